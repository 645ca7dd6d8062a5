// SPDX-License-Identifier: GPL-2.0-only
#include "connection.h"
#include "server.h"

/* a tick more, since the first of them was not a whole one */
#define TICKS (IDLE_PARTS + 1)

static void put(struct worker *worker, struct connection *connection)
{
	struct connection **slot = &worker->idle.slot[(connection->tick + TICKS) % IDLE_SLOTS];

	connection->next = *slot;
	connection->link = slot;
	if (*slot)
		(*slot)->link = &connection->next;
	*slot = connection;
}

void idle_add(struct worker *worker, struct connection *connection)
{
	connection->tick = worker->idle.tick;
	put(worker, connection);
}

void idle_remove(struct connection *connection)
{
	*connection->link = connection->next;
	if (connection->next)
		connection->next->link = connection->link;
}

void idle_tick(struct worker *worker)
{
	struct idle *idle = &worker->idle;
	struct connection **slot = &idle->slot[++idle->tick % IDLE_SLOTS];
	struct connection *connection, *next = *slot;

	/* ending one changes no other's place but its neighbours' links */
	for (connection = next; connection; connection = next) {
		next = connection->next;
		if (idle->tick - connection->tick >= TICKS) {
			worker->model->expire(worker, connection);
			continue;
		}
		idle_remove(connection);
		put(worker, connection);
	}
}
