/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_IDLE_H
#define TARE_IDLE_H

#include <stdint.h>

/* Time all CPUs together spent idle since boot, in ns, from /proc/stat; 0 if unknown. */
uint64_t idle_ns(void);

#endif
