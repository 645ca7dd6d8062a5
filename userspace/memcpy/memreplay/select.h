/* SPDX-License-Identifier: GPL-2.0-only */
/* Which calls of a source are replayed, and what became of the others. */
#ifndef MEMREPLAY_SELECT_H
#define MEMREPLAY_SELECT_H

#include "dist.h"
#include "source.h"

struct wanted {
	bool function[TARE_MEMTAP_FUNCS];
	uint64_t min_size, max_size; /* bytes, inclusive */
	uint64_t max_calls;          /* 0: all of a trace */
	bool keep_overlapping;
};

/* Calls of the source that are not replayed, by reason; shares of 1 for distributions. */
struct left_out {
	double other_functions;
	double below_min_size, above_max_size;
	double overlapping;
	double beyond_max_calls;
};

/* What is to be replayed. */
struct selection {
	bool counted;          /* weights are numbers of calls */
	struct facts source;   /* all calls of the wanted functions */
	struct facts selected; /* those that are left */
	struct left_out left_out;

	uint32_t *index; /* of a trace: records, in order */
	size_t count;

	struct dist dist[TARE_MEMTAP_FUNCS]; /* of other sources: without what is left out */
	double overlap_unknown;              /* among them: overlap, but nobody recorded which */
};

/* 0, or -1 with *err filled, also when nothing is left. */
int select_calls(struct selection *selection, const struct source *source,
		 const struct wanted *wanted, struct tare_error *err);

/* Fills selection->dist from a trace's selected records, as a profile would hold them. */
int select_profile_of_trace(struct selection *selection, const struct source *source,
			    struct tare_error *err);

void selection_free(struct selection *selection);

#endif
