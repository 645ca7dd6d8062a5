/* SPDX-License-Identifier: GPL-2.0-only */
/* What the models do that wait until something is ready: select, poll, epoll. */
#ifndef TARE_EVENTS_READY_H
#define TARE_EVENTS_READY_H

#include "worker.h"

/* The listening socket is readable: accepts as many as --accepts says. True: there may be more. */
bool ready_accept(struct worker *worker);

/* The connection is ready for what it waits for; it may have ended afterwards. */
void ready_serve(struct worker *worker, struct connection *connection);

/*
 * The same where readiness is told once: all that can be done is done. `ends`: the peer has ended
 * its side, so that a receive comes to the end of what it sent.
 */
void ready_serve_edge(struct worker *worker, struct connection *connection, bool readable,
		      bool ends);

/* model->expire of these models */
void ready_expire(struct worker *worker, struct connection *connection);

#endif
