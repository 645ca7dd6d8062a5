// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "header.h"

int tare_lines_error(const struct tare_lines *lines, struct tare_error *err, const char *what)
{
	return tare_error(err, TARE_FAILED, "%s:%lu: %s", lines->file->path, lines->number, what);
}

int tare_lines_next(struct tare_lines *lines, struct tare_error *err)
{
	const uint8_t *start = lines->file->data + lines->offset;
	size_t left = lines->file->size - lines->offset;
	const uint8_t *end;
	size_t length;

	if (!left)
		return 0;
	lines->number++;
	end = memchr(start, '\n', left < TARE_LINE_MAX ? left : TARE_LINE_MAX);
	if (!end)
		return tare_lines_error(
			lines, err,
			left < TARE_LINE_MAX ? "the last line has no end: the file is truncated"
					     : "a line of more than 4095 bytes: this is not text");
	length = end - start;
	if (memchr(start, 0, length))
		return tare_lines_error(lines, err, "a zero byte in a line of text");
	memcpy(lines->text, start, length);
	lines->text[length] = 0;
	lines->offset += length + 1;
	return 1;
}

void tare_lines_split(struct tare_lines *lines)
{
	char *at = lines->split;

	memcpy(lines->split, lines->text, strlen(lines->text) + 1);
	lines->fields = 0;
	for (;;) {
		at += strspn(at, " ");
		if (!*at)
			return;
		lines->field[lines->fields++] = at;
		if (lines->fields == TARE_FIELDS_MAX)
			return;
		at += strcspn(at, " ");
		if (*at)
			*at++ = 0;
	}
}

int tare_lines_u64(const struct tare_lines *lines, int index, uint64_t *value,
		   struct tare_error *err)
{
	char what[160], *end;
	const char *text;

	if (index >= lines->fields) {
		snprintf(what, sizeof(what), "\"%s\" needs %d fields and has %d",
			 lines->fields ? lines->field[0] : "", index + 1, lines->fields);
		return tare_lines_error(lines, err, what);
	}
	text = lines->field[index];
	errno = 0;
	*value = strtoull(text, &end, 10);
	if (*text < '0' || *text > '9' || *end || errno) {
		snprintf(what, sizeof(what), "\"%.80s\" is not a number of 64 bits", text);
		return tare_lines_error(lines, err, what);
	}
	return 0;
}

static int first_line(struct tare_header *header, struct tare_lines *lines, unsigned int version,
		      struct tare_error *err)
{
	char what[160];
	uint64_t found;

	if (tare_lines_next(lines, err) < 0)
		return -1;
	tare_lines_split(lines);
	if (lines->fields != 4 || strcmp(lines->field[0], "#") || strcmp(lines->field[1], "tare") ||
	    strlen(lines->field[2]) >= sizeof(header->format))
		return tare_lines_error(lines, err,
					"the first line is not \"# tare FORMAT VERSION\"");
	strcpy(header->format, lines->field[2]);
	if (tare_lines_u64(lines, 3, &found, err))
		return -1;
	if (found != version) {
		snprintf(what, sizeof(what),
			 "%s version %llu is not known here, only version %u: use the tare that "
			 "wrote it",
			 header->format, (unsigned long long)found, version);
		return tare_lines_error(lines, err, what);
	}
	return 0;
}

int tare_header_read(struct tare_header *header, struct tare_lines *lines, unsigned int version,
		     struct tare_error *err)
{
	int got;

	memset(header, 0, sizeof(*header));
	if (first_line(header, lines, version, err))
		return -1;
	while ((got = tare_lines_next(lines, err)) > 0 && lines->text[0]) {
		char *colon = strchr(lines->text, ':');

		if (!colon)
			return tare_lines_error(lines, err,
						"a header line that is not \"key: value\"");
		if (header->pairs == TARE_KEYS_MAX)
			return tare_lines_error(lines, err, "more than 64 header lines");
		*colon = 0;
		header->pair[header->pairs].key = strdup(lines->text);
		header->pair[header->pairs].value = strdup(colon + 1 + (colon[1] == ' '));
		header->pairs++;
		if (!header->pair[header->pairs - 1].key || !header->pair[header->pairs - 1].value)
			return tare_lines_error(lines, err, "out of memory");
	}
	if (got < 0)
		return -1;
	if (!got)
		return tare_lines_error(lines, err, "the header has no end: the file is truncated");
	return 0;
}

const char *tare_header_get(const struct tare_header *header, const char *key)
{
	for (int i = 0; i < header->pairs; i++)
		if (!strcmp(header->pair[i].key, key))
			return header->pair[i].value;
	return NULL;
}

void tare_header_free(struct tare_header *header)
{
	for (int i = 0; i < header->pairs; i++) {
		free(header->pair[i].key);
		free(header->pair[i].value);
	}
	header->pairs = 0;
}

int tare_counts_read(struct tare_counts *counts, const struct tare_lines *lines,
		     struct tare_error *err)
{
	static const char *const label[] = {"seen", "recorded", "skipped", "lost", "bytes"};
	uint64_t value[5], sum;
	char what[200];

	if (lines->fields != 12 || strlen(lines->field[1]) >= sizeof(counts->function))
		return tare_lines_error(
			lines, err,
			"not \"function NAME seen N recorded N skipped N lost N bytes N\"");
	for (int i = 0; i < 5; i++) {
		if (strcmp(lines->field[2 + 2 * i], label[i])) {
			snprintf(what, sizeof(what), "\"%.80s\" where \"%s\" belongs",
				 lines->field[2 + 2 * i], label[i]);
			return tare_lines_error(lines, err, what);
		}
		if (tare_lines_u64(lines, 3 + 2 * i, &value[i], err))
			return -1;
	}
	if (__builtin_add_overflow(value[1], value[2], &sum) ||
	    __builtin_add_overflow(sum, value[3], &sum) || sum != value[0]) {
		snprintf(what, sizeof(what),
			 "%.31s: seen %llu is not recorded %llu + skipped %llu + lost %llu: the "
			 "capture is damaged",
			 lines->field[1], (unsigned long long)value[0],
			 (unsigned long long)value[1], (unsigned long long)value[2],
			 (unsigned long long)value[3]);
		return tare_lines_error(lines, err, what);
	}
	strcpy(counts->function, lines->field[1]);
	counts->seen = value[0];
	counts->recorded = value[1];
	counts->skipped = value[2];
	counts->lost = value[3];
	counts->bytes = value[4];
	return 0;
}
