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

/* Between two order statistics that cover the median with at least 95 %, from 6 samples on. */
struct estimate summary_median(const double *samples, size_t count);

/* Of raw - overhead, round by round. */
struct estimate summary_net(const double *raw, const double *overhead, size_t count);

/* How well the overhead is known: half its interval; at least `resolution`. */
double summary_floor(const double *overhead, size_t count, double resolution);

bool summary_below_floor(struct estimate net, double floor);

#endif
