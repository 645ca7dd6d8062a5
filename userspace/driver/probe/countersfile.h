/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The driver's counters, for itself or for another program too: a file that holds one struct
 * counters and nothing else, in the order and byte order of this machine. The driver writes each
 * field as it counts. nic_missed and clock_ns are at most COUNTERS_TICK_NS old.
 */
#ifndef PROBE_COUNTERSFILE_H
#define PROBE_COUNTERSFILE_H

#include "lib/error.h"
#include "counters.h"

#define COUNTERS_TICK_NS 100000000u

/*
 * In memory alone if path is NULL, else in a file. Counts on where a driver before this one has
 * ended, so that a reader may see several through. NULL with *err filled.
 */
struct counters *counters_create(const char *path, struct tare_error *err);

/* Those that another program counts. NULL with *err filled. */
const struct counters *counters_attach(const char *path, struct tare_error *err);

/* Stamps the clock alone: all other fields are as they were then, or newer. */
void counters_are_of_now(struct counters *counters);

#endif
