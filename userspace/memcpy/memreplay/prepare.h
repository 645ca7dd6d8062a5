/* SPDX-License-Identifier: GPL-2.0-only */
/* From a source to the array of calls that is replayed, and the proof that they agree. */
#ifndef MEMREPLAY_PREPARE_H
#define MEMREPLAY_PREPARE_H

#include "calls.h"
#include "options.h"
#include "place.h"
#include "regime.h"
#include "select.h"

struct prepared {
	struct selection selection;
	struct calls calls; /* repeats times the replayed calls */
	struct placement placement;
	struct regime_facts regime;
	enum order order;
	uint64_t period; /* calls after which all but the pages comes again */
	bool sampled;    /* ranks of the source, not each of its calls */
	struct facts_tolerance tolerance;
	size_t replayed_calls;
	struct facts replayed;
};

/* 0, or -1 with *err filled; also when the calls are not those of the source. */
int prepare(struct prepared *prepared, const struct source *source, const struct options *options,
	    struct tare_error *err);

void prepared_free(struct prepared *prepared);

#endif
