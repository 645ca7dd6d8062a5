/* SPDX-License-Identifier: GPL-2.0-only */
/* How every latency instrument tells what it saw, whether eBPF or a module kept it. */
#ifndef TARE_LATENCYREPORT_H
#define TARE_LATENCYREPORT_H

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

#include "error.h"
#include "histogram.h"

struct tare_latency_entry {
	char name[256];
	unsigned int slot; /* of the tool */
	uint64_t untimed;  /* calls passed over on purpose; the histogram may be empty then */
	struct tare_histogram histogram;
};

/* When the measuring began, by both clocks. */
struct tare_latency_start {
	struct timespec realtime;
	uint64_t monotonic_ns; /* CLOCK_MONOTONIC, by which latencies are measured */
};

/* Latencies that were told one by one. */
struct tare_latency_outliers {
	uint64_t over_us; /* all are above this */
	uint64_t count;
	uint64_t lost;       /* for lack of room */
	struct json_t *list; /* the first ones */
};

struct tare_latency_report {
	const char *instrument; /* syslat */
	const char *what;       /* system calls, entry to exit */
	const char *unit;       /* ns, or bytes */
	struct tare_latency_start start;
	double seconds;   /* observed */
	uint64_t lost;    /* for lack of room */
	uint64_t untimed; /* passed over on purpose, all together */
	bool interval;    /* one of several: the table tells when it ended */
	unsigned int top; /* rows of the table; 0: all */
	const struct tare_latency_outliers *outliers; /* NULL: none were asked for */
	struct json_t *more; /* members of the document beside these; NULL: none */
	struct tare_latency_entry *entry;
	unsigned int entries;
};

/* Largest sum first. */
void tare_latency_report_sort(struct tare_latency_report *report);

/* The start of a measurement that began so many seconds ago; 0 for now. */
struct tare_latency_start tare_latency_start(double seconds_ago);

/* Seconds from `start` to now. */
double tare_latency_seconds(const struct tare_latency_start *start);

/* Seconds from one to the other. */
double tare_latency_between(const struct tare_latency_start *start,
			    const struct tare_latency_start *end);

#define TARE_LATENCY_TIME 16 /* bytes of 11:32:49.563915 */

/* Writes the wall clock's time at `clock_ns` of CLOCK_MONOTONIC, which may be before the start. */
void tare_latency_time(const struct tare_latency_start *start, uint64_t clock_ns, char *text);

/*
 * A table on stdout: count, mean, p50 to p99.99 as far as samples support them, max. Returns 0, or
 * -1 with *err filled.
 */
int tare_latency_report_print(const struct tare_latency_report *report, struct tare_error *err);

/*
 * A document of the table, every bucket and the conditions, as docs/formats.md defines it, to
 * `path`, or to stdout if that is "-". With `line` it is all on one line, as one of several
 * documents. Returns 0, or -1 with *err filled.
 */
int tare_latency_report_write(const struct tare_latency_report *report, const char *path, bool line,
			      struct tare_error *err);

#endif
