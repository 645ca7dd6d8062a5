// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <poll.h>
#include <stdlib.h>

#include "ready.h"

enum { LISTEN, TIMER, STOP, CONNECTIONS };

struct polls {
	struct pollfd *fd;
	struct connection **connection; /* of the same place */
	unsigned int used, size;
};

static int grow(struct polls *polls)
{
	unsigned int size = polls->size ? 2 * polls->size : 64;
	struct connection **connection;
	struct pollfd *fd;

	fd = realloc(polls->fd, size * sizeof(*fd));
	if (!fd)
		return -1;
	polls->fd = fd;
	connection = realloc(polls->connection, size * sizeof(struct connection *));
	if (!connection)
		return -1;
	polls->connection = connection;
	polls->size = size;
	return 0;
}

static int open_poll(struct worker *worker, struct tare_error *err)
{
	struct polls *polls = calloc(1, sizeof(*polls));

	worker->of_model = polls;
	if (!polls || grow(polls) < 0)
		return tare_error(err, TARE_CANNOT, "no memory for a thread");
	polls->fd[LISTEN] = (struct pollfd){.fd = worker->listen_fd, .events = POLLIN};
	polls->fd[TIMER] = (struct pollfd){.fd = worker->timer_fd, .events = POLLIN};
	polls->fd[STOP] = (struct pollfd){.fd = worker->stop_fd, .events = POLLIN};
	polls->used = CONNECTIONS;
	return 0;
}

static void close_poll(struct worker *worker)
{
	struct polls *polls = worker->of_model;

	free(polls->fd);
	free(polls->connection);
	free(polls);
}

static void listen_poll(struct worker *worker, bool on)
{
	struct polls *polls = worker->of_model;

	polls->fd[LISTEN].events = on ? POLLIN : 0;
}

static int add_poll(struct worker *worker, struct connection *connection)
{
	struct polls *polls = worker->of_model;

	if (polls->used == polls->size && grow(polls) < 0)
		return -1;
	connection->place = polls->used++;
	polls->fd[connection->place] = (struct pollfd){.fd = connection->fd, .events = POLLIN};
	polls->connection[connection->place] = connection;
	return 0;
}

static void change_poll(struct worker *worker, struct connection *connection)
{
	struct polls *polls = worker->of_model;

	polls->fd[connection->place].events = connection->writing ? POLLOUT : POLLIN;
}

/* the last one takes its place */
static void remove_poll(struct worker *worker, struct connection *connection)
{
	struct polls *polls = worker->of_model;
	unsigned int last = --polls->used;

	polls->fd[connection->place] = polls->fd[last];
	polls->connection[connection->place] = polls->connection[last];
	polls->connection[connection->place]->place = connection->place;
}

static void run_poll(struct worker *worker)
{
	struct polls *polls = worker->of_model;
	int n, left;

	do {
		n = poll(polls->fd, polls->used, worker_wait_ms(worker));
		worker->counts.waits++;
		if (n > 0)
			worker_woken(worker);
		left = n;
		/* from the end: what takes the place of an ended one was looked at before */
		for (unsigned int i = polls->used; left > 0 && i-- > CONNECTIONS;) {
			if (!polls->fd[i].revents)
				continue;
			left--;
			ready_serve(worker, polls->connection[i]);
		}
		if (left > 0 && polls->fd[LISTEN].revents)
			ready_accept(worker);
		if (left > 0 && polls->fd[STOP].revents)
			worker_stop(worker);
		if (left > 0 && polls->fd[TIMER].revents)
			worker_tick(worker);
	} while (worker_goes_on(worker, n));
}

const struct model model_poll = {
	.name = "poll",
	.open = open_poll,
	.run = run_poll,
	.close = close_poll,
	.add = add_poll,
	.change = change_poll,
	.remove = remove_poll,
	.listen = listen_poll,
	.expire = ready_expire,
};
