/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_IDLE_H
#define TARE_IDLE_H

#include <stdint.h>

/*
 * Time that all CPUs together spent idle since boot, waiting for I/O or for nothing, in ns; 0 if
 * unknown. /proc/timer_list has it to the ns if there is one CPU, root asks and the kernel tells
 * (not 7.2); else /proc/stat has it in ticks of 10 ms. The kernel adds to it when a CPU stops
 * idling, so that with several CPUs the sum may be behind.
 */
uint64_t idle_ns(void);

/* The step of idle_ns() here, in ns: 1, or 10000000. */
uint64_t idle_step_ns(void);

#endif
