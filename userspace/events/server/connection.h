/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * A connection, the same for every model: what came is given to connection_input(), what is to be
 * sent is asked of connection_output(). One send is in flight at most. Requests that are read and
 * not answered are at most CONNECTION_PENDING; then nothing is read until replies are taken.
 */
#ifndef TARE_EVENTS_CONNECTION_H
#define TARE_EVENTS_CONNECTION_H

#include "server.h"

#define CONNECTION_PENDING 64

struct connection {
	int fd;
	unsigned char kind;      /* of the pending replies: all are alike */
	unsigned char reason;    /* why it is closing */
	bool closing;            /* after the pending replies; no more requests are read */
	bool lingering;          /* before that, what the peer still sends is thrown away */
	bool eof;                /* the peer sends no more */
	bool blocked;            /* there are requests that wait until replies are taken */
	bool readable;           /* of epoll-edge: there may be something to receive */
	bool ends;               /* of epoll-edge: the peer has ended its side */
	bool ended;              /* of io_uring: it goes when nothing is in flight */
	bool writing;            /* waits until its socket takes more */
	bool listed;             /* of io_uring: among those whose send is assumed */
	unsigned char in_flight; /* operations that the kernel has */
	unsigned char cancels;   /* of them those that end another */
	unsigned int pending;    /* replies */
	unsigned int sent;       /* bytes of the first of them */
	unsigned int tick;       /* of its last request, see idle.h */
	unsigned int scanned;    /* see request_read() */
	unsigned int place;      /* in what the model keeps */
	struct spill *spill;     /* NULL: there is nothing of a request yet */
	unsigned int assumed;    /* of io_uring: bytes, see there */
	struct connection *next_assumed;
	struct connection *next, **link; /* see idle.h */
	void *of_model;
};

/* What came of requests that are not whole, or wait. */
struct spill {
	struct spill *next;
	size_t bytes, size;
	char data[];
};

/* Of a socket that was accepted and counted; NULL: there is no memory. */
struct connection *connection_new(struct worker *worker, int fd);

/* Gives back what it has, but neither closes its socket nor counts. */
void connection_free(struct worker *worker, struct connection *connection);

/* Bytes that came; -1 where there is no memory to keep them. */
int connection_input(struct worker *worker, struct connection *connection, const char *data,
		     size_t n);

/* What is to be sent next: how many bytes, and where they are. 0: nothing. */
size_t connection_output(struct worker *worker, struct connection *connection, const char **data);

/* The kernel took so many of them. Requests that waited for this are read. */
void connection_sent(struct worker *worker, struct connection *connection, size_t n);

/* Whether all is done: then it is to be closed for *reason. */
bool connection_done(struct connection *connection, enum closed *reason);

/* Whether the model shall receive. */
static inline bool connection_wants_input(const struct connection *connection)
{
	return !connection->eof && !connection->blocked &&
	       (!connection->closing || connection->lingering);
}

/* Why a connection ends whose receive or send failed with this errno. */
enum closed connection_failed(int error);

#endif
