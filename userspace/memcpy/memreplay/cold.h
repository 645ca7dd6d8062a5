/* SPDX-License-Identifier: GPL-2.0-only */
/* Places for operands such that no cache line comes again before a whole cache went by. */
#ifndef MEMREPLAY_COLD_H
#define MEMREPLAY_COLD_H

#include "calls.h"
#include "lib/error.h"

struct cold {
	uint8_t *used; /* pairs of lines in use at the end of each small page */
	uint64_t small_pages;
	uint64_t next_small;                         /* page, counts on for ever */
	uint64_t large_first, large_end, large_next; /* bytes */
};

/*
 * Lays out an arena for a cache of `cache_bytes`. `longest`: bytes of the longest
 * range. Returns its size in bytes, or 0 with *err filled when memory is short.
 */
uint64_t cold_start(struct cold *cold, uint64_t cache_bytes, uint64_t longest,
		    struct tare_error *err);

/* The next place, in bytes, for a range that began at `offset`. */
uint64_t cold_place(struct cold *cold, uint64_t offset, uint64_t len);

void cold_free(struct cold *cold);

#endif
