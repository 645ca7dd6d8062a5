// SPDX-License-Identifier: GPL-2.0-only
#include "summary.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "portable.h"

static int by_value(const void *left, const void *right)
{
	double l = *(const double *)left, r = *(const double *)right;

	return (l > r) - (l < r);
}

static double *sorted(const double *samples, size_t count)
{
	double *copy = Malloc(count * sizeof(*copy));

	memcpy(copy, samples, count * sizeof(*copy));
	qsort(copy, count, sizeof(*copy), by_value);
	return copy;
}

/* The largest k with P(fewer than k of `count` fair coins) <= 2.5 %, at least 1. */
static size_t lower_rank(size_t count)
{
	double probability = ldexp(1, -(int)count), sum = 0;
	size_t k = 0;

	while (k < count && sum + probability < 0.025) {
		sum += probability;
		probability *= (double)(count - k) / (double)(k + 1);
		k++;
	}
	return k ? k : 1;
}

struct estimate summary_median(const double *samples, size_t count)
{
	double *ordered = sorted(samples, count);
	size_t rank = lower_rank(count);
	struct estimate estimate = {
		.value = (ordered[(count - 1) / 2] + ordered[count / 2]) / 2,
		.low = ordered[rank - 1],
		.high = ordered[count - rank],
	};

	free(ordered);
	return estimate;
}

struct estimate summary_net(const double *raw, const double *overhead, size_t count)
{
	double *difference = Malloc(count * sizeof(*difference));
	struct estimate net;

	for (size_t i = 0; i < count; i++)
		difference[i] = raw[i] - overhead[i];
	net = summary_median(difference, count);
	free(difference);
	return net;
}

double summary_floor(const double *overhead, size_t count, double resolution)
{
	struct estimate known = summary_median(overhead, count);

	return fmax((known.high - known.low) / 2, resolution);
}

bool summary_below_floor(struct estimate net, double floor)
{
	return net.low <= 0 || net.value < floor || net.value == 0;
}
