/* SPDX-License-Identifier: GPL-2.0-only */
/* What is replayed comes from: a trace, a profile, or a distribution of others. */
#ifndef MEMREPLAY_SOURCE_H
#define MEMREPLAY_SOURCE_H

#include <jansson.h>
#include <tare/memtap.h>

#include "dist.h"
#include "lib/error.h"
#include "lib/filemap.h"
#include "lib/header.h"

enum source_kind {
	SOURCE_TRACE,
	SOURCE_PROFILE,
	SOURCE_LLVM_LIBC,
	SOURCE_FLEETBENCH,
};

struct source {
	enum source_kind kind;
	struct tare_filemap file;
	struct tare_header header; /* of a trace or a profile */
	struct tare_counts counts[TARE_MEMTAP_FUNCS];
	bool counted[TARE_MEMTAP_FUNCS]; /* the file has counts for this function */

	const struct tare_memtap_record *record; /* trace */
	uint64_t records;
	bool hashed;

	/* profile: one a function; distributions of others: the first, of memcpy */
	struct dist dist[TARE_MEMTAP_FUNCS];
	uint64_t overlapping[TARE_MEMTAP_FUNCS]; /* profile: calls that overlap */
	double overlap_share;                    /* fleetbench: probability of an overlap */
};

/* Finds out the kind, reads and checks everything. 0, or -1 with *err filled. */
int source_open(struct source *source, const char *path, struct tare_error *err);

void source_close(struct source *source);

/* "trace", "profile", "llvm-libc" or "fleetbench". */
const char *source_kind_name(enum source_kind kind);

/* enum tare_memtap_func of a name in docs/formats.md, or -1. */
int source_function(const char *name);
const char *source_function_name(int function);

/* Path, kind, header and counts; the facts of the sizes are the caller's to add. */
json_t *source_json(const struct source *source);

/* For source_open: the readers of each kind; the file is mapped already. */
int source_read_trace(struct source *source, struct tare_lines *lines, struct tare_error *err);
int source_read_profile(struct source *source, struct tare_lines *lines, struct tare_error *err);
int source_read_csv(struct source *source, struct tare_error *err);

/* Reads a split "function" line into source->counts; refuses a second one. */
int source_read_counts(struct source *source, const struct tare_lines *lines,
		       struct tare_error *err);

#endif
