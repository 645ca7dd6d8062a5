// SPDX-License-Identifier: GPL-2.0-only
#include <stdio.h>
#include <string.h>

#include "source.h"

/* What the lines of one function add up to, to be compared with its counts. */
struct sums {
	uint64_t sizes, bytes, aligned;
};

static int add(uint64_t *sum, uint64_t value, const struct tare_lines *lines,
	       struct tare_error *err)
{
	if (__builtin_add_overflow(*sum, value, sum))
		return tare_lines_error(lines, err, "counts that exceed 64 bits");
	return 0;
}

static int read_function(const struct source *source, const struct tare_lines *lines,
			 struct tare_error *err)
{
	int function = lines->fields > 1 ? source_function(lines->field[1]) : -1;

	if (function < 0)
		return tare_lines_error(lines, err, "a line for a function that is not known");
	if (!source->counted[function])
		return tare_lines_error(lines, err,
					"a line for a function without a \"function\" line above");
	return function;
}

static int read_size(struct dist *dist, struct sums *sums, const struct tare_lines *lines,
		     struct tare_error *err)
{
	uint64_t low, high, count, bytes;
	struct dist_cell cell;

	if (tare_lines_u64(lines, 3, &low, err) || tare_lines_u64(lines, 4, &high, err) ||
	    tare_lines_u64(lines, 5, &count, err) || tare_lines_u64(lines, 6, &bytes, err))
		return -1;
	if (low > high)
		return tare_lines_error(lines, err, "a size range whose LOW is above its HIGH");
	if (!count)
		return bytes ? tare_lines_error(lines, err, "bytes without a call") : 0;
	if (bytes / count > COPY_BYTES_MAX || low > COPY_BYTES_MAX)
		return tare_lines_error(lines, err, "an absurd size, above 1 GiB");
	if ((unsigned __int128)low * count > bytes || bytes > (unsigned __int128)high * count)
		return tare_lines_error(lines, err,
					"BYTES that COUNT calls of LOW to HIGH cannot have");
	cell = (struct dist_cell){
		.low = low,
		.high = high < COPY_BYTES_MAX ? high : COPY_BYTES_MAX,
		.weight = count,
		.bytes = bytes,
	};
	if (add(&sums->sizes, count, lines, err) || add(&sums->bytes, bytes, lines, err))
		return -1;
	return dist_add_cell(dist, &cell, err);
}

static int read_align(struct dist *dist, struct sums *sums, const struct tare_lines *lines,
		      struct tare_error *err)
{
	uint64_t dst, src, count;

	if (tare_lines_u64(lines, 2, &dst, err) || tare_lines_u64(lines, 3, &src, err) ||
	    tare_lines_u64(lines, 4, &count, err))
		return -1;
	if (dst >= LINE_BYTES || src >= LINE_BYTES)
		return tare_lines_error(lines, err, "an alignment that is not below 64");
	if (!count)
		return 0;
	if (add(&sums->aligned, count, lines, err))
		return -1;
	return dist_add_pair(dist, dst, src, count, err);
}

static int read_line(struct source *source, struct sums *sums, const struct tare_lines *lines,
		     struct tare_error *err)
{
	const char *word = lines->field[0];
	uint64_t count;
	int function;

	if (!strcmp(word, "function"))
		return source_read_counts(source, lines, err);
	if (strcmp(word, "size") && strcmp(word, "align") && strcmp(word, "overlap"))
		return 0;
	function = read_function(source, lines, err);
	if (function < 0)
		return -1;
	if (!strcmp(word, "size"))
		return read_size(&source->dist[function], &sums[function], lines, err);
	if (!strcmp(word, "align"))
		return read_align(&source->dist[function], &sums[function], lines, err);
	if (tare_lines_u64(lines, 2, &count, err))
		return -1;
	return add(&source->overlapping[function], count, lines, err);
}

static int check_sums(const struct source *source, const struct sums *sums, struct tare_error *err)
{
	const char *mode = tare_header_get(&source->header, "mode");

	if (mode && !strcmp(mode, "counts"))
		return tare_error(err, TARE_FAILED,
				  "%s: recorded in mode counts, without sizes: record a profile",
				  source->file.path);
	for (int i = 0; i < TARE_MEMTAP_FUNCS; i++) {
		const struct tare_counts *counts = &source->counts[i];
		const char *what = NULL;
		uint64_t sum = 0, wanted = counts->recorded;

		if (sums[i].sizes != wanted) {
			what = "calls in the size lines";
			sum = sums[i].sizes;
		} else if (sums[i].aligned != wanted) {
			what = "calls in the align lines";
			sum = sums[i].aligned;
		} else if (sums[i].bytes != counts->bytes) {
			what = "bytes in the size lines";
			sum = sums[i].bytes;
			wanted = counts->bytes;
		}
		if (what)
			return tare_error(err, TARE_FAILED,
					  "%s: %s: %llu %s, but its counts say %llu: the file is "
					  "truncated or damaged",
					  source->file.path, source_function_name(i),
					  (unsigned long long)sum, what,
					  (unsigned long long)wanted);
		if (source->overlapping[i] > counts->recorded)
			return tare_error(err, TARE_FAILED,
					  "%s: %s: more calls overlap than were recorded",
					  source->file.path, source_function_name(i));
	}
	return 0;
}

int source_read_profile(struct source *source, struct tare_lines *lines, struct tare_error *err)
{
	struct sums sums[TARE_MEMTAP_FUNCS] = {0};
	int got;

	source->kind = SOURCE_PROFILE;
	while ((got = tare_lines_next(lines, err)) > 0) {
		tare_lines_split(lines);
		if (lines->fields && read_line(source, sums, lines, err))
			return -1;
	}
	if (got < 0)
		return -1;
	return check_sums(source, sums, err);
}
