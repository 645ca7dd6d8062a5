/* SPDX-License-Identifier: GPL-2.0-only */
/* What TCP counted in the network namespace of this process. */
#ifndef TARE_EVENTS_COUNTERS_H
#define TARE_EVENTS_COUNTERS_H

#include <jansson.h>
#include <stdint.h>

#include "lib/error.h"

#define EVENTS_COUNTERS 6

struct events_counters {
	uint64_t value[EVENTS_COUNTERS];
};

/* The counters as they are now. Returns 0, or -1 with *err filled. */
int events_counters_read(struct events_counters *counters, struct tare_error *err);

/* {name: how much it grew}, a new reference; names are the kernel's. */
json_t *events_counters_grown(const struct events_counters *before,
			      const struct events_counters *after);

#endif
