// SPDX-License-Identifier: GPL-2.0-only
/* Threads beside the one that asks. */
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "case.h"
#include "run.h"
#include "system.h"

#define HANDLES_MAX 8

struct side {
	pthread_t thread;
	const struct nt_api *api;
	uint32_t (*run)(const struct nt_api *api, void *of);
	void *of;
	uint32_t result;
};

static void *run_there(void *of)
{
	struct side *side = of;

	if (side->api->attach())
		case_give_up("a thread cannot attach");
	side->result = side->run(side->api, side->of);
	side->api->detach();
	return NULL;
}

struct side *case_start(const struct nt_api *api, uint32_t (*run)(const struct nt_api *, void *),
			void *of)
{
	struct side *side = calloc(1, sizeof(*side));

	if (!side)
		case_give_up("no memory for a thread");
	*side = (struct side){.api = api, .run = run, .of = of};
	if (pthread_create(&side->thread, NULL, run_there, side))
		case_give_up("no thread for a case");
	return side;
}

uint32_t case_end(struct side *side)
{
	uint32_t result;

	pthread_join(side->thread, NULL);
	result = side->result;
	free(side);
	return result;
}

struct waiter {
	struct side *side;
	int count;
	uint32_t handle[HANDLES_MAX];
	unsigned int flags;
	int64_t timeout_ns;
	pid_t tid; /* once it is about to wait */
	bool over;
};

static uint32_t wait_there(const struct nt_api *api, void *of)
{
	struct waiter *waiter = of;
	uint32_t result;

	__atomic_store_n(&waiter->tid, system_tid(), __ATOMIC_RELEASE);
	result = api->wait(waiter->handle, waiter->count, waiter->flags, waiter->timeout_ns);
	__atomic_store_n(&waiter->over, true, __ATOMIC_RELEASE);
	return result;
}

/*
 * A server of one thread may have found what the sleeper asks together with what we ask next, and
 * do ours first. With a reply to this it has done what it found before.
 */
static void settle(const struct nt_api *api)
{
	nt_close(api, case_event(api, false, false));
}

struct waiter *case_waiter(const struct nt_api *api, int count, const uint32_t *handle,
			   unsigned int flags, int64_t timeout_ns)
{
	struct waiter *waiter = calloc(1, sizeof(*waiter));
	char path[64];

	if (!waiter || count > HANDLES_MAX)
		case_give_up("no memory for a waiter");
	*waiter = (struct waiter){.count = count, .flags = flags, .timeout_ns = timeout_ns};
	memcpy(waiter->handle, handle, count * sizeof(*handle));
	waiter->side = case_start(api, wait_there, waiter);
	while (!case_tid(waiter))
		sched_yield();
	snprintf(path, sizeof(path), "/proc/self/task/%d/stat", (int)case_tid(waiter));
	case_asleep_at(path);
	settle(api);
	return waiter;
}

uint32_t case_result(struct waiter *waiter)
{
	uint32_t result = case_end(waiter->side);

	free(waiter);
	return result;
}

bool case_over(const struct waiter *waiter)
{
	return __atomic_load_n(&waiter->over, __ATOMIC_ACQUIRE);
}

pid_t case_tid(const struct waiter *waiter)
{
	return __atomic_load_n(&waiter->tid, __ATOMIC_ACQUIRE);
}
