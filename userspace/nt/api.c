// SPDX-License-Identifier: GPL-2.0-only
#include <stdio.h>
#include <string.h>

#include "api.h"

const struct nt_api *nt_front(const char *name)
{
	for (int i = 0; nt_fronts[i]; i++)
		if (!strcmp(nt_fronts[i]->name, name))
			return nt_fronts[i];
	fprintf(stderr, "%s: no such front end; there are", name);
	for (int i = 0; nt_fronts[i]; i++)
		fprintf(stderr, " %s", nt_fronts[i]->name);
	fprintf(stderr, "\n");
	return NULL;
}

/* *handle: not written where the call fails. */
static uint32_t make(const struct nt_api *api, struct tare_nt_call *call, uint32_t *handle)
{
	uint32_t status = api->call(call, NULL, NULL);

	if (!status)
		*handle = call->handle;
	return status;
}

static uint32_t create(const struct nt_api *api, uint32_t *handle, uint32_t type, uint32_t first,
		       uint32_t second)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_CREATE, .a = type, .b = first, .c = second};

	return make(api, &call, handle);
}

uint32_t nt_create_event(const struct nt_api *api, uint32_t *handle, int manual, int set)
{
	return create(api, handle, TARE_NT_EVENT, manual, set);
}

uint32_t nt_create_semaphore(const struct nt_api *api, uint32_t *handle, uint32_t count,
			     uint32_t most)
{
	return create(api, handle, TARE_NT_SEMAPHORE, count, most);
}

uint32_t nt_create_mutex(const struct nt_api *api, uint32_t *handle, int owned)
{
	return create(api, handle, TARE_NT_MUTEX, owned, 0);
}

uint32_t nt_duplicate(const struct nt_api *api, uint32_t handle, uint32_t access, uint32_t *other)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_DUPLICATE, .handle = handle, .a = access};

	return make(api, &call, other);
}

uint32_t nt_close(const struct nt_api *api, uint32_t handle)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_CLOSE, .handle = handle};

	return api->call(&call, NULL, NULL);
}

static uint32_t change(const struct nt_api *api, uint32_t op, uint32_t handle, uint32_t count,
		       uint32_t *previous)
{
	struct tare_nt_call call = {.op = op, .handle = handle, .a = count};
	uint32_t status = api->call(&call, NULL, NULL);

	if (!status)
		*previous = call.value;
	return status;
}

uint32_t nt_set_event(const struct nt_api *api, uint32_t handle, int32_t *previous)
{
	return change(api, TARE_NT_OP_SET, handle, 0, (uint32_t *)previous);
}

uint32_t nt_reset_event(const struct nt_api *api, uint32_t handle, int32_t *previous)
{
	return change(api, TARE_NT_OP_RESET, handle, 0, (uint32_t *)previous);
}

uint32_t nt_release_semaphore(const struct nt_api *api, uint32_t handle, uint32_t count,
			      uint32_t *previous)
{
	return change(api, TARE_NT_OP_RELEASE, handle, count, previous);
}

uint32_t nt_release_mutex(const struct nt_api *api, uint32_t handle, int32_t *previous)
{
	return change(api, TARE_NT_OP_UNLOCK, handle, 0, (uint32_t *)previous);
}
