/* SPDX-License-Identifier: GPL-2.0-only */
/* Time-outs as front ends take them: absolute, so that an interrupted wait goes on as it was. */
#ifndef NT_DEADLINE_H
#define NT_DEADLINE_H

#include <stdint.h>
#include <time.h>

/* Of CLOCK_MONOTONIC; 0: without sleeping; all ones: for ever. timeout_ns as in struct nt_api. */
static inline uint64_t nt_deadline(int64_t timeout_ns)
{
	struct timespec now;

	if (timeout_ns <= 0)
		return timeout_ns ? UINT64_MAX : 0;
	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec * 1000000000ull + now.tv_nsec + timeout_ns;
}

static inline struct timespec nt_timespec(uint64_t deadline_ns)
{
	return (struct timespec){deadline_ns / 1000000000, deadline_ns % 1000000000};
}

#endif
