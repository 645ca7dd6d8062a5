/* SPDX-License-Identifier: GPL-2.0-only */
/* An AF_XDP socket (generic mode, copies), to which a program of BPF hands all frames. */
#ifndef NETSINK_XDP_H
#define NETSINK_XDP_H

#include <stdint.h>

#include "lib/error.h"
#include "raw.h"

/* A ring that is shared with the kernel. */
struct xdp_ring {
	uint32_t *producer, *consumer;
	void *entries;
};

struct xdp {
	int fd;
	const char *interface;
	struct raw raw; /* which sends */
	uint8_t *frames;
	struct xdp_ring fill, received;
};

/* The interface is as raw_open wants it. 0, or -1 with *err filled. */
int xdp_open(struct xdp *xdp, const char *interface, struct tare_error *err);

/*
 * Waits if no frame is there, and gives those that are to take until it returns other than 0, which
 * is returned; 0 else, or -1 with *err filled. The frame is take's own until it returns.
 */
int xdp_receive(struct xdp *xdp,
		int (*take)(void *context, const uint8_t *frame, size_t length,
			    struct tare_error *err),
		void *context, struct tare_error *err);

/* Adds the frames that the socket had no room for. 0, or -1 with *err filled. */
int xdp_add_dropped(const struct xdp *xdp, uint64_t *dropped, struct tare_error *err);

#endif
