// SPDX-License-Identifier: GPL-2.0-only
/*
 * A thread a connection, which blocks. The worker accepts, and owns the list of connections: under
 * the lock, which no request needs.
 */
#include <errno.h>
#include <malloc.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "marks.h"
#include "worker.h"

#define STACK_BYTES 65536

struct threads {
	pthread_mutex_t lock;
	pthread_cond_t fewer;
	pthread_attr_t attr;
	struct peer *first;
	unsigned int running;
	bool ending; /* what ends now was open */
};

struct peer {
	struct worker worker; /* what connection_input() and others want; counts of this thread */
	struct worker *acceptor;
	struct connection *connection;
	struct peer *next, **link;
};

static int open_threads(struct worker *worker, struct tare_error *err)
{
	struct threads *threads = calloc(1, sizeof(*threads));

	worker->of_model = threads;
	if (!threads)
		return tare_error(err, TARE_CANNOT, "no memory for a thread");
	/* few requests allocate; an arena a thread would look like memory of a connection */
	mallopt(M_ARENA_MAX, 1);
	pthread_mutex_init(&threads->lock, NULL);
	pthread_cond_init(&threads->fewer, NULL);
	pthread_attr_init(&threads->attr);
	pthread_attr_setstacksize(&threads->attr, STACK_BYTES);
	pthread_attr_setdetachstate(&threads->attr, PTHREAD_CREATE_DETACHED);
	return 0;
}

static void close_threads(struct worker *worker)
{
	free(worker->of_model);
	worker->of_model = NULL;
}

static void link_peer(struct threads *threads, struct peer *peer)
{
	peer->next = threads->first;
	peer->link = &threads->first;
	if (peer->next)
		peer->next->link = &peer->next;
	threads->first = peer;
	threads->running++;
}

static void unlink_peer(struct threads *threads, struct peer *peer)
{
	*peer->link = peer->next;
	if (peer->next)
		peer->next->link = peer->link;
	threads->running--;
}

/* False: it has failed, for *reason. */
static bool send_replies(struct peer *peer, enum closed *reason)
{
	struct connection *connection = peer->connection;
	const char *data;
	ssize_t sent;
	size_t n;

	while ((n = connection_output(&peer->worker, connection, &data))) {
		sent = send(connection->fd, data, n, MSG_NOSIGNAL);
		peer->worker.idle.tick = peer->acceptor->idle.tick;
		if (sent < 0) {
			*reason = connection_failed(errno);
			return false;
		}
		connection_sent(&peer->worker, connection, sent);
	}
	return true;
}

static enum closed converse(struct peer *peer)
{
	struct connection *connection = peer->connection;
	struct worker *worker = &peer->worker;
	char data[SERVER_RECEIVE];
	enum closed reason;
	ssize_t n;

	while (!connection_done(connection, &reason)) {
		n = recv(connection->fd, data, sizeof(data), 0);
		worker->counts.waits++;
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return connection_failed(errno);
		worker_woken(worker);
		worker->idle.tick = peer->acceptor->idle.tick;
		connection->eof = !n;
		if (n && connection_input(worker, connection, data, n) < 0)
			return CLOSED_ERROR;
		if (!send_replies(peer, &reason))
			return reason;
	}
	return reason;
}

static void *serve(void *data)
{
	struct peer *peer = data;
	struct worker *acceptor = peer->acceptor;
	struct threads *threads = acceptor->of_model;
	struct connection *connection = peer->connection;
	enum closed reason = converse(peer);
	int fd = connection->fd;

	/* the acceptor would keep what it never uses */
	connection_forget(&peer->worker, connection);
	worker_free(&peer->worker);
	pthread_mutex_lock(&threads->lock);
	unlink_peer(threads, peer);
	counts_add(&acceptor->counts, &peer->worker.counts);
	if (threads->ending)
		connection_free(acceptor, connection);
	else
		worker_ended(acceptor, connection, connection->expired ? CLOSED_IDLE : reason);
	/* before a thread may find that all have ended */
	close(fd);
	pthread_cond_signal(&threads->fewer);
	pthread_mutex_unlock(&threads->lock);
	free(peer);
	return NULL;
}

/* Called under the lock, as all of the wheel is. */
static void expire(struct worker *worker, struct connection *connection)
{
	(void)worker;
	connection->expired = !connection->closing;
	shutdown(connection->fd, SHUT_RDWR);
}

static int add(struct worker *worker, struct connection *connection)
{
	struct threads *threads = worker->of_model;
	struct peer *peer = calloc(1, sizeof(*peer));
	pthread_t thread;
	int bad;

	if (!peer)
		return ENOMEM;
	peer->worker.server = worker->server;
	peer->worker.model = worker->model;
	peer->worker.next_mark = marks_first(worker->server);
	peer->worker.idle.tick = worker->idle.tick;
	peer->acceptor = worker;
	peer->connection = connection;
	link_peer(threads, peer);
	bad = pthread_create(&thread, &threads->attr, serve, peer);
	if (bad) {
		unlink_peer(threads, peer);
		free(peer);
	}
	return bad;
}

static void accept_some(struct worker *worker)
{
	unsigned int accepts = worker->server->set.accepts;
	struct threads *threads = worker->of_model;
	struct connection *connection;
	int fd, bad;

	for (unsigned int i = 0; !accepts || i < accepts; i++) {
		fd = accept4(worker->listen_fd, NULL, NULL, SOCK_CLOEXEC);
		if (fd < 0 && worker_accept_failed(worker, errno))
			continue;
		if (fd < 0)
			return;
		pthread_mutex_lock(&threads->lock);
		connection = worker_accepted(worker, fd);
		bad = connection ? add(worker, connection) : 0;
		if (bad)
			worker_refused(worker, connection, bad);
		pthread_mutex_unlock(&threads->lock);
	}
}

static void end_all(struct threads *threads)
{
	pthread_mutex_lock(&threads->lock);
	threads->ending = true;
	for (struct peer *peer = threads->first; peer; peer = peer->next)
		shutdown(peer->connection->fd, SHUT_RDWR);
	while (threads->running)
		pthread_cond_wait(&threads->fewer, &threads->lock);
	pthread_mutex_unlock(&threads->lock);
}

static void run_threads(struct worker *worker)
{
	struct threads *threads = worker->of_model;
	struct pollfd fd[] = {{.fd = worker->stop_fd, .events = POLLIN},
			      {.fd = worker->timer_fd, .events = POLLIN},
			      {.fd = worker->listen_fd}};
	int n;

	do {
		fd[2].events = worker->paused ? 0 : POLLIN;
		n = poll(fd, 3, worker_wait_ms(worker));
		worker->counts.waits++;
		if (n > 0)
			worker_woken(worker);
		if (n > 0 && fd[2].revents)
			accept_some(worker);
		if (n > 0 && fd[0].revents)
			worker_stop(worker);
		if (n > 0 && fd[1].revents) {
			pthread_mutex_lock(&threads->lock);
			worker_tick(worker);
			pthread_mutex_unlock(&threads->lock);
		}
	} while (worker_goes_on(worker, n));
	end_all(threads);
}

/* run_threads() looks at worker->paused */
static void listen_threads(struct worker *worker, bool on)
{
	(void)worker;
	(void)on;
}

static void sum_threads(struct worker *worker, struct counts *sum)
{
	struct threads *threads = worker->of_model;

	/* after the end all is in the worker's own counts */
	if (threads)
		pthread_mutex_lock(&threads->lock);
	counts_add(sum, &worker->counts);
	for (struct peer *peer = threads ? threads->first : NULL; peer; peer = peer->next)
		counts_add(sum, &peer->worker.counts);
	if (threads)
		pthread_mutex_unlock(&threads->lock);
}

const struct model model_threads = {
	.name = "threads",
	.open = open_threads,
	.run = run_threads,
	.close = close_threads,
	.listen = listen_threads,
	.expire = expire,
	.sum = sum_threads,
};
