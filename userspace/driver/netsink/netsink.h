/* SPDX-License-Identifier: GPL-2.0-only */
/* What the parts of netsink share, and lwipsink with them. */
#ifndef NETSINK_H
#define NETSINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "driver/probe/counters.h"
#include "driver/probe/tally.h"
#include "lib/error.h"

/*
 * ---- socket.c and frames.c
 * A sink: one way for packets from an interface, whose driver is the kernel's, to the application.
 * A program lists its sinks, and its first is the default.
 */

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

extern const struct sink socket_sink;

/* Sets an option of SOL_SOCKET that `word` of the command line asks for, or none with 0. 0, or -1
 * with *err filled. */
int sink_set(int fd, int option, int value, const char *word, struct tare_error *err);

/* ---- netcounters.c: what the kernel knows of an interface's frames, the same for every driver */

struct netcounters {
	const char *interface;
	int control;                   /* a socket for ethtool's questions */
	const struct counters *shared; /* of a user-level driver, or NULL */
	int shared_fd;
};

/*
 * shared: NULL, or the file in which a user-level driver below a TAP device counts. Returns 0, or
 * -1 with *err filled.
 */
int netcounters_open(struct netcounters *net, const char *interface, const char *shared,
		     struct tare_error *err);

/*
 * What the driver and the queue behind it counted, without the kernel's stack above them and
 * without a stamp. Returns 0, or -1 with *err filled.
 */
int netcounters_read_driver(const struct netcounters *net, struct counters *counters,
			    struct tare_error *err);

/* Adds what the kernel's own stack and its UDP sockets dropped. 0, or -1 with *err filled. */
int netcounters_add_stack(struct counters *counters, struct tare_error *err);

/* ---- xdp.c: a packet socket, for sinks that have frames; some receive by it, all send by it */

struct raw {
	int fd, index; /* index: of the interface */
	uint8_t mac[6];
};

/*
 * receives: what comes in, whatever it is. The interface must be up, and have no address, or the
 * kernel's stack would answer, too. 0, or -1 with *err filled.
 */
int raw_open(struct raw *raw, const char *interface, bool receives, struct tare_error *err);

/* Sends a whole frame; raw: a struct raw. 0, or -1: it is lost. */
int raw_send(void *raw, const uint8_t *frame, size_t length);

/* And an AF_XDP socket (generic mode, copies), to which a BPF program hands all frames. */

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

/* ---- suspend.c */

/*
 * An interface's interrupts stay off as long as events are found and the application takes them,
 * for ns at most (irq_suspend_timeout, since Linux 6.13). Returns an epoll that has udp in it and
 * finds events so, after busy us of busy polling; or -1 with *err filled.
 */
int suspend_epoll(const char *interface, int udp, unsigned int ns, unsigned int busy,
		  struct tare_error *err);

#endif
