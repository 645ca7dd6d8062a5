// SPDX-License-Identifier: GPL-2.0-only
#include "channel.h"

#include <winsock2.h>
#include <windows.h>

#include "portable.h"

static void pair_of_pipes(struct channel end[2])
{
	HANDLE there[2], back[2];

	if (!CreatePipe(&there[0], &there[1], NULL, 0) || !CreatePipe(&back[0], &back[1], NULL, 0))
		fail("CreatePipe");
	end[0] = (struct channel){.in = (intptr_t)back[0], .out = (intptr_t)there[1]};
	end[1] = (struct channel){.in = (intptr_t)there[0], .out = (intptr_t)back[1]};
}

static struct channel of_socket(SOCKET socket)
{
	BOOL yes = TRUE;

	/* without waiting for more to send: a round trip is wanted, not a full packet */
	if (setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, (char *)&yes, sizeof(yes)))
		fail("TCP_NODELAY");
	return (struct channel){.in = (intptr_t)socket, .out = (intptr_t)socket, .socket = true};
}

static void pair_of_tcp(struct channel end[2])
{
	struct sockaddr_in at = {.sin_family = AF_INET};
	int size = sizeof(at);
	SOCKET door, near_end, far_end;
	WSADATA data;

	at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	if (WSAStartup(MAKEWORD(2, 2), &data))
		fail("WSAStartup");
	door = socket(AF_INET, SOCK_STREAM, 0);
	near_end = socket(AF_INET, SOCK_STREAM, 0);
	if (door == INVALID_SOCKET || near_end == INVALID_SOCKET || bind(door, (void *)&at, size) ||
	    listen(door, 1) || getsockname(door, (void *)&at, &size) ||
	    connect(near_end, (void *)&at, size))
		fail("TCP to this machine itself");
	far_end = accept(door, NULL, NULL);
	if (far_end == INVALID_SOCKET)
		fail("accept");
	closesocket(door);
	end[0] = of_socket(near_end);
	end[1] = of_socket(far_end);
}

const struct channel_kind channel_kinds[] = {{"pipe", pair_of_pipes}, {"tcp", pair_of_tcp}};
const size_t channel_kinds_count = sizeof(channel_kinds) / sizeof(channel_kinds[0]);

static size_t write_some(const struct channel *channel, const void *from, size_t size)
{
	DWORD done = 0;
	int sent;

	if (channel->socket) {
		sent = send((SOCKET)channel->out, from, (int)size, 0);
		if (sent <= 0)
			fail("sending to the other end");
		return (size_t)sent;
	}
	if (!WriteFile((HANDLE)channel->out, from, (DWORD)size, &done, NULL) || !done)
		fail("writing to the other end");
	return done;
}

void channel_write(const struct channel *channel, const void *from, size_t size)
{
	for (const char *at = from; size;) {
		size_t done = write_some(channel, at, size);

		at += done;
		size -= done;
	}
}

size_t channel_read_some(const struct channel *channel, void *to, size_t size)
{
	DWORD done = 0;
	int received;

	if (channel->socket) {
		received = recv((SOCKET)channel->in, to, (int)size, 0);
		if (received <= 0)
			fail("receiving from the other end");
		return (size_t)received;
	}
	if (!ReadFile((HANDLE)channel->in, to, (DWORD)size, &done, NULL) || !done)
		fail("reading from the other end");
	return done;
}

void channel_read(const struct channel *channel, void *to, size_t size)
{
	for (char *at = to; size;) {
		size_t done = channel_read_some(channel, at, size);

		at += done;
		size -= done;
	}
}
