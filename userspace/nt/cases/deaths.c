// SPDX-License-Identifier: GPL-2.0-only
/* Owners that die. */
#include "steps.h"

#define DEAD_OWNER(slot) BEGINS(0, ANY(slot, OK), ANY(slot, OK)), JOINS(0)

/* A thread owns a until b is set, and dies. */
#define OWNER                                                                                      \
	OBJECT(a, MUTEX, false, 0), MANUAL(b, false), AUTO(c, false), MANUAL(d, false),            \
		BEGINS(0, ANY(a, OK), DO(SET, d, OK), WAITS(b, 0, OK, LONG)),                      \
		WAITS(d, 0, OK, LONG)

const struct nt_case death_cases[] = {
	{17, NT_LACKS_DEATHS, "a dead owner's mutex is abandoned once",
	 STEPS(OBJECT(a, MUTEX, false, 0), DEAD_OWNER(a), ANY(a, ABANDONED), ANY(a, OK),
	       WAS(UNLOCK, a, -1), DO(UNLOCK, a, OK), DO(UNLOCK, a, MUTEX_NOT_OWNED), ANY(a, OK),
	       DO(UNLOCK, a, OK))},
	{18, NT_LACKS_DEATHS, "an abandoned mutex is free, and says so",
	 STEPS(OBJECT(a, MUTEX, true, 0), STATE(a, 0, false), ANY(a, OK), STATE(a, -1, false),
	       DO(UNLOCK, a, OK), DO(UNLOCK, a, OK), STATE(a, 1, false), DEAD_OWNER(a),
	       /* to ask is not to own */
	       STATE(a, 1, true), STATE(a, 1, true), ANY(a, ABANDONED), STATE(a, 0, false))},
	{19, NT_LACKS_DEATHS, "of any, a wait says which was abandoned",
	 STEPS(AUTO(a, false), OBJECT(b, MUTEX, false, 0), OBJECT(c, MUTEX, false, 0),
	       DEAD_OWNER(b), ANY(abc, ABANDONED + 1), ANY(abc, OK + 1),
	       DO(UNLOCK, c, MUTEX_NOT_OWNED))},
	{19, NT_LACKS_DEATHS | NT_LACKS_ALL, "of all, a wait says that one was abandoned",
	 STEPS(OBJECT(a, MUTEX, false, 0), OBJECT(b, MUTEX, false, 0), DEAD_OWNER(b),
	       ALL(ab, ABANDONED), DO(UNLOCK, a, OK), DO(UNLOCK, b, OK))},
	{20, NT_LACKS_DEATHS, "an owner's death ends another's wait",
	 STEPS(OWNER, SLEEPS(1, ca, 0, LONG), DO(SET, b, OK), JOINS(0), ENDS(1, ABANDONED + 1),
	       /* the waiter owned it, and has died as well */
	       ANY(a, ABANDONED))},
	{20, NT_LACKS_DEATHS | NT_LACKS_ALL, "an owner's death ends another's wait for all",
	 STEPS(OWNER, SLEEPS(1, ba, TARE_NT_WAIT_ALL, LONG), DO(SET, b, OK), JOINS(0),
	       ENDS(1, ABANDONED))},
	{0},
};
