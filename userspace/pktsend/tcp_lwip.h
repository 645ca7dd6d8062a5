/* SPDX-License-Identifier: GPL-2.0-only */
/* TCP over a wire that this machine's kernel does not see. */
#ifndef PKTSEND_TCP_LWIP_H
#define PKTSEND_TCP_LWIP_H

#include <stdint.h>

#include "../lib/error.h"
#include "wire.h"

/* A transfer that is done; stack: whose TCP sent. */
struct transferred {
	uint64_t begin_ns, connected_ns, end_ns, retransmitted;
	const char *stack;
};

/*
 * Connects to the receiver, sends the bytes and waits until it has taken all and closes.
 * timeout: s without progress. Returns 0, or -1 with *err filled.
 */
int tcp_lwip(struct wire *wire, uint64_t bytes, unsigned int timeout, struct transferred *done,
	     struct tare_error *err);

#endif
