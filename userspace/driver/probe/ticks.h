/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef PROBE_TICKS_H
#define PROBE_TICKS_H

#include <stdint.h>
#include <x86intrin.h>

/* The TSC: the one clock that a VM and its host have in common but for a constant. */
static inline uint64_t ticks_now(void)
{
	return __rdtsc();
}

#endif
