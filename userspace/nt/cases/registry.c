// SPDX-License-Identifier: GPL-2.0-only
/* Each case works below a key of its own, and leaves no key behind. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "case.h"

#define ROOT 0
/* has no factor in common with how many there are */
#define STEP 100003ull

static uint32_t create(const struct nt_api *api, uint32_t from, const char *path,
		       unsigned int flags, uint32_t *handle, uint32_t *disposition)
{
	struct tare_nt_call call = {
		.op = TARE_NT_OP_KEY_CREATE, .handle = from, .a = flags, .in_size = strlen(path)};
	uint32_t status = api->call(&call, path, NULL);

	if (!status) {
		*handle = call.handle;
		*disposition = call.value;
	}
	return status;
}

static uint32_t open_key(const struct nt_api *api, uint32_t from, const char *path,
			 uint32_t *handle)
{
	struct tare_nt_call call = {
		.op = TARE_NT_OP_KEY_OPEN, .handle = from, .in_size = strlen(path)};
	uint32_t status = api->call(&call, path, NULL);

	if (!status)
		*handle = call.handle;
	return status;
}

/* Whether the last key of the path is new, or the status. */
static uint32_t creates(const struct nt_api *api, uint32_t from, const char *path,
			unsigned int flags)
{
	uint32_t handle, disposition, status;

	status = create(api, from, path, flags, &handle, &disposition);
	if (status)
		return status;
	nt_close(api, handle);
	return disposition;
}

static uint32_t opens(const struct nt_api *api, uint32_t from, const char *path)
{
	uint32_t handle, status = open_key(api, from, path, &handle);

	if (!status)
		nt_close(api, handle);
	return status;
}

/* One that is there from now on. */
static uint32_t key(const struct nt_api *api, uint32_t from, const char *path, unsigned int flags)
{
	uint32_t handle = 0, disposition = 0;

	EXPECT(create(api, from, path, flags, &handle, &disposition), NT_OK);
	EXPECT(disposition, TARE_NT_NEW);
	return handle;
}

static uint32_t delete_key(const struct nt_api *api, uint32_t handle)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_KEY_DELETE, .handle = handle};

	return api->call(&call, NULL, NULL);
}

/* Its handle is closed, too. */
static void remove_key(const struct nt_api *api, uint32_t handle)
{
	EXPECT(delete_key(api, handle), NT_OK);
	nt_close(api, handle);
}

static void remove_path(const struct nt_api *api, uint32_t from, const char *path)
{
	uint32_t handle = 0;

	EXPECT(open_key(api, from, path, &handle), NT_OK);
	remove_key(api, handle);
}

static uint32_t set(const struct nt_api *api, uint32_t handle, const char *name, uint32_t type,
		    const void *data, uint32_t size)
{
	uint32_t name_size = strlen(name), status;
	struct tare_nt_call call = {.op = TARE_NT_OP_VALUE_SET,
				    .handle = handle,
				    .a = type,
				    .b = name_size,
				    .in_size = name_size + size};
	char *in = malloc(call.in_size + 1);

	if (!in)
		return NT_NO_MEMORY;
	memcpy(in, name, name_size);
	memcpy(in + name_size, data, size);
	status = api->call(&call, in, NULL);
	free(in);
	return status;
}

/* *size: in: room; out: of the data. */
static uint32_t get(const struct nt_api *api, uint32_t handle, const char *name, uint32_t *type,
		    void *data, uint32_t *size)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_VALUE_GET,
				    .handle = handle,
				    .in_size = strlen(name),
				    .out_size = *size};
	uint32_t status = api->call(&call, name, data);

	*type = call.value;
	*size = call.out_size;
	return status;
}

static void found_without_case(const struct nt_api *api)
{
	static const char *const path[] = {"Case 49\\above\\b", "case 49\\ABOVE\\A",
					   "CASE 49\\Above\\c"};
	static const char *const name[] = {"A", "b", "C"};
	uint32_t handle = 0;

	for (int i = 0; i < 3; i++)
		EXPECT(creates(api, ROOT, path[i], 0), TARE_NT_NEW);
	EXPECT(creates(api, ROOT, "CASE 49\\ABOVE\\B", 0), TARE_NT_THERE);
	EXPECT(open_key(api, ROOT, "case 49\\above", &handle), NT_OK);
	EXPECT(opens(api, handle, "d"), NT_NAME_NOT_FOUND);
	for (int i = 0; i < 3; i++)
		remove_path(api, handle, name[i]);
	remove_key(api, handle);
	remove_path(api, ROOT, "case 49");
	EXPECT(opens(api, ROOT, "Case 49"), NT_NAME_NOT_FOUND);
}

static void deleted_while_open(const struct nt_api *api)
{
	uint32_t above = key(api, ROOT, "case 50", 0), below = key(api, above, "below", 0);
	uint32_t type, size = 0;

	EXPECT(set(api, below, "value", 1, "data", 4), NT_OK);
	EXPECT(delete_key(api, above), case_of(api, "wine", NT_ACCESS_DENIED, NT_CANNOT_DELETE));
	EXPECT(delete_key(api, below), NT_OK);
	EXPECT(delete_key(api, below), case_of(api, "wine", NT_OK, NT_KEY_DELETED));
	EXPECT(get(api, below, "value", &type, NULL, &size), NT_KEY_DELETED);
	EXPECT(set(api, below, "value", 1, "data", 4), NT_KEY_DELETED);
	EXPECT(creates(api, below, "again", 0), NT_KEY_DELETED);
	EXPECT(opens(api, above, "below"), NT_NAME_NOT_FOUND);
	nt_close(api, below);
	remove_key(api, above);
}

static void short_rooms(const struct nt_api *api, uint32_t handle)
{
	char data[8] = "unread";
	uint32_t type = 0, size = 3;

	EXPECT(get(api, handle, "NUMBER", &type, data, &size), NT_BUFFER_OVERFLOW);
	EXPECT(size, 4);
	EXPECT(strcmp(data, "unread"), 0);
	size = 0;
	EXPECT(get(api, handle, "NUMBER", &type, NULL, &size), NT_OK);
	EXPECT(size, 4);
	size = sizeof(data);
	EXPECT(get(api, handle, "NUMBER", &type, data, &size), NT_OK);
	EXPECT(type, 0xfedcba98);
	EXPECT(size, 4);
	EXPECT(memcmp(data, "1234", 4), 0);
}

static void values(const struct nt_api *api)
{
	uint32_t handle = key(api, ROOT, "case 51", 0), type = 0, size = 0;

	EXPECT(set(api, handle, "other", 0, "", 0), NT_OK);
	EXPECT(set(api, handle, "Number", 4, "longer than it will be", 22), NT_OK);
	EXPECT(set(api, handle, "number", 0xfedcba98, "1234", 4), NT_OK);
	EXPECT(set(api, handle, "", 1, "default", 7), NT_OK);
	short_rooms(api, handle);
	EXPECT(get(api, handle, "", &type, NULL, &size), NT_OK);
	EXPECT(size, 7);
	EXPECT(get(api, handle, "OTHER", &type, NULL, &size), NT_OK);
	EXPECT(size, 0);
	EXPECT(get(api, handle, "others", &type, NULL, &size), NT_NAME_NOT_FOUND);
	remove_key(api, handle);
}

static void sizes_of_names(const struct nt_api *api)
{
	uint32_t above = key(api, ROOT, "case 52", 0), type, size = 0;
	char name[TARE_NT_VALUE_NAME_MAX + 2] = "";

	memset(name, 'n', TARE_NT_NAME_MAX);
	EXPECT(creates(api, above, name, 0), TARE_NT_NEW);
	remove_path(api, above, name);
	memset(name, 'n', TARE_NT_NAME_MAX + 2);
	EXPECT(creates(api, above, name, 0), NT_INVALID_PARAMETER);
	memset(name, 'n', TARE_NT_VALUE_NAME_MAX);
	EXPECT(set(api, above, name, 1, "data", 4), NT_OK);
	EXPECT(get(api, above, name, &type, NULL, &size), NT_OK);
	EXPECT(size, 4);
	memset(name, 'n', TARE_NT_VALUE_NAME_MAX + 1);
	EXPECT(set(api, above, name, 1, "data", 4), NT_INVALID_PARAMETER);
	remove_key(api, above);
}

/* Room for one level more than there may be. */
static void path_of(char path[2 * TARE_NT_DEPTH_MAX + 2], int depth)
{
	for (int i = 0; i < depth; i++)
		memcpy(path + 2 * i, "d\\", 2);
	path[2 * depth - 1] = '\0';
}

static void depth_has_a_limit(const struct nt_api *api)
{
	char path[2 * TARE_NT_DEPTH_MAX + 2];

	bool limit = case_of(api, "wine", false, true);

	path_of(path, TARE_NT_DEPTH_MAX + 1);
	EXPECT(creates(api, ROOT, path, 0), limit ? NT_NAME_INVALID : TARE_NT_NEW);
	EXPECT(opens(api, ROOT, "d"), limit ? NT_NAME_NOT_FOUND : NT_OK);
	path_of(path, TARE_NT_DEPTH_MAX);
	EXPECT(creates(api, ROOT, path, 0), limit ? TARE_NT_NEW : TARE_NT_THERE);
	for (int depth = TARE_NT_DEPTH_MAX + !limit; depth; depth--) {
		path_of(path, depth);
		remove_path(api, ROOT, path);
	}
}

static void many_values(const struct nt_api *api, uint32_t handle)
{
	uint32_t status = NT_OK, many = case_many(), middle = many / 2 + 1, type, there = 0;
	uint32_t size = sizeof(there);
	char name[16];

	for (uint32_t i = 0; i < many && !status; i++) {
		snprintf(name, sizeof(name), "%05u", (uint32_t)(i * STEP % many));
		status = set(api, handle, name, 4, &i, sizeof(i));
	}
	EXPECT(status, NT_OK);
	snprintf(name, sizeof(name), "%05u", (uint32_t)(middle * STEP % many));
	EXPECT(get(api, handle, name, &type, &there, &size), NT_OK);
	EXPECT(there, middle);
	snprintf(name, sizeof(name), "%05u", many);
	EXPECT(get(api, handle, name, &type, &there, &size), NT_NAME_NOT_FOUND);
}

static void large_value(const struct nt_api *api, uint32_t handle)
{
	uint32_t type = 0, size = TARE_NT_VALUE_MAX;
	char *data = malloc(size + 1), *back = calloc(1, size);

	if (data && back) {
		for (uint32_t i = 0; i <= size; i++)
			data[i] = i * 31 + (i >> 8);
		EXPECT(set(api, handle, "large", 3, data, size), NT_OK);
		EXPECT(get(api, handle, "LARGE", &type, back, &size), NT_OK);
		EXPECT(size, TARE_NT_VALUE_MAX);
		EXPECT(memcmp(data, back, size), 0);
		EXPECT(set(api, handle, "large", 3, data, size + 1),
		       case_of(api, "wine", NT_OK, NT_INVALID_PARAMETER));
	} else {
		EXPECT(NT_NO_MEMORY, NT_OK);
	}
	free(data);
	free(back);
}

static void much(const struct nt_api *api)
{
	uint32_t handle = key(api, ROOT, "case 54", TARE_NT_VOLATILE);

	EXPECT(creates(api, handle, "below", 0), NT_CHILD_MUST_BE_VOLATILE);
	EXPECT(opens(api, handle, "below"), NT_NAME_NOT_FOUND);
	EXPECT(creates(api, handle, "below", TARE_NT_VOLATILE), TARE_NT_NEW);
	/* what is there is what it was made as */
	EXPECT(creates(api, handle, "below", 0), TARE_NT_THERE);
	remove_path(api, handle, "below");
	large_value(api, handle);
	many_values(api, handle);
	remove_key(api, handle);
}

const struct nt_case registry_cases[] = {
	{49, NT_LACKS_REGISTRY, "keys are made with those above, and found without case",
	 found_without_case},
	{50, NT_LACKS_REGISTRY, "a key goes while it is open, but not with keys below",
	 deleted_while_open},
	{51, NT_LACKS_REGISTRY, "a value keeps its type and size, and tells what room it needs",
	 values},
	{52, NT_LACKS_REGISTRY, "names of keys and values have limits", sizes_of_names},
	{53, NT_LACKS_REGISTRY, "so has depth", depth_has_a_limit},
	{54, NT_LACKS_REGISTRY,
	 "below a volatile key all are; a key holds 100,000 values, and 1 MiB", much},
	{0},
};
