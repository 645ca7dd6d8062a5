/* SPDX-License-Identifier: GPL-2.0-only */
/* How every latency instrument tells what it saw, whether eBPF or a module kept it. */
#ifndef TARE_LATENCYREPORT_H
#define TARE_LATENCYREPORT_H

#include <stdint.h>
#include <stdio.h>

#include "error.h"
#include "histogram.h"

struct tare_latency_entry {
	char name[64];
	uint64_t untimed; /* passed over on purpose; the histogram may be empty then */
	struct tare_histogram histogram;
};

struct tare_latency_report {
	const char *instrument; /* syslat */
	const char *what;       /* system calls, entry to exit */
	const char *unit;       /* ns, or bytes */
	const char *clock;
	double seconds;   /* observed */
	uint64_t lost;    /* for lack of room */
	uint64_t untimed; /* passed over on purpose, all together */
	struct tare_latency_entry *entry;
	unsigned int entries;
};

/* Most samples first. */
void tare_latency_report_sort(struct tare_latency_report *report);

/* A table: count, mean, p50 to p99.99 as far as samples support them, max; times in ns. */
void tare_latency_report_print(const struct tare_latency_report *report, FILE *out);

/*
 * The same and every bucket, as docs/formats.md defines, to `path` or to stdout where it is
 * "-". Returns 0, or -1 with *err filled.
 */
int tare_latency_report_write(const struct tare_latency_report *report, const char *path,
			      struct tare_error *err);

#endif
