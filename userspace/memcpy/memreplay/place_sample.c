// SPDX-License-Identifier: GPL-2.0-only
#include <stdlib.h>

#include "place.h"

/*
 * Pages are drawn from so many that any window's number of pages divides them nearly
 * evenly; the regime folds them into its own arena.
 */
#define DRAWN_PAGES (1u << 19)

static uint32_t draw_page(struct prng *prng, uint64_t first)
{
	return (first + prng_below(prng, DRAWN_PAGES)) * PAGE_BYTES;
}

static uint32_t draw_line(struct prng *prng)
{
	return prng_below(prng, PAGE_BYTES / LINE_BYTES) * LINE_BYTES;
}

int place_sample(struct calls *calls, struct placement *placement, const struct sampled *sample,
		 size_t count, uint64_t turns, struct prng *prng, struct tare_error *err)
{
	*placement = (struct placement){.how = "pages and lines drawn by the seed"};
	calls->count = count * turns;
	calls->arena_bytes = 0; /* a regime gives them a place */
	calls->call = calloc(calls->count + 1, sizeof(*calls->call));
	if (!calls->call)
		return tare_error(err, TARE_FAILED, "out of memory for %zu calls", calls->count);
	for (size_t i = 0; i < count; i++) {
		calls->call[i].dst = draw_page(prng, 0) + draw_line(prng) + sample[i].dst;
		calls->call[i].src = draw_page(prng, DRAWN_PAGES) + draw_line(prng) + sample[i].src;
		calls->call[i].len = sample[i].len;
	}
	for (size_t i = count; i < calls->count; i++) {
		const struct call *first = &calls->call[i % count];

		calls->call[i].dst = draw_page(prng, 0) + first->dst % PAGE_BYTES;
		calls->call[i].src = draw_page(prng, DRAWN_PAGES) + first->src % PAGE_BYTES;
		calls->call[i].len = first->len;
	}
	return 0;
}
