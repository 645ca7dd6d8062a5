/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_JSONFILE_H
#define TARE_JSONFILE_H

#include <jansson.h>

#include "error.h"

/*
 * Before the first document, in programs whose keys are their own: hashes these without a random
 * seed. In a machine that has just booted the kernel spins for a second to make one.
 */
static inline void tare_jsonfile_own_keys(void)
{
	json_object_seed(1);
}

/*
 * Writes `document` with keys in the order of their insertion, to `path` beside and
 * renamed, or to stdout where `path` is NULL. Returns 0, or -1 with *err filled. A document that
 * is NULL is one for which there was no memory.
 */
int tare_jsonfile_write(const json_t *document, const char *path, struct tare_error *err);

/* The same to stdout, all on one line: one of several documents. */
int tare_jsonfile_write_line(const json_t *document, struct tare_error *err);

/* What is no UTF-8 cannot be told in JSON: what can of it. */
json_t *tare_jsonfile_text(const char *text);

#endif
