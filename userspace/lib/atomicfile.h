/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_ATOMICFILE_H
#define TARE_ATOMICFILE_H

#include <stdio.h>

#include "error.h"

/* A file that appears under its name only when it is whole. */
struct tare_atomicfile {
	FILE *stream; /* write here; binary data and fseek are welcome */
	char *path;
	char *beside; /* the temporary name, in the same directory; NULL: written in place */
};

/*
 * Opens a new file beside `path`; a device, a pipe or an output of this program's own, such as
 * /dev/stdout, is written in place. Returns 0, or -1 with *err filled.
 */
int tare_atomicfile_open(struct tare_atomicfile *file, const char *path, struct tare_error *err);

/*
 * Tells whether `path` can be opened so, before a program spends much time on what it will write.
 * Returns 0, or -1 with *err filled; leaves nothing behind.
 */
int tare_atomicfile_check(const char *path, struct tare_error *err);

/*
 * Flushes to the disk and renames over `path`. Returns 0, or -1 with *err filled, and then leaves
 * untouched what stood at `path` before. Closes and frees the file in both cases.
 */
int tare_atomicfile_commit(struct tare_atomicfile *file, struct tare_error *err);

/* Closes and removes the temporary file. */
void tare_atomicfile_abort(struct tare_atomicfile *file);

#endif
