// SPDX-License-Identifier: GPL-2.0-only
#include <stdlib.h>

#include "lib/clock.h"
#include "lib/prng.h"
#include "timing.h"

/* noipa: a clone for a known routine would inline it and measure something else */
__attribute__((noipa, aligned(64))) void replay_once(const struct call *call, size_t count,
						     uint8_t *base, copy_fn copy)
{
	const struct call *end = call + count;

	for (; call != end; call++)
		copy(base + call->dst, base + call->src, call->len);
}

static uint64_t time_passes(uint64_t passes, const struct calls *calls, uint8_t *base, copy_fn copy)
{
	uint64_t start = tare_clock_ns();

	for (uint64_t pass = 0; pass < passes; pass++)
		replay_once(calls->call, calls->count, base, copy);
	return tare_clock_ns() - start;
}

/* Doubles the passes until a sample lasts long enough; the readings warm up as well. */
static uint64_t find_passes(const struct timing *timing, const struct calls *calls, uint8_t *base,
			    copy_fn copy)
{
	uint64_t passes = 1;

	while (time_passes(passes, calls, base, copy) < timing->min_ns && passes < 1u << 30)
		passes *= 2;
	return passes;
}

static void run_round(const struct timing *timing, unsigned int round, struct lane **order,
		      int racing, const struct calls *calls, uint8_t *base)
{
	for (int i = 0; i < racing; i++) {
		struct lane *lane = order[round % 2 ? racing - 1 - i : i];
		uint64_t ns = time_passes(lane->passes, calls, base, lane->impl.copy);

		lane->ns_per_replay[round] = (double)ns / (lane->passes * timing->repeats);
	}
}

int timing_run(const struct timing *timing, struct lane *lane, int lanes, const struct calls *calls,
	       const struct arena *arena, struct tare_error *err)
{
	struct lane **order = calloc(lanes, sizeof(*order));
	struct prng prng = {timing->seed};
	int racing = 0;

	for (int i = 0; order && i < lanes; i++) {
		if (lane[i].skipped || !lane[i].correct)
			continue;
		order[racing++] = &lane[i];
		lane[i].ns_per_replay = calloc(timing->rounds, sizeof(double));
		if (!lane[i].ns_per_replay)
			order = NULL;
	}
	if (!order)
		return tare_error(err, TARE_FAILED, "out of memory for %u samples", timing->rounds);
	for (int i = 0; i < racing; i++) {
		order[i]->passes = timing->passes;
		if (timing->passes)
			time_passes(timing->passes, calls, arena->base, order[i]->impl.copy);
		else
			order[i]->passes =
				find_passes(timing, calls, arena->base, order[i]->impl.copy);
	}
	for (unsigned int round = 0; round < timing->rounds; round++) {
		if (round % 2 == 0)
			prng_shuffle(&prng, order, racing, sizeof(struct lane *));
		run_round(timing, round, order, racing, calls, arena->base);
	}
	free(order);
	return 0;
}
