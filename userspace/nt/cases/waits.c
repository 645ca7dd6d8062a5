// SPDX-License-Identifier: GPL-2.0-only
#include "steps.h"

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

/* A thread waits for one of each kind; who asks owns the mutex. */
#define KINDS(how)                                                                                 \
	OBJECT(a, SEMAPHORE, 0, 1), OBJECT(b, MUTEX, true, 0), AUTO(c, false), MANUAL(d, false),   \
		SLEEPS(0, abcd, how, LONG)
#define GIVE_A RELEASE(a, 1, OK, 0)
#define GIVE_B DO(UNLOCK, b, OK)
#define GIVE_C DO(SET, c, OK)
#define GIVE_D DO(SET, d, OK)
#define ORDER(...)                                                                                 \
	KINDS(TARE_NT_WAIT_ALL), __VA_ARGS__, ENDS(0, OK), ANY(a, TIMEOUT), ANY(b, ABANDONED),     \
		ANY(c, TIMEOUT), ANY(d, OK)

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

const struct nt_case wait_cases[] = {
	{23, 0, "of any the lowest is consumed, and no other",
	 STEPS(AUTO(a, false), AUTO(b, true), OBJECT(c, SEMAPHORE, 1, 1), ANY(abc, OK + 1),
	       ANY(abc, OK + 2), ANY(abc, TIMEOUT))},
	{24, NT_LACKS_ALL, "all are consumed, or none",
	 STEPS(AUTO(a, true), AUTO(b, false), ALL(ab, TIMEOUT), DO(SET, b, OK), ALL(ab, OK),
	       ANY(ab, TIMEOUT))},
	{25, NT_LACKS_ALL, "a pending wait for all owns nothing before",
	 STEPS(AUTO(a, false), OBJECT(b, SEMAPHORE, 0, 1), SLEEPS(0, ab, TARE_NT_WAIT_ALL, LONG),
	       DO(SET, a, OK), ANY(a, OK), WAS(SET, a, 0), RELEASE(b, 1, OK, 0), ENDS(0, OK),
	       ANY(ab, TIMEOUT))},
	{26, 0, "any of one object twice consumes it once",
	 STEPS(AUTO(a, true), ANY(aa, OK), ANY(aa, TIMEOUT))},
	/* Windows refuses it, Wine (8 and 10) takes it as one */
	{26, NT_LACKS_ALL, "all of one object twice is refused",
	 STEPS(AUTO(a, true), BY(wine), ALL(aa, OK), BY(wine), ANY(a, TIMEOUT), NOT_BY(wine),
	       ALL(aa, INVALID_PARAMETER), NOT_BY(wine), ANY(a, OK))},
	{27, 0, "64 objects can be waited for, not 0 and not 65", .run = how_many},
	{28, 0, "a bad handle among good ones consumes nothing",
	 STEPS(AUTO(a, true), AUTO(b, true), ANY(azb, INVALID_HANDLE), ANY(a, OK), ANY(b, OK))},
	{30, NT_LACKS_ALL, "a pending wait for all starves nobody", .run = all_starves_nobody},
	{31, NT_LACKS_ALL, "one event ends a wait for any or one for all",
	 STEPS(AUTO(a, false), MANUAL(b, true), SLEEPS(0, a, 0, LONG),
	       SLEEPS(1, ab, TARE_NT_WAIT_ALL, LONG), WAS(SET, a, 0), ANY(a, TIMEOUT),
	       WAS(SET, a, 0), ANY(a, TIMEOUT), ENDS(0, OK), ENDS(1, OK), ANY(a, TIMEOUT))},
	{62, NT_LACKS_DEATHS, "each kind of object ends a wait for any",
	 STEPS(KINDS(0), GIVE_A, ENDS(0, OK), ANY(a, TIMEOUT), KINDS(0), GIVE_B, ENDS(0, OK + 1),
	       ANY(b, ABANDONED), KINDS(0), GIVE_C, ENDS(0, OK + 2), ANY(c, TIMEOUT), KINDS(0),
	       GIVE_D, ENDS(0, OK + 3), ANY(d, OK))},
	/* both are set before the first has run, or nearly always: one alone is left for the second
	 */
	{65, 0, "two events end two waits, whichever for any",
	 STEPS(AUTO(a, false), AUTO(b, false), SLEEPS(0, ab, 0, LONG), SLEEPS(1, b, 0, LONG),
	       DO(SET, a, OK), DO(SET, b, OK), ENDS(0, OK), ENDS(1, OK)),
	 .again = 29},
	{65, 0, "two mutexes end two waits, whichever for any",
	 STEPS(OBJECT(a, MUTEX, true, 0), OBJECT(b, MUTEX, true, 0), SLEEPS(0, ab, 0, LONG),
	       SLEEPS(1, b, 0, LONG), DO(UNLOCK, a, OK), DO(UNLOCK, b, OK), ENDS(0, OK),
	       ENDS(1, OK)),
	 .again = 29},
	{63, NT_LACKS_ALL | NT_LACKS_DEATHS, "all of each kind end a wait for all, in any order",
	 STEPS(ORDER(PENDS(0), GIVE_B, PENDS(0), GIVE_C, PENDS(0), GIVE_D, PENDS(0), GIVE_A),
	       ORDER(PENDS(0), GIVE_C, PENDS(0), GIVE_D, PENDS(0), GIVE_A, PENDS(0), GIVE_B),
	       ORDER(PENDS(0), GIVE_D, PENDS(0), GIVE_A, PENDS(0), GIVE_B, PENDS(0), GIVE_C),
	       ORDER(PENDS(0), GIVE_A, PENDS(0), GIVE_B, PENDS(0), GIVE_C, PENDS(0), GIVE_D))},
	{64, NT_LACKS_ALL | NT_LACKS_PULSE, "a pulse ends a wait for all if it is the last",
	 STEPS(AUTO(a, false), MANUAL(b, false), SLEEPS(0, ab, TARE_NT_WAIT_ALL, LONG),
	       DO(PULSE, a, OK), DO(PULSE, b, OK), DO(SET, a, OK), DO(PULSE, b, OK), ENDS(0, OK),
	       ANY(ab, TIMEOUT))},
	{0},
};
