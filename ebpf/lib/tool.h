/* SPDX-License-Identifier: GPL-2.0-only */
/* What every latency tool does alike: options, life cycle, display. */
#ifndef TARE_TOOL_H
#define TARE_TOOL_H

#include <argp.h>
#include <bpf/libbpf.h>
#include <stdbool.h>

#include "../../userspace/lib/command.h"
#include "../../userspace/lib/error.h"
#include "../../userspace/lib/latencyreport.h"
#include "slots.h"

struct tool_options {
	double duration; /* seconds; 0: until interrupted */
	double interval; /* seconds between displays; 0: one at the end */
	unsigned int pid;
	bool all; /* with a command: not only that and what it starts */
	const char *json;
	char **argv; /* command, or NULL */
	char *shell[4];
};

/* What a tool is, and how to ask what it knows. `self` goes to every function. */
struct tool {
	const char *name;
	const char *what;
	void *self;
	int latencies; /* the map of struct tare_latency, a value for each CPU and slot */
	unsigned int slots;
	int (*attach)(void *self);
	void (*detach)(void *self);
	/* what slot number `slot` stands for */
	void (*name_slot)(void *self, unsigned int slot, char *text, size_t size);
	/* counts of what was not kept */
	void (*count)(void *self, struct tare_latency_report *report);
};

/*
 * The options that all tools have, as a child of the tool's own parser; its input is a
 * struct tool_options.
 */
extern const struct argp tool_argp;

/*
 * The process to be observed with those it starts: the command, held until the tool runs, or
 * that of -p, or 0 for all. Returns 0, or -1 with *err filled.
 */
int tool_target(const struct tool_options *options, struct command *command, unsigned int *target,
		struct tare_error *err);

/* Attaches, waits for the end, detaches, prints and writes. Returns the exit status. */
int tool_run(struct tool *tool, const struct tool_options *options, struct command *command);

/* One more than the largest pid. */
unsigned int tool_pid_max(void);

/*
 * For a tool that includes target.bpf.h: TOOL_TARGET(skeleton, target) before loading it, and
 * tool_observe() after. The process TARGET and those it starts are observed; 0: all processes.
 */
#define TOOL_TARGET(skeleton, target)                                                              \
	do {                                                                                       \
		(skeleton)->rodata->targeted = (target) != 0;                                      \
		bpf_program__set_autoload((skeleton)->progs.target_fork, (target) != 0);           \
		bpf_program__set_autoload((skeleton)->progs.target_free, (target) != 0);           \
		bpf_map__set_max_entries((skeleton)->maps.observed,                                \
					 (target) ? tool_pid_max() : 1);                           \
	} while (0)

/* Returns 0 or a negative errno. */
int tool_observe(struct bpf_map *observed, unsigned int target);

/* As tare_error for a failed call of libbpf; says so where it is for want of rights. */
int tool_bpf_error(struct tare_error *err, const char *what, int error);

#endif
