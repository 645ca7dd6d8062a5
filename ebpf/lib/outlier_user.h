/* SPDX-License-Identifier: GPL-2.0-only */
/* The user side of outlier.bpf.h: its options, and how an outlier is explained and printed. */
#ifndef TARE_OUTLIER_USER_H
#define TARE_OUTLIER_USER_H

#include <stdbool.h>

#include "lib/error.h"
#include "lib/latencyreport.h"
#include "outlier.h"
#include "tool.h"

/* Rows of the options of a tool that tells outliers. */
#define OUTLIER_OPTIONS                                                                            \
	{"over", 'o', "US",                                                                        \
	 "Tell each latency above so many microseconds as it happens: time, CPU, task, what ran "  \
	 "there meanwhile, and the kernel stack of what held it up",                               \
	 TARE_NUMBER(over, 1, 1000000000)},                                                        \
	{                                                                                          \
		"stop", 'S', NULL, "With --over: end at the first, with status 0", TARE_FLAG(stop) \
	}

/* The members of struct tool for outliers, from an open skeleton. */
#define OUTLIER_OF(opened)                                                                         \
	.over = &(opened)->rodata->over, .outliers_lost = &(opened)->bss->outliers_lost

/* Something that ran on the CPU between the latency's beginning and its end. */
struct ran {
	struct stretch stretch;
	uint64_t own_ns; /* without what interrupted the stretch */
};

struct ran_list {
	struct ran ran[STRETCHES + LEVELS];
	unsigned int rans;   /* in order of their beginning */
	uint64_t unknown_ns; /* part of the latency that no stretch covers */
};

void outlier_explain(const struct outlier *outlier, struct ran_list *list);

/*
 * The stack of what most likely held the latency up; part of *outlier. Its stretch has kind
 * RAN_NOTHING if none was kept: then it is the stack where the latency ended.
 */
const struct held *outlier_held(const struct outlier *outlier, const struct ran_list *list);

/* Writes a name such as "hog 4711", "irq 24 eth0", "softirq NET_RX", "interrupt: local timer". */
void outlier_name(const struct stretch *stretch, char *text, size_t size);

/* Skips the tracer's own frames of a stack. Returns how many are left; *first is their first. */
unsigned int outlier_frames(const struct held *held, const __u64 **first);

/*
 * Prints to stdout a struct outlier, or a struct explained_call. Returns 0, or -1 with *err filled.
 */
int outlier_print(const void *told, bool is_call, const struct tare_latency_start *start,
		  struct tare_error *err);

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
