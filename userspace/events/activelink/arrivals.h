/* SPDX-License-Identifier: GPL-2.0-only */
/* When the requests of an open loop are meant to be sent: a Poisson process, by a seed. */
#ifndef TARE_EVENTS_ACTIVELINK_ARRIVALS_H
#define TARE_EVENTS_ACTIVELINK_ARRIVALS_H

#include <stdint.h>

#include "lib/prng.h"

struct arrivals {
	struct prng prng;
	double mean_ns;
	double next; /* ns from the beginning */
};

/*
 * Of thread `number` of `threads`, which have an equal share of `rate` requests a second each, and
 * draw numbers of their own.
 */
void arrivals_begin(struct arrivals *arrivals, uint64_t seed, double rate, uint32_t number,
		    uint32_t threads);

/* The next one's time in ns from the beginning, which it then goes on from. */
uint64_t arrivals_next(struct arrivals *arrivals);

#endif
