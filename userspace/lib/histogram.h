/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_HISTOGRAM_H
#define TARE_HISTOGRAM_H

#include <stddef.h>
#include <stdint.h>

#include <tare/latency.h>

/* One latency's distribution in ns, over all CPUs. */
struct tare_histogram {
	struct tare_latency total;
	uint64_t count;
};

/* The percentiles that tables and documents show. */
struct tare_percentile {
	const char *name;
	double share;
};

#define TARE_PERCENTILES 5

extern const struct tare_percentile tare_percentile[TARE_PERCENTILES];

/* Adds what one CPU counted. */
void tare_histogram_merge(struct tare_histogram *histogram, const struct tare_latency *kept);

/*
 * Subtracts `earlier`, the same histogram at an earlier time. The minimum and the maximum of the
 * rest are exact if they changed since then, else an end of their bucket.
 */
void tare_histogram_subtract(struct tare_histogram *histogram,
			     const struct tare_histogram *earlier);

/*
 * The value in ns that `share` (0 to 1) of the samples do not exceed: the upper end of its
 * bucket, which is less than 1/32 above it, or the maximum. 0 for an empty histogram.
 */
uint64_t tare_histogram_percentile(const struct tare_histogram *histogram, double share);

/* Whether at least 10 samples lie beyond the percentile: docs/method.md. */
int tare_histogram_supports(const struct tare_histogram *histogram, double share);

#endif
