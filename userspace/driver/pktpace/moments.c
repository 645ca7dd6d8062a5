// SPDX-License-Identifier: GPL-2.0-only
#include "moments.h"

#include "lib/prng.h"

void moments_draw(uint64_t *start, unsigned int n, uint64_t seed, uint64_t begin,
		  uint64_t period_ns)
{
	struct prng prng = {seed};

	begin += prng_below(&prng, MOMENTS_TICK_NS);
	for (uint64_t i = 0; i < n; i++)
		start[i] = begin + i * period_ns / n + prng_below(&prng, period_ns / n);
}
