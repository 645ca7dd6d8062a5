/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The text that profiles and traces share (docs/formats.md): the first line, the
 * keys, the counts of each function, and lines of fields after them.
 */
#ifndef TARE_HEADER_H
#define TARE_HEADER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "error.h"
#include "filemap.h"

#define TARE_LINE_MAX   4096 /* bytes of a line, newline included */
#define TARE_FIELDS_MAX 12
#define TARE_KEYS_MAX   64
#define TARE_COUNTS_MAX 16

/* Reads a file's text line by line; the text is copied, the file stays as it is. */
struct tare_lines {
	const struct tare_filemap *file;
	size_t offset;            /* of the next line */
	unsigned long number;     /* of the current line, from 1 */
	char text[TARE_LINE_MAX]; /* the current line without its newline */
	char split[TARE_LINE_MAX];
	char *field[TARE_FIELDS_MAX]; /* after tare_lines_split */
	int fields;
};

/* 1: a line is in `text`; 0: end of file; -1: not text, too long, or cut off. */
int tare_lines_next(struct tare_lines *lines, struct tare_error *err);

/* Splits `text` at blanks; the last field takes the rest of the line. */
void tare_lines_split(struct tare_lines *lines);

/* Field `index` as a decimal number of 64 bits. 0, or -1 with *err naming the line. */
int tare_lines_u64(const struct tare_lines *lines, int index, uint64_t *value,
		   struct tare_error *err);

/* As tare_error, with the file's path and the line's number in front. */
int tare_lines_error(const struct tare_lines *lines, struct tare_error *err, const char *what);

/* The counts of one function; seen = recorded + skipped + lost. */
struct tare_counts {
	char function[32];
	uint64_t seen, recorded, skipped, lost;
	uint64_t bytes; /* of recorded calls */
};

struct tare_header {
	char format[16]; /* "profile" or "trace" */
	struct {
		char *key;
		char *value;
	} pair[TARE_KEYS_MAX];
	int pairs;
};

/*
 * Reads the first line and the keys, up to and with the empty line. Refuses a first
 * line that is not "# tare FORMAT VERSION" and a version other than `version`.
 */
int tare_header_read(struct tare_header *header, struct tare_lines *lines, unsigned int version,
		     struct tare_error *err);

/* The value of `key`, or NULL. */
const char *tare_header_get(const struct tare_header *header, const char *key);

void tare_header_free(struct tare_header *header);

/* Reads a split "function ..." line; refuses counts that do not add up. */
int tare_counts_read(struct tare_counts *counts, const struct tare_lines *lines,
		     struct tare_error *err);

#endif
