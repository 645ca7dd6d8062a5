// SPDX-License-Identifier: GPL-2.0-only
/*
 * clamped_of_intervals: of each number read, as many samples are clamped in an interval more.
 * Prints what each interval tells: samples and clamped ones.
 */
#include <inttypes.h>
#include <stdio.h>

#include "lib/histogram.h"
#include "lib/status.h"

int main(void)
{
	struct tare_histogram all = {0}, earlier = {0}, interval;
	struct tare_latency kept = {.min = 1, .max = 1ull << TARE_LATENCY_BITS};
	uint64_t clamped;

	while (scanf("%" SCNu64, &clamped) == 1) {
		kept.clamped = kept.bucket[TARE_LATENCY_BUCKETS - 1] = clamped;
		tare_histogram_merge(&all, &kept);
		interval = all;
		tare_histogram_subtract(&interval, &earlier);
		earlier = all;
		printf("%" PRIu64 " %llu\n", interval.count, interval.total.clamped);
	}
	return TARE_OK;
}
