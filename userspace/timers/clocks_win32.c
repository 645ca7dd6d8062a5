// SPDX-License-Identifier: GPL-2.0-only
/* Win32 promises no system call for any of these; NtQueryPerformanceCounter is nearest to one. */
#include "clocks.h"

#include <windows.h>

#include "portable.h"

/* ntdll exports this, but no header for programs declares it */
LONG NTAPI NtQueryPerformanceCounter(LARGE_INTEGER *count, LARGE_INTEGER *frequency);

static uint64_t counter_in_ns(LARGE_INTEGER now)
{
	static LARGE_INTEGER frequency;

	if (!frequency.QuadPart)
		QueryPerformanceFrequency(&frequency);
	return (uint64_t)((double)now.QuadPart * (1e9 / (double)frequency.QuadPart));
}

static void call_counter(void)
{
	LARGE_INTEGER now;

	QueryPerformanceCounter(&now);
}

static uint64_t read_counter(void)
{
	LARGE_INTEGER now;

	QueryPerformanceCounter(&now);
	return counter_in_ns(now);
}

static void call_nt_counter(void)
{
	LARGE_INTEGER now;

	NtQueryPerformanceCounter(&now, NULL);
}

static uint64_t read_nt_counter(void)
{
	LARGE_INTEGER now;

	NtQueryPerformanceCounter(&now, NULL);
	return counter_in_ns(now);
}

static void call_ticks(void)
{
	GetTickCount64();
}

static uint64_t read_ticks(void)
{
	return GetTickCount64();
}

static uint64_t in_units(FILETIME now)
{
	return (uint64_t)now.dwHighDateTime << 32 | now.dwLowDateTime;
}

static void call_precise(void)
{
	FILETIME now;

	GetSystemTimePreciseAsFileTime(&now);
}

static uint64_t read_precise(void)
{
	FILETIME now;

	GetSystemTimePreciseAsFileTime(&now);
	return in_units(now);
}

static void call_system_time(void)
{
	FILETIME now;

	GetSystemTimeAsFileTime(&now);
}

static uint64_t read_system_time(void)
{
	FILETIME now;

	GetSystemTimeAsFileTime(&now);
	return in_units(now);
}

const struct clock_kind clock_kinds[] = {
	{"tend", tend, now_ns, 1, NULL},
	{"rdtsc", call_rdtsc, read_rdtsc, 0, NULL},
	{"rdtscp", call_rdtscp, read_rdtscp, 0, cannot_rdtscp},
	{"QueryPerformanceCounter", call_counter, read_counter, 1, NULL},
	{"NtQueryPerformanceCounter", call_nt_counter, read_nt_counter, 1, NULL},
	{"GetTickCount64", call_ticks, read_ticks, 1000000, NULL},
	{"GetSystemTimePreciseAsFileTime", call_precise, read_precise, 100, NULL},
	{"GetSystemTimeAsFileTime", call_system_time, read_system_time, 100, NULL},
};

const size_t clock_kinds_count = sizeof(clock_kinds) / sizeof(clock_kinds[0]);
