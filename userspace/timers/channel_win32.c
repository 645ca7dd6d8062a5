// SPDX-License-Identifier: GPL-2.0-only
#include "channel.h"

#include <winsock2.h>
/* these headers need winsock2.h before them */
#include <afunix.h>
#include <stdio.h>
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

static SOCKET new_socket(int family)
{
	static bool started;
	WSADATA data;

	if (!started && WSAStartup(MAKEWORD(2, 2), &data))
		fail("WSAStartup");
	started = true;
	return socket(family, SOCK_STREAM, 0);
}

static struct channel of_socket(SOCKET socket)
{
	return (struct channel){.in = (intptr_t)socket, .out = (intptr_t)socket, .socket = true};
}

/* Makes two sockets that are connected through the address `at`; port 0 becomes a free one. */
static void pair_of_sockets(struct channel end[2], struct sockaddr *at, int size, const char *what)
{
	SOCKET door = new_socket(at->sa_family), near_end = new_socket(at->sa_family), far_end;

	if (door == INVALID_SOCKET || near_end == INVALID_SOCKET || bind(door, at, size) ||
	    listen(door, 1) || getsockname(door, at, &size) || connect(near_end, at, size))
		fail(what);
	far_end = accept(door, NULL, NULL);
	if (far_end == INVALID_SOCKET)
		fail("accept");
	closesocket(door);
	end[0] = of_socket(near_end);
	end[1] = of_socket(far_end);
}

/* TCP must not wait for more to send: a round trip is measured, not a full packet */
static void send_at_once(const struct channel *channel)
{
	BOOL yes = TRUE;

	if (setsockopt((SOCKET)channel->in, IPPROTO_TCP, TCP_NODELAY, (char *)&yes, sizeof(yes)))
		fail("TCP_NODELAY");
}

static void pair_of_tcp(struct channel end[2])
{
	struct sockaddr_in at = {.sin_family = AF_INET};

	at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	pair_of_sockets(end, (void *)&at, sizeof(at), "TCP to this machine itself");
	send_at_once(&end[0]);
	send_at_once(&end[1]);
}

/* The address is a file, which is removed once both ends are connected. */
static void pair_of_unix(struct channel end[2])
{
	struct sockaddr_un at = {.sun_family = AF_UNIX};
	static unsigned int pairs;
	char folder[MAX_PATH];

	if (!GetTempPathA(sizeof(folder), folder) ||
	    snprintf(at.sun_path, sizeof(at.sun_path), "%stare%lu-%u", folder,
		     GetCurrentProcessId(), pairs++) >= (int)sizeof(at.sun_path))
		fail("a place for a unix socket");
	pair_of_sockets(end, (void *)&at, sizeof(at), "a unix socket");
	DeleteFileA(at.sun_path);
}

/* Windows has Unix sockets since 2018; Wine 8.0 has none. */
static const char *cannot_unix(void)
{
	static char why[64];
	SOCKET trial = new_socket(AF_UNIX);

	if (trial != INVALID_SOCKET) {
		closesocket(trial);
		return NULL;
	}
	snprintf(why, sizeof(why), "this system has no unix sockets: error %d of Winsock",
		 WSAGetLastError());
	return why;
}

const struct channel_kind channel_kinds[] = {{"pipe", pair_of_pipes, NULL},
					     {"unix", pair_of_unix, cannot_unix},
					     {"tcp", pair_of_tcp, NULL}};
const size_t channel_kinds_count = sizeof(channel_kinds) / sizeof(channel_kinds[0]);

size_t channel_write_some(const struct channel *channel, const void *from, size_t size)
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
