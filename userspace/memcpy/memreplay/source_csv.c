// SPDX-License-Identifier: GPL-2.0-only
/*
 * Distributions of others: LLVM libc writes the probabilities of sizes 0, 1, 2, ... on
 * one line; Fleetbench three lines of value:probability, for sizes, overlap and
 * alignments. Neither has counts: a call is worth its probability.
 */
#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "source.h"

/* Probabilities are printed rounded; a larger gap means that some are missing. */
#define SUM_TOLERANCE 1e-4
#define ALIGNMENT_MAX 4096

/* Functions whose distributions are published in the same form, and that copy nothing. */
static const char *const no_copy[] = {"memset", "memcmp", "bcmp", "bzero", "memchr"};

struct cursor {
	const struct source *source;
	const char *at;
	int line;
};

static int csv_error(const struct cursor *cursor, struct tare_error *err, const char *what)
{
	return tare_error(err, TARE_FAILED, "%s:%d: %s", cursor->source->file.path, cursor->line,
			  what);
}

static int read_number(struct cursor *cursor, double *value, struct tare_error *err)
{
	char *end;

	/* strtod would also take nan, inf and hexadecimals */
	if ((!isdigit((unsigned char)*cursor->at) && *cursor->at != '.') ||
	    (*cursor->at == '0' && tolower((unsigned char)cursor->at[1]) == 'x'))
		return csv_error(cursor, err, "not a number where one belongs");
	*value = strtod(cursor->at, &end);
	if (end == cursor->at || !isfinite(*value))
		return csv_error(cursor, err, "not a number where one belongs");
	cursor->at = end;
	return 0;
}

/* After a value: 1 when a comma says that another one follows, 0 at the end of the line. */
static int another(struct cursor *cursor, struct tare_error *err)
{
	cursor->at += strspn(cursor->at, " \r");
	if (*cursor->at == ',') {
		cursor->at += 1 + strspn(cursor->at + 1, " \r");
		if (*cursor->at && *cursor->at != '\n')
			return 1;
	}
	if (*cursor->at == '\n') {
		cursor->at++;
		return 0;
	}
	if (!*cursor->at)
		return 0;
	return csv_error(cursor, err, "neither a comma nor the end of the line after a value");
}

typedef int (*take_value)(void *to, double value, double probability, struct tare_error *err);

/*
 * Reads one line, of values from `least` to `most`, into `take`. Values count up from 0 where
 * the line has probabilities only. 0, or -1 with *err filled.
 */
static int read_values(struct cursor *cursor, bool pairs, double least, double most,
		       take_value take, void *to, struct tare_error *err)
{
	double value = 0, probability, sum = 0;
	int more;

	cursor->line++;
	do {
		if (pairs) {
			if (read_number(cursor, &value, err))
				return -1;
			if (*cursor->at++ != ':')
				return csv_error(cursor, err, "not value:probability");
		}
		if (read_number(cursor, &probability, err))
			return -1;
		if (value != floor(value) || value < least || value > most)
			return csv_error(
				cursor, err,
				"a value that is not whole, an alignment of 0, or absurdly large");
		if (probability > 1)
			return csv_error(cursor, err, "a probability above 1");
		if (probability > 0 && take(to, value, probability, err))
			return -1;
		sum += probability;
		if (!pairs)
			value++;
		more = another(cursor, err);
	} while (more > 0);
	if (more < 0)
		return -1;
	if (fabs(sum - 1) > SUM_TOLERANCE)
		return csv_error(
			cursor, err,
			"the probabilities do not add up to 1: the line is truncated or damaged");
	return 0;
}

static int take_size(void *to, double value, double probability, struct tare_error *err)
{
	struct dist_cell cell = {value, value, probability, value * probability};

	return dist_add_cell(to, &cell, err);
}

static int take_overlap(void *to, double value, double probability, struct tare_error *err)
{
	(void)err;
	if (value != 0)
		*(double *)to += probability;
	return 0;
}

/*
 * An alignment is what divides the offset: Fleetbench draws one of 64 offsets and rounds it down
 * to a multiple, so 1 is any offset, and only 64 is always the start of a line.
 */
static int take_alignment(void *to, double value, double probability, struct tare_error *err)
{
	unsigned int divisor = value;
	double *offset = to;

	(void)err;
	for (unsigned int drawn = 0; drawn < LINE_BYTES; drawn++)
		offset[drawn / divisor * divisor] += probability / LINE_BYTES;
	return 0;
}

/* The line gives one address's alignment: source and destination are independent. */
static int cross_offsets(struct dist *dist, const double *offset, struct tare_error *err)
{
	for (unsigned int dst = 0; dst < LINE_BYTES; dst++)
		for (unsigned int src = 0; src < LINE_BYTES; src++) {
			double weight = offset[dst] * offset[src];

			if (weight > 0 && dist_add_pair(dist, dst, src, weight, err))
				return -1;
		}
	return 0;
}

static int read_lines(struct source *source, struct cursor *cursor, struct tare_error *err)
{
	double offset[LINE_BYTES] = {0};
	bool pairs = memchr(cursor->at, ':', strcspn(cursor->at, "\n"));

	source->kind = pairs ? SOURCE_FLEETBENCH : SOURCE_LLVM_LIBC;
	if (read_values(cursor, pairs, 0, COPY_BYTES_MAX, take_size, &source->dist[0], err))
		return -1;
	if (pairs && (read_values(cursor, true, 0, 1, take_overlap, &source->overlap_share, err) ||
		      read_values(cursor, true, 1, ALIGNMENT_MAX, take_alignment, offset, err) ||
		      cross_offsets(&source->dist[0], offset, err)))
		return -1;
	if (cursor->at[strspn(cursor->at, " \r\n")])
		return csv_error(cursor, err, "more lines than this format has");
	return 0;
}

/* Nothing in such a file says whose sizes they are, only its name does. */
static int refuse_no_copy(const char *path, struct tare_error *err)
{
	const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;

	for (size_t i = 0; i < sizeof(no_copy) / sizeof(no_copy[0]); i++)
		if (strcasestr(name, no_copy[i]))
			return tare_error(err, TARE_FAILED,
					  "%s: by its name a distribution of %s, which is no copy: "
					  "give sizes of copies, or rename the file if they are",
					  path, no_copy[i]);
	return 0;
}

int source_read_csv(struct source *source, struct tare_error *err)
{
	char *text = malloc(source->file.size + 1);
	struct cursor cursor = {source, text, 0};
	int failed;

	if (refuse_no_copy(source->file.path, err)) {
		free(text);
		return -1;
	}
	if (!text)
		return tare_error(err, TARE_FAILED, "%s: out of memory", source->file.path);
	memcpy(text, source->file.data, source->file.size);
	text[source->file.size] = 0;
	failed = memchr(text, 0, source->file.size) || !strspn(text, "0123456789.")
			 ? tare_error(err, TARE_FAILED,
				      "%s is no trace, no profile and no distribution: the first "
				      "line says nothing known",
				      source->file.path)
			 : read_lines(source, &cursor, err);
	free(text);
	return failed;
}
