// SPDX-License-Identifier: GPL-2.0-only
#include "clock.h"

#define STEPS 200

uint64_t tare_clock_resolution_ns(void)
{
	uint64_t best = UINT64_MAX;

	for (int step = 0; step < STEPS; step++) {
		uint64_t start = tare_clock_ns(), end;

		do {
			end = tare_clock_ns();
		} while (end == start);
		if (end - start < best)
			best = end - start;
	}
	return best;
}
