/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Which connections had no whole request for long. A request costs one store (connection->tick);
 * a connection is looked at once in an idle time-out, not when it is used.
 */
#ifndef TARE_EVENTS_IDLE_H
#define TARE_EVENTS_IDLE_H

#include <stdint.h>

struct connection;
struct worker;

#define IDLE_PARTS 16               /* of the time-out: a tick */
#define IDLE_SLOTS (2 * IDLE_PARTS) /* more than a time-out has ticks */

struct idle {
	uint32_t tick; /* now */
	struct connection *slot[IDLE_SLOTS];
};

/* A new connection, which then has the right `tick`. */
void idle_add(struct worker *worker, struct connection *connection);

void idle_remove(struct connection *connection);

/* A part of the time-out has passed: ends those whose time is over. */
void idle_tick(struct worker *worker);

#endif
