// SPDX-License-Identifier: GPL-2.0-only
#include <stdio.h>
#include <string.h>

#include "source.h"

#define RECORD_ALIGNMENT 4096

_Static_assert(sizeof(struct tare_memtap_record) == 48, "a record of the format has 48 bytes");
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "records are read where they lie");

struct place {
	uint64_t count, size, offset;
};

static int read_text(struct source *source, struct tare_lines *lines, struct place *place,
		     struct tare_error *err)
{
	bool placed = false;
	int got;

	while ((got = tare_lines_next(lines, err)) > 0) {
		if (!lines->text[0]) {
			if (placed)
				return 0;
			return tare_lines_error(lines, err,
						"no \"records\" line before the empty line");
		}
		tare_lines_split(lines);
		if (!lines->fields)
			continue;
		if (!strcmp(lines->field[0], "function")) {
			if (source_read_counts(source, lines, err))
				return -1;
		} else if (!strcmp(lines->field[0], "records")) {
			if (tare_lines_u64(lines, 1, &place->count, err) ||
			    tare_lines_u64(lines, 2, &place->size, err) ||
			    tare_lines_u64(lines, 3, &place->offset, err))
				return -1;
			placed = true;
		}
	}
	if (got < 0)
		return -1;
	return tare_lines_error(lines, err, "the text has no end: the file is truncated");
}

static int check_place(const struct tare_filemap *file, const struct place *place, size_t text,
		       struct tare_error *err)
{
	uint64_t bytes, end;

	if (place->size != sizeof(struct tare_memtap_record))
		return tare_error(err, TARE_FAILED, "%s: records of %llu bytes, 48 are known here",
				  file->path, (unsigned long long)place->size);
	if (place->offset % RECORD_ALIGNMENT || place->offset < text)
		return tare_error(
			err, TARE_FAILED,
			"%s: records at byte %llu, which is not a multiple of 4096 behind the text",
			file->path, (unsigned long long)place->offset);
	if (__builtin_mul_overflow(place->count, place->size, &bytes) ||
	    __builtin_add_overflow(bytes, place->offset, &end) || end != file->size)
		return tare_error(err, TARE_FAILED,
				  "%s: %llu records from byte %llu do not make a file of %zu "
				  "bytes: truncated, or not whole",
				  file->path, (unsigned long long)place->count,
				  (unsigned long long)place->offset, file->size);
	if (place->count > UINT32_MAX)
		return tare_error(err, TARE_CANNOT, "%s: more than 2^32 records", file->path);
	for (uint64_t i = text; i < place->offset; i++)
		if (file->data[i])
			return tare_error(err, TARE_FAILED,
					  "%s: byte %llu between text and records is not 0",
					  file->path, (unsigned long long)i);
	return 0;
}

static int record_error(const struct source *source, uint64_t index, const char *what,
			uint64_t value, struct tare_error *err)
{
	return tare_error(err, TARE_FAILED, "%s: record %llu: %s (%llu)", source->file.path,
			  (unsigned long long)index, what, (unsigned long long)value);
}

static int check_records(const struct source *source, struct tare_error *err)
{
	uint64_t count[TARE_MEMTAP_FUNCS] = {0}, bytes[TARE_MEMTAP_FUNCS] = {0};
	uint64_t last = 0;

	for (uint64_t i = 0; i < source->records; i++) {
		const struct tare_memtap_record *record = &source->record[i];

		if (record->func >= TARE_MEMTAP_FUNCS || record->ctx >= TARE_MEMTAP_CTXS)
			return record_error(source, i, "unknown function or context", record->func,
					    err);
		if (record->tsc < last)
			return record_error(source, i, "time stamps go backwards", record->tsc,
					    err);
		if (record->len > COPY_BYTES_MAX)
			return record_error(source, i, "an absurd size, above 1 GiB", record->len,
					    err);
		if (record->dst > UINT64_MAX - record->len ||
		    (record->func != TARE_MEMSET && record->src > UINT64_MAX - record->len))
			return record_error(source, i, "a range beyond the end of memory",
					    record->dst, err);
		last = record->tsc;
		count[record->func]++;
		bytes[record->func] += record->len;
	}
	for (int i = 0; i < TARE_MEMTAP_FUNCS; i++) {
		/* a function without a line has zeros here, and may have no records */
		const struct tare_counts *counts = &source->counts[i];

		if (count[i] == counts->recorded && bytes[i] == counts->bytes)
			continue;
		return tare_error(err, TARE_FAILED,
				  "%s: %s: %llu records of %llu bytes in all, but its counts say "
				  "recorded %llu bytes %llu",
				  source->file.path, source_function_name(i),
				  (unsigned long long)count[i], (unsigned long long)bytes[i],
				  (unsigned long long)counts->recorded,
				  (unsigned long long)counts->bytes);
	}
	return 0;
}

int source_read_trace(struct source *source, struct tare_lines *lines, struct tare_error *err)
{
	const char *address = tare_header_get(&source->header, "address");
	struct place place = {0};

	source->kind = SOURCE_TRACE;
	if (!address || (strcmp(address, "raw") && strcmp(address, "hashed")))
		return tare_error(err, TARE_FAILED,
				  "%s: \"address: raw\" or \"address: hashed\" is needed, found %s",
				  source->file.path, address ? address : "none");
	source->hashed = !strcmp(address, "hashed");
	if (read_text(source, lines, &place, err) ||
	    check_place(&source->file, &place, lines->offset, err))
		return -1;
	source->records = place.count;
	source->record = (const void *)(source->file.data + place.offset);
	return check_records(source, err);
}
