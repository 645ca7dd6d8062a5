/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * A sink: one way for packets from an interface, whose driver is the kernel's, to the application.
 * Each is a file of its own; a program lists its sinks, and its first is the default.
 */
#ifndef NETSINK_SINK_H
#define NETSINK_SINK_H

#include <stdbool.h>

#include "lib/error.h"
#include "driver/probe/tally.h"

/* Datagrams or frames between two looks at everything else. */
#define SINK_BATCH 64
#define WINDOW_MAX 100000000

/* What a sink receives for. */
struct receiver {
	const char *interface;
	int window;          /* of TCP, bytes; 0: what the stack has */
	int busy;            /* us of busy polling; 0: none */
	int suspend;         /* ns that interrupts stay off while events are found; 0: never */
	int buffer;          /* of a socket, as SO_RCVBUF takes it; 0: what the kernel has */
	struct tally *tally; /* takes the datagrams */
	struct counted counted;
};

struct sink {
	const char *name;
	int window_max; /* bytes; 0: it has no TCP */
	bool buffers;   /* in a socket whose size can be chosen */
	/* Its context, or NULL with *err filled. Whatever it has opened stays open until exit. */
	void *(*open)(const struct receiver *receiver, struct tare_error *err);
	/* Waits, and takes what has come. 0; 1: the sender said leave; -1 with *err filled. */
	int (*receive)(void *context, struct tare_error *err);
	/* Adds what was dropped behind the driver and its queue. 0, or -1 with *err filled. */
	int (*read)(void *context, struct counters *counters, struct tare_error *err);
};

/* Of this program, up to a NULL. */
extern const struct sink *const sinks[];

extern const struct sink socket_sink, packet_sink, xdp_sink;

/* Gives a socket the buffer of the receiver. 0, or -1 with *err filled. */
int sink_set_buffer(const struct receiver *receiver, int fd, struct tare_error *err);

#endif
