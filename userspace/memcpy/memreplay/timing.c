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

/* Where each chunk ends: the same for every routine and for ret. 0, or -1 without memory. */
static int cut(struct calls *calls)
{
	size_t begin = 0, bytes = 0;

	calls->chunk_end = malloc(calls->count * sizeof(*calls->chunk_end));
	if (!calls->chunk_end)
		return -1;
	for (size_t i = 0; i < calls->count; i++) {
		bytes += calls->call[i].len;
		if (i + 1 - begin < CHUNK_CALLS && bytes < CHUNK_BYTES && i + 1 < calls->count)
			continue;
		calls->chunk_end[calls->chunks++] = begin = i + 1;
		bytes = 0;
	}
	return 0;
}

static void keep_least(uint64_t *least, uint64_t ticks)
{
	if (ticks < *least)
		*least = ticks;
}

static void replay_chunks(const struct calls *calls, uint8_t *base, copy_fn copy, uint64_t *least)
{
	uint64_t before = tsc_ticks();

	for (size_t i = 0, at = 0; i < calls->chunks; at = calls->chunk_end[i++]) {
		uint64_t now;

		replay_once(calls->call + at, calls->chunk_end[i] - at, base, copy);
		now = tsc_ticks();
		keep_least(&least[i], now - before);
		before = now;
	}
}

static void flush(const uint8_t *range, size_t len)
{
	for (size_t line = 0; line < lines_of((uintptr_t)range, len); line++)
		_mm_clflush(range + line * LINE_BYTES);
}

/* The same; unlike clflush it waits for no other line, which takes a tenth of the time. */
__attribute__((target("clflushopt"))) static void flush_opt(const uint8_t *range, size_t len)
{
	for (size_t line = 0; line < lines_of((uintptr_t)range, len); line++)
		_mm_clflushopt((void *)(range + line * LINE_BYTES));
}

/* With what the calls of a chunk read, or where they clear write, flushed. Returns its ns alone. */
static uint64_t replay_evicted(const struct calls *calls, uint8_t *base, copy_fn copy,
			       uint64_t *least)
{
	void (*evict)(const uint8_t *, size_t) =
		__builtin_cpu_supports("clflushopt") ? flush_opt : flush;
	uint64_t total = 0;

	for (size_t i = 0, at = 0; i < calls->chunks; at = calls->chunk_end[i++]) {
		const struct call *call = calls->call + at,
				  *end = calls->call + calls->chunk_end[i];
		uint64_t start, ticks;

		for (const struct call *one = call; one != end; one++)
			evict(base + (calls->cleared ? one->dst : one->src), one->len);
		_mm_mfence();
		start = tare_clock_ns();
		ticks = least ? tsc_ticks() : 0;
		replay_once(call, end - call, base, copy);
		if (least)
			keep_least(&least[i], tsc_ticks() - ticks);
		total += tare_clock_ns() - start;
	}
	return total;
}

/* least: of each chunk, is kept; NULL: the calls are not cut. */
static uint64_t time_passes(uint64_t passes, const struct calls *calls, uint8_t *base, copy_fn copy,
			    uint64_t *least)
{
	uint64_t start = tare_clock_ns(), evicted = 0;

	for (uint64_t pass = 0; pass < passes; pass++)
		if (calls->evict)
			evicted += replay_evicted(calls, base, copy, least);
		else if (least)
			replay_chunks(calls, base, copy, least);
		else
			replay_once(calls->call, calls->count, base, copy);
	return calls->evict ? evicted : tare_clock_ns() - start;
}

/* Doubles the passes until a sample lasts long enough; the readings warm up as well. */
static uint64_t find_passes(const struct timing *timing, const struct calls *calls, uint8_t *base,
			    copy_fn copy)
{
	uint64_t given = timing->passes ? timing->passes : timing->found;
	uint64_t passes = given ? given : 1, start;

	for (;; passes *= 2) {
		/* of this thread: neighbours would make them fewer */
		start = tare_ns_of(CLOCK_THREAD_CPUTIME_ID);
		time_passes(passes, calls, base, copy, NULL);
		/* with what it evicts, or what does little would have passes without end */
		if (tare_ns_of(CLOCK_THREAD_CPUTIME_ID) - start >= timing->min_ns || given ||
		    passes >= 1u << 30)
			return passes;
	}
}

/*
 * As many for all: with each pass in a row the branch predictors know more of the calls, so the
 * least of a routine that had more passes would be less. The most of all; ret, which is subtracted
 * from each and costs little, has more.
 */
static void give_passes(const struct timing *timing, struct lane **order, int racing,
			const struct calls *calls, uint8_t *base)
{
	bool fixed = timing->passes || calls->evict;
	uint64_t most = 1;

	for (int i = 0; i < racing; i++) {
		order[i]->passes = find_passes(timing, calls, base, order[i]->impl.copy);
		if (order[i]->passes > most && (racing == 1 || !order[i]->impl.baseline))
			most = order[i]->passes;
	}
	for (int i = 0; i < racing; i++)
		order[i]->passes = most * (fixed || !order[i]->impl.baseline ? 1 : 8);
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

/* Room for the samples; 0, or -1. */
static int make_room(const struct timing *timing, const struct calls *calls, struct lane *lane)
{
	lane->ns_per_replay = calloc(timing->rounds, sizeof(double));
	if (!timing->no_least)
		lane->least = malloc(calls->chunks * sizeof(*lane->least));
	if (!lane->ns_per_replay || (!timing->no_least && !lane->least))
		return -1;
	if (lane->least)
		memset(lane->least, 0xff, calls->chunks * sizeof(*lane->least));
	return 0;
}

static void add_least(const struct timing *timing, const struct calls *calls, struct lane *lane)
{
	double ticks = 0;

	for (size_t i = 0; i < calls->chunks; i++)
		ticks += (double)lane->least[i];
	lane->least_ns = ticks * timing->ns_per_tick / timing->repeats;
}

int timing_run(struct timing *timing, struct lane *lane, int lanes, struct calls *calls,
	       const struct arena *arena, struct tare_error *err)
{
	struct lane **order = calloc(lanes, sizeof(*order));
	struct tsc_moment start = {0};
	struct prng prng = {timing->seed};
	int racing = 0, failed = !order || cut(calls);

	for (int i = 0; !failed && i < lanes; i++) {
		if (lane[i].skipped || !lane[i].correct)
			continue;
		order[racing++] = &lane[i];
		calls->cleared |= lane[i].impl.clears;
		failed = make_room(timing, calls, &lane[i]);
	}
	if (failed) {
		free(order);
		return tare_error(err, TARE_FAILED, "out of memory for %u samples", timing->rounds);
	}
	if (!timing->no_least)
		start = tsc_now();
	give_passes(timing, order, racing, calls, arena->base);
	for (unsigned int round = 0; round < timing->rounds; round++) {
		if (round % 2 == 0)
			prng_shuffle(&prng, order, racing, sizeof(struct lane *));
		run_round(timing, round, order, racing, calls, arena->base);
	}
	if (!timing->no_least)
		timing->ns_per_tick = tsc_ns_per_tick(&start);
	for (int i = 0; i < racing && !timing->no_least; i++)
		add_least(timing, calls, order[i]);
	free(calls->chunk_end);
	free(order);
	return 0;
}
