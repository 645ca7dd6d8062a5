// SPDX-License-Identifier: GPL-2.0-only
#include "machine.h"
#include "report.h"

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

json_t *report_json(const struct options *options, const struct calls *calls,
		    const struct regime_facts *facts, const struct lane *lane, int lanes,
		    const struct timing *timing)
{
	json_t *document = json_object(), *implementations = json_array();

	json_object_set_new(document, "tool", json_string("memreplay"));
	json_object_set_new(document, "version", json_integer(4));
	json_object_set_new(document, "environment", machine_json(options->cpu));
	json_object_set_new(document, "regime", json_string(regime_names[facts->regime]));
	json_object_set_new(document, "regime_details", regime_json(facts));
	json_object_set_new(document, "seed", json_integer(options->seed));
	json_object_set_new(document, "dry_run", json_boolean(options->dry_run));
	json_object_set_new(document, "rounds", json_integer(timing->rounds));
	/* 0: as many as the fastest implementation needs for 2 ms */
	json_object_set_new(document, "passes", json_integer(timing->passes));
	json_object_set_new(document, "calls", json_integer(calls->of_source));
	json_object_set_new(document, "no_least",
			    timing->no_least ? json_string(timing->no_least) : json_null());
	for (int i = 0; i < lanes; i++)
		json_array_append_new(implementations, lane_json(&lane[i], timing->rounds));
	json_object_set_new(document, "implementations", implementations);
	return document;
}
