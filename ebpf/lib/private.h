/* SPDX-License-Identifier: GPL-2.0-only */
/* What the parts of a tool's life share, and no tool sees. */
#ifndef TARE_PRIVATE_H
#define TARE_PRIVATE_H

#include "lib/histogram.h"
#include "outlier_user.h"
#include "tool.h"

/* gather.c: intervals, each of which tells what came since the one before it. */

/* The counts at the beginning of an interval, which are subtracted from later ones. */
struct interval {
	struct tare_latency_start start;
	uint64_t lost;
	struct tare_latency_entry *entry; /* by slot */
};

/* Leaves in *entry what came since the slot's interval began, and begins its next one. */
void interval_entry(struct interval *interval, unsigned int slot, struct tare_latency_entry *entry);

/* slotreader.c: reads what a tool's programs keep of a slot. */

struct slot_reader {
	struct bpf_map *latencies;
	int cpus;
	struct kept *kept;     /* room for one a CPU */
	struct octave *octave; /* of all slots and CPUs, mapped: the programs go on writing them */
	unsigned int octaves;
	size_t size; /* mapped */
};

/* Returns 0, or -1 with *err filled. */
int slot_reader_open(const struct tool *tool, struct slot_reader *reader, struct tare_error *err);

void slot_reader_close(struct slot_reader *reader);

/* Reads a slot over all CPUs. Returns 0, or a negative errno. */
int slot_read(const struct slot_reader *reader, unsigned int slot,
	      struct tare_histogram *histogram);

/* The same, and empties the slot, in which nothing is counted any more. */
int slot_take(const struct slot_reader *reader, unsigned int slot,
	      struct tare_histogram *histogram);

/* recycle.c: gives slots of ended processes to others. */

/* How often slots are looked through, seconds. */
#define RECYCLE_SECONDS 0.02

/* Whether the tool gives slots of processes out again. */
bool recycles(const struct tool *tool);

/* The tool's slots, and those of names of ended processes behind them. */
unsigned int recycle_slots(const struct tool *tool);

/* Frees slots of ended processes if few are left. Returns 0, or a negative errno. */
int recycle(const struct tool *tool, struct interval *interval, const struct slot_reader *reader);

/* Adds the rows of ended processes; with `interval`, what came since it began. */
void recycle_report(const struct tool *tool, struct interval *interval,
		    struct tare_latency_report *report);

/* load.c: loads a tool's programs, and marks whom they observe. */

/*
 * Sets *target to the process that is observed with those that it starts: the command, held until
 * it is released, or that of -p, or 0 for all. *command has the pidfd of either. Returns 0, or -1
 * with *err filled.
 */
int load_target(const struct options *options, struct command *command, unsigned int *target,
		struct tare_error *err);

/* Sets *folder to the open cgroup of --cgroup, -1 without it. Returns 0, or -1 with *err filled. */
int load_cgroup(const struct options *options, int *folder, struct tare_error *err);

/*
 * Sizes the maps, loads the programs and marks the target; with `command`, from its exec on.
 * `cgroup`: the open folder of the observed cgroup, which this closes, or -1. Returns 0, or -1 with
 * *err filled.
 */
int load_tool(const struct tool *tool, unsigned int target, bool command, int cgroup,
	      struct tare_error *err);

/* A tool that runs, and what it has seen. */
struct run {
	const struct tool *tool;
	const struct options *options;
	struct command command;
	int signals;
	struct slot_reader reader;
	struct outliers *outliers; /* or NULL */
	struct tare_latency_start start;
	struct interval interval;
	struct signalfd_siginfo stopped; /* the signal that did */
};

/* gather.c: shows what was counted. */

/* Whether a document goes to stdout. */
bool to_stdout(const struct options *options);

/* Whether tables and outliers go there: not if a document does. */
bool prints_tables(const struct options *options);

/*
 * Shows an interval that ends, or the whole. Tables, and documents on stdout, are of intervals if
 * those were asked for; a file has the whole. Returns 0, or -1 with *err filled.
 */
int show(struct run *run, bool interval, struct tare_error *err);

#endif
