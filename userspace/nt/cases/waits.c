// SPDX-License-Identifier: GPL-2.0-only
#include "case.h"

static void lowest_of_any(const struct nt_api *api)
{
	uint32_t handle[3] = {case_event(api, false, false), case_event(api, false, true),
			      case_semaphore(api, 1, 1)};

	EXPECT(api->wait(handle, 3, 0, 0), 1);
	EXPECT(api->wait(handle, 3, 0, 0), 2);
	EXPECT(api->wait(handle, 3, 0, 0), NT_TIMEOUT);
	case_close(api, handle, 3);
}

static void all_or_nothing(const struct nt_api *api)
{
	uint32_t handle[2] = {case_event(api, false, true), case_event(api, false, false)};

	EXPECT(api->wait(handle, 2, TARE_NT_WAIT_ALL, 0), NT_TIMEOUT);
	EXPECT(case_set(api, handle[1]), NT_OK);
	EXPECT(api->wait(handle, 2, TARE_NT_WAIT_ALL, 0), NT_OK);
	EXPECT(api->wait(handle, 2, 0, 0), NT_TIMEOUT);
	case_close(api, handle, 2);
}

static void theft_from_a_pending_all(const struct nt_api *api)
{
	uint32_t handle[2] = {case_event(api, false, false), case_semaphore(api, 0, 1)};
	struct waiter *waiter = case_waiter(api, 2, handle, TARE_NT_WAIT_ALL, LONG);
	uint32_t count;
	int32_t previous;

	EXPECT(nt_set_event(api, handle[0], &previous), NT_OK);
	EXPECT(case_wait(api, handle[0], 0), NT_OK);
	EXPECT(nt_set_event(api, handle[0], &previous), NT_OK);
	EXPECT(previous, 0);
	EXPECT(nt_release_semaphore(api, handle[1], 1, &count), NT_OK);
	EXPECT(case_result(waiter), NT_OK);
	EXPECT(api->wait(handle, 2, 0, 0), NT_TIMEOUT);
	case_close(api, handle, 2);
}

static void one_twice(const struct nt_api *api)
{
	uint32_t event = case_event(api, false, true), handle[2] = {event, event};

	EXPECT(api->wait(handle, 2, 0, 0), 0);
	EXPECT(api->wait(handle, 2, 0, 0), NT_TIMEOUT);
	nt_close(api, event);
}

static void all_of_one_twice(const struct nt_api *api)
{
	uint32_t event = case_event(api, false, true), handle[2] = {event, event};

	/* Windows refuses it, Wine (8 and 10) takes it as one */
	bool refused = case_of(api, "wine", false, true);

	EXPECT(api->wait(handle, 2, TARE_NT_WAIT_ALL, 0), refused ? NT_INVALID_PARAMETER : NT_OK);
	EXPECT(case_wait(api, event, 0), refused ? NT_OK : NT_TIMEOUT);
	nt_close(api, event);
}

static void how_many(const struct nt_api *api)
{
	uint32_t handle[65];

	for (int i = 0; i < 65; i++)
		handle[i] = case_event(api, false, i == 63);
	EXPECT(api->wait(handle, 0, 0, 0),
	       case_of(api, "ntsync", NT_TIMEOUT, NT_INVALID_PARAMETER));
	EXPECT(api->wait(handle, 65, 0, 0), NT_INVALID_PARAMETER);
	EXPECT(api->wait(handle, 64, 0, 0), 63);
	case_close(api, handle, 65);
}

static void a_bad_handle_among_good_ones(const struct nt_api *api)
{
	uint32_t handle[3] = {case_event(api, false, true), 0x7ffffff0,
			      case_event(api, false, true)};

	EXPECT(api->wait(handle, 3, 0, 0), NT_INVALID_HANDLE);
	EXPECT(case_wait(api, handle[0], 0), NT_OK);
	EXPECT(case_wait(api, handle[2], 0), NT_OK);
	nt_close(api, handle[0]);
	nt_close(api, handle[2]);
}

/* One of each kind; who asks owns the mutex. */
struct kinds {
	uint32_t handle[4];
};

enum { SEMAPHORE, MUTEX, AUTO, MANUAL, KINDS };

static struct kinds make_kinds(const struct nt_api *api)
{
	return (struct kinds){{case_semaphore(api, 0, 1), case_mutex(api, true),
			       case_event(api, false, false), case_event(api, true, false)}};
}

static uint32_t give_one(const struct nt_api *api, const struct kinds *kinds, int kind)
{
	uint32_t previous;

	if (kind == SEMAPHORE)
		return nt_release_semaphore(api, kinds->handle[kind], 1, &previous);
	if (kind == MUTEX)
		return case_unlock(api, kinds->handle[kind]);
	return case_set(api, kinds->handle[kind]);
}

static void each_kind_ends_a_wait(const struct nt_api *api)
{
	for (int kind = 0; kind < KINDS; kind++) {
		struct kinds kinds = make_kinds(api);
		struct waiter *waiter = case_waiter(api, KINDS, kinds.handle, 0, LONG);

		EXPECT(give_one(api, &kinds, kind), NT_OK);
		EXPECT(case_result(waiter), NT_OK + kind);
		EXPECT(case_wait(api, kinds.handle[kind], 0), kind == MANUAL  ? NT_OK
							      : kind == MUTEX ? NT_ABANDONED
									      : NT_TIMEOUT);
		case_close(api, kinds.handle, KINDS);
	}
}

/* Both are set before the first has run, or nearly always: one alone is left for the second. */
static void two_sets_end_two_waits(const struct nt_api *api)
{
	uint32_t handle[2] = {case_event(api, false, false), case_event(api, false, false)};

	for (int i = 0; i < 30; i++) {
		struct waiter *any = case_waiter(api, 2, handle, 0, LONG);
		struct waiter *other = case_waiter(api, 1, &handle[1], 0, LONG);

		EXPECT(case_set(api, handle[0]), NT_OK);
		EXPECT(case_set(api, handle[1]), NT_OK);
		EXPECT(case_result(any), NT_OK);
		EXPECT(case_result(other), NT_OK);
	}
	case_close(api, handle, 2);
}

static void two_releases_end_two_waits(const struct nt_api *api)
{
	for (int i = 0; i < 30; i++) {
		uint32_t mutex[2] = {case_mutex(api, true), case_mutex(api, true)};
		struct waiter *any = case_waiter(api, 2, mutex, 0, LONG);
		struct waiter *other = case_waiter(api, 1, &mutex[1], 0, LONG);

		EXPECT(case_unlock(api, mutex[0]), NT_OK);
		EXPECT(case_unlock(api, mutex[1]), NT_OK);
		EXPECT(case_result(any), NT_OK);
		EXPECT(case_result(other), NT_OK);
		case_close(api, mutex, 2);
	}
}

static void all_of_each_kind(const struct nt_api *api)
{
	for (int last = 0; last < KINDS; last++) {
		struct kinds kinds = make_kinds(api);
		struct waiter *waiter =
			case_waiter(api, KINDS, kinds.handle, TARE_NT_WAIT_ALL, LONG);

		for (int i = 1; i <= KINDS; i++) {
			EXPECT(case_over(waiter), false);
			EXPECT(give_one(api, &kinds, (last + i) % KINDS), NT_OK);
		}
		EXPECT(case_result(waiter), NT_OK);
		EXPECT(case_wait(api, kinds.handle[SEMAPHORE], 0), NT_TIMEOUT);
		EXPECT(case_wait(api, kinds.handle[MUTEX], 0), NT_ABANDONED);
		EXPECT(case_wait(api, kinds.handle[AUTO], 0), NT_TIMEOUT);
		EXPECT(case_wait(api, kinds.handle[MANUAL], 0), NT_OK);
		case_close(api, kinds.handle, KINDS);
	}
}

static void pulse_for_all(const struct nt_api *api)
{
	uint32_t handle[2] = {case_event(api, false, false), case_event(api, true, false)};
	struct waiter *waiter = case_waiter(api, 2, handle, TARE_NT_WAIT_ALL, LONG);
	int32_t previous;

	EXPECT(nt_pulse_event(api, handle[0], &previous), NT_OK);
	EXPECT(nt_pulse_event(api, handle[1], &previous), NT_OK);
	EXPECT(case_set(api, handle[0]), NT_OK);
	EXPECT(nt_pulse_event(api, handle[1], &previous), NT_OK);
	EXPECT(case_result(waiter), NT_OK);
	EXPECT(api->wait(handle, 2, 0, 0), NT_TIMEOUT);
	case_close(api, handle, 2);
}

static uint32_t own_and_release(const struct nt_api *api, void *of)
{
	const uint32_t *mutex = of;
	uint32_t bad = 0;

	for (int i = 0; i < 1000; i++)
		bad |= case_wait(api, *mutex, LONG) | case_unlock(api, *mutex);
	return bad;
}

static void all_starves_nobody(const struct nt_api *api)
{
	uint32_t handle[2] = {case_mutex(api, false), case_mutex(api, true)};
	struct waiter *waiter = case_waiter(api, 2, handle, TARE_NT_WAIT_ALL, LONG);

	EXPECT(case_end(case_start(api, own_and_release, &handle[0])), NT_OK);
	EXPECT(case_over(waiter), false);
	EXPECT(case_unlock(api, handle[1]), NT_OK);
	EXPECT(case_result(waiter), NT_OK);
	case_close(api, handle, 2);
}

static void any_or_all(const struct nt_api *api)
{
	uint32_t handle[2] = {case_event(api, false, false), case_event(api, true, true)};
	struct waiter *any = case_waiter(api, 1, handle, 0, LONG);
	struct waiter *all = case_waiter(api, 2, handle, TARE_NT_WAIT_ALL, LONG);
	int32_t previous = 9;

	for (int i = 0; i < 2; i++) {
		EXPECT(nt_set_event(api, handle[0], &previous), NT_OK);
		EXPECT(previous, 0);
		EXPECT(case_wait(api, handle[0], 0), NT_TIMEOUT);
	}
	EXPECT(case_result(any), NT_OK);
	EXPECT(case_result(all), NT_OK);
	EXPECT(case_wait(api, handle[0], 0), NT_TIMEOUT);
	case_close(api, handle, 2);
}

const struct nt_case wait_cases[] = {
	{23, 0, "of any the lowest is consumed, and no other", lowest_of_any},
	{24, NT_LACKS_ALL, "all are consumed, or none", all_or_nothing},
	{25, NT_LACKS_ALL, "a pending wait for all owns nothing before", theft_from_a_pending_all},
	{26, 0, "any of one object twice consumes it once", one_twice},
	{26, NT_LACKS_ALL, "all of one object twice is refused", all_of_one_twice},
	{27, 0, "64 objects can be waited for, not 0 and not 65", how_many},
	{28, 0, "a bad handle among good ones consumes nothing", a_bad_handle_among_good_ones},
	{30, NT_LACKS_ALL, "a pending wait for all starves nobody", all_starves_nobody},
	{31, NT_LACKS_ALL, "one event ends a wait for any or one for all", any_or_all},
	{62, NT_LACKS_DEATHS, "each kind of object ends a wait for any", each_kind_ends_a_wait},
	{65, 0, "two events end two waits, whichever for any", two_sets_end_two_waits},
	{65, 0, "two mutexes end two waits, whichever for any", two_releases_end_two_waits},
	{63, NT_LACKS_ALL | NT_LACKS_DEATHS, "all of each kind end a wait for all, in any order",
	 all_of_each_kind},
	{64, NT_LACKS_ALL | NT_LACKS_PULSE, "a pulse ends a wait for all if it is the last",
	 pulse_for_all},
	{0},
};
