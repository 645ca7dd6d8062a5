// SPDX-License-Identifier: GPL-2.0-only
#include <stdlib.h>

#include "clock.h"

#define STEPS   200
#define BATCHES 21
#define BATCH   100

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

static int by_value(const void *left, const void *right)
{
	uint64_t l = *(const uint64_t *)left, r = *(const uint64_t *)right;

	return (l > r) - (l < r);
}

double tare_clock_read_ns(void)
{
	uint64_t batches[BATCHES];

	for (int batch = 0; batch < BATCHES; batch++) {
		uint64_t start = tare_clock_ns();

		for (int reading = 1; reading < BATCH; reading++)
			tare_clock_ns();
		batches[batch] = tare_clock_ns() - start;
	}
	qsort(batches, BATCHES, sizeof(batches[0]), by_value);
	return (double)batches[BATCHES / 2] / BATCH;
}
