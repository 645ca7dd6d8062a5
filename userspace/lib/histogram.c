// SPDX-License-Identifier: GPL-2.0-only
#include "histogram.h"

#include <math.h>
#include <stdbool.h>

#define SAMPLES_BEYOND 10

const struct tare_percentile tare_percentile[TARE_PERCENTILES] = {
	{"p50", 0.5}, {"p90", 0.9}, {"p99", 0.99}, {"p99.9", 0.999}, {"p99.99", 0.9999}};

void tare_histogram_merge(struct tare_histogram *histogram, const struct tare_latency *kept)
{
	unsigned int bucket;

	histogram->total.sum += kept->sum;
	histogram->total.clamped += kept->clamped;
	/* 0 means none: less 1 it is the largest number, so that any minimum is below */
	if (kept->min - 1 < histogram->total.min - 1)
		histogram->total.min = kept->min;
	if (kept->max > histogram->total.max)
		histogram->total.max = kept->max;
	for (bucket = 0; bucket < TARE_LATENCY_BUCKETS; bucket++) {
		histogram->total.bucket[bucket] += kept->bucket[bucket];
		histogram->count += kept->bucket[bucket];
	}
}

/* The first bucket that has a sample, or with `last` the last one; -1 if none has. */
static int used_bucket(const struct tare_histogram *histogram, int last)
{
	int i;

	for (i = 0; i < TARE_LATENCY_BUCKETS; i++) {
		int bucket = last ? TARE_LATENCY_BUCKETS - 1 - i : i;

		if (histogram->total.bucket[bucket])
			return bucket;
	}
	return -1;
}

void tare_histogram_subtract(struct tare_histogram *histogram, const struct tare_histogram *earlier)
{
	struct tare_latency *total = &histogram->total;
	bool same_min = total->min == earlier->total.min,
	     same_max = total->max == earlier->total.max;
	uint64_t low, high;
	int bucket;

	total->sum -= earlier->total.sum;
	total->clamped -= earlier->total.clamped;
	histogram->count -= earlier->count;
	for (bucket = 0; bucket < TARE_LATENCY_BUCKETS; bucket++)
		total->bucket[bucket] -= earlier->total.bucket[bucket];
	bucket = used_bucket(histogram, 0);
	if (bucket < 0) {
		total->min = total->max = 0;
		return;
	}
	/* a minimum that did not change may be an earlier sample's, but it is a bound */
	low = tare_bucket_low(bucket) + 1;
	if (same_min && low > total->min)
		total->min = low;
	high = tare_bucket_low(used_bucket(histogram, 1) + 1) - 1;
	if (same_max && high < total->max)
		total->max = high;
}

uint64_t tare_histogram_percentile(const struct tare_histogram *histogram, double share)
{
	/* 0.999 has no exact form: the rounding error must not ask for one sample more */
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
