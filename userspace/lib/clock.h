/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_CLOCK_H
#define TARE_CLOCK_H

#include <stdint.h>
#include <time.h>

/*
 * CLOCK_MONOTONIC_RAW: counts nanoseconds, is not slewed by NTP, and where the
 * kernel keeps time with the TSC it is a TSC read in the vDSO, already scaled. The
 * TSC itself would save some 20 ns a reading and cost a calibration of our own.
 */
#define TARE_CLOCK_NAME "CLOCK_MONOTONIC_RAW"

static inline uint64_t tare_ns_of(clockid_t clock)
{
	struct timespec now;

	clock_gettime(clock, &now);
	return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

/* Nanoseconds since an arbitrary point. */
static inline uint64_t tare_clock_ns(void)
{
	return tare_ns_of(CLOCK_MONOTONIC_RAW);
}

/* By the clock in which the kernel counts idle time and timers. */
static inline uint64_t tare_monotonic_ns(void)
{
	return tare_ns_of(CLOCK_MONOTONIC);
}

/*
 * The smallest step between two readings that differ, in ns, found by reading: what the
 * kernel states (clock_getres) is a promise about the unit, not about the clock.
 */
uint64_t tare_clock_resolution_ns(void);

#endif
