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
	json_object_set_new(object, "least_ns",
			    lane->least_ns > 0 ? json_real(lane->least_ns) : json_null());
	return object;
}

/* What one call costs that copies nothing: the loop, the call, and its share of the clock. */
static json_t *harness_json(const struct calls *calls, const struct lane *baseline,
			    unsigned int rounds)
{
	if (!baseline->ns_per_replay)
		return json_null();
	return json_real(median(baseline->ns_per_replay, rounds) / calls->of_source);
}

json_t *report_json(const struct options *options, const struct calls *calls,
		    const struct regime_facts *facts, const struct lane *lane, int lanes,
		    const struct timing *timing, const struct arena *arena)
{
	json_t *document = json_object(), *implementations = json_array();
	json_t *regime = regime_json(facts);

	json_object_set_new(document, "tool", json_string("memreplay"));
	json_object_set_new(document, "version", json_integer(3));
	json_object_set_new(document, "environment", machine_json(options->cpu));
	json_object_set_new(document, "regime", json_string(regime_names[facts->regime]));
	json_object_set_new(regime, "huge_page_bytes",
			    json_integer(arena->base ? machine_huge_bytes(arena->base) : 0));
	json_object_set_new(document, "regime_details", regime);
	json_object_set_new(document, "seed", json_integer(options->seed));
	json_object_set_new(document, "dry_run", json_boolean(options->dry_run));
	json_object_set_new(document, "rounds", json_integer(timing->rounds));
	/* 0: as many as the fastest implementation needs for 2 ms */
	json_object_set_new(document, "passes", json_integer(timing->passes));
	json_object_set_new(document, "calls", json_integer(calls->of_source));
	json_object_set_new(document, "harness_ns_per_call",
			    harness_json(calls, &lane[0], timing->rounds));
	json_object_set_new(document, "no_least",
			    timing->no_least ? json_string(timing->no_least) : json_null());
	for (int i = 0; i < lanes; i++)
		json_array_append_new(implementations, lane_json(&lane[i], timing->rounds));
	json_object_set_new(document, "implementations", implementations);
	return document;
}
