// SPDX-License-Identifier: GPL-2.0-only
#include "transfers.h"

#include <errno.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "lib/clock.h"

/* The kernel doubles what it is given, and offers half of that as window. */
static int set_window(int listener, int window, struct tare_error *err)
{
	if (window && setsockopt(listener, SOL_SOCKET, SO_RCVBUFFORCE, &window, sizeof(window)))
		return tare_error(err, TARE_FAILED, "cannot set the window: %m");
	return 0;
}

int open_port(int type, struct tare_error *err)
{
	struct sockaddr_in here = {.sin_family = AF_INET, .sin_port = htons(PROBE_PORT)};
	int yes = 1, fd = socket(AF_INET, type | SOCK_CLOEXEC, 0);

	if (fd < 0 || setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof(yes)) ||
	    bind(fd, (struct sockaddr *)&here, sizeof(here)) ||
	    (type == SOCK_STREAM && listen(fd, 1)))
		return tare_error(err, TARE_FAILED, "cannot use port %d: %m", PROBE_PORT);
	return fd;
}

int transfers_open(struct transfers *t, const struct receiver *receiver, struct tare_error *err)
{
	*t = (struct transfers){
		.receiver = receiver, .listener = open_port(SOCK_STREAM, err), .connection = -1};
	return t->listener < 0 ? -1 : set_window(t->listener, receiver->window, err);
}

static int accept_transfer(struct transfers *t, struct tare_error *err)
{
	t->connection = accept4(t->listener, NULL, NULL, SOCK_CLOEXEC);
	if (t->connection < 0)
		return errno == ECONNABORTED || errno == EINTR
			       ? 0
			       : tare_error(err, TARE_FAILED, "cannot accept: %m");
	t->transfer = transfer_new(&t->receiver->counted, err);
	return t->transfer ? 0 : -1;
}

static int take_bytes(struct transfers *t, struct tare_error *err)
{
	static char bytes[1 << 16];
	ssize_t n = recv(t->connection, bytes, sizeof(bytes), MSG_DONTWAIT);
	int failed;

	if (n > 0)
		transfer_add(t->transfer, bytes, n, tare_clock_ns());
	if (n > 0 || (n < 0 && (errno == EAGAIN || errno == EINTR)))
		return 0;
	failed = transfer_end(t->transfer, err);
	/* only now, so that the sender does not begin the next one before */
	close(t->connection);
	t->connection = -1;
	t->transfer = NULL;
	return failed;
}

int transfers_take(struct transfers *t, struct tare_error *err)
{
	return t->connection < 0 ? accept_transfer(t, err) : take_bytes(t, err);
}
