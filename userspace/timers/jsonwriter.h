/* SPDX-License-Identifier: GPL-2.0-only */
/* JSON through stdio, for builds that have no jansson. Calls nest as the document does. */
#ifndef TIMERS_JSONWRITER_H
#define TIMERS_JSONWRITER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

struct jsonwriter {
	FILE *stream;
	int depth;
	bool follows; /* a value stands before the next one */
};

/* `key` is NULL inside an array. */
void json_open(struct jsonwriter *writer, const char *key, char bracket);
void json_close(struct jsonwriter *writer, char bracket);
void json_text(struct jsonwriter *writer, const char *key, const char *value); /* NULL: null */
void json_number(struct jsonwriter *writer, const char *key, double value);    /* NaN: null */
void json_numbers(struct jsonwriter *writer, const char *key, const double *value, size_t count);

#endif
