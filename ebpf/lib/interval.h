/* SPDX-License-Identifier: GPL-2.0-only */
/* Displays at intervals: each tells what came since the one before it. */
#ifndef TARE_INTERVAL_H
#define TARE_INTERVAL_H

#include "lib/latencyreport.h"

/* What had been seen when an interval began. */
struct interval {
	struct tare_latency_start start;
	uint64_t lost;
	struct tare_latency_entry *entry; /* by slot */
};

/* Before the first one, in a tool of so many slots. Returns 0, or -1 with *err filled. */
int interval_begin(struct interval *interval, unsigned int slots,
		   const struct tare_latency_start *start, struct tare_error *err);

/* Leaves in *entry what came since the interval began; the next begins now. */
void interval_entry(struct interval *interval, unsigned int slot, struct tare_latency_entry *entry);

/* The same of the rest of the report. Before its entries. */
void interval_report(struct interval *interval, struct tare_latency_report *report);

#endif
