// SPDX-License-Identifier: GPL-2.0-or-later
#include "cache.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_power_of_two(uint64_t number)
{
	return number && !(number & (number - 1));
}

bool cache_read(struct cache *cache, const char **text)
{
	uint64_t size, line, sets;
	unsigned int ways;
	int n = 0;

	if (sscanf(*text, "%" SCNu64 ":%u:%" SCNu64 "%n", &size, &ways, &line, &n) != 3 || !ways ||
	    !is_power_of_two(line))
		return false;
	sets = size / ways / line;
	if (!is_power_of_two(sets) || size != sets * ways * line)
		return false;
	*cache = (struct cache){.shift = __builtin_ctzll(line), .ways = ways, .mask = sets - 1};
	cache->lines = malloc(sets * ways * sizeof(*cache->lines));
	if (!cache->lines)
		return false;
	*text += n;
	return true;
}

size_t cache_bytes(const struct cache *cache)
{
	return ((size_t)cache->mask + 1) * cache->ways * sizeof(*cache->lines);
}

void cache_empty(const struct cache *cache)
{
	/* no line has the number of all ones: it would be behind all memory */
	memset(cache->lines, 0xff, cache_bytes(cache));
}

bool cache_renew(const struct cache *cache, uint32_t *set, uint32_t line)
{
	uint32_t moves = *set;
	unsigned int way;

	*set = line;
	for (way = 1; way < cache->ways; way++) {
		uint32_t next = set[way];

		set[way] = moves;
		if (next == line)
			return false;
		moves = next;
	}
	return true;
}
