/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Median and its interval, for the table on the screen. All other statistics are made
 * from the raw samples by `tare`, with the same definitions (docs/method.md).
 */
#ifndef TIMERS_SUMMARY_H
#define TIMERS_SUMMARY_H

#include <stdbool.h>
#include <stddef.h>

#define SUMMARY_SAMPLES_MAX 1000

struct estimate {
	double value, low, high;
};

/*
 * The median, and two order statistics between which it lies with a confidence of at least 95 %.
 * For 6 to SUMMARY_SAMPLES_MAX samples; of others the median alone is one.
 */
struct estimate summary_median(const double *samples, size_t count);

/* The same for raw - overhead, round by round. */
struct estimate summary_net(const double *raw, const double *overhead, size_t count);

/* How well the overhead is known: half of its interval, but at least `resolution`. */
double summary_floor(const double *overhead, size_t count, double resolution);

bool summary_below_floor(struct estimate net, double floor);

#endif
