// SPDX-License-Identifier: GPL-2.0-only
#include "case.h"

#include <sched.h>

static void mine_again(const struct nt_api *api)
{
	uint32_t mutex = case_mutex(api, true);

	EXPECT(case_wait(api, mutex, 0), NT_OK);
	EXPECT(case_unlock(api, mutex), NT_OK);
	EXPECT(case_unlock(api, mutex), NT_OK);
	EXPECT(case_unlock(api, mutex), NT_MUTEX_NOT_OWNED);
	nt_close(api, mutex);
}

static void how_often_it_was_owned(const struct nt_api *api)
{
	uint32_t mutex = case_mutex(api, true);
	int32_t previous = 9;

	for (int i = 0; i < 9; i++)
		EXPECT(case_wait(api, mutex, 0), NT_OK);
	for (int i = -9; i <= 0; i++) {
		EXPECT(nt_release_mutex(api, mutex, &previous), NT_OK);
		EXPECT(previous, i);
	}
	EXPECT(nt_release_mutex(api, mutex, &previous), NT_MUTEX_NOT_OWNED);
	EXPECT(previous, 0);
	nt_close(api, mutex);
}

static void nobodys(const struct nt_api *api)
{
	uint32_t mutex = case_mutex(api, false);
	int32_t previous = 9;

	EXPECT(nt_release_mutex(api, mutex, &previous), NT_MUTEX_NOT_OWNED);
	EXPECT(previous, 9);
	nt_close(api, mutex);
}

static void release_of_anothers(const struct nt_api *api, uint32_t mutex)
{
	int32_t previous;

	EXPECT(nt_release_mutex(api, mutex, &previous), NT_MUTEX_NOT_OWNED);
	EXPECT(case_wait(api, mutex, 0), NT_TIMEOUT);
}

static void anothers(const struct nt_api *api)
{
	uint32_t mutex = case_mutex(api, true);
	int32_t previous;

	case_thread(api, release_of_anothers, mutex);
	EXPECT(nt_release_mutex(api, mutex, &previous), NT_OK);
	nt_close(api, mutex);
}

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
	{14, 0, "an owner owns again, and releases as often", mine_again},
	{15, 0, "a mutex that nobody owns is not released", nobodys},
	{16, 0, "another's mutex is not released", anothers},
	{22, 0, "a release tells how often the mutex was owned", how_often_it_was_owned},
	{61, 0, "four threads own a mutex in turn", one_owner_at_a_time},
	{0},
};
