// SPDX-License-Identifier: GPL-2.0-only
#include "connection.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "events/protocol.h"
#include "marks.h"
#include "request.h"

#define SLAB       64
#define SPILL_SIZE (EVENTS_REQUEST_MAX + SERVER_RECEIVE)

static bool more_structs(struct worker *worker)
{
	struct connection *slab = malloc(SLAB * sizeof(*slab));

	for (int i = 0; slab && i < SLAB; i++) {
		slab[i].next = worker->free;
		worker->free = &slab[i];
	}
	return slab;
}

struct connection *connection_new(struct worker *worker, int fd)
{
	struct connection *connection;

	if (!worker->free && !more_structs(worker))
		return NULL;
	connection = worker->free;
	worker->free = connection->next;
	*connection = (struct connection){.fd = fd};
	idle_add(worker, connection);
	return connection;
}

/* Gives back the buffer of what came of requests that are not whole. */
static void forget(struct worker *worker, struct connection *connection)
{
	struct spill *spill = connection->spill;

	connection->spill = NULL;
	if (!spill)
		return;
	if (spill->size > SPILL_SIZE) {
		free(spill);
		return;
	}
	spill->next = worker->free_spill;
	worker->free_spill = spill;
}

void connection_free(struct worker *worker, struct connection *connection)
{
	forget(worker, connection);
	idle_remove(connection);
	connection->next = worker->free;
	worker->free = connection;
}

/* A spill for `bytes` more. */
static int make_room(struct worker *worker, struct connection *connection, size_t bytes)
{
	struct spill *spill = connection->spill;
	size_t need = (spill ? spill->bytes : 0) + bytes, size = SPILL_SIZE;

	if (!spill && bytes <= SPILL_SIZE && worker->free_spill) {
		spill = worker->free_spill;
		worker->free_spill = spill->next;
		spill->bytes = 0;
	} else if (!spill || spill->size < need) {
		while (size < need)
			size *= 2;
		spill = realloc(spill, sizeof(*spill) + size);
		if (!spill)
			return -1;
		if (!connection->spill)
			spill->bytes = 0;
		spill->size = size;
	}
	connection->spill = spill;
	return 0;
}

/* No more requests: it ends once all is answered. */
static void finish(struct connection *connection, enum closed reason, bool lingering)
{
	connection->closing = true;
	connection->reason = reason;
	connection->lingering = lingering;
}

/* Reads requests from the beginning of `data`; returns how many bytes they had. */
static size_t take(struct worker *worker, struct connection *connection, const char *data, size_t n)
{
	size_t used = 0, length;

	connection->blocked = false;
	while (used < n && !connection->closing) {
		int kind = REQUEST_PART;

		if (connection->pending < CONNECTION_PENDING)
			kind = request_read(data + used, n - used, &connection->scanned, &length);
		else
			connection->blocked = true;
		if (kind == REQUEST_PART)
			break;
		if (kind == REQUEST_GARBAGE) {
			finish(connection, CLOSED_GARBAGE, false);
			break;
		}
		connection->scanned = 0;
		if (connection->pending && kind != connection->kind) {
			connection->blocked = true;
			break;
		}
		connection->kind = kind;
		connection->pending++;
		used += length;
		if (kind > REPLY_HTTP_CLOSE) {
			finish(connection, CLOSED_GARBAGE, true);
			break;
		}
		worker->counts.requests++;
		connection->tick = worker->idle.tick;
		/* bytes behind it would make close() reset the reply away (RFC 9112, 9.6) */
		if (kind == REPLY_HTTP_CLOSE)
			finish(connection, CLOSED_HTTP, true);
	}
	return used;
}

/* The same of what was kept. */
static void take_kept(struct worker *worker, struct connection *connection)
{
	struct spill *spill = connection->spill;
	size_t used = take(worker, connection, spill->data, spill->bytes);

	spill->bytes -= used;
	if (!spill->bytes || connection->closing)
		forget(worker, connection);
	else
		memmove(spill->data, spill->data + used, spill->bytes);
}

int connection_input(struct worker *worker, struct connection *connection, const char *data,
		     size_t n)
{
	size_t used = 0;

	worker->counts.bytes_in += n;
	if (connection->closing)
		return 0;
	if (!connection->spill) {
		used = take(worker, connection, data, n);
		if (used == n || connection->closing)
			return 0;
	}
	if (make_room(worker, connection, n - used) < 0)
		return -1;
	memcpy(connection->spill->data + connection->spill->bytes, data + used, n - used);
	connection->spill->bytes += n - used;
	if (!used && !connection->blocked)
		take_kept(worker, connection);
	return 0;
}

size_t connection_output(struct worker *worker, struct connection *connection, const char **data)
{
	const struct reply *reply = &worker->server->reply[connection->kind];
	unsigned int copies = connection->pending;

	if (copies > reply->copies)
		copies = reply->copies;
	*data = reply->data + connection->sent;
	return (size_t)copies * reply->length - connection->sent;
}

void connection_sent(struct worker *worker, struct connection *connection, size_t n)
{
	unsigned int length = worker->server->reply[connection->kind].length;
	size_t sent = connection->sent + n;
	unsigned int whole = sent < length ? 0 : sent == length ? 1 : sent / length;

	worker->counts.bytes_out += n;
	connection->sent = sent - (size_t)whole * length;
	connection->pending -= whole;
	connection->tick = worker->idle.tick;
	if (whole && connection->kind <= REPLY_HTTP_CLOSE)
		marks_replied(worker, whole);
	if (connection->pending)
		return;
	if (connection->blocked)
		take_kept(worker, connection);
	else if (connection->lingering && worker->model->half_close)
		worker->model->half_close(worker, connection);
	else if (connection->lingering)
		shutdown(connection->fd, SHUT_WR);
}

bool connection_done(struct connection *connection, enum closed *reason)
{
	*reason = connection->closing ? connection->reason : CLOSED_PEER;
	if (connection->pending || connection->blocked)
		return false;
	if (connection->closing)
		return !connection->lingering || connection->eof;
	return connection->eof;
}

enum closed connection_failed(int error)
{
	return error == ECONNRESET || error == EPIPE ? CLOSED_RESET : CLOSED_ERROR;
}
