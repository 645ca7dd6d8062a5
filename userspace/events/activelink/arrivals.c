// SPDX-License-Identifier: GPL-2.0-only
#include "arrivals.h"

#include <math.h>

void arrivals_begin(struct arrivals *arrivals, uint64_t seed, double rate, uint32_t number,
		    uint32_t threads)
{
	struct prng seeds = {seed};

	for (uint32_t i = 0; i < number; i++)
		prng_next(&seeds);
	arrivals->prng.state = prng_next(&seeds);
	arrivals->mean_ns = 1e9 * threads / rate;
	arrivals->next = 0;
}

uint64_t arrivals_next(struct arrivals *arrivals)
{
	/* above 0 and at most 1 */
	double share = (double)((prng_next(&arrivals->prng) >> 11) + 1) * 0x1p-53;

	arrivals->next -= log(share) * arrivals->mean_ns;
	return (uint64_t)arrivals->next;
}
