/* SPDX-License-Identifier: GPL-2.0-only */
/* JSON through stdio: there is no jansson for Win32. */
#ifndef TIMERS_JSON_H
#define TIMERS_JSON_H

#include <stdio.h>

#include "lib/error.h"

/* NULL becomes null. */
void json_string(FILE *out, const char *text);
/* 12 digits: a nanosecond in 15 minutes. NaN and infinity become null. */
void json_value(FILE *out, double value);

/* These write `before`, such as a comma, then a key and its value. */
void json_key(FILE *out, const char *before, const char *key);
void json_text(FILE *out, const char *before, const char *key, const char *text);
void json_number(FILE *out, const char *before, const char *key, double value);
void json_numbers(FILE *out, const char *before, const char *key, const double *value, int count);

/*
 * What write() makes of `of` goes to `path`, as by tare_atomicfile_open(); NULL or "-": to stdout.
 * Returns 0, or -1 with *err filled.
 */
int json_document(const char *path, void (*write)(FILE *out, const void *of), const void *of,
		  struct tare_error *err);

#endif
