// SPDX-License-Identifier: GPL-2.0-or-later
#include "tlb.h"

#include <stdio.h>
#include <stdlib.h>

#include "cache.h"
#include "memory.h"

#define PAGE_BITS  12
#define LARGE_BITS 21
#define PART_BITS  7 /* of a page's number; its set is in them */
#define PARTS      (1u << 20)
#define GLOBAL     (1u << 31)
#define ANY        UINT32_MAX /* number of no page */
#define MULTIPLIER 0x9e3779b97f4a7c15ull

/* as Intel's have been since 2015; the fully associative ones have one set */
static uint32_t small_lines[64], large_lines[32], second_lines[1536];
static const struct cache small = {.ways = 4, .mask = 15, .lines = small_lines};
static const struct cache large = {.ways = 4, .mask = 7, .lines = large_lines};
static const struct cache second = {.ways = 12, .mask = 127, .lines = second_lines};

/* A page has 31 bits: which of the parts it is in, a place in this table, and which in that. */
static uint64_t parts[PARTS];
static unsigned int n_parts;

static uint32_t part_of(uint64_t address, unsigned int bits)
{
	/* 0 is of none, and no size of a page is 0 */
	uint64_t part = address >> bits >> PART_BITS << 6 | bits;
	uint32_t i = part * MULTIPLIER >> 32 & (PARTS - 1);

	while (parts[i] && parts[i] != part)
		i = (i + 1) & (PARTS - 1);
	if (parts[i])
		return i;
	if (++n_parts == PARTS) {
		fprintf(stderr, "profile: more than %u parts of the address space are used\n",
			PARTS);
		exit(1);
	}
	parts[i] = part;
	return i;
}

void tlb_begin(void)
{
	cache_empty(&small);
	cache_empty(&large);
	cache_empty(&second);
}

static uint32_t line_of(uint64_t address, unsigned int bits)
{
	return part_of(address, bits) << PART_BITS | (address >> bits & ((1u << PART_BITS) - 1));
}

enum tlb tlb_use(uint64_t address)
{
	struct page page = memory_page(address);
	uint32_t line = line_of(address, page.bits) | (page.global ? GLOBAL : 0);

	if (!cache_lacks(page.bits > PAGE_BITS ? &large : &small, line))
		return TLB_HIT;
	return cache_lacks(&second, line) ? TLB_WALK : TLB_MISS;
}

/* What is free in a set is behind what is not: the last one goes when another comes. */
static void forget(const struct cache *cache, uint32_t line)
{
	uint32_t *set = cache->lines, *end = set + cache_bytes(cache) / sizeof(*set), way, kept;

	for (; set < end; set += cache->ways) {
		for (way = kept = 0; way < cache->ways; way++)
			if (line == ANY ? set[way] & GLOBAL : (set[way] & ~GLOBAL) != line)
				set[kept++] = set[way];
		while (kept < cache->ways)
			set[kept++] = UINT32_MAX;
	}
}

void tlb_forget(void)
{
	forget(&small, ANY);
	forget(&large, ANY);
	forget(&second, ANY);
}

void tlb_forget_page(uint64_t address)
{
	/* its entry in the page tables is another already */
	forget(&small, line_of(address, PAGE_BITS));
	forget(&large, line_of(address, LARGE_BITS));
	forget(&second, line_of(address, PAGE_BITS));
	forget(&second, line_of(address, LARGE_BITS));
}
