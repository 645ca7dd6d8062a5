/* SPDX-License-Identifier: GPL-2.0-only */
/* What all latency tools have in common: options, life cycle, display. */
#ifndef TARE_TOOL_H
#define TARE_TOOL_H

#include <bpf/libbpf.h>
#include <stdbool.h>
#include <sys/signalfd.h>
#include <sys/types.h>

#include "lib/command.h"
#include "lib/error.h"
#include "lib/latencyreport.h"
#include "lib/option.h"
#include "slots.h"

struct options {
	double duration;       /* seconds; 0: until interrupted */
	double interval;       /* seconds between displays; 0: one at the end */
	unsigned int top;      /* rows of a table; 0: all */
	unsigned int pid, tid; /* observe only these; 0: not asked for */
	const char *cgroup;    /* observe only its tasks; NULL: those of all cgroups */
	const char *json;
	bool quiet, verbose;
	uint64_t over;         /* microseconds; 0: no outliers are told */
	bool stop;             /* at the first outlier */
	bool woken;            /* only waits after a waking */
	bool explain;          /* where time went */
	bool check;            /* hold waits against the kernel's account */
	bool fast;             /* by programs that may lose calls */
	unsigned int time_out; /* seconds, of synrto */
	unsigned int by;       /* index in the tool's table of struct tool_by */
	char **argv;           /* command, or NULL */
	char *shell[4];
};

/* Writes what a slot stands for. */
struct tool;
typedef void tool_name_slot(const struct tool *tool, unsigned int slot, char *text, size_t size);

/* Something that a tool can tell apart: a table of them is what --by allows. */
struct tool_by {
	const char *name;
	unsigned int slots; /* 0: as many as there are CPUs */
	tool_name_slot *name_slot;
	const char *const *names; /* of the slots, instead of name_slot */
};

/* A tool: its programs, the variables that they share with us, and the names of its slots. */
struct tool {
	const char *name;
	const char *what;
	const char *unit; /* NULL: ns */
	struct bpf_object_skeleton *skeleton;
	const __u64 *lost;   /* of latency.bpf.h */
	__u32 *targeted;     /* of target.bpf.h */
	bool *one_thread;    /* of target.bpf.h, too */
	bool *within_cgroup; /* of cgroup.bpf.h */
	__u64 *over;         /* of outlier.bpf.h, as the next; or NULL */
	const __u64 *outliers_lost;
	bool explains; /* what it needs of interrupts is loaded without `over`, too */
	const struct tool_by *by;
	unsigned int slots; /* of `by` */
	/* slots behind those, which have no samples and names of their own */
	const char *const *extra_names;
	unsigned int extra_slots;
	/* returns how many samples of a slot were left out on purpose; or NULL */
	uint64_t (*untimed)(const struct tool *tool, unsigned int slot);
	/* print, and return as members of the document, what a tool has beside rows; or NULL */
	void (*print_more)(const struct tool *tool, const struct tare_latency_report *report);
	struct json_t *(*json_more)(const struct tool *tool,
				    const struct tare_latency_report *report);
	/* sizes the tool's own maps before they are made; or NULL */
	void (*size_maps)(const struct tool *tool);
	/* attaches what the skeleton cannot; returns 0, or -1 with *err filled. Or NULL */
	int (*attach)(struct tare_error *err);
	/* looks, while it is still attached, at what has not ended; or NULL */
	void (*look_at_end)(const struct tool *tool);
	void (*detach)(void);
};

/* The members of struct tool that every open skeleton has. */
#define TOOL_OF(opened)                                                                            \
	.name = (opened)->skeleton->name, .skeleton = (opened)->skeleton,                          \
	.lost = &(opened)->bss->lost, .targeted = &(opened)->rodata->targeted,                     \
	.one_thread = &(opened)->rodata->one_thread,                                               \
	.within_cgroup = &(opened)->rodata->within_cgroup

/* The members of struct tool for what --by has chosen. */
#define TOOL_BY(chosen) .by = (chosen), .slots = tool_slots(chosen)

/* Returns `skeleton`, which was opened; NULL ends the program with an error. */
void *tool_opened(void *skeleton);

/* Ends the program where sched_ext schedules, of which OPTION asks what cannot be known. */
void tool_refuse_sched_ext(const struct tool *tool, const char *option);

/* Sets, before loading, whether the programs whose names begin so are loaded. */
void tool_load_all(struct bpf_object *object, const char *prefix, bool load);

/*
 * Blocks SIGINT, SIGTERM, one MORE, and SIGHUP unless that is ignored. Returns a descriptor of a
 * signalfd.
 */
int tool_signals(int more);

/*
 * A terminal's signal reaches the command as well as us. A signal that somebody sent to us is
 * passed on, as a shell does that runs one command; the command decides what it makes of it.
 */
void tool_pass_on(const struct command *command, const struct signalfd_siginfo *got);

/* How many slots a choice of --by has. */
unsigned int tool_slots(const struct tool_by *by);

/*
 * Parses the command line: a tool's own options, and those that all tools have. `other` is as in
 * struct tare_options. Ends the program on --help, and on bad usage with a line and status 2.
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

/* Writes name and pid of a process, for the slots of owner.bpf.h. */
tool_name_slot tool_name_process;

/* Write the name of threads, or the path of a cgroup, for the same. */
tool_name_slot tool_name_comm, tool_name_cgroup;

/*
 * Runs an iterator over all tasks, or over what *info tells. Returns the bytes that it wrote into
 * `bytes`, or a negative errno.
 */
ssize_t tool_iterate(struct bpf_program *program, union bpf_iter_link_info *info, void *bytes,
		     size_t size);

/* Sizes and loads that by which waits are split; `blames`: with the history of who ran. */
void tool_size_waits(const struct tool *tool, bool blames);

/* Whether pids here are those of the kernel's own code. */
bool tool_sees_all_pids(void);

/* One more than the largest pid that the kernel's own code sees. */
unsigned int tool_pid_max(void);

/* As tare_error(), for a failed call of libbpf; says so if rights are missing. */
int tool_bpf_error(struct tare_error *err, const char *what, int error);

#endif
