/* SPDX-License-Identifier: GPL-2.0-only */
/* The sender's end of the cable: whatever a virtual machine's NIC hangs on. */
#ifndef PKTSEND_WIRE_H
#define PKTSEND_WIRE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "../lib/error.h"
#include "stream.h"

struct wire {
	int fd;           /* a frame for each read and write */
	int mute;         /* -1, or a socket that keeps the kernel from refusing the answers */
	const char *name; /* of the interface that frames go to, NULL for unix sockets */
	bool tap;
	struct stream *stream; /* NULL, or where frames are behind one another */
};

/*
 * Unix datagram sockets, which need no privilege: `own` is made, `peer` is the machine's.
 * Returns 0, or -1 with *err filled.
 */
int wire_open_unix(struct wire *wire, const char *own, const char *peer, struct tare_error *err);

/*
 * A TAP device in a network namespace of this process alone, with the sender's address.
 * *device is its other end, for the machine. Returns 0, or -1 with *err filled.
 */
int wire_open_tap(struct wire *wire, int *device, struct tare_error *err);

/*
 * An interface of this machine, whose other end is the receiver's card. It is in a network
 * namespace of its own, or this machine would answer itself. Returns 0, or -1 with *err filled.
 */
int wire_open_interface(struct wire *wire, const char *name, struct tare_error *err);

/*
 * A unix stream socket whose other end is the machine's; nothing is lost there, and who sends
 * waits. Returns 0, or -1 with *err filled.
 */
int wire_open_stream(struct wire *wire, int fd, struct tare_error *err);

void wire_close(struct wire *wire);

/*
 * Returns 1 if the wire took the frame, 0 if it refused it because it is full, -1 with *err
 * filled. A TAP never refuses: it drops, and counts that. A stream never does: it waits.
 */
int wire_send(struct wire *wire, const void *frame, size_t size, struct tare_error *err);

/*
 * Waits timeout_ns for a frame. Returns its size, 0 if there is none, -1 with *err filled.
 * size: room at frame, PCNET_FRAME_MAX or more.
 * *own: it is one that this machine's kernel sends, not one that comes in.
 */
ssize_t wire_receive(struct wire *wire, void *frame, size_t size, int64_t timeout_ns, bool *own,
		     struct tare_error *err);

/* Frames that the interface has dropped so far, a TAP because nobody fetched them; else 0. */
int wire_dropped(const struct wire *wire, uint64_t *dropped, struct tare_error *err);

#endif
