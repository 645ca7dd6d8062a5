/* SPDX-License-Identifier: GPL-2.0-only */
/* Displays at intervals: each tells what came since the one before it. */
#ifndef TARE_INTERVAL_H
#define TARE_INTERVAL_H

#include "lib/latencyreport.h"

/* The counts at the beginning of an interval, which are subtracted from later ones. */
struct interval {
	struct tare_latency_start start;
	uint64_t lost;
	struct tare_latency_entry *entry; /* by slot */
};

/* Begins the first interval of a tool with so many slots. Returns 0, or -1 with *err filled. */
int interval_begin(struct interval *interval, unsigned int slots,
		   const struct tare_latency_start *start, struct tare_error *err);

/* Leaves in *entry what came since the slot's interval began, and begins its next one. */
void interval_entry(struct interval *interval, unsigned int slot, struct tare_latency_entry *entry);

/* Does the same with the rest of the report. Called before its entries. */
void interval_report(struct interval *interval, struct tare_latency_report *report);

#endif
