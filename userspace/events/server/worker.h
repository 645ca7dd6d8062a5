/* SPDX-License-Identifier: GPL-2.0-only */
/* The thread of the server: what it does with sockets in every model. */
#ifndef TARE_EVENTS_WORKER_H
#define TARE_EVENTS_WORKER_H

#include "connection.h"

/* Its descriptors and buffers. Returns 0, or -1 with *err filled. */
int worker_open(struct worker *worker, struct tare_error *err);

void worker_close(struct worker *worker);

/*
 * For what is on its way while the server ends, and was not seen: a kernel that is busy takes
 * packets of a loopback, and so the ends of connections, in a thread of its own, after this one.
 */
#define WORKER_LAST_MS 50

/* How long a wait of the model lasts at most: -1 for ever. */
int worker_wait_ms(const struct worker *worker);

/* A wait has returned with events: counts it, and burns what --work says. */
void worker_woken(struct worker *worker);

/* Whether the loop of the model goes on, after a wait that returned so many events. */
bool worker_goes_on(struct worker *worker, int events);

/* What the timer says: idle connections end, connections are taken again. */
void worker_tick(struct worker *worker);

/* stop_fd is readable. */
void worker_stop(struct worker *worker);

/*
 * A socket that accept() gave. The connection, or NULL: at a limit it was shed, that is closed at
 * once, which is told once.
 */
struct connection *worker_accepted(struct worker *worker, int fd);

/* One was accepted and closed before this process had a descriptor of it. */
void worker_shed_unseen(struct worker *worker);

/* The model could not take it, for `error`: it is shed. */
void worker_refused(struct worker *worker, struct connection *connection, int error);

/*
 * accept() failed with `error`. True: try again at once. At a limit one connection is shed with the
 * reserve, or, where that is lost, none is taken for a while.
 */
bool worker_accept_failed(struct worker *worker, int error);

/* Counts the end and gives the connection back. The model has closed its socket. */
void worker_ended(struct worker *worker, struct connection *connection, enum closed reason);

#endif
