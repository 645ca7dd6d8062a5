/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_JSONFILE_H
#define TARE_JSONFILE_H

#include <jansson.h>

#include "error.h"

/*
 * Writes `document` with keys in the order of their insertion, to `path` beside and
 * renamed, or to stdout where `path` is NULL. Returns 0, or -1 with *err filled.
 */
int tare_jsonfile_write(const json_t *document, const char *path, struct tare_error *err);

/* The same to stdout, all on one line: one of several documents. */
int tare_jsonfile_write_line(const json_t *document, struct tare_error *err);

#endif
