/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TIMERS_DOCUMENT_H
#define TIMERS_DOCUMENT_H

#include "lib/error.h"

struct bench;

/*
 * Writes conditions and raw samples as JSON (docs/timers.schema.json) to `path`, as
 * tare_atomicfile_open() does. Returns 0, or -1 with *err filled.
 */
int document_write(const struct bench *bench, const char *path, struct tare_error *err);

#endif
