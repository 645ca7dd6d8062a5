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

/* Where each chunk ends: the same for every routine and for ret. */
struct chunks {
	const struct call **end;
	size_t count;
};

/* 0, or -1 without memory. */
static int cut(struct chunks *chunks, const struct calls *calls)
{
	const struct call *begin = calls->call;
	uint64_t bytes = 0;

	chunks->end = malloc(calls->count * sizeof(*chunks->end));
	if (!chunks->end)
		return -1;
	for (size_t i = 0; i < calls->count; i++) {
		const struct call *behind = &calls->call[i + 1];

		bytes += calls->call[i].len;
		if (behind - begin < CHUNK_CALLS && bytes < CHUNK_BYTES && i + 1 < calls->count)
			continue;
		chunks->end[chunks->count++] = begin = behind;
		bytes = 0;
	}
	return 0;
}

static void replay_chunks(const struct chunks *chunks, const struct call *call, uint8_t *base,
			  copy_fn copy, uint64_t *least)
{
	uint64_t before = tsc_ticks();

	for (size_t i = 0; i < chunks->count; call = chunks->end[i++]) {
		uint64_t now;

		replay_once(call, chunks->end[i] - call, base, copy);
		now = tsc_ticks();
		if (now - before < least[i])
			least[i] = now - before;
		before = now;
	}
}

/* least: of each chunk, is kept; NULL: the calls are not cut. */
static uint64_t time_passes(uint64_t passes, const struct calls *calls, uint8_t *base, copy_fn copy,
			    const struct chunks *chunks, uint64_t *least)
{
	uint64_t start = tare_clock_ns();

	for (uint64_t pass = 0; pass < passes; pass++)
		if (least)
			replay_chunks(chunks, calls->call, base, copy, least);
		else
			replay_once(calls->call, calls->count, base, copy);
	return tare_clock_ns() - start;
}

/* Doubles the passes until a sample lasts long enough; the readings warm up as well. */
static uint64_t find_passes(const struct timing *timing, const struct calls *calls, uint8_t *base,
			    copy_fn copy)
{
	uint64_t passes = 1;

	while (time_passes(passes, calls, base, copy, NULL, NULL) < timing->min_ns && passes < 1u << 30)
		passes *= 2;
	return passes;
}

/*
 * As many for all but ret: with each pass in a row the branch predictors know more of the calls,
 * so the least of a routine that had more passes would be less. Neighbours make the found ones
 * fewer, hence the most of all. ret, which does nothing, needs more to last as long.
 */
static void give_passes(const struct timing *timing, struct lane **order, int racing,
			const struct calls *calls, uint8_t *base)
{
	uint64_t most = 1;

	for (int i = 0; i < racing; i++) {
		struct lane *lane = order[i];

		lane->passes = timing->passes;
		if (timing->passes)
			time_passes(timing->passes, calls, base, lane->impl.copy, NULL, NULL);
		else
			lane->passes = find_passes(timing, calls, base, lane->impl.copy);
		if (lane->passes > most && !lane->impl.baseline)
			most = lane->passes;
	}
	for (int i = 0; i < racing; i++)
		if (order[i]->passes < most)
			order[i]->passes = most;
}

static void run_round(const struct timing *timing, unsigned int round, struct lane **order,
		      int racing, const struct calls *calls, const struct chunks *chunks,
		      uint8_t *base)
{
	for (int i = 0; i < racing; i++) {
		struct lane *lane = order[round % 2 ? racing - 1 - i : i];
		uint64_t ns = time_passes(lane->passes, calls, base, lane->impl.copy, chunks,
					  lane->least);

		lane->ns_per_replay[round] = (double)ns / (lane->passes * timing->repeats);
	}
}

/* Room for the samples; 0, or -1. */
static int make_room(const struct timing *timing, const struct chunks *chunks, struct lane *lane)
{
	lane->ns_per_replay = calloc(timing->rounds, sizeof(double));
	if (!timing->no_least)
		lane->least = malloc(chunks->count * sizeof(*lane->least));
	if (!lane->ns_per_replay || (!timing->no_least && !lane->least))
		return -1;
	if (lane->least)
		memset(lane->least, 0xff, chunks->count * sizeof(*lane->least));
	return 0;
}

static void add_least(const struct timing *timing, const struct chunks *chunks, struct lane *lane)
{
	double ticks = 0;

	for (size_t i = 0; i < chunks->count; i++)
		ticks += (double)lane->least[i];
	lane->least_ns = ticks * timing->ns_per_tick / timing->repeats;
}

int timing_run(struct timing *timing, struct lane *lane, int lanes, const struct calls *calls,
	       const struct arena *arena, struct tare_error *err)
{
	struct lane **order = calloc(lanes, sizeof(*order));
	struct tsc_moment start = {0};
	struct prng prng = {timing->seed};
	struct chunks chunks = {0};
	int racing = 0;

	if (cut(&chunks, calls)) {
		free(order);
		order = NULL;
	}
	for (int i = 0; order && i < lanes; i++) {
		if (lane[i].skipped || !lane[i].correct)
			continue;
		order[racing++] = &lane[i];
		if (make_room(timing, &chunks, &lane[i])) {
			free(order);
			order = NULL;
		}
	}
	if (!order)
		return tare_error(err, TARE_FAILED, "out of memory for %u samples", timing->rounds);
	if (!timing->no_least)
		start = tsc_now();
	give_passes(timing, order, racing, calls, arena->base);
	for (unsigned int round = 0; round < timing->rounds; round++) {
		if (round % 2 == 0)
			prng_shuffle(&prng, order, racing, sizeof(struct lane *));
		run_round(timing, round, order, racing, calls, &chunks, arena->base);
	}
	if (!timing->no_least)
		timing->ns_per_tick = tsc_ns_per_tick(&start);
	for (int i = 0; i < racing && !timing->no_least; i++)
		add_least(timing, &chunks, order[i]);
	free(chunks.end);
	free(order);
	return 0;
}
