/* SPDX-License-Identifier: GPL-2.0-only */
/* The connections of one run, and how they came to stand. */
#ifndef TARE_EVENTS_DEADLINK_LINKS_H
#define TARE_EVENTS_DEADLINK_LINKS_H

#include <stdbool.h>
#include <stdint.h>

#include "events/address.h"
#include "events/client/failures.h"
#include "lib/error.h"

struct links {
	const struct events_address *address;
	uint32_t wanted;
	uint64_t limit_ns; /* for all, from `began` on */
	uint64_t began;    /* CLOCK_MONOTONIC_RAW */
	int *fd;           /* of each; -1: it does not stand */
	uint64_t *ns;      /* of each that stands: from connect() on */
	bool *stood;       /* of a burst: it did, whatever the server did then */
	uint32_t connected;
	struct client_failures failed;
	bool no_ports; /* the kernel had no local port left */
	double seconds;
};

/* Returns 0, or -1 with *err filled. */
int links_begin(struct links *links, struct tare_error *err);

/* ns until the limit, at least 0. */
uint64_t links_left(const struct links *links);

/* Connection `number` did not come to stand. */
void links_failed(struct links *links, uint32_t number, int error);

/* None from `number` on is tried. */
void links_give_up(struct links *links, uint32_t number, int error);

void links_end(struct links *links);

/* One after the other by connect() that blocks; before each a pause of 0 to pause_ns by `seed`. */
void links_serial(struct links *links, uint64_t pause_ns, uint64_t seed);

/* All at once by connect() that does not block. Returns 0, or -1 with *err filled. */
int links_burst(struct links *links, struct tare_error *err);

/*
 * Asks each one request, and waits for the replies until the limit, which begins anew. *verified is
 * how many replied. Returns 0, or -1 with *err filled.
 */
int links_verify(struct links *links, uint32_t *verified, struct tare_error *err);

#endif
