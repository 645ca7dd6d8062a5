/* SPDX-License-Identifier: GPL-2.0-only */
/* Which level of the memory hierarchy the replayed calls find their data in. */
#ifndef MEMREPLAY_REGIME_H
#define MEMREPLAY_REGIME_H

#include <jansson.h>

#include "calls.h"
#include "lib/error.h"

enum regime {
	REGIME_CAPTURED, /* pages where the mapping of a trace put them */
	REGIME_L1,       /* pages folded into half of this cache */
	REGIME_L2,
	REGIME_LLC,
	REGIME_EVICTED, /* as l2, and what a chunk of calls reads is flushed before it */
	REGIME_COLD,    /* no line is used again before an LLC of others went by */
};

struct regime_facts {
	enum regime regime;
	uint64_t cache_bytes;   /* of the cache concerned; 0 for captured */
	uint64_t window_bytes;  /* sources and destinations together; 0: none */
	uint64_t arena_bytes;   /* mapped */
	uint64_t larger_calls;  /* that do not fit their half of the window */
	uint64_t repeats;       /* of the source's calls in one pass, placed anew */
	uint64_t touched_bytes; /* of cache lines in one pass, each use counted */
};

/* By their numbers; NULL at the end. */
extern const char *const regime_names[];

/*
 * Moves `calls` to where the regime wants them, in place; cold makes
 * facts->repeats copies of them, one behind the other. Alignments modulo 64 and the
 * distance of overlapping operands stay; offsets in pages too, except for copies
 * below a page in cold. regime: -1: captured where the calls have places, else l2.
 * 0, or -1 with *err filled.
 */
int regime_place(struct calls *calls, int regime, struct regime_facts *facts,
		 struct tare_error *err);

json_t *regime_json(const struct regime_facts *facts);

#endif
