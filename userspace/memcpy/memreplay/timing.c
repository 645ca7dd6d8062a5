// SPDX-License-Identifier: GPL-2.0-only
#include <stdlib.h>
#include <string.h>

#include "lib/clock.h"
#include "lib/prng.h"
#include "timing.h"
#include "tsc.h"

/* noipa: a clone for a known routine would inline it and measure something else */
__attribute__((noipa, aligned(64))) void replay_once(const struct call *call, size_t count,
						     uint8_t *base, copy_fn copy)
{
	const struct call *end = call + count;

	for (; call != end; call++)
		copy(base + call->dst, base + call->src, call->len);
}

static void replay_chunks(const struct calls *calls, uint8_t *base, copy_fn copy, uint64_t *least)
{
	uint64_t before = tsc_ticks();

	for (size_t at = 0; at < calls->count; at += CHUNK_CALLS, least++) {
		size_t left = calls->count - at;
		uint64_t now;

		replay_once(calls->call + at, left < CHUNK_CALLS ? left : CHUNK_CALLS, base, copy);
		now = tsc_ticks();
		if (now - before < *least)
			*least = now - before;
		before = now;
	}
}

/* least: of each chunk, is kept; NULL: the calls are not cut. */
static uint64_t time_passes(uint64_t passes, const struct calls *calls, uint8_t *base, copy_fn copy,
			    uint64_t *least)
{
	uint64_t start = tare_clock_ns();

	for (uint64_t pass = 0; pass < passes; pass++)
		if (least)
			replay_chunks(calls, base, copy, least);
		else
			replay_once(calls->call, calls->count, base, copy);
	return tare_clock_ns() - start;
}

/* Doubles the passes until a sample lasts long enough; the readings warm up as well. */
static uint64_t find_passes(const struct timing *timing, const struct calls *calls, uint8_t *base,
			    copy_fn copy)
{
	uint64_t passes = 1;

	while (time_passes(passes, calls, base, copy, NULL) < timing->min_ns && passes < 1u << 30)
		passes *= 2;
	return passes;
}

static void run_round(const struct timing *timing, unsigned int round, struct lane **order,
		      int racing, const struct calls *calls, uint8_t *base)
{
	for (int i = 0; i < racing; i++) {
		struct lane *lane = order[round % 2 ? racing - 1 - i : i];
		uint64_t ns = time_passes(lane->passes, calls, base, lane->impl.copy, lane->least);

		lane->ns_per_replay[round] = (double)ns / (lane->passes * timing->repeats);
	}
}

static size_t chunks_of(const struct calls *calls)
{
	return (calls->count + CHUNK_CALLS - 1) / CHUNK_CALLS;
}

/* Room for the samples; 0, or -1. */
static int make_room(const struct timing *timing, const struct calls *calls, struct lane *lane)
{
	lane->ns_per_replay = calloc(timing->rounds, sizeof(double));
	if (!timing->no_least)
		lane->least = malloc(chunks_of(calls) * sizeof(*lane->least));
	if (!lane->ns_per_replay || (!timing->no_least && !lane->least))
		return -1;
	if (lane->least)
		memset(lane->least, 0xff, chunks_of(calls) * sizeof(*lane->least));
	return 0;
}

static void add_least(const struct timing *timing, const struct calls *calls, struct lane *lane)
{
	double ticks = 0;

	for (size_t chunk = 0; chunk < chunks_of(calls); chunk++)
		ticks += (double)lane->least[chunk];
	lane->least_ns = ticks * timing->ns_per_tick / timing->repeats;
}

int timing_run(struct timing *timing, struct lane *lane, int lanes, const struct calls *calls,
	       const struct arena *arena, struct tare_error *err)
{
	struct lane **order = calloc(lanes, sizeof(*order));
	struct tsc_moment start = {0};
	struct prng prng = {timing->seed};
	int racing = 0;

	for (int i = 0; order && i < lanes; i++) {
		if (lane[i].skipped || !lane[i].correct)
			continue;
		order[racing++] = &lane[i];
		if (make_room(timing, calls, &lane[i])) {
			free(order);
			order = NULL;
		}
	}
	if (!order)
		return tare_error(err, TARE_FAILED, "out of memory for %u samples", timing->rounds);
	if (!timing->no_least)
		start = tsc_now();
	for (int i = 0; i < racing; i++) {
		order[i]->passes = timing->passes;
		if (timing->passes)
			time_passes(timing->passes, calls, arena->base, order[i]->impl.copy, NULL);
		else
			order[i]->passes =
				find_passes(timing, calls, arena->base, order[i]->impl.copy);
	}
	for (unsigned int round = 0; round < timing->rounds; round++) {
		if (round % 2 == 0)
			prng_shuffle(&prng, order, racing, sizeof(struct lane *));
		run_round(timing, round, order, racing, calls, arena->base);
	}
	if (!timing->no_least)
		timing->ns_per_tick = tsc_ns_per_tick(&start);
	for (int i = 0; i < racing && !timing->no_least; i++)
		add_least(timing, calls, order[i]);
	free(order);
	return 0;
}
