// SPDX-License-Identifier: GPL-2.0-only
#include "histogram.h"

#include <math.h>

#define SAMPLES_BEYOND 10

void tare_histogram_merge(struct tare_histogram *histogram, const struct tare_latency *kept)
{
	unsigned int bucket;

	histogram->total.sum += kept->sum;
	histogram->total.clamped += kept->clamped;
	/* 0 is none, and one less than that is more than all */
	if (kept->min - 1 < histogram->total.min - 1)
		histogram->total.min = kept->min;
	if (kept->max > histogram->total.max)
		histogram->total.max = kept->max;
	for (bucket = 0; bucket < TARE_LATENCY_BUCKETS; bucket++) {
		histogram->total.bucket[bucket] += kept->bucket[bucket];
		histogram->count += kept->bucket[bucket];
	}
}

uint64_t tare_histogram_percentile(const struct tare_histogram *histogram, double share)
{
	/* 0.999 has no exact form: what it is too large by must not ask for a sample more */
	uint64_t rank = (uint64_t)ceil(share * (double)histogram->count - 1e-6);
	uint64_t below = 0, high;
	unsigned int bucket;

	for (bucket = 0; bucket + 1 < TARE_LATENCY_BUCKETS; bucket++) {
		below += histogram->total.bucket[bucket];
		if (below && below >= rank)
			break;
	}
	high = tare_bucket_low(bucket + 1) - 1;
	return high < histogram->total.max ? high : histogram->total.max;
}

int tare_histogram_supports(const struct tare_histogram *histogram, double share)
{
	return (1 - share) * (double)histogram->count >= SAMPLES_BEYOND - 1e-6;
}
