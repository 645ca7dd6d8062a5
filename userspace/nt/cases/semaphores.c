// SPDX-License-Identifier: GPL-2.0-only
#include "steps.h"

const struct nt_case semaphore_cases[] = {
	{9, 0, "a semaphore of more than its most, or of none, is not made",
	 STEPS(CREATE(a, SEMAPHORE, 2, 1, "", INVALID_PARAMETER), BY(ntsync),
	       OBJECT(b, SEMAPHORE, 0, 0), NOT_BY(ntsync),
	       CREATE(b, SEMAPHORE, 0, 0, "", INVALID_PARAMETER))},
	{10, 0, "releasing too much changes nothing",
	 STEPS(OBJECT(a, SEMAPHORE, 1, 2), RELEASE(a, 2, SEMAPHORE_LIMIT, 0), ANY(a, OK),
	       ANY(a, TIMEOUT))},
	{11, 0, "releasing none succeeds",
	 STEPS(OBJECT(a, SEMAPHORE, 0, 2), RELEASE(a, 0, OK, 0), ANY(a, TIMEOUT))},
	/* NT's are signed */
	{12, 0, "a count does not overflow",
	 STEPS(BY(wine), OBJECT(a, SEMAPHORE, 1, INT32_MAX), NOT_BY(wine),
	       OBJECT(a, SEMAPHORE, 1, UINT32_MAX), RELEASE(a, UINT32_MAX, SEMAPHORE_LIMIT, 0),
	       BY(wine), RELEASE(a, INT32_MAX - 1, OK, 1), NOT_BY(wine),
	       RELEASE(a, UINT32_MAX - 1, OK, 1), RELEASE(a, 1, SEMAPHORE_LIMIT, 0))},
	{13, NT_LACKS_ORDER, "each count ends one wait, in their order",
	 STEPS(OBJECT(a, SEMAPHORE, 0, 3), SLEEPS(0, a, 0, 500 * MS), SLEEPS(1, a, 0, 500 * MS),
	       SLEEPS(2, a, 0, 500 * MS), RELEASE(a, 2, OK, 0), ENDS(0, OK), ENDS(1, OK),
	       ENDS(2, TIMEOUT), ANY(a, TIMEOUT))},
	{0},
};
