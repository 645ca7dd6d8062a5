/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_FILEMAP_H
#define TARE_FILEMAP_H

#include <stddef.h>
#include <stdint.h>

#include "error.h"

/* A whole file, read-only in memory. */
struct tare_filemap {
	const char *path;
	const uint8_t *data;
	size_t size;
};

/* Maps the regular file `path`, which must not be empty. Returns 0, or -1 with *err filled. */
int tare_filemap_open(struct tare_filemap *map, const char *path, struct tare_error *err);

void tare_filemap_close(struct tare_filemap *map);

#endif
