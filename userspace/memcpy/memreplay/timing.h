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
	uint64_t *least;       /* ticks of each chunk of the calls, of all passes in rounds */
	double least_ns;       /* their sum, of one replay; 0: not taken */
	char *again;           /* its own name, where it has the routine of another lane */
};

struct timing {
	unsigned int rounds;
	uint64_t passes;      /* of every sample; 0: as many as min_ns needs */
	uint64_t found;       /* by an earlier process; 0: they are still to be found */
	uint64_t min_ns;      /* that a sample must last */
	uint64_t repeats;     /* of the source's calls in one pass */
	uint64_t seed;        /* of the order in the rounds */
	const char *no_least; /* why no least is taken; NULL: it is */
	double ns_per_tick;   /* found by timing_run() */
};

/*
 * After so many calls, or with the call that makes so many bytes full, the time is read: in some
 * 10 us, so that most chunks are not interrupted. A single larger call is a chunk.
 */
#define CHUNK_CALLS 512
#define CHUNK_BYTES 32768u

/* One indirect call for each of the calls. */
void replay_once(const struct call *call, size_t count, uint8_t *base, copy_fn copy);

/*
 * Times all lanes that are correct or the baseline. After a warm-up round, which also
 * finds the passes, rounds come in pairs: a drawn order, then its mirror (A B C, C B A),
 * so that drift cancels and nobody always follows the same neighbour. Samples are
 * ns for one replay of the source's calls. Beside them stands the sum of the least that
 * each chunk of the calls took in any round: another process that interrupts a chunk once
 * changes nothing of it. 0, or -1 with *err filled.
 */
int timing_run(struct timing *timing, struct lane *lane, int lanes, struct calls *calls,
	       const struct arena *arena, struct tare_error *err);

#endif
