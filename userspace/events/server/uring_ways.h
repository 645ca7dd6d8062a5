/* SPDX-License-Identifier: GPL-2.0-only */
/* What io_uring offers to a server, each by its word. */
#ifndef TARE_EVENTS_URING_WAYS_H
#define TARE_EVENTS_URING_WAYS_H

#include <jansson.h>
#include <stddef.h>

enum uring_way {
	WAY_MULTISHOT = 1 << 0, /* accept and receive go on, the latter into a ring of buffers */
	WAY_DEFER = 1 << 1,     /* work of the kernel's waits until this thread asks */
	WAY_COOP = 1 << 2,      /* it interrupts nobody */
	WAY_SQPOLL = 1 << 3,    /* a thread of the kernel submits */
	WAY_SKIP = 1 << 4,      /* a send completes only where it fails */
	WAY_RING = 1 << 5,      /* the ring's descriptor is registered */
	WAY_FILES = 1 << 6,     /* connections are not descriptors, but places of the ring's own */
	WAY_BUNDLE = 1 << 7,    /* a receive fills several buffers */
	WAY_ZEROCOPY = 1 << 8,  /* sends copy nothing */
};

/* The bits of words parted by +. *bad: the first wrong one, of *length bytes; NULL: none. */
unsigned int uring_ways_read(const char *list, const char **bad, size_t *length);

/* Why these do not go together; NULL: they do. */
const char *uring_ways_conflict(unsigned int ways);

/* All words, with commas. */
const char *uring_ways_words(void);

/* What a document calls them, as a list. */
json_t *uring_ways_json(unsigned int ways);

#endif
