// SPDX-License-Identifier: GPL-2.0-only
/* What fails seldom, tried case_rounds times. */
#include <sched.h>

#include "case.h"

/* Two threads wait for all of a semaphore and an event, in either order; two others give them. */
struct giving {
	uint32_t both[2], reversed[2];
	bool over;
	unsigned int given; /* sets of an event that was not set */
};

static uint32_t take_all(const struct nt_api *api, const uint32_t *handle)
{
	uint32_t bad = 0;

	for (unsigned int i = 0; i < case_rounds; i++)
		bad |= api->wait(handle, 2, TARE_NT_WAIT_ALL, LONG);
	return bad;
}

static uint32_t take_both(const struct nt_api *api, void *of)
{
	return take_all(api, ((struct giving *)of)->both);
}

static uint32_t take_reversed(const struct nt_api *api, void *of)
{
	return take_all(api, ((struct giving *)of)->reversed);
}

static uint32_t give_counts(const struct nt_api *api, void *of)
{
	struct giving *giving = of;
	uint32_t bad = 0, previous;

	for (unsigned int i = 0; i < 2 * case_rounds; i++)
		bad |= nt_release_semaphore(api, giving->both[0], 1, &previous);
	return bad;
}

static uint32_t give_sets(const struct nt_api *api, void *of)
{
	struct giving *giving = of;
	uint32_t bad = 0;
	int32_t previous;

	while (!__atomic_load_n(&giving->over, __ATOMIC_ACQUIRE)) {
		bad |= nt_set_event(api, giving->both[1], &previous);
		giving->given += !previous;
		if (previous)
			sched_yield();
	}
	return bad;
}

static void two_orders_of_all(const struct nt_api *api)
{
	uint32_t semaphore = case_semaphore(api, 0, INT32_MAX), event = case_event(api, 0, 0);
	struct giving giving = {{semaphore, event}, {event, semaphore}, false, 0};
	struct side *taker[2] = {case_start(api, take_both, &giving),
				 case_start(api, take_reversed, &giving)};
	struct side *counts = case_start(api, give_counts, &giving);
	struct side *sets = case_start(api, give_sets, &giving);
	bool left;

	EXPECT(case_end(taker[0]), NT_OK);
	EXPECT(case_end(taker[1]), NT_OK);
	EXPECT(case_end(counts), NT_OK);
	__atomic_store_n(&giving.over, true, __ATOMIC_RELEASE);
	EXPECT(case_end(sets), NT_OK);
	/* each wait took one of each, and nothing else did */
	EXPECT(case_wait(api, semaphore, 0), NT_TIMEOUT);
	left = case_wait(api, event, 0) == NT_OK;
	EXPECT(giving.given, 2 * case_rounds + left);
	case_close(api, giving.both, 2);
}

/* A wait with a time-out, and a set at about the same time. */
struct race {
	uint32_t event, result;
	unsigned int begun, ended;
	int64_t delay_ns; /* of the set */
};

#define TIMEOUT 20000

static uint32_t wait_each_round(const struct nt_api *api, void *of)
{
	struct race *race = of;

	for (unsigned int i = 1; i <= case_rounds; i++) {
		while (__atomic_load_n(&race->begun, __ATOMIC_ACQUIRE) < i)
			sched_yield();
		race->result = case_wait(api, race->event, TIMEOUT);
		__atomic_store_n(&race->ended, i, __ATOMIC_RELEASE);
	}
	return NT_OK;
}

/* Returns whether the event ended the wait. */
static bool race_once(const struct nt_api *api, struct race *race, unsigned int round)
{
	int64_t begin = case_now_ns();

	__atomic_store_n(&race->begun, round, __ATOMIC_RELEASE);
	while (case_now_ns() - begin < race->delay_ns)
		sched_yield();
	EXPECT(case_set(api, race->event), NT_OK);
	while (__atomic_load_n(&race->ended, __ATOMIC_ACQUIRE) < round)
		sched_yield();
	EXPECT(case_wait(api, race->event, 0), race->result == NT_OK ? NT_TIMEOUT : NT_OK);
	if (race->result != NT_OK)
		EXPECT(race->result, NT_TIMEOUT);
	return race->result == NT_OK;
}

static void set_and_expiry(const struct nt_api *api)
{
	struct race race = {.event = case_event(api, false, false), .delay_ns = TIMEOUT};
	struct side *side = case_start(api, wait_each_round, &race);
	unsigned int set = 0;

	/* the delay goes to where either is as likely, however quick the machine is */
	for (unsigned int i = 1; i <= case_rounds; i++) {
		bool was_set = race_once(api, &race, i);

		set += was_set;
		race.delay_ns += was_set ? race.delay_ns / 16 + 16 : -(race.delay_ns / 16);
	}
	EXPECT(case_end(side), NT_OK);
	/* or else there was no race */
	EXPECT(set > 0 && set < case_rounds, true);
	nt_close(api, race.event);
}

const struct nt_case race_cases[] = {
	{29, NT_LACKS_ALL, "waits for all in two orders take as much as is given",
	 .run = two_orders_of_all},
	{33, 0, "a wait takes the event or times out, never both", .run = set_and_expiry},
	{0},
};
