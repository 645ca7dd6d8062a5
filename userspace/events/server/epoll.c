// SPDX-License-Identifier: GPL-2.0-only
/* epoll: level-triggered, edge-triggered. */
#include <errno.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <unistd.h>

#include "ready.h"

#define EDGE     (EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET)
#define READABLE (EPOLLIN | EPOLLRDHUP | EPOLLHUP | EPOLLERR)

struct epoll {
	int fd;
	uint32_t listening; /* events of the listening socket */
	bool more;          /* of the edge model: there may be connections to accept */
	struct epoll_event event[SERVER_EVENTS];
};

static int control(struct worker *worker, int what, int fd, uint32_t events, void *data)
{
	struct epoll *epoll = worker->of_model;
	struct epoll_event event = {.events = events, .data.ptr = data};

	return epoll_ctl(epoll->fd, what, fd, &event);
}

static void listen_epoll(struct worker *worker, bool on)
{
	struct epoll *epoll = worker->of_model;

	control(worker, on ? EPOLL_CTL_ADD : EPOLL_CTL_DEL, worker->listen_fd, epoll->listening,
		&worker->listen_fd);
}

static int open_epoll(struct worker *worker, uint32_t listening, struct tare_error *err)
{
	struct epoll *epoll = calloc(1, sizeof(*epoll));

	worker->of_model = epoll;
	if (!epoll)
		return tare_error(err, TARE_CANNOT, "no memory for a thread");
	epoll->listening = listening;
	epoll->fd = epoll_create1(EPOLL_CLOEXEC);
	if (epoll->fd < 0 ||
	    control(worker, EPOLL_CTL_ADD, worker->listen_fd, listening, &worker->listen_fd) ||
	    control(worker, EPOLL_CTL_ADD, worker->timer_fd, EPOLLIN, &worker->timer_fd) ||
	    control(worker, EPOLL_CTL_ADD, worker->stop_fd, EPOLLIN, &worker->stop_fd))
		return tare_error(err, TARE_CANNOT, "epoll: %m");
	return 0;
}

static int open_level(struct worker *worker, struct tare_error *err)
{
	return open_epoll(worker, EPOLLIN, err);
}

static int open_edge(struct worker *worker, struct tare_error *err)
{
	return open_epoll(worker, EPOLLIN | EPOLLET, err);
}

static void close_epoll(struct worker *worker)
{
	struct epoll *epoll = worker->of_model;

	close(epoll->fd);
	free(epoll);
}

static int add_level(struct worker *worker, struct connection *connection)
{
	return control(worker, EPOLL_CTL_ADD, connection->fd, EPOLLIN, connection);
}

static void change_level(struct worker *worker, struct connection *connection)
{
	control(worker, EPOLL_CTL_MOD, connection->fd, connection->writing ? EPOLLOUT : EPOLLIN,
		connection);
}

static int add_edge(struct worker *worker, struct connection *connection)
{
	return control(worker, EPOLL_CTL_ADD, connection->fd, EDGE, connection);
}

/* What is ready now is told once more. */
static void change_edge(struct worker *worker, struct connection *connection)
{
	control(worker, EPOLL_CTL_MOD, connection->fd, EDGE, connection);
}

/* close() does it */
static void remove_none(struct worker *worker, struct connection *connection)
{
	(void)worker;
	(void)connection;
}

/* Returns how many events there were, or -1. */
static int turn(struct worker *worker, bool edge)
{
	struct epoll *epoll = worker->of_model;
	bool tick = false, accepting = epoll->more;
	int n;

	n = epoll_wait(epoll->fd, epoll->event, SERVER_EVENTS,
		       epoll->more ? 0 : worker_wait_ms(worker));
	worker->counts.waits++;
	if (n > 0 || accepting)
		worker_woken(worker);
	for (int i = 0; i < n; i++) {
		void *data = epoll->event[i].data.ptr;

		if (data == &worker->listen_fd)
			accepting = true;
		else if (data == &worker->timer_fd)
			tick = true;
		else if (data == &worker->stop_fd)
			worker_stop(worker);
		else if (edge)
			ready_serve_edge(worker, data, epoll->event[i].events & READABLE,
					 epoll->event[i].events & ~EPOLLIN & READABLE);
		else
			ready_serve(worker, data);
	}
	if (accepting)
		epoll->more = ready_accept(worker) && edge;
	/* it may end those of which the events speak */
	if (tick)
		worker_tick(worker);
	return n > 0 || accepting ? 1 : n;
}

static void run_level(struct worker *worker)
{
	while (worker_goes_on(worker, turn(worker, false)))
		;
}

static void run_edge(struct worker *worker)
{
	while (worker_goes_on(worker, turn(worker, true)))
		;
}

const struct model model_epoll = {
	.name = "epoll",
	.open = open_level,
	.run = run_level,
	.close = close_epoll,
	.add = add_level,
	.change = change_level,
	.remove = remove_none,
	.listen = listen_epoll,
	.expire = ready_expire,
};

const struct model model_epoll_edge = {
	.name = "epoll-edge",
	.flags = (const char *const[]){"EPOLLET", NULL},
	.open = open_edge,
	.run = run_edge,
	.close = close_epoll,
	.add = add_edge,
	.change = change_edge,
	.remove = remove_none,
	.listen = listen_epoll,
	.expire = ready_expire,
};
