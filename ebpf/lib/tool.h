/* SPDX-License-Identifier: GPL-2.0-only */
/* What every latency tool does alike: options, life cycle, display. */
#ifndef TARE_TOOL_H
#define TARE_TOOL_H

#include <argp.h>
#include <bpf/libbpf.h>
#include <stdbool.h>

#include "lib/command.h"
#include "lib/error.h"
#include "lib/latencyreport.h"
#include "slots.h"

struct tool_options {
	double duration; /* seconds; 0: until interrupted */
	double interval; /* seconds between displays; 0: one at the end */
	unsigned int pid;
	bool all; /* with a command: not only that and what it starts */
	const char *json;
	bool quiet;
	char **argv; /* command, or NULL */
	char *shell[4];
};

/* What a tool is, and how to ask what it knows. */
struct tool {
	const char *name;
	const char *what;
	const char *unit; /* NULL: ns */
	struct bpf_object_skeleton *skeleton;
	unsigned int slots;
	const __u64 *lost; /* of latency.bpf.h */
	__u32 *targeted;   /* of target.bpf.h */
	bool processes;    /* some slots are those of process.bpf.h */
	/* what slot number `slot` stands for */
	void (*name_slot)(const struct tool *tool, unsigned int slot, char *text, size_t size);
	/* how many of a slot were left out on purpose; or NULL */
	uint64_t (*untimed)(const struct tool *tool, unsigned int slot);
	/* sizes of maps that are the tool's own, before they are made; or NULL */
	void (*size_maps)(const struct tool *tool);
	/* what the skeleton cannot attach itself; returns 0, or -1 with *err filled. Or NULL */
	int (*attach)(const struct tool *tool, struct tare_error *err);
	void (*detach)(const struct tool *tool);
	void *self;
};

/*
 * The command line: a tool's own options, and those that all have. `options` is the tool's own
 * struct, which `parse` gets as its input; it begins with a struct tool_options. Ends the
 * program on --help, and with status 2 and a line on what it does not know.
 */
void tool_parse(int argc, char **argv, const char *what_it_does, const struct argp_option *own,
		argp_parser_t parse, void *options);

/*
 * Loads and attaches a tool whose skeleton is open and set up, observes the command or process of
 * the options, detaches, prints and writes. Returns the exit status.
 */
int tool_run(const struct tool *tool, const struct tool_options *options);

/* The map called NAME; NULL if the tool has none. */
struct bpf_map *tool_map(const struct tool *tool, const char *name);

/* What the slot of a process is called: name and number. */
void tool_name_process(const struct tool *tool, unsigned int slot, char *text, size_t size);

/* Says so; returns the exit status. */
int tool_no_memory(const char *program);

/* One more than the largest pid that the kernel's own code sees. */
unsigned int tool_pid_max(void);

/* As tare_error for a failed call of libbpf; says so where it is for want of rights. */
int tool_bpf_error(struct tare_error *err, const char *what, int error);

#endif
