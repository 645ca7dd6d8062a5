// SPDX-License-Identifier: GPL-2.0-or-later
#include "tlb.h"

#include <stdio.h>
#include <stdlib.h>

#include "cache.h"
#include "memory.h"

#define PAGE_BITS 12
#define PART_BITS 38 /* 256 GiB, of which few are in use */
#define PARTS     32
#define GLOBAL    (1u << 31)
#define ANY       UINT32_MAX /* number of no page */

/* as Intel's have been since 2015; the fully associative ones have one set */
static uint32_t small_lines[64], large_lines[32], second_lines[1536];
static const struct cache small = {.ways = 4, .mask = 15, .lines = small_lines};
static const struct cache large = {.ways = 4, .mask = 7, .lines = large_lines};
static const struct cache second = {.ways = 12, .mask = 127, .lines = second_lines};

/* A page has 31 bits: which of the parts it is in, by size, and which in that. */
static uint64_t parts[PARTS];
static unsigned int n_parts;

static uint32_t part_of(uint64_t address, bool is_large)
{
	uint64_t part = address >> PART_BITS << 1 | is_large;
	unsigned int i = 0;

	while (i < n_parts && parts[i] != part)
		i++;
	if (i == PARTS) {
		fprintf(stderr, "profile: more than %d parts of the address space are used\n",
			PARTS);
		exit(1);
	}
	if (i == n_parts)
		parts[n_parts++] = part;
	return i;
}

void tlb_begin(void)
{
	cache_empty(&small);
	cache_empty(&large);
	cache_empty(&second);
}

static uint32_t line_of(uint64_t address, struct page *page)
{
	*page = memory_page(address);
	return part_of(address, page->bits > PAGE_BITS) << (PART_BITS - PAGE_BITS) |
	       (address & ((1ull << PART_BITS) - 1)) >> page->bits | (page->global ? GLOBAL : 0);
}

enum tlb tlb_use(uint64_t address)
{
	struct page page;
	uint32_t line = line_of(address, &page);

	if (!cache_lacks(page.bits > PAGE_BITS ? &large : &small, line))
		return TLB_HIT;
	return cache_lacks(&second, line) ? TLB_WALK : TLB_MISS;
}

static void forget(const struct cache *cache, uint32_t line)
{
	size_t i, n = cache_bytes(cache) / sizeof(*cache->lines);

	for (i = 0; i < n; i++)
		if (line == ANY ? !(cache->lines[i] & GLOBAL) : cache->lines[i] == line)
			cache->lines[i] = UINT32_MAX;
}

void tlb_forget(void)
{
	forget(&small, ANY);
	forget(&large, ANY);
	forget(&second, ANY);
}

void tlb_forget_page(uint64_t address)
{
	struct page page;
	uint32_t line = line_of(address, &page);

	forget(page.bits > PAGE_BITS ? &large : &small, line);
	forget(&second, line);
}
