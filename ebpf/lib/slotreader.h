/* SPDX-License-Identifier: GPL-2.0-only */
/* Reads what a tool's programs keep of a slot. */
#ifndef TARE_SLOTREADER_H
#define TARE_SLOTREADER_H

#include "lib/histogram.h"
#include "tool.h"

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

#endif
