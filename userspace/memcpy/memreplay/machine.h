/* SPDX-License-Identifier: GPL-2.0-only */
/* What a replay needs to know of the machine it runs on. */
#ifndef MEMREPLAY_MACHINE_H
#define MEMREPLAY_MACHINE_H

#include <jansson.h>
#include <stdint.h>

#include "lib/error.h"

enum cache { CACHE_L1, CACHE_L2, CACHE_LLC, CACHES };

/* Bytes of a data or unified cache as sysfs or the C library tells; 0 where unknown. */
uint64_t machine_cache_bytes(enum cache cache);

/* "L1", "L2" or "LLC". */
const char *machine_cache_name(enum cache cache);

/* Half of the memory that is available now, in bytes: what a replay may use at most. */
uint64_t machine_memory_budget(void);

/* Pins this process to one CPU. 0, or -1 with *err filled. */
int machine_pin(int cpu, struct tare_error *err);

/* CPU model, kernel, caches, pinned CPU (or -1). */
json_t *machine_json(int cpu);

#endif
