// SPDX-License-Identifier: GPL-2.0-only
#include <stdlib.h>
#include <string.h>

#include "machine.h"
#include "report.h"

static int by_value(const void *left, const void *right)
{
	double l = *(const double *)left, r = *(const double *)right;

	return (l > r) - (l < r);
}

static double median(const double *sample, unsigned int count)
{
	double *sorted = malloc(count * sizeof(*sorted)), middle;

	if (!sorted)
		return 0;
	memcpy(sorted, sample, count * sizeof(*sorted));
	qsort(sorted, count, sizeof(*sorted), by_value);
	middle = (sorted[(count - 1) / 2] + sorted[count / 2]) / 2;
	free(sorted);
	return middle;
}

static json_t *lane_json(const struct lane *lane, unsigned int rounds)
{
	json_t *object = json_object(), *samples = json_array();

	for (unsigned int i = 0; lane->ns_per_replay && i < rounds; i++)
		json_array_append_new(samples, json_real(lane->ns_per_replay[i]));
	json_object_set_new(object, "name", json_string(lane->impl.name));
	json_object_set_new(object, "description", json_string(lane->impl.description));
	json_object_set_new(object, "baseline", json_boolean(lane->impl.baseline));
	json_object_set_new(object, "entry_modulo_64",
			    json_integer((uintptr_t)lane->impl.copy % LINE_BYTES));
	json_object_set_new(object, "skipped",
			    lane->skipped ? json_string(lane->skipped) : json_null());
	json_object_set_new(object, "correct",
			    lane->correct < 0 ? json_null() : json_boolean(lane->correct));
	json_object_set_new(object, "reason",
			    lane->correct ? json_null() : json_string(lane->reason));
	json_object_set_new(object, "passes", json_integer(lane->passes));
	json_object_set_new(object, "ns_per_replay", samples);
	return object;
}

/* Numbers of calls are whole; shares of a distribution are not. */
static json_t *amount(double value, bool counted)
{
	return counted ? json_integer((json_int_t)value) : json_real(value);
}

static json_t *left_out_json(const struct selection *selection)
{
	const struct left_out *left = &selection->left_out;
	bool counted = selection->counted;
	json_t *object = json_object();

	json_object_set_new(object, "other_functions", amount(left->other_functions, counted));
	json_object_set_new(object, "below_min_size", amount(left->below_min_size, counted));
	json_object_set_new(object, "above_max_size", amount(left->above_max_size, counted));
	json_object_set_new(object, "overlapping", amount(left->overlapping, counted));
	json_object_set_new(object, "beyond_max_calls", amount(left->beyond_max_calls, counted));
	return object;
}

static json_t *replayed_json(const struct prepared *prepared)
{
	const struct selection *selection = &prepared->selection;
	json_t *object = facts_json(&prepared->replayed, true);

	json_object_set_new(object, "sampled", json_boolean(prepared->sampled));
	/* how many calls of the source one replayed call stands for */
	json_object_set_new(object, "source_calls_per_call",
			    !selection->counted ? json_null()
						: json_real(selection->selected.calls /
							    prepared->replayed.calls));
	json_object_set_new(object, "bytes_tolerance", json_real(prepared->tolerance.bytes));
	json_object_set_new(object, "rank_tolerance", json_real(prepared->tolerance.rank));
	json_object_set_new(object, "overlap_unknown",
			    amount(selection->overlap_unknown, selection->counted));
	json_object_set_new(object, "placement", json_string(prepared->placement.how));
	json_object_set_new(object, "pages", json_integer(prepared->placement.pages));
	json_object_set_new(object, "unknown_operands",
			    json_integer(prepared->placement.unknown_operands));
	return object;
}

static json_t *functions_json(const struct wanted *wanted)
{
	json_t *array = json_array();

	for (int i = 0; i < TARE_MEMTAP_FUNCS; i++)
		if (wanted->function[i])
			json_array_append_new(array, json_string(source_function_name(i)));
	return array;
}

/* What one call costs that copies nothing: the loop, the call, and its share of the clock. */
static json_t *harness_json(const struct prepared *prepared, const struct lane *baseline,
			    unsigned int rounds)
{
	if (!baseline->ns_per_replay)
		return json_null();
	return json_real(median(baseline->ns_per_replay, rounds) / prepared->replayed_calls);
}

json_t *report_json(const struct options *options, const struct source *source,
		    const struct prepared *prepared, const struct lane *lane, int lanes,
		    const struct timing *timing, const struct arena *arena)
{
	json_t *document = json_object(), *implementations = json_array();
	json_t *from = source_json(source), *regime = regime_json(&prepared->regime);
	const struct selection *selection = &prepared->selection;

	json_object_set_new(document, "tool", json_string("memreplay"));
	json_object_set_new(document, "version", json_integer(1));
	json_object_update_new(from, facts_json(&selection->source, selection->counted));
	json_object_set_new(from, "selected_functions", functions_json(&options->wanted));
	json_object_set_new(document, "source", from);
	json_object_set_new(document, "selected",
			    facts_json(&selection->selected, selection->counted));
	json_object_set_new(document, "left_out", left_out_json(selection));
	json_object_set_new(document, "replayed", replayed_json(prepared));
	json_object_set_new(document, "environment", machine_json(options->cpu));
	json_object_set_new(document, "order", json_string(order_name(prepared->order)));
	json_object_set_new(document, "period", json_integer(prepared->period));
	json_object_set_new(document, "regime", json_string(regime_name(prepared->regime.regime)));
	json_object_set_new(regime, "huge_page_bytes",
			    json_integer(arena->base ? machine_huge_bytes(arena->base) : 0));
	json_object_set_new(document, "regime_details", regime);
	json_object_set_new(document, "seed", json_integer(options->seed));
	json_object_set_new(document, "dry_run", json_boolean(options->dry_run));
	json_object_set_new(document, "rounds", json_integer(timing->rounds));
	/* 0: each implementation has as many as --min-time needs */
	json_object_set_new(document, "passes", json_integer(timing->passes));
	json_object_set_new(document, "calls", json_integer(prepared->replayed_calls));
	json_object_set_new(document, "harness_ns_per_call",
			    harness_json(prepared, &lane[0], timing->rounds));
	for (int i = 0; i < lanes; i++)
		json_array_append_new(implementations, lane_json(&lane[i], timing->rounds));
	json_object_set_new(document, "implementations", implementations);
	return document;
}
