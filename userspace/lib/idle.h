/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_IDLE_H
#define TARE_IDLE_H

#include <stdint.h>

/*
 * Time all CPUs together spent idle since boot, waiting for I/O or for nothing, in ns; 0 if
 * unknown. To the ns from /proc/timer_list where there is one CPU, root asks and the kernel tells
 * (not 7.2); else in ticks of 10 ms from /proc/stat. The kernel adds to it when a CPU stops idling,
 * so of several one may be behind.
 */
uint64_t idle_ns(void);

/* In what steps it is told: 1, or 10000000. */
uint64_t idle_step_ns(void);

#endif
