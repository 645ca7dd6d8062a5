/* SPDX-License-Identifier: GPL-2.0-only */
/* What every latency tool does alike: options, life cycle, display. */
#ifndef TARE_TOOL_H
#define TARE_TOOL_H

#include <bpf/libbpf.h>
#include <stdbool.h>

#include "lib/command.h"
#include "lib/error.h"
#include "lib/latencyreport.h"
#include "lib/option.h"
#include "slots.h"

struct options {
	double duration;  /* seconds; 0: until interrupted */
	double interval;  /* seconds between displays; 0: one at the end */
	unsigned int top; /* rows of a table; 0: all */
	unsigned int pid;
	const char *cgroup; /* observe only its tasks; NULL: those of all */
	bool all;           /* with a command: not only that and what it starts */
	const char *json;
	bool quiet, verbose;
	uint64_t over;   /* microseconds; 0: no outliers are told */
	bool stop;       /* at the first of them */
	unsigned int by; /* which of the tool's table of them */
	char **argv;     /* command, or NULL */
	char *shell[4];
};

/* What a slot stands for. */
struct tool;
typedef void tool_name_slot(const struct tool *tool, unsigned int slot, char *text, size_t size);

/* Something that a tool can tell apart: a table of them is what --by allows. */
struct tool_by {
	const char *name;
	unsigned int slots; /* 0: as many as there are CPUs */
	tool_name_slot *name_slot;
};

/* What a tool is, and how to ask what it knows. */
struct tool {
	const char *name;
	const char *what;
	const char *unit; /* NULL: ns */
	struct bpf_object_skeleton *skeleton;
	const __u64 *lost;   /* of latency.bpf.h */
	__u32 *targeted;     /* of target.bpf.h */
	bool *within_cgroup; /* of cgroup.bpf.h */
	__u64 *over;         /* of outlier.bpf.h, as the next; or NULL */
	const __u64 *outliers_lost;
	const struct tool_by *by;
	unsigned int slots; /* by that */
	/* after them come some that have no samples, and have names of their own */
	const char *const *extra_names;
	unsigned int extra_slots;
	/* how many of a slot were left out on purpose; or NULL */
	uint64_t (*untimed)(const struct tool *tool, unsigned int slot);
	/* sizes of maps that are the tool's own, before they are made; or NULL */
	void (*size_maps)(const struct tool *tool);
	/* what the skeleton cannot attach itself; returns 0, or -1 with *err filled. Or NULL */
	int (*attach)(struct tare_error *err);
	void (*detach)(void);
};

/* What of it every opened skeleton has. */
#define TOOL_OF(opened)                                                                            \
	.name = (opened)->skeleton->name, .skeleton = (opened)->skeleton,                          \
	.lost = &(opened)->bss->lost, .targeted = &(opened)->rodata->targeted,                     \
	.within_cgroup = &(opened)->rodata->within_cgroup

/* What --by has chosen, and as many slots. */
#define TOOL_BY(chosen) .by = (chosen), .slots = tool_slots(chosen)

/* The skeleton that was opened; ends the program where it is none. */
void *tool_opened(void *skeleton);

/* How many slots that has. */
unsigned int tool_slots(const struct tool_by *by);

/*
 * The command line: a tool's own options, and those that all have. `other` is as in struct
 * tare_options. Ends the program on --help, and with status 2 and a line on what it does not know.
 */
void tool_parse(int argc, char **argv, const char *what_it_does, const struct tare_option *own,
		argp_parser_t other, struct options *options);

/*
 * Loads and attaches a tool whose skeleton is open and set up, observes the command or process of
 * the options, detaches, prints and writes. Returns the exit status.
 */
int tool_run(const struct tool *tool, const struct options *options);

/* The map called NAME; NULL if the tool has none. */
struct bpf_map *tool_map(const struct tool *tool, const char *name);

/* Name and number of a process: who tells them apart by this has the slots of process.bpf.h. */
tool_name_slot tool_name_process;

/* The same of group.bpf.h: names of threads, and paths of cgroups. */
tool_name_slot tool_name_comm, tool_name_cgroup;

/* One more than the largest pid that the kernel's own code sees. */
unsigned int tool_pid_max(void);

/* As tare_error for a failed call of libbpf; says so where it is for want of rights. */
int tool_bpf_error(struct tare_error *err, const char *what, int error);

#endif
