// SPDX-License-Identifier: GPL-2.0-only
#include "steps.h"

#include <sched.h>

/* Whether the counter is one's own is what the mutex is for, so nothing else protects it. */
struct shared {
	uint32_t mutex, start;
	unsigned int counter;
};

static uint32_t count_up(const struct nt_api *api, void *of)
{
	struct shared *shared = of;
	uint32_t bad = case_wait(api, shared->start, LONG);

	for (unsigned int i = 0; i < case_rounds; i++) {
		unsigned int before;

		bad |= case_wait(api, shared->mutex, LONG);
		before = shared->counter;
		if (i % 64 == 0)
			sched_yield();
		shared->counter = before + 1;
		bad |= case_unlock(api, shared->mutex);
	}
	return bad;
}

static void one_owner_at_a_time(const struct nt_api *api)
{
	struct shared shared = {case_mutex(api, false), case_event(api, true, false), 0};
	struct side *side[4];

	for (int i = 0; i < 4; i++)
		side[i] = case_start(api, count_up, &shared);
	EXPECT(case_set(api, shared.start), NT_OK);
	for (int i = 0; i < 4; i++)
		EXPECT(case_end(side[i]), NT_OK);
	EXPECT(shared.counter, 4 * case_rounds);
	case_close(api, (uint32_t[]){shared.mutex, shared.start}, 2);
}

const struct nt_case mutex_cases[] = {
	{14, 0, "an owner owns again, and releases as often",
	 STEPS(OBJECT(a, MUTEX, true, 0), ANY(a, OK), DO(UNLOCK, a, OK), DO(UNLOCK, a, OK),
	       DO(UNLOCK, a, MUTEX_NOT_OWNED))},
	{15, 0, "a mutex that nobody owns is not released",
	 STEPS(OBJECT(a, MUTEX, false, 0), DO(UNLOCK, a, MUTEX_NOT_OWNED))},
	{16, 0, "another's mutex is not released",
	 STEPS(OBJECT(a, MUTEX, true, 0),
	       BEGINS(0, DO(UNLOCK, a, MUTEX_NOT_OWNED), ANY(a, TIMEOUT)), JOINS(0),
	       DO(UNLOCK, a, OK))},
	{22, 0, "a release tells how often the mutex was owned",
	 STEPS(OBJECT(a, MUTEX, true, 0), ANY(a, OK), ANY(a, OK), ANY(a, OK), WAS(UNLOCK, a, -3),
	       WAS(UNLOCK, a, -2), WAS(UNLOCK, a, -1), WAS(UNLOCK, a, 0),
	       DO(UNLOCK, a, MUTEX_NOT_OWNED))},
	{61, 0, "four threads own a mutex in turn", .run = one_owner_at_a_time},
	{0},
};
