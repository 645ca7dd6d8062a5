// SPDX-License-Identifier: GPL-2.0-only
#include "calls.h"

#include <stdlib.h>
#include <string.h>

#include "lib/filemap.h"

#define VERSION     1
#define MAY_OVERLAP 1u
#define ARENA_MAX   (1ull << 32)
#define COUNT_MAX   (1u << 28)

/* docs/formats.md, little-endian */
struct header {
	char magic[8];
	uint32_t version, flags;
	uint64_t count, arena_bytes, digest;
};

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "calls are read where they lie");

/* Each call's length and alignments, times its place in the order. */
static uint64_t digest(const struct call *call, uint64_t count)
{
	uint64_t sum = 0;

	for (uint64_t i = 0; i < count; i++)
		sum += (i + 1) * (call[i].len | (uint64_t)(call[i].dst % LINE_BYTES) << 32 |
				  (uint64_t)(call[i].src % LINE_BYTES) << 40);
	return sum;
}

static int check_header(const struct tare_filemap *file, struct tare_error *err)
{
	const struct header *header = (const void *)file->data;

	if (file->size < sizeof(*header) || memcmp(header->magic, "tarecall", 8))
		return tare_error(
			err, TARE_FAILED,
			"%s: not a file of calls: tare memcpy calls makes one of a capture",
			file->path);
	if (header->version != VERSION || header->flags & ~MAY_OVERLAP)
		return tare_error(err, TARE_FAILED, "%s: version %u, flags 0x%x; %d is known here",
				  file->path, header->version, header->flags, VERSION);
	if (!header->count || header->count > COUNT_MAX ||
	    file->size != sizeof(*header) + header->count * sizeof(struct call))
		return tare_error(err, TARE_FAILED,
				  "%s: %llu calls do not make a file of %zu bytes: truncated, or "
				  "not whole",
				  file->path, (unsigned long long)header->count, file->size);
	if (header->arena_bytes > ARENA_MAX)
		return tare_error(err, TARE_FAILED, "%s: an arena above 4 GiB", file->path);
	return 0;
}

static int check_call(const struct calls *calls, const struct call *call)
{
	uint64_t end = calls->arena_bytes ? calls->arena_bytes : ARENA_MAX + COPY_BYTES_MAX;

	return call->len > COPY_BYTES_MAX || call->dst + (uint64_t)call->len > end ||
	       call->src + (uint64_t)call->len > end ||
	       (!calls->may_overlap && ranges_overlap(call->dst, call->src, call->len));
}

int calls_read(struct calls *calls, const char *path, struct tare_error *err)
{
	const struct header *header;
	struct tare_filemap file;
	int failed = -1;

	*calls = (struct calls){0};
	if (tare_filemap_open(&file, path, err))
		return -1;
	if (check_header(&file, err))
		goto out;
	header = (const void *)file.data;
	*calls = (struct calls){.count = header->count,
				.of_source = header->count,
				.arena_bytes = header->arena_bytes,
				.may_overlap = header->flags & MAY_OVERLAP,
				.digest = header->digest};
	calls->call = malloc(calls->count * sizeof(*calls->call));
	if (!calls->call) {
		tare_error(err, TARE_FAILED, "%s: no memory for %zu calls", path, calls->count);
		goto out;
	}
	memcpy(calls->call, header + 1, calls->count * sizeof(*calls->call));
	for (size_t i = 0; i < calls->count; i++) {
		if (!check_call(calls, &calls->call[i]))
			continue;
		tare_error(err, TARE_FAILED,
			   "%s: call %zu is above 1 GiB, lies beyond the arena, or overlaps", path,
			   i);
		goto out;
	}
	failed = calls_check(calls, err);
out:
	tare_filemap_close(&file);
	return failed;
}

int calls_check(const struct calls *calls, struct tare_error *err)
{
	for (size_t i = 0; i < calls->count; i += calls->of_source)
		if (digest(calls->call + i, calls->of_source) != calls->digest)
			return tare_error(err, TARE_FAILED,
					  "self-check: the calls to be replayed are not those of "
					  "the file: not timed");
	return 0;
}
