// SPDX-License-Identifier: GPL-2.0-only
/* Time-outs. */
#include "steps.h"

static void not_early(const struct nt_api *api)
{
	uint32_t event = case_event(api, false, false);
	int64_t begin = case_now_ns();

	EXPECT(case_wait(api, event, 50 * MS), NT_TIMEOUT);
	EXPECT(case_now_ns() - begin >= 50 * MS, true);
	EXPECT(case_wait(api, event, 1), NT_TIMEOUT);
	nt_close(api, event);
}

static void not_late(const struct nt_api *api)
{
	uint32_t event = case_event(api, false, false);
	int64_t least = INT64_MAX;

	/* one of many is in time on the busiest machine, unless it counts by another clock */
	for (int i = 0; i < 20; i++) {
		int64_t begin = case_now_ns(), took;

		EXPECT(case_wait(api, event, MS), NT_TIMEOUT);
		took = case_now_ns() - begin;
		least = took < least ? took : least;
	}
	EXPECT(least < 50 * MS, true);
	nt_close(api, event);
}

const struct nt_case time_cases[] = {
	{32, 0, "a time-out is not early", .run = not_early},
	{32, 0, "a time-out is not late", .run = not_late},
	{32, 0, "a time-out of centuries is none",
	 STEPS(AUTO(a, false), SLEEPS(0, a, 0, INT64_MAX), DO(SET, a, OK), ENDS(0, OK))},
	{0},
};
