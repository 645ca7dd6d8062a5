/* SPDX-License-Identifier: GPL-2.0-only */
/* The user side of outlier.bpf.h: options, what an outlier is made of, how it is told. */
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

/* What the eBPF side has for it. */
#define OUTLIER_OF(opened)                                                                         \
	.over = &(opened)->rodata->over, .outliers_lost = &(opened)->bss->outliers_lost

/* What ran on the CPU, from the time that the latency began to its end. */
struct ran {
	struct stretch stretch;
	uint64_t own_ns; /* without what interrupted it */
};

struct ran_list {
	struct ran ran[STRETCHES + LEVELS];
	unsigned int rans;   /* in order of their beginning */
	uint64_t unknown_ns; /* of the latency, in none of them */
};

void outlier_explain(const struct outlier *outlier, struct ran_list *list);

/* The stack that tells most, and whose it is; kind RAN_NOTHING: where the latency ended. */
const struct held *outlier_held(const struct outlier *outlier, const struct ran_list *list);

/* "hog 4711", "irq 24 eth0", "softirq NET_RX", "interrupt: local timer" */
void outlier_name(const struct stretch *stretch, char *text, size_t size);

/* The frames of a stack that are no tracer's: their number, and the first. */
unsigned int outlier_frames(const struct held *held, const __u64 **first);

/* On stdout. Returns 0, or -1 with *err filled. */
int outlier_print(const struct outlier *outlier, const struct tare_latency_start *start,
		  struct tare_error *err);

/* Those that come out of a ring. */
struct outliers;

/*
 * Where the options ask for none, *outliers is NULL. `table`: print them. Returns 0, or -1 with
 * *err filled.
 */
int outliers_open(const struct tool *tool, const struct options *options, bool table,
		  struct outliers **outliers, struct tare_error *err);

/* Readable when there are some; -1 where none are asked for. */
int outliers_fd(const struct outliers *outliers);

/*
 * Tells those that there are. Returns 1 if that was the first and is to be the last, else 0, or -1
 * with *err filled.
 */
int outliers_take(struct outliers *outliers, const struct tare_latency_start *start,
		  struct tare_error *err);

/* Puts them into the report, which has them until the next call; those of this interval. */
void outliers_report(struct outliers *outliers, bool interval, struct tare_latency_report *report);

void outliers_close(struct outliers *outliers);

#endif
