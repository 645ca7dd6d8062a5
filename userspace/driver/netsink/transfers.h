/* SPDX-License-Identifier: GPL-2.0-only */
/* The TCP port of the kernel's stack, one transfer after the other. */
#ifndef NETSINK_TRANSFERS_H
#define NETSINK_TRANSFERS_H

#include "sink.h"

struct transfers {
	const struct receiver *receiver;
	int listener, connection; /* connection: -1: none */
	struct transfer *transfer;
};

/* Binds a socket of SOCK_DGRAM or SOCK_STREAM to the receiver's port. -1 with *err filled. */
int open_port(int type, struct tare_error *err);

/* 0, or -1 with *err filled. */
int transfers_open(struct transfers *transfers, const struct receiver *receiver,
		   struct tare_error *err);

/* Once the connection, or without one the listener, can be read. 0, or -1 with *err filled. */
int transfers_take(struct transfers *transfers, struct tare_error *err);

#endif
