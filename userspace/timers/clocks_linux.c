// SPDX-License-Identifier: GPL-2.0-only
/*
 * Linux has most clocks twice: through libc, which reads in the vDSO where it can, and as
 * a real system call.
 */
#include "clocks.h"

#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "portable.h"

static uint64_t in_ns(struct timespec now)
{
	return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

#define CLOCK(id)                                                                                  \
	static void call_##id(void)                                                                \
	{                                                                                          \
		struct timespec now;                                                               \
		clock_gettime(CLOCK_##id, &now);                                                   \
	}                                                                                          \
	static uint64_t read_##id(void)                                                            \
	{                                                                                          \
		struct timespec now;                                                               \
		clock_gettime(CLOCK_##id, &now);                                                   \
		return in_ns(now);                                                                 \
	}                                                                                          \
	static void call_syscall_##id(void)                                                        \
	{                                                                                          \
		struct timespec now;                                                               \
		syscall(SYS_clock_gettime, CLOCK_##id, &now);                                      \
	}                                                                                          \
	static uint64_t read_syscall_##id(void)                                                    \
	{                                                                                          \
		struct timespec now;                                                               \
		syscall(SYS_clock_gettime, CLOCK_##id, &now);                                      \
		return in_ns(now);                                                                 \
	}

CLOCK(REALTIME)
CLOCK(MONOTONIC)
CLOCK(MONOTONIC_RAW)
CLOCK(REALTIME_COARSE)
CLOCK(MONOTONIC_COARSE)
CLOCK(PROCESS_CPUTIME_ID)

static void call_gettimeofday(void)
{
	struct timeval now;

	gettimeofday(&now, NULL);
}

static uint64_t read_gettimeofday(void)
{
	struct timeval now;

	gettimeofday(&now, NULL);
	return (uint64_t)now.tv_sec * 1000000u + (uint64_t)now.tv_usec;
}

static void call_syscall_gettimeofday(void)
{
	struct timeval now;

	syscall(SYS_gettimeofday, &now, NULL);
}

static uint64_t read_syscall_gettimeofday(void)
{
	struct timeval now;

	syscall(SYS_gettimeofday, &now, NULL);
	return (uint64_t)now.tv_sec * 1000000u + (uint64_t)now.tv_usec;
}

#define BOTH(id)                                                                                   \
	{"CLOCK_" #id, call_##id, read_##id, 1, NULL},                                             \
	{                                                                                          \
		"syscall:CLOCK_" #id, call_syscall_##id, read_syscall_##id, 1, NULL                \
	}

const struct clock_kind clock_kinds[] = {
	{"tend", tend, now_ns, 1, NULL},
	{"rdtsc", call_rdtsc, read_rdtsc, 0, NULL},
	{"rdtscp", call_rdtscp, read_rdtscp, 0, cannot_rdtscp},
	{"gettimeofday", call_gettimeofday, read_gettimeofday, 1000, NULL},
	{"syscall:gettimeofday", call_syscall_gettimeofday, read_syscall_gettimeofday, 1000, NULL},
	BOTH(REALTIME),
	BOTH(MONOTONIC),
	BOTH(MONOTONIC_RAW),
	BOTH(REALTIME_COARSE),
	BOTH(MONOTONIC_COARSE),
	BOTH(PROCESS_CPUTIME_ID),
};

const size_t clock_kinds_count = sizeof(clock_kinds) / sizeof(clock_kinds[0]);
