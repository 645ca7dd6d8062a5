// SPDX-License-Identifier: GPL-2.0-only
#include <stdlib.h>

#include "prepare.h"

#define SAMPLE_CALLS 250000 /* as many as the session of 2005 had */
/* One call may reach over the edge of each function's sizes, and rounding moves one more. */
#define RANK_CALLS (TARE_MEMTAP_FUNCS + 1.0)

static int choose_order(struct prepared *prepared, const struct source *source,
			const struct options *options, struct tare_error *err)
{
	bool trace = source->kind == SOURCE_TRACE;

	prepared->order = options->order;
	if (options->order == ORDER_DEFAULT)
		prepared->order = trace && !options->period ? ORDER_CAPTURED : ORDER_PROFILE;
	if (options->period && prepared->order != ORDER_PROFILE)
		return tare_error(err, TARE_USAGE,
				  "--period draws the calls that come again: it goes with --order "
				  "profile, not with %s",
				  order_name(prepared->order));
	if (!trace && prepared->order != ORDER_PROFILE)
		return tare_error(err, TARE_USAGE,
				  "--order %s: %s is no trace and has no order but profile",
				  order_name(prepared->order), source->file.path);
	return 0;
}

static int sample(struct prepared *prepared, const struct options *options, struct prng *prng,
		  struct tare_error *err)
{
	struct selection *selection = &prepared->selection;
	uint64_t limit = options->wanted.max_calls ? options->wanted.max_calls : SAMPLE_CALLS;
	struct sampled *sampled = NULL;
	uint64_t turns = 1;
	int failed;

	prepared->sampled = !selection->counted || selection->selected.calls > limit;
	prepared->period = prepared->sampled ? limit : selection->selected.calls;
	if (options->period && options->period < prepared->period) {
		turns = prepared->period / options->period;
		prepared->period = options->period;
		prepared->sampled = true;
	}
	prepared->replayed_calls = prepared->period * turns;
	prepared->tolerance = (struct facts_tolerance){
		.bytes = prepared->sampled ? turns : 0,
		.rank = prepared->sampled ? RANK_CALLS / prepared->period : 0,
		.max = dist_highest(selection->dist, TARE_MEMTAP_FUNCS),
	};
	failed = dist_sample(selection->dist, TARE_MEMTAP_FUNCS, prepared->period, prng, &sampled,
			     err) ||
		 place_sample(&prepared->calls, &prepared->placement, sampled, prepared->period,
			      turns, prng, err);
	free(sampled);
	return failed ? -1 : 0;
}

/* Taken from the very array that the timed loop reads, each repetition of it. */
static int self_check(struct prepared *prepared, struct tare_error *err)
{
	const struct selection *selection = &prepared->selection;
	struct weighted_size *sizes;
	size_t count;
	int failed = 0;

	for (uint64_t i = 0; i < prepared->regime.repeats && !failed; i++) {
		const struct call *call = prepared->calls.call + i * prepared->replayed_calls;

		if (facts_from_calls(&prepared->replayed, call, prepared->replayed_calls, err))
			return -1;
		if (prepared->order != ORDER_PROFILE) {
			failed = facts_check_exact(&selection->selected, &prepared->replayed, err);
			continue;
		}
		sizes = dist_sizes(selection->dist, TARE_MEMTAP_FUNCS, &count);
		if (!sizes)
			return tare_error(err, TARE_FAILED, "out of memory for the self-check");
		facts_from_sizes(&(struct facts){0}, sizes, count);
		failed = facts_check_sample(sizes, count, prepared->replayed_calls,
					    &prepared->replayed, &prepared->tolerance, err);
		free(sizes);
	}
	return failed;
}

int prepare(struct prepared *prepared, const struct source *source, const struct options *options,
	    struct tare_error *err)
{
	struct selection *selection = &prepared->selection;
	struct wanted wanted = options->wanted;
	struct prng prng = {options->seed};
	int regime = options->regime;

	*prepared = (struct prepared){0};
	if (choose_order(prepared, source, options, err))
		return -1;
	if (prepared->order == ORDER_PROFILE)
		wanted.max_calls = 0; /* a sample of all, not the first */
	if (select_calls(selection, source, &wanted, err))
		return -1;
	if (prepared->order == ORDER_PROFILE) {
		if (source->kind == SOURCE_TRACE && select_profile_of_trace(selection, source, err))
			return -1;
		if (sample(prepared, options, &prng, err))
			return -1;
	} else {
		prepared->replayed_calls = prepared->period = selection->count;
		if (place_trace(&prepared->calls, &prepared->placement, selection, source, err))
			return -1;
		if (prepared->order == ORDER_SHUFFLED)
			prng_shuffle(&prng, prepared->calls.call, prepared->calls.count,
				     sizeof(struct call));
	}
	if (regime < 0)
		regime = prepared->order == ORDER_PROFILE ? REGIME_L2 : REGIME_CAPTURED;
	if (regime_apply(&prepared->calls, regime, &prepared->regime, err))
		return -1;
	return self_check(prepared, err);
}

void prepared_free(struct prepared *prepared)
{
	selection_free(&prepared->selection);
	free(prepared->calls.call);
}
