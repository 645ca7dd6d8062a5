/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_PRNG_H
#define TARE_PRNG_H

#include <stddef.h>
#include <stdint.h>

/* splitmix64: the same numbers for the same seed on every machine and libc. */
struct prng {
	uint64_t state;
};

static inline uint64_t prng_next(struct prng *prng)
{
	uint64_t z = prng->state += 0x9e3779b97f4a7c15u;

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return z ^ (z >> 31);
}

/* Uniform in [0, bound); bound < 2^32, so the bias is below 2^-32. */
static inline uint64_t prng_below(struct prng *prng, uint64_t bound)
{
	return ((unsigned __int128)prng_next(prng) * bound) >> 64;
}

/* Shuffles `count` elements of `size` bytes (at most 64), Fisher-Yates. */
void prng_shuffle(struct prng *prng, void *array, size_t count, size_t size);

#endif
