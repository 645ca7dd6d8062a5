/* SPDX-License-Identifier: GPL-2.0-only */
/* Buffers for what is received through io_uring. */
#ifndef TARE_EVENTS_BUFFERS_H
#define TARE_EVENTS_BUFFERS_H

#include <liburing.h>

#include "lib/error.h"

#define BUFFERS       1024 /* in a ring; a power of two */
#define BUFFERS_KEPT  1024 /* of 4 KiB each: what more connections had goes back */
#define BUFFERS_GROUP 0

struct buffers {
	struct io_uring_buf_ring *ring; /* NULL: a buffer a connection */
	char *data;
	unsigned int back;                             /* given back, but not yet told */
	unsigned int given;                            /* so far */
	unsigned short order[BUFFERS], place[BUFFERS]; /* ids by place, and places by id */
	void *free; /* those of ended connections, at most BUFFERS_KEPT */
	unsigned int kept, freed;
};

/* A ring of them that the kernel chooses from. Returns 0, or -1 with *err filled. */
int buffers_ring(struct buffers *buffers, struct io_uring *ring, struct tare_error *err);

void buffers_close(struct buffers *buffers);

/* Buffer `id` of the ring. */
char *buffers_at(struct buffers *buffers, unsigned int id);

/* The buffer that the kernel fills after `id`. */
unsigned int buffers_after(const struct buffers *buffers, unsigned int id);

/* It may be used again, once buffers_tell() has been called. */
void buffers_give_back(struct buffers *buffers, unsigned int id);
void buffers_tell(struct buffers *buffers);

/* One for a connection; NULL: no memory. */
char *buffers_take(struct buffers *buffers);
void buffers_drop(struct buffers *buffers, char *buffer);

#endif
