/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * A cache: which of the bytes that are used are there. LRU; what is read or written and is not
 * there comes in.
 */
#ifndef TARE_PROFILE_CACHE_H
#define TARE_PROFILE_CACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct cache {
	unsigned int shift, ways; /* an address by shift is the number of its line */
	uint32_t mask;            /* of a line's number: its set */
	uint32_t *lines;          /* of each set, the one that was used last first */
};

/* Reads SIZE:WAYS:LINE, in bytes, at *TEXT and sets *TEXT behind. Returns false if it is none. */
bool cache_read(struct cache *cache, const char **text);

/* Of its lines' numbers. */
size_t cache_bytes(const struct cache *cache);

void cache_empty(const struct cache *cache);

/* Puts LINE, which is not the first in SET, there. Returns whether it was not in SET. */
bool cache_renew(const struct cache *cache, uint32_t *set, uint32_t line);

static inline bool cache_lacks(const struct cache *cache, uint32_t line)
{
	uint32_t *set = cache->lines + (size_t)(line & cache->mask) * cache->ways;

	return *set != line && cache_renew(cache, set, line);
}

/*
 * The bytes from FIRST to LAST, physical addresses, are used; they lie in one line or in two.
 * Returns whether a line was not there.
 */
static inline bool cache_misses(const struct cache *cache, uint64_t first, uint64_t last)
{
	uint32_t one = first >> cache->shift, other = last >> cache->shift;
	bool misses = cache_lacks(cache, one);

	if (other != one)
		misses |= cache_lacks(cache, other);
	return misses;
}

#endif /* TARE_PROFILE_CACHE_H */
