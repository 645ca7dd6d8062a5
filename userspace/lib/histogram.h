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

/* Adds what one CPU kept. */
void tare_histogram_merge(struct tare_histogram *histogram, const struct tare_latency *kept);

/*
 * The value in ns that `share` (0 to 1) of the samples do not exceed: the upper end of its
 * bucket, which is less than 1/32 above it, or the maximum. 0 for an empty histogram.
 */
uint64_t tare_histogram_percentile(const struct tare_histogram *histogram, double share);

/* Whether at least 10 samples lie beyond the percentile: docs/method.md. */
int tare_histogram_supports(const struct tare_histogram *histogram, double share);

#endif
