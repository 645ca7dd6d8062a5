// SPDX-License-Identifier: GPL-2.0-only
#include "ready.h"

#include <errno.h>
#include <sys/socket.h>
#include <unistd.h>

#define TURN_BYTES (1 << 20) /* then others have their turn */

/* what came of an attempt to send all replies */
enum sending {
	SENT,   /* all of them */
	FULL,   /* the socket takes no more now */
	TURNED, /* others have their turn now */
	ENDED,  /* so has the connection */
};

bool ready_accept(struct worker *worker)
{
	unsigned int accepts = worker->server->set.accepts;
	struct connection *connection;
	int fd;

	for (unsigned int i = 0; !accepts || i < accepts; i++) {
		fd = accept4(worker->listen_fd, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
		if (fd < 0 && worker_accept_failed(worker, errno))
			continue;
		if (fd < 0)
			return false;
		connection = worker_accepted(worker, fd);
		if (connection && worker->model->add(worker, connection) < 0)
			worker_refused(worker, connection, errno);
	}
	return true;
}

static void end(struct worker *worker, struct connection *connection, enum closed reason)
{
	worker->model->remove(worker, connection);
	close(connection->fd);
	worker_ended(worker, connection, reason);
}

void ready_expire(struct worker *worker, struct connection *connection)
{
	end(worker, connection, connection->closing ? connection->reason : CLOSED_IDLE);
}

static enum sending send_replies(struct worker *worker, struct connection *connection)
{
	size_t n, turn = 0;
	const char *data;
	ssize_t sent;

	while ((n = connection_output(worker, connection, &data))) {
		if (turn >= TURN_BYTES)
			return TURNED;
		sent = send(connection->fd, data, n, MSG_NOSIGNAL);
		if (sent < 0 && errno == EINTR)
			continue;
		if (sent < 0 && errno != EAGAIN) {
			end(worker, connection, connection_failed(errno));
			return ENDED;
		}
		if (sent > 0)
			connection_sent(worker, connection, sent);
		if (sent < (ssize_t)n)
			return FULL;
		turn += n;
	}
	return SENT;
}

/* How many bytes came; -1: nothing now; -2: it has ended. 0: the peer sends no more. */
static int receive(struct worker *worker, struct connection *connection)
{
	ssize_t n = recv(connection->fd, worker->receive, SERVER_RECEIVE, 0);

	if (n < 0 && (errno == EAGAIN || errno == EINTR))
		return -1;
	if (n > 0 && !connection_input(worker, connection, worker->receive, n))
		return n;
	if (n) {
		end(worker, connection, n < 0 ? connection_failed(errno) : CLOSED_ERROR);
		return -2;
	}
	connection->eof = true;
	return 0;
}

/* Where all is done. */
static bool end_if_done(struct worker *worker, struct connection *connection)
{
	enum closed reason;

	if (!connection_done(connection, &reason))
		return false;
	end(worker, connection, reason);
	return true;
}

void ready_serve(struct worker *worker, struct connection *connection)
{
	enum sending sending;

	if (!connection->writing && receive(worker, connection) < 0)
		return;
	sending = send_replies(worker, connection);
	if (sending == ENDED || end_if_done(worker, connection) ||
	    connection->writing == (sending != SENT))
		return;
	connection->writing = sending != SENT;
	worker->model->change(worker, connection);
}

void ready_serve_edge(struct worker *worker, struct connection *connection, bool readable,
		      bool ends)
{
	enum sending sending;
	int n;

	connection->readable |= readable;
	connection->ends |= ends;
	for (size_t turn = 0;; turn += n) {
		sending = connection->pending ? send_replies(worker, connection) : SENT;
		if (sending == ENDED || end_if_done(worker, connection) || sending == FULL)
			return;
		if (sending == TURNED || turn >= TURN_BYTES) {
			worker->model->change(worker, connection);
			return;
		}
		if (!connection->readable || !connection_wants_input(connection))
			return;
		n = receive(worker, connection);
		if (n == -2)
			return;
		/* what did not fill the buffer was all, unless the end follows */
		connection->readable = n == SERVER_RECEIVE || (n > 0 && connection->ends);
		if (n < 0)
			return;
	}
}
