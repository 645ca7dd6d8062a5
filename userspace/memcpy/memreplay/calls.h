/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef MEMREPLAY_CALLS_H
#define MEMREPLAY_CALLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/error.h"

#define PAGE_BYTES     4096u /* the page of the capture, not of this machine's arena */
#define LINE_BYTES     64u
#define COPY_BYTES_MAX (1u << 30) /* a larger copy is damage */

/* One call to be replayed: offsets into the arena, in bytes. 12 bytes: the loop streams. */
struct call {
	uint32_t dst;
	uint32_t src;
	uint32_t len;
};

struct calls {
	struct call *call;
	size_t count;         /* those of the file, once or several times */
	size_t of_source;     /* those of the file */
	uint64_t arena_bytes; /* no call reaches beyond; 0: a regime gives them a place */
	bool may_overlap;     /* ranges of a call */
	uint64_t digest;      /* of lengths and alignments modulo 64, in order */
	bool evict;           /* what a chunk reads, before it */
	bool cleared;         /* by one of the routines: what it writes, instead */
	size_t *chunk_end;    /* calls up to the end of each chunk; of timing_run() */
	size_t chunks;
};

/* Reads and checks a file of calls (docs/formats.md). 0, or -1 with *err filled. */
int calls_read(struct calls *calls, const char *path, struct tare_error *err);

/* Whether they still have the lengths and alignments of the file. 0, or -1 with *err filled. */
int calls_check(const struct calls *calls, struct tare_error *err);

/* Pages from the one that holds `offset` to the one that holds the last byte; at least 1. */
static inline uint64_t pages_of(uint64_t offset, uint64_t len)
{
	return (offset % PAGE_BYTES + (len ? len : 1) - 1) / PAGE_BYTES + 1;
}

/* Cache lines that a copy of `len` bytes at `offset` touches; 0 for an empty one. */
static inline uint64_t lines_of(uint64_t offset, uint64_t len)
{
	return len ? (offset % LINE_BYTES + len - 1) / LINE_BYTES + 1 : 0;
}

/* Whether a call is of whole pages. */
static inline bool is_pages(const struct call *call)
{
	return !((call->dst | call->src | call->len) % PAGE_BYTES);
}

static inline bool ranges_overlap(uint64_t dst, uint64_t src, uint64_t len)
{
	return len && dst < src + len && src < dst + len;
}

#endif
