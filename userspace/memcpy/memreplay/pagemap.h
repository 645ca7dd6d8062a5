/* SPDX-License-Identifier: GPL-2.0-only */
/* A hash table from a page of the captured machine to a number; insertion order is kept. */
#ifndef MEMREPLAY_PAGEMAP_H
#define MEMREPLAY_PAGEMAP_H

#include <stddef.h>
#include <stdint.h>

#include "lib/error.h"

struct page {
	uint64_t number; /* address / 4096, or its hash */
	uint64_t space;  /* 0: the kernel; else user space of thread space - 1 */
	uint64_t value;  /* the user's */
};

struct pagemap {
	struct page *page; /* in the order of insertion */
	size_t pages, room;
	uint32_t *slot; /* index into page plus one; 0: free */
	size_t slots;   /* a power of two */
};

/* The entry of a page, made with value 0 when it is new; NULL when memory is short. */
struct page *pagemap_get(struct pagemap *map, uint64_t number, uint64_t space);

/* Sorts entries by space and number. Afterwards pagemap_get finds them as before. */
int pagemap_sort(struct pagemap *map, struct tare_error *err);

void pagemap_free(struct pagemap *map);

#endif
