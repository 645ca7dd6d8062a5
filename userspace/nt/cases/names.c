// SPDX-License-Identifier: GPL-2.0-only
#include <string.h>

#include "case.h"
#include "core/handle.h"

static uint32_t create(const struct nt_api *api, uint32_t type, uint32_t first, uint32_t second,
		       const char *name, uint32_t *handle)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_CREATE,
				    .a = type,
				    .b = first,
				    .c = second,
				    .in_size = strlen(name)};
	uint32_t status = api->call(&call, name, NULL);

	*handle = call.handle;
	return status;
}

static uint32_t open_as(const struct nt_api *api, uint32_t type, uint32_t access, uint32_t flags,
			const char *name, uint32_t *handle)
{
	struct tare_nt_call call = {
		.op = TARE_NT_OP_OPEN, .a = type, .b = access, .c = flags, .in_size = strlen(name)};
	uint32_t status = api->call(&call, name, NULL);

	*handle = call.handle;
	return status;
}

static uint32_t open_event(const struct nt_api *api, const char *name, uint32_t *handle)
{
	return open_as(api, TARE_NT_EVENT, 0, 0, name, handle);
}

static void second_creation(const struct nt_api *api)
{
	uint32_t handle[3];

	EXPECT(create(api, TARE_NT_EVENT, false, false, "one", &handle[0]), NT_OK);
	EXPECT(create(api, TARE_NT_EVENT, true, true, "one", &handle[1]), NT_OBJECT_EXISTS);
	EXPECT(open_event(api, "one", &handle[2]), NT_OK);
	EXPECT(case_wait(api, handle[1], 0), NT_TIMEOUT);
	EXPECT(case_set(api, handle[1]), NT_OK);
	EXPECT(case_wait(api, handle[0], 0), NT_OK);
	EXPECT(case_wait(api, handle[2], 0), NT_TIMEOUT);
	case_close(api, handle, 3);
}

static void mutex_that_is_there(const struct nt_api *api)
{
	uint32_t handle[2];

	EXPECT(create(api, TARE_NT_MUTEX, false, 0, "one", &handle[0]), NT_OK);
	EXPECT(create(api, TARE_NT_MUTEX, true, 0, "one", &handle[1]), NT_OBJECT_EXISTS);
	EXPECT(case_unlock(api, handle[0]), NT_MUTEX_NOT_OWNED);
	case_close(api, handle, 2);
}

static void other_type(const struct nt_api *api)
{
	uint32_t handle, other;

	EXPECT(create(api, TARE_NT_EVENT, false, false, "one", &handle), NT_OK);
	EXPECT(create(api, TARE_NT_SEMAPHORE, 0, 1, "one", &other), NT_TYPE_MISMATCH);
	EXPECT(open_as(api, TARE_NT_MUTEX, 0, 0, "one", &other), NT_TYPE_MISMATCH);
	nt_close(api, handle);
}

static void other_case(const struct nt_api *api)
{
	uint32_t handle[3], other;

	EXPECT(create(api, TARE_NT_EVENT, false, false, "One", &handle[0]), NT_OK);
	EXPECT(open_event(api, "oNE", &other), NT_NAME_NOT_FOUND);
	EXPECT(open_as(api, TARE_NT_EVENT, 0, TARE_NT_NO_CASE, "oNE", &handle[1]), NT_OK);
	EXPECT(case_set(api, handle[1]), NT_OK);
	EXPECT(case_wait(api, handle[0], 0), NT_OK);
	EXPECT(create(api, TARE_NT_EVENT, false, true, "oNE", &handle[2]), NT_OK);
	EXPECT(case_wait(api, handle[0], 0), NT_TIMEOUT);
	case_close(api, handle, 3);
}

static void lives_with_handles(const struct nt_api *api)
{
	uint32_t first, second, third;

	EXPECT(create(api, TARE_NT_EVENT, false, true, "one", &first), NT_OK);
	EXPECT(nt_duplicate(api, first, 0, &second), NT_OK);
	EXPECT(nt_close(api, first), NT_OK);
	EXPECT(open_event(api, "one", &third), NT_OK);
	case_close(api, (uint32_t[]){second, third}, 2);
	EXPECT(open_event(api, "one", &third), NT_NAME_NOT_FOUND);
	/* a new one */
	EXPECT(create(api, TARE_NT_EVENT, false, false, "one", &first), NT_OK);
	EXPECT(case_wait(api, first, 0), NT_TIMEOUT);
	nt_close(api, first);
}

static void dies_before_a_wait(const struct nt_api *api)
{
	uint32_t event, kept = 0, other;
	struct waiter *waiter;

	EXPECT(create(api, TARE_NT_EVENT, false, false, "one", &event), NT_OK);
	waiter = case_waiter(api, 1, &event, 0, 200 * MS);
	EXPECT(nt_close(api, event), NT_OK);
	/* Wine's waits keep the object, and that its name */
	EXPECT(open_event(api, "one", &kept), case_of(api, "wine", NT_OK, NT_NAME_NOT_FOUND));
	EXPECT(create(api, TARE_NT_EVENT, false, true, "one", &other),
	       case_of(api, "wine", NT_OBJECT_EXISTS, NT_OK));
	EXPECT(case_result(waiter), NT_TIMEOUT);
	nt_close(api, other);
	if (kept)
		nt_close(api, kept);
}

static void local_and_global(const struct nt_api *api)
{
	uint32_t handle[2], other;

	EXPECT(create(api, TARE_NT_EVENT, false, false, "Local\\one", &handle[0]), NT_OK);
	EXPECT(open_event(api, "Global\\one", &other), NT_NAME_NOT_FOUND);
	EXPECT(open_event(api, "one", &handle[1]), NT_OK);
	EXPECT(case_set(api, handle[1]), NT_OK);
	EXPECT(case_wait(api, handle[0], 0), NT_OK);
	case_close(api, handle, 2);
}

static void sizes_of_names(const struct nt_api *api)
{
	char name[TARE_NT_NAME_MAX + 2] = {0};
	uint32_t handle[2], other;

	memset(name, 'x', sizeof(name) - 1);
	/* NT's limit is that of a string */
	EXPECT(open_event(api, name, &other),
	       case_of(api, "wine", NT_NAME_NOT_FOUND, NT_NAME_INVALID));
	EXPECT(create(api, TARE_NT_EVENT, false, false, name, &other),
	       case_of(api, "wine", NT_OK, NT_NAME_INVALID));
	if (other)
		nt_close(api, other);
	name[TARE_NT_NAME_MAX] = '\0';
	EXPECT(create(api, TARE_NT_EVENT, false, false, name, &handle[0]), NT_OK);
	EXPECT(create(api, TARE_NT_EVENT, false, false, name, &handle[1]), NT_OBJECT_EXISTS);
	EXPECT(create(api, TARE_NT_EVENT, false, false, "Local\\", &other), NT_NAME_INVALID);
	case_close(api, handle, 2);
}

static void opened_to_wait(const struct nt_api *api)
{
	uint32_t event, other;

	EXPECT(create(api, TARE_NT_EVENT, false, true, "one", &event), NT_OK);
	EXPECT(open_as(api, TARE_NT_EVENT, NT_ACCESS_SYNCHRONIZE, 0, "one", &other), NT_OK);
	EXPECT(case_set(api, other), NT_ACCESS_DENIED);
	EXPECT(case_wait(api, other, 0), NT_OK);
	case_close(api, (uint32_t[]){event, other}, 2);
}

const struct nt_case name_cases[] = {
	{40, NT_LACKS_NAMES, "who creates what is there opens it as it is", second_creation},
	{40, NT_LACKS_NAMES, "who creates a mutex that is there does not own it",
	 mutex_that_is_there},
	{41, NT_LACKS_NAMES, "an object of another type has the name", other_type},
	{42, NT_LACKS_NAMES, "another case of letters is another name, unless it is said",
	 other_case},
	{43, NT_LACKS_NAMES | NT_LACKS_DUPLICATES, "a name lives as long as a handle",
	 lives_with_handles},
	{43, NT_LACKS_NAMES, "a wait does not keep a name", dies_before_a_wait},
	{44, NT_LACKS_NAMES, "Local\\ changes nothing, Global\\ does", local_and_global},
	{44, NT_LACKS_NAMES, "a name has up to 255 bytes", sizes_of_names},
	{45, NT_LACKS_NAMES | NT_LACKS_ACCESS, "who opens gets what was asked for", opened_to_wait},
	{0},
};
