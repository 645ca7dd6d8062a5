/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The frames of an interface whose driver is the kernel's: a packet socket, from which each is
 * taken by a call of its own. The kernel's stack is kept away from them.
 */
#ifndef LWIPSINK_PACKETS_H
#define LWIPSINK_PACKETS_H

#include <stddef.h>
#include <stdint.h>

#include "lib/error.h"
#include "driver/netsink/netcounters.h"
#include "driver/probe/counters.h"

struct packets {
	const char *interface;
	int fd;
	uint8_t mac[6];
	struct netcounters net;
	uint64_t dropped;      /* by the socket, whose buffer was full, when it was last asked */
	struct counters above; /* what is counted between this socket and the application */
};

/*
 * Opens the socket; the interface must be up, and have no address. 0, or -1 with *err filled.
 */
int packets_open(struct packets *packets, const char *interface, struct tare_error *err);

/* Waits for a frame. Returns its bytes, or -1 with *err filled. */
ptrdiff_t packets_take(struct packets *packets, uint8_t *frame, size_t size,
		       struct tare_error *err);

/* These two are as struct stack_link has them; context: the struct packets. */
int packets_transmit(void *context, const uint8_t *frame, size_t length);
int packets_read(void *context, struct counters *counters, struct tare_error *err);

#endif
