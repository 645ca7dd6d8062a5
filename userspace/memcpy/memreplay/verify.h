/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef MEMREPLAY_VERIFY_H
#define MEMREPLAY_VERIFY_H

#include <stdbool.h>

#include "calls.h"
#include "lib/error.h"
#include "impl.h"

#define VERIFY_SIZES_MAX   128         /* distinct sizes taken from the calls, besides the edges */
#define VERIFY_CALLS_MAX   4096        /* calls tried with their own size and alignments */
#define VERIFY_CALLS_BYTES (32u << 20) /* and what they may copy together */
#define VERIFY_BYTES_MAX   (16u << 20) /* larger copies are checked at this size */

/* Sizes to try, and calls with their own alignments, taken from those that will be replayed. */
struct verify_plan {
	uint64_t size[VERIFY_SIZES_MAX + 512];
	int sizes;
	struct call call[VERIFY_CALLS_MAX];
	int calls;
	bool overlap; /* try overlapping ranges too */
};

/* 0, or -1 with *err filled when memory is short. */
int verify_plan(struct verify_plan *plan, const struct calls *calls, bool overlap,
		struct tare_error *err);

#define VERIFY_REASON_MAX 160

/*
 * Tries `impl` over the plan, in a child process with a time limit, so that a routine
 * that crashes or hangs is found wrong like any other. 0: right; 1: wrong, with the
 * first fault in `reason`; -1 with *err filled when it could not be tried.
 */
int verify_impl(const struct impl *impl, const struct verify_plan *plan,
		char reason[VERIFY_REASON_MAX], struct tare_error *err);

#endif
