// SPDX-License-Identifier: GPL-2.0-only
#include "case.h"

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "run.h"
#include "system.h"

static char said[256];

void case_give_up(const char *what)
{
	printf("Bail out! %s\n", what);
	fflush(stdout);
	_exit(1);
}

void case_expect(const char *file, int line, const char *what, uint32_t value, uint32_t expected)
{
	if (value != expected && !said[0])
		snprintf(said, sizeof(said), "%s:%d: %s is 0x%x, not 0x%x", file, line, what, value,
			 expected);
}

const char *case_said(void)
{
	return said[0] ? said : NULL;
}

void case_forget(void)
{
	said[0] = '\0';
}

uint32_t case_of(const struct nt_api *api, const char *front, uint32_t its, uint32_t others)
{
	return strcmp(api->name, front) ? others : its;
}

unsigned int case_many(void)
{
	return case_rounds < 10000 ? 10 * case_rounds : 100000;
}

static void must(uint32_t status)
{
	if (status)
		case_give_up("an object that the case needs cannot be made");
}

uint32_t case_event(const struct nt_api *api, bool manual, bool set)
{
	uint32_t handle = 0;

	must(nt_create_event(api, &handle, manual, set));
	return handle;
}

uint32_t case_semaphore(const struct nt_api *api, uint32_t count, uint32_t most)
{
	uint32_t handle = 0;

	must(nt_create_semaphore(api, &handle, count, most));
	return handle;
}

uint32_t case_mutex(const struct nt_api *api, bool owned)
{
	uint32_t handle = 0;

	must(nt_create_mutex(api, &handle, owned));
	return handle;
}

void case_close(const struct nt_api *api, const uint32_t *handle, int count)
{
	for (int i = 0; i < count; i++)
		nt_close(api, handle[i]);
}

uint32_t case_wait(const struct nt_api *api, uint32_t handle, int64_t timeout_ns)
{
	return api->wait(&handle, 1, 0, timeout_ns);
}

uint32_t case_set(const struct nt_api *api, uint32_t handle)
{
	int32_t previous;

	return nt_set_event(api, handle, &previous);
}

uint32_t case_unlock(const struct nt_api *api, uint32_t handle)
{
	int32_t previous;

	return nt_release_mutex(api, handle, &previous);
}

int64_t case_now_ns(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec * 1000000000ll + now.tv_nsec;
}

/* Or is over already. */
static bool sleeps(const char *path)
{
	char text[256], *state;

	if (system_read(path, text, sizeof(text)))
		return true;
	state = strrchr(text, ')');
	return !state || !state[1] || strchr("SZX", state[2]);
}

void case_asleep_at(const char *path)
{
	while (!sleeps(path))
		sched_yield();
}
