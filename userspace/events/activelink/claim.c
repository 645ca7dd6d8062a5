// SPDX-License-Identifier: GPL-2.0-only
#include <time.h>

#include "run.h"

uint64_t run_cpu_ns(void)
{
	struct timespec used;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
	return (uint64_t)used.tv_sec * 1000000000u + (uint64_t)used.tv_nsec;
}

static bool time_is_over(struct run *run, uint64_t when)
{
	uint64_t began = atomic_load_explicit(&run->began, memory_order_relaxed);

	return run->plan->duration_ns && began && when >= began + run->plan->duration_ns;
}

bool run_over(struct run *run, uint64_t when)
{
	uint64_t claimed = atomic_load_explicit(&run->claimed, memory_order_relaxed);

	return time_is_over(run, when) ||
	       (claimed > run->plan->warm && claimed - run->plan->warm >= run->plan->measured);
}

bool run_overdue(struct run *run, uint64_t now)
{
	return now > run->plan->timeout_ns && time_is_over(run, now - run->plan->timeout_ns);
}

bool run_claim(struct run *run, uint64_t when, bool *measured)
{
	const struct plan *plan = run->plan;
	uint64_t number;

	if (time_is_over(run, when))
		return false;
	number = atomic_fetch_add_explicit(&run->claimed, 1, memory_order_relaxed);
	*measured = number >= plan->warm;
	if (!*measured)
		return true;
	if (number - plan->warm >= plan->measured)
		return false;
	if (number == plan->warm) {
		run->cpu_began = run_cpu_ns();
		atomic_store_explicit(&run->began, when, memory_order_relaxed);
	}
	return true;
}
