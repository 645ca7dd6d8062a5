/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_JSONFILE_H
#define TARE_JSONFILE_H

#include <jansson.h>

#include "error.h"

/*
 * Hashes keys without a random seed: a kernel that has just booted spins for a second to make one.
 * Only for programs whose keys are their own, which no attacker chooses; called before the first
 * document.
 */
static inline void tare_jsonfile_own_keys(void)
{
	json_object_seed(1);
}

/*
 * Writes `document`, its keys in the order of their insertion, to `path` as tare_atomicfile_open()
 * does, or to stdout if `path` is NULL. The document stays the caller's; NULL means that there was
 * no memory for it. Returns 0, or -1 with *err filled.
 */
int tare_jsonfile_write(const json_t *document, const char *path, struct tare_error *err);

/* The same to stdout at once, all on one line, and the document goes back to jansson. */
int tare_jsonfile_write_line(json_t *document, struct tare_error *err);

/* A new JSON string of the part of `text` that is UTF-8, since JSON can hold no other. */
json_t *tare_jsonfile_text(const char *text);

#endif
