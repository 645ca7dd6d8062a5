// SPDX-License-Identifier: GPL-2.0-only
/* The sink of an ordinary program: the kernel's own stack, and its UDP and TCP sockets. */
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "lib/clock.h"
#include "netsink.h"

struct sockets {
	const struct receiver *receiver;
	int udp, epoll; /* epoll: 0 but with --suspend, and then no TCP */
	/* by TCP, one transfer after the other */
	int listener, connection; /* connection: -1: none */
	struct transfer *transfer;
};

/* A socket of SOCK_DGRAM or SOCK_STREAM at the receiver's port, or -1 with *err filled. */
static int open_port(int type, struct tare_error *err)
{
	struct sockaddr_in here = {.sin_family = AF_INET, .sin_port = htons(PROBE_PORT)};
	int yes = 1, fd = socket(AF_INET, type | SOCK_CLOEXEC, 0);

	if (fd < 0 || setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof(yes)) ||
	    bind(fd, (struct sockaddr *)&here, sizeof(here)) ||
	    (type == SOCK_STREAM && listen(fd, 1)))
		return tare_error(err, TARE_FAILED, "cannot use port %d: %m", PROBE_PORT);
	return fd;
}

static void *open_sockets(const struct receiver *receiver, struct tare_error *err)
{
	static struct sockets s;

	s = (struct sockets){
		.receiver = receiver, .udp = open_port(SOCK_DGRAM, err), .connection = -1};
	/* poll() does so only as long as net.core.busy_poll says */
	if (s.udp < 0 || sink_set(s.udp, SO_RCVBUFFORCE, receiver->buffer, "buffer", err) ||
	    sink_set(s.udp, SO_BUSY_POLL, receiver->busy, "busy-poll", err) ||
	    sink_set(s.udp, SO_PREFER_BUSY_POLL, receiver->busy > 0, "busy-poll", err))
		return NULL;
	s.listener = open_port(SOCK_STREAM, err);
	/* the kernel doubles what it is given, and offers half of that as window */
	if (s.listener < 0 || sink_set(s.listener, SO_RCVBUFFORCE, receiver->window, "window", err))
		return NULL;
	if (receiver->suspend)
		s.epoll = suspend_epoll(receiver->interface, s.udp, receiver->suspend,
					receiver->busy, err);
	return s.epoll < 0 ? NULL : &s;
}

/* Until there are no datagrams left, or enough were taken. As a sink's receive. */
static int take_datagrams(const struct sockets *s, struct tare_error *err)
{
	for (int i = 0; i < SINK_BATCH; i++) {
		struct sockaddr_in from;
		socklen_t from_size = sizeof(from);
		struct probe answer;
		int action;
		char payload[2048];
		ssize_t n = recvfrom(s->udp, payload, sizeof(payload), MSG_DONTWAIT,
				     (struct sockaddr *)&from, &from_size);

		if (n < 0 && (errno == EAGAIN || errno == EINTR || errno == ECONNREFUSED))
			return 0;
		if (n < 0)
			return tare_error(err, TARE_FAILED, "cannot receive: %m");
		action = tally_take(s->receiver->tally, payload, n, ticks_now(), &answer, err);
		/* an answer that is lost is asked for again */
		if (action > TALLY_NOTHING)
			sendto(s->udp, &answer, sizeof(answer), 0, (struct sockaddr *)&from,
			       from_size);
		if (action < 0 || action == TALLY_LEAVE)
			return action < 0 ? -1 : 1;
	}
	return 0;
}

static int accept_transfer(struct sockets *s, struct tare_error *err)
{
	s->connection = accept4(s->listener, NULL, NULL, SOCK_CLOEXEC);
	if (s->connection < 0)
		return errno == ECONNABORTED || errno == EINTR
			       ? 0
			       : tare_error(err, TARE_FAILED, "cannot accept: %m");
	s->transfer = transfer_new(&s->receiver->counted, err);
	return s->transfer ? 0 : -1;
}

static int take_bytes(struct sockets *s, struct tare_error *err)
{
	static char bytes[1 << 16];
	ssize_t n = recv(s->connection, bytes, sizeof(bytes), MSG_DONTWAIT);
	int failed;

	if (n > 0)
		transfer_add(s->transfer, bytes, n, tare_clock_ns());
	if (n > 0 || (n < 0 && (errno == EAGAIN || errno == EINTR)))
		return 0;
	failed = transfer_end(s->transfer, err);
	/* only now, so that the sender does not begin the next one before */
	close(s->connection);
	s->connection = -1;
	s->transfer = NULL;
	return failed;
}

static int receive(void *context, struct tare_error *err)
{
	struct sockets *s = context;
	struct pollfd ready[] = {
		{.fd = s->udp, .events = POLLIN},
		{.fd = s->connection < 0 ? s->listener : s->connection, .events = POLLIN},
	};
	struct epoll_event event;
	int left = 0;

	if (s->epoll) {
		if (epoll_wait(s->epoll, &event, 1, -1) < 0 && errno != EINTR)
			return tare_error(err, TARE_FAILED, "cannot wait: %m");
		return take_datagrams(s, err);
	}
	if (poll(ready, sizeof(ready) / sizeof(*ready), -1) < 0 && errno != EINTR)
		return tare_error(err, TARE_FAILED, "cannot wait: %m");
	if (ready[0].revents)
		left = take_datagrams(s, err);
	if (!left && ready[1].revents)
		left = s->connection < 0 ? accept_transfer(s, err) : take_bytes(s, err);
	return left;
}

static int read_sockets(void *context, struct counters *counters, struct tare_error *err)
{
	(void)context;
	return netcounters_add_stack(counters, err);
}

const struct sink socket_sink = {"socket", WINDOW_MAX, true, open_sockets, receive, read_sockets};
