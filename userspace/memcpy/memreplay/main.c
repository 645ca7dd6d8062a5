// SPDX-License-Identifier: GPL-2.0-only
/* memreplay: times copy routines on captured calls. See docs/memcpy.md. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/clock.h"
#include "lib/jsonfile.h"
#include "lanes.h"
#include "machine.h"
#include "report.h"
#include "tsc.h"

#define PROGRAM "memreplay"

/* A sample lasts so long, and so many times longer than the step of the clock. */
#define SAMPLE_NS   2000000
#define CLOCK_STEPS 1000

/* The calls move to huge pages too: the loop's own misses would count as the routines'. */
static int move_calls(struct calls *calls, struct arena *home, struct tare_error *err)
{
	if (arena_map(home, calls->count * sizeof(struct call), err))
		return -1;
	memcpy(home->base, calls->call, calls->count * sizeof(struct call));
	return 0;
}

static int time_lanes(struct lane *lane, int lanes, struct calls calls, struct timing *timing,
		      struct tare_error *err)
{
	uint64_t shortest = CLOCK_STEPS * tare_clock_resolution_ns();
	struct arena arena = {0}, home = {0};
	int failed;

	if (timing->min_ns < shortest)
		timing->min_ns = shortest;
	if (arena_map(&arena, calls.arena_bytes, err) || move_calls(&calls, &home, err))
		return -1;
	calls.call = (struct call *)home.base;
	failed = timing_run(timing, lane, lanes, &calls, &arena, err);
	arena_unmap(&home);
	arena_unmap(&arena);
	return failed;
}

static bool nothing_to_compare(const struct lane *lane, int lanes)
{
	for (int i = 0; i < lanes; i++)
		if (!lane[i].impl.baseline && !lane[i].skipped)
			return false;
	return lanes > 1;
}

static void print_wrong(const struct lane *lane, int lanes)
{
	for (int i = 0; i < lanes; i++)
		if (!lane[i].correct)
			fprintf(stderr, PROGRAM ": %s copies wrongly and was not timed: %s\n",
				lane[i].impl.name, lane[i].reason);
}

/* The exit status, or -1 with *err filled. */
static int measure(const struct options *options, struct calls *calls, struct lane *lane, int lanes,
		   struct tare_error *err)
{
	struct timing timing = {
		.rounds = options->rounds,
		.passes = options->passes,
		.found = options->after,
		.min_ns = SAMPLE_NS,
		.seed = options->seed,
	};
	struct regime_facts regime;
	json_t *document;
	int wrong, failed;

	if (calls_read(calls, options->calls, err) ||
	    regime_place(calls, options->regime, &regime, err))
		return -1;
	timing.repeats = regime.repeats;
	calls->evict = regime.regime == REGIME_EVICTED;
	timing.no_least = options->dry_run ? "nothing was timed" : tsc_refused();
	wrong = lanes_verify(lane, lanes, calls, options->after, err);
	if (wrong < 0)
		return -1;
	if (nothing_to_compare(lane, lanes))
		return tare_error(err, TARE_CANNOT,
				  "none of the implementations asked for can run: %s: %s",
				  lane[1].impl.name, lane[1].skipped);
	print_wrong(lane, lanes);
	if (!options->dry_run && time_lanes(lane, lanes, *calls, &timing, err))
		return -1;
	document = report_json(options, calls, &regime, lane, lanes, &timing);
	failed = tare_jsonfile_write(document, options->output, err);
	json_decref(document);
	if (failed)
		return -1;
	return wrong ? TARE_FAILED : TARE_OK;
}

static int run(const struct options *options, struct tare_error *err)
{
	struct lane lane[LANES_MAX];
	struct calls calls = {0};
	int lanes, status;

	lanes = lanes_choose(lane, options, err);
	if (lanes < 0)
		return -1;
	if (options->list) {
		lanes_print(lane, lanes);
		return TARE_OK;
	}
	if (options->cpu >= 0 && machine_pin(options->cpu, err))
		return -1;
	status = measure(options, &calls, lane, lanes, err);
	lanes_free(lane, lanes);
	free(calls.call);
	return status;
}

int main(int argc, char **argv)
{
	struct options options;
	struct tare_error err;
	int status;

	options_parse(&options, argc, argv);
	status = run(&options, &err);
	return status < 0 ? tare_error_report(&err, PROGRAM) : status;
}
