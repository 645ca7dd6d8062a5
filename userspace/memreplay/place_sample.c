// SPDX-License-Identifier: GPL-2.0-only
#include <stdlib.h>

#include "place.h"

/*
 * Pages are drawn from so many that any window's number of pages divides them nearly
 * evenly; the regime folds them into its own arena.
 */
#define DRAWN_PAGES (1u << 19)

static uint32_t draw_offset(struct prng *prng, uint64_t first, unsigned int alignment)
{
	uint64_t page = first + prng_below(prng, DRAWN_PAGES);
	uint64_t line = prng_below(prng, PAGE_BYTES / LINE_BYTES);

	return page * PAGE_BYTES + line * LINE_BYTES + alignment;
}

int place_sample(struct calls *calls, struct placement *placement, const struct sampled *sample,
		 size_t count, struct prng *prng, struct tare_error *err)
{
	*placement = (struct placement){.how = "pages and lines drawn by the seed"};
	calls->count = count;
	calls->arena_bytes = 0; /* a regime gives them a place */
	calls->call = calloc(count + 1, sizeof(*calls->call));
	if (!calls->call)
		return tare_error(err, TARE_FAILED, "out of memory for %zu calls", count);
	for (size_t i = 0; i < count; i++) {
		calls->call[i].dst = draw_offset(prng, 0, sample[i].dst);
		calls->call[i].src = draw_offset(prng, DRAWN_PAGES, sample[i].src);
		calls->call[i].len = sample[i].len;
	}
	return 0;
}
