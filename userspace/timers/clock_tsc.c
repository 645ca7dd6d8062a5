// SPDX-License-Identifier: GPL-2.0-only
/* The time stamp counter, which a program reads without a system call, on both systems alike. */
#include "clocks.h"

#include <cpuid.h>
#include <x86intrin.h>

#include "portable.h"

#define CALIBRATION_NS 20000000u
#define RDTSCP_BIT     (1u << 27)

uint64_t read_rdtsc(void)
{
	return __rdtsc();
}

void call_rdtsc(void)
{
	/* volatile, or a reading that nobody uses is left out */
	volatile uint64_t now = __rdtsc();

	(void)now;
}

uint64_t read_rdtscp(void)
{
	unsigned int cpu;

	return __rdtscp(&cpu);
}

void call_rdtscp(void)
{
	unsigned int cpu;
	volatile uint64_t now = __rdtscp(&cpu);

	(void)now;
}

const char *cannot_rdtscp(void)
{
	unsigned int a, b, c, d;

	if (__get_cpuid(0x80000001, &a, &b, &c, &d) && d & RDTSCP_BIT)
		return NULL;
	return "this CPU has no such instruction";
}

double ns_per_cycle(void)
{
	uint64_t start_ns = now_ns(), start = __rdtsc(), passed_ns;

	do {
		passed_ns = now_ns() - start_ns;
	} while (passed_ns < CALIBRATION_NS);
	return (double)passed_ns / (double)(__rdtsc() - start);
}
