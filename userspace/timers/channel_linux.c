// SPDX-License-Identifier: GPL-2.0-only
#include "channel.h"

#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include "portable.h"

static void pair_of_pipes(struct channel end[2])
{
	int there[2], back[2];

	if (pipe2(there, O_CLOEXEC) || pipe2(back, O_CLOEXEC))
		fail("pipe");
	end[0] = (struct channel){.in = back[0], .out = there[1]};
	end[1] = (struct channel){.in = there[0], .out = back[1]};
}

static struct channel of_socket(int fd)
{
	return (struct channel){.in = fd, .out = fd, .socket = true};
}

static void pair_of_unix(struct channel end[2])
{
	int fd[2];

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fd))
		fail("socketpair");
	end[0] = of_socket(fd[0]);
	end[1] = of_socket(fd[1]);
}

/* TCP must not wait for more to send: a round trip is measured, not a full packet */
static void send_at_once(int fd)
{
	int yes = 1;

	if (setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof(yes)))
		fail("TCP_NODELAY");
}

static void pair_of_tcp(struct channel end[2])
{
	struct sockaddr_in at = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
	socklen_t size = sizeof(at);
	int door = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	int near = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), far;

	if (door < 0 || near < 0 || bind(door, (void *)&at, size) || listen(door, 1) ||
	    getsockname(door, (void *)&at, &size) || connect(near, (void *)&at, size))
		fail("TCP to this machine itself");
	far = accept4(door, NULL, NULL, SOCK_CLOEXEC);
	if (far < 0)
		fail("accept");
	close(door);
	send_at_once(near);
	send_at_once(far);
	end[0] = of_socket(near);
	end[1] = of_socket(far);
}

const struct channel_kind channel_kinds[] = {

	{"pipe", pair_of_pipes, NULL}, {"unix", pair_of_unix, NULL}, {"tcp", pair_of_tcp, NULL}};
const size_t channel_kinds_count = sizeof(channel_kinds) / sizeof(channel_kinds[0]);

size_t channel_write_some(const struct channel *channel, const void *from, size_t size)
{
	ssize_t done = TEMP_FAILURE_RETRY(write((int)channel->out, from, size));

	if (done < 0)
		fail("writing to the other end");
	return (size_t)done;
}

size_t channel_read_some(const struct channel *channel, void *to, size_t size)
{
	ssize_t done = TEMP_FAILURE_RETRY(read((int)channel->in, to, size));

	if (!done)
		errno = EPIPE;
	if (done <= 0)
		fail("reading from the other end");
	return (size_t)done;
}
