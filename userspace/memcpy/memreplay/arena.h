/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef MEMREPLAY_ARENA_H
#define MEMREPLAY_ARENA_H

#include <stddef.h>
#include <stdint.h>

#include "lib/error.h"

/* Memory on huge pages where there are some, all of it touched. */
struct arena {
	uint8_t *base; /* 2 MiB aligned: what its offsets share does not vary */
	void *mapping;
	size_t mapped;
};

int arena_map(struct arena *arena, size_t bytes, struct tare_error *err);
void arena_unmap(struct arena *arena);

#endif
