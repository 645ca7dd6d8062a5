/* SPDX-License-Identifier: GPL-2.0-only */
/* Where calls take place: from captured addresses, or drawn, to offsets into an arena. */
#ifndef MEMREPLAY_PLACE_H
#define MEMREPLAY_PLACE_H

#include "calls.h"
#include "dist.h"
#include "select.h"
#include "source.h"

/* What the mapping did, for the record. */
struct placement {
	uint64_t pages;            /* captured pages that have a place */
	uint64_t unknown_operands; /* with address 0: placed in a region of their own */
	const char *how;
};

/*
 * Fills `calls` with the selected records of a trace. Each page that was touched has one
 * place, so that what was reused is reused; offsets in pages stay. Raw addresses: a
 * page's place is its rank among all pages touched, so neighbours stay neighbours.
 * Hashed ones: a hash says nothing of the next page, so each page that a copy
 * starts in gets room for the longest copy from it. 0, or -1 with *err filled.
 */
int place_trace(struct calls *calls, struct placement *placement, const struct selection *selection,
		const struct source *source, struct tare_error *err);

/*
 * Fills `calls` with `turns` times the `count` sampled calls: alignments as sampled, lines in
 * their pages drawn, pages drawn again each turn. So what comes again is what a routine's
 * branches can depend on, and where the data lies is as random as in one long turn.
 * 0, or -1 with *err filled.
 */
int place_sample(struct calls *calls, struct placement *placement, const struct sampled *sample,
		 size_t count, uint64_t turns, struct prng *prng, struct tare_error *err);

#endif
