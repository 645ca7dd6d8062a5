// SPDX-License-Identifier: GPL-2.0-only
/*
 * Short ranges are dealt to pages in turn, so that neighbours in time are not neighbours in
 * memory and no prefetcher can guess the next one. A page fills from its end
 * downwards, in pairs of lines: what the prefetchers add to a range, the other line of a
 * pair or lines behind it, are places that were used before. All pages start again
 * when they are full. A pair holds one line at least, so three caches' worth of pages see
 * at least one and a half caches go by before a line comes again.
 *
 * Long ranges follow each other through a region of their own, with their page offsets.
 */
#include <stdlib.h>
#include <string.h>

#include "cold.h"

#define PAIR_BYTES      (2 * LINE_BYTES)
#define PAIRS           (PAGE_BYTES / PAIR_BYTES)
#define CACHES_A_REGION 3
#define TRIES           64 /* full pages in a row, after which short ranges start again */
#define SHORT_PAIRS     4  /* a longer range that finds no room goes to the long ones */

uint64_t cold_start(struct cold *cold, uint64_t cache_bytes, uint64_t longest,
		    struct tare_error *err)
{
	uint64_t region = CACHES_A_REGION * cache_bytes / PAGE_BYTES + TRIES;

	cold->small_pages = region;
	cold->next_small = 0;
	cold->used = calloc(region, sizeof(*cold->used));
	if (!cold->used) {
		tare_error(err, TARE_FAILED, "out of memory for the cold regime");
		return 0;
	}
	cold->large_first = cold->large_next = region * PAGE_BYTES;
	cold->large_end = cold->large_first + region * PAGE_BYTES +
			  pages_of(PAGE_BYTES - 1, longest) * 2 * PAGE_BYTES;
	return cold->large_end;
}

static uint64_t place_large(struct cold *cold, uint64_t offset, uint64_t len)
{
	uint64_t unit = len < PAGE_BYTES ? PAIR_BYTES : PAGE_BYTES;
	uint64_t inside = len < PAGE_BYTES ? offset % LINE_BYTES : offset % PAGE_BYTES;
	uint64_t place = (cold->large_next + unit - 1) / unit * unit + inside;

	if (place + len > cold->large_end)
		place = cold->large_first + inside;
	cold->large_next = (place + len + PAIR_BYTES - 1) / PAIR_BYTES * PAIR_BYTES;
	return place;
}

uint64_t cold_place(struct cold *cold, uint64_t offset, uint64_t len)
{
	uint64_t pairs = (lines_of(offset, len) + 1) / 2;

	if (!pairs)
		pairs = 1;
	while (len < PAGE_BYTES && pairs <= PAIRS) {
		for (int i = 0; i < TRIES; i++) {
			uint64_t page = cold->next_small++ % cold->small_pages;

			if (cold->used[page] + pairs > PAIRS)
				continue;
			cold->used[page] += pairs;
			return page * PAGE_BYTES + (PAIRS - cold->used[page]) * PAIR_BYTES +
			       offset % LINE_BYTES;
		}
		if (pairs > SHORT_PAIRS)
			break;
		memset(cold->used, 0, cold->small_pages * sizeof(*cold->used));
	}
	return place_large(cold, offset, len);
}

void cold_free(struct cold *cold)
{
	free(cold->used);
	cold->used = NULL;
}
