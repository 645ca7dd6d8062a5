/* SPDX-License-Identifier: GPL-2.0-only */
/* The user side of told.bpf.h: options, and how shares and single latencies are shown. */
#ifndef TARE_OUTLIER_USER_H
#define TARE_OUTLIER_USER_H

#include <stdbool.h>

#include "lib/error.h"
#include "lib/latencyreport.h"
#include "told.h"
#include "tool.h"

/* Rows of the options of a tool that tells outliers; WHAT: which, and what of each. */
#define OUTLIER_OPTIONS(what)                                                                      \
	{"over", 'o', "US", what, TARE_NUMBER(over, 1, 1000000000)},                               \
	{                                                                                          \
		"stop", 'S', NULL, "With --over: end at the first, with status 0", TARE_FLAG(stop) \
	}

/* Of waits for a CPU or a timer. */
#define OUTLIER_WAITS                                                                              \
	"Tell each latency above so many microseconds as it happens: time, CPU, task, what ran "   \
	"there meanwhile, and the kernel stack of what delayed the task"

/* The members of struct tool for outliers, from an open skeleton. */
#define OUTLIER_OF(opened)                                                                         \
	.over = &(opened)->rodata->over, .outliers_lost = &(opened)->bss->outliers_lost

extern const char *const part_name[PARTS];

/* What stands between a part and who is its reason; NULL: nobody is. */
extern const char *const part_by[PARTS];

/* Writes a name such as "hog 4711", "irq 24 eth0", "softirq NET_RX", "interrupt: local timer". */
void who_name(const struct who *who, char *text, size_t size);

/* A share as an object; the caller owns it. */
struct json_t *share_json(const struct share *share);

/* The ring of outliers, and those that came out of it. */
struct outliers;

/*
 * Opens the ring; *outliers is NULL if the options ask for no outliers. `table`: print them too.
 * Returns 0, or -1 with *err filled.
 */
int outliers_open(const struct tool *tool, const struct options *options, bool table,
		  struct outliers **outliers, struct tare_error *err);

/* A descriptor that is readable when the ring holds outliers; -1 if none are asked for. */
int outliers_fd(const struct outliers *outliers);

/*
 * Takes all outliers out of the ring and prints them. Returns 1 if the tool is to stop, having seen
 * one with --stop, else 0, or -1 with *err filled.
 */
int outliers_take(struct outliers *outliers, const struct tare_latency_start *start,
		  struct tare_error *err);

/* Puts outliers, with `interval` only its own, into the report: valid there until the next call. */
void outliers_report(struct outliers *outliers, bool interval, struct tare_latency_report *report);

void outliers_close(struct outliers *outliers);

#endif
