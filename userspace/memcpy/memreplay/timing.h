/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef MEMREPLAY_TIMING_H
#define MEMREPLAY_TIMING_H

#include "arena.h"
#include "calls.h"
#include "impl.h"

/* One implementation in the race. */
struct lane {
	struct impl impl;
	const char *skipped;   /* why it is not timed, or NULL */
	int correct;           /* 1, 0, or -1: not checked */
	char reason[192];      /* when it is not correct */
	uint64_t passes;       /* over the calls in one sample */
	double *ns_per_replay; /* one sample a round */
};

struct timing {
	unsigned int rounds;
	uint64_t passes;  /* of every sample; 0: as many as min_ns needs */
	uint64_t min_ns;  /* that a sample must last */
	uint64_t repeats; /* of the source's calls in one pass */
	uint64_t seed;    /* of the order in the rounds */
};

/* One pass: one indirect call for each of the calls. */
void replay_once(const struct call *call, size_t count, uint8_t *base, copy_fn copy);

/*
 * Times all lanes that are correct or the baseline. After a warm-up round, which also
 * finds the passes, rounds come in pairs: a drawn order, then its mirror (A B C, C B A),
 * so that drift cancels and nobody always follows the same neighbour. Samples are
 * ns for one replay of the source's calls. 0, or -1 with *err filled.
 */
int timing_run(const struct timing *timing, struct lane *lane, int lanes, const struct calls *calls,
	       const struct arena *arena, struct tare_error *err);

#endif
