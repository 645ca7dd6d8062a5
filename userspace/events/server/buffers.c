// SPDX-License-Identifier: GPL-2.0-only
#include "buffers.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "server.h"

#define RING_BYTES (BUFFERS * sizeof(struct io_uring_buf))

int buffers_ring(struct buffers *buffers, struct io_uring *ring, struct tare_error *err)
{
	struct io_uring_buf_reg ask = {.ring_entries = BUFFERS, .bgid = BUFFERS_GROUP};
	size_t size = RING_BYTES + (size_t)BUFFERS * SERVER_RECEIVE;
	/* all are used, one after the other: memory is told as it is from the beginning */
	char *memory = mmap(NULL, size, PROT_READ | PROT_WRITE,
			    MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
	int bad;

	if (memory == MAP_FAILED)
		return tare_error(err, TARE_CANNOT, "no memory for a ring of buffers");
	buffers->ring = (struct io_uring_buf_ring *)memory;
	buffers->data = memory + RING_BYTES;
	ask.ring_addr = (uintptr_t)memory;
	bad = io_uring_register_buf_ring(ring, &ask, 0);
	if (bad)
		return tare_error(err, TARE_CANNOT, "io_uring has no ring of buffers: %s",
				  strerror(-bad));
	io_uring_buf_ring_init(buffers->ring);
	for (unsigned int id = 0; id < BUFFERS; id++)
		buffers_give_back(buffers, id);
	buffers_tell(buffers);
	return 0;
}

void buffers_close(struct buffers *buffers)
{
	if (buffers->ring)
		munmap(buffers->ring, RING_BYTES + (size_t)BUFFERS * SERVER_RECEIVE);
	while (buffers->free) {
		void *buffer = buffers->free;

		buffers->free = *(void **)buffer;
		free(buffer);
	}
}

char *buffers_at(struct buffers *buffers, unsigned int id)
{
	return buffers->data + (size_t)id * SERVER_RECEIVE;
}

/* The kernel takes them in the order in which it has got them. */
unsigned int buffers_after(const struct buffers *buffers, unsigned int id)
{
	return buffers->order[(buffers->place[id] + 1) % BUFFERS];
}

void buffers_give_back(struct buffers *buffers, unsigned int id)
{
	buffers->place[id] = buffers->given++ % BUFFERS;
	buffers->order[buffers->place[id]] = id;
	io_uring_buf_ring_add(buffers->ring, buffers_at(buffers, id), SERVER_RECEIVE, id,
			      io_uring_buf_ring_mask(BUFFERS), buffers->back++);
}

void buffers_tell(struct buffers *buffers)
{
	if (buffers->back)
		io_uring_buf_ring_advance(buffers->ring, buffers->back);
	buffers->back = 0;
}

char *buffers_take(struct buffers *buffers)
{
	void *buffer = buffers->free;

	if (!buffer)
		return malloc(SERVER_RECEIVE);
	buffers->free = *(void **)buffer;
	buffers->kept--;
	return buffer;
}

void buffers_drop(struct buffers *buffers, char *buffer)
{
	if (!buffer)
		return;
	if (buffers->kept == BUFFERS_KEPT) {
		free(buffer);
		/* between others the heap would keep its pages */
		if (++buffers->freed % BUFFERS_KEPT == 0)
			malloc_trim(0);
		return;
	}
	*(void **)buffer = buffers->free;
	buffers->free = buffer;
	buffers->kept++;
}
