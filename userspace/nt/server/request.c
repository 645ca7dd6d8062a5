// SPDX-License-Identifier: GPL-2.0-only
/*
 * Requests and their replies. No client holds the server up: a request that is not there as a whole
 * is gone on with when more comes, and a reply when its pipe has room.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/uio.h>
#include <unistd.h>

#include "server.h"

static uint32_t serve(struct client *client, struct tare_nt_call *call, const void *in, void *out)
{
	uint32_t status;

	if (call->op != NT_ASK_WAIT)
		return nt_serve(&client->process->process, client->thread, call, in, out);
	status = client_wait(client, in, call->in_size, call->a);
	call->out_size = 0;
	return status;
}

/* What the pipe has no room for is sent when it has. */
static bool keep_rest(struct client *client, const struct nt_reply *reply, const char *out,
		      size_t sent)
{
	size_t size = sizeof(*reply) + reply->size;
	struct tare_error err;
	char *whole = malloc(size);

	if (!whole)
		return false;
	memcpy(whole, reply, sizeof(*reply));
	memcpy(whole + sizeof(*reply), out, reply->size);
	client->rest_size = size - sent;
	memmove(whole, whole + sent, client->rest_size);
	client->rest = whole;
	return !client_watch(client->pipe[REPLY], client, EPOLLOUT, &err);
}

static bool answer(struct client *client, const struct nt_reply *reply, char *out)
{
	struct iovec part[2] = {{(void *)reply, sizeof(*reply)}, {out, reply->size}};
	ssize_t sent = writev(client->pipe[REPLY], part, reply->size ? 2 : 1);

	if (sent == (ssize_t)(sizeof(*reply) + reply->size))
		return true;
	if (sent < 0 && errno != EAGAIN)
		return false;
	return keep_rest(client, reply, out, sent > 0 ? sent : 0);
}

static bool serve_whole(struct client *client)
{
	struct tare_nt_call *call = (void *)client->asked;
	uint32_t room = call->out_size;
	char few[SERVER_FEW], *out = few;
	struct nt_reply reply;
	bool stays;

	if (room > TARE_NT_VALUE_MAX)
		room = TARE_NT_VALUE_MAX;
	call->out_size = room;
	if (room > sizeof(few))
		out = malloc(room);
	reply.status = out ? serve(client, call, call + 1, out) : NT_NO_MEMORY;
	reply.handle = call->handle;
	reply.a = call->a;
	reply.value = call->value;
	reply.out_size = call->out_size;
	reply.size = reply.status || call->out_size > room ? 0 : call->out_size;
	stays = answer(client, &reply, out);
	if (out != few)
		free(out);
	return stays;
}

/* Room for a request of this size, with what has come of it. */
static bool make_room(struct client *client, size_t size)
{
	char *larger;

	if (size <= client->room)
		return true;
	larger = size <= NT_REQUEST_MAX ? malloc(size) : NULL;
	if (!larger)
		return false;
	memcpy(larger, client->asked, client->got);
	if (client->asked != client->few)
		free(client->asked);
	client->asked = larger;
	client->room = size;
	return true;
}

static bool send_rest(struct client *client)
{
	ssize_t sent = write(client->pipe[REPLY], client->rest, client->rest_size);

	if (sent < 0)
		return errno == EAGAIN;
	client->rest_size -= sent;
	memmove(client->rest, client->rest + sent, client->rest_size);
	if (client->rest_size)
		return true;
	free(client->rest);
	client->rest = NULL;
	return !epoll_ctl(server_poll_fd, EPOLL_CTL_DEL, client->pipe[REPLY], NULL);
}

static bool whole(const struct client *client)
{
	const struct tare_nt_call *call = (const void *)client->asked;

	return client->got >= sizeof(*call) && client->got == sizeof(*call) + call->in_size;
}

bool client_serve(struct client *client, uint32_t events)
{
	const struct tare_nt_call *call;
	ssize_t n;

	if (client->gone)
		return true;
	/* before it has its answer a thread asks nothing; without EPOLLIN or EPOLLOUT it has ended
	 */
	if (client->rest)
		return events == EPOLLOUT && send_rest(client);
	n = read(client->pipe[REQUEST], client->asked + client->got, client->room - client->got);
	if (n <= 0)
		return n < 0 && errno == EAGAIN;
	client->got += n;
	call = (const void *)client->asked;
	if (whole(client)) {
		client->got = 0;
		/* before its wait is over a thread asks nothing: who does is wrong */
		return !client->waits && call->op != NT_ASK_LEAVE && serve_whole(client);
	}
	return client->got < sizeof(*call) || (client->got < sizeof(*call) + call->in_size &&
					       make_room(client, sizeof(*call) + call->in_size));
}
