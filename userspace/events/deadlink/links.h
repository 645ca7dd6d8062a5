/* SPDX-License-Identifier: GPL-2.0-only */
/* The connections of one run, and how they came to stand. */
#ifndef TARE_EVENTS_DEADLINK_LINKS_H
#define TARE_EVENTS_DEADLINK_LINKS_H

#include <stdbool.h>
#include <stdint.h>

#include "events/address.h"
#include "events/client/failures.h"
#include "events/counters.h"
#include "lib/error.h"

struct links {
	const struct events_address *address;
	uint32_t wanted;
	uint64_t limit_ns; /* for all */
	uint64_t pause_ns, seed;
	uint64_t *ns; /* of each that stands: what its connect() took */
	uint32_t connected;
	struct client_failures failed;
	bool no_ports; /* the kernel had no local port left */
	double seconds;
	struct events_counters before, after;
};

/*
 * Makes them one after the other by connect() that blocks; before each a pause of 0 to pause_ns by
 * `seed`. Those that stand stay until the process ends. Returns 0, or -1 with *err filled.
 */
int links_make(struct links *links, struct tare_error *err);

/* docs/deadlink.schema.json. Returns 0, or -1 with *err filled. */
int links_write(const struct links *links, const char *path, struct tare_error *err);

#endif
