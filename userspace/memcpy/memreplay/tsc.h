/* SPDX-License-Identifier: GPL-2.0-only */
/* The time stamp counter as a clock that costs little enough to be read between chunks of calls. */
#ifndef MEMREPLAY_TSC_H
#define MEMREPLAY_TSC_H

#include <stdint.h>
#include <x86intrin.h>

/* Why the counter is not a clock here, or NULL where it is. The text is static. */
const char *tsc_refused(void);

/* Waits for what was executed before, as rdtsc does not. */
static inline uint64_t tsc_ticks(void)
{
	unsigned int cpu;

	return __rdtscp(&cpu);
}

/* A moment by both clocks. */
struct tsc_moment {
	uint64_t ns, ticks;
};

struct tsc_moment tsc_now(void);

/* ns of a tick since `start`; waits where that is too short ago to tell. */
double tsc_ns_per_tick(const struct tsc_moment *start);

#endif
