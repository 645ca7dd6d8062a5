// SPDX-License-Identifier: GPL-2.0-only
#include "listener.h"

#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static int refuse(const struct events_address *address, struct tare_error *err)
{
	if (errno == EADDRINUSE)
		return tare_error(err, TARE_FAILED,
				  "%s is in use: end what listens there, or choose another port",
				  address->text);
	if (errno == EADDRNOTAVAIL)
		return tare_error(err, TARE_FAILED, "%s: no interface here has this address",
				  address->text);
	if (errno == EACCES)
		return tare_error(err, TARE_FAILED,
				  "%s: not allowed: choose a port from 1024, or be root",
				  address->text);
	return tare_error(err, TARE_CANNOT, "%s: %m", address->text);
}

/* The first that binds does not share, so that another server's port is not taken for free. */
static int open_one(struct server *server, bool first, struct tare_error *err)
{
	struct events_address *address = &server->set.address;
	int on = 1, share = server->set.threads > 1 && !server->set.model->one_listener;
	int fd = socket(address->storage.ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);

	if (fd < 0)
		return refuse(address, err);
	/* accepted sockets inherit TCP_NODELAY */
	if (setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on)) ||
	    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on)) ||
	    (!first && setsockopt(fd, SOL_SOCKET, SO_REUSEPORT, &share, sizeof(share))) ||
	    bind(fd, (struct sockaddr *)&address->storage, address->length) ||
	    (first && setsockopt(fd, SOL_SOCKET, SO_REUSEPORT, &share, sizeof(share))) ||
	    listen(fd, server->set.backlog) ||
	    getsockname(fd, (struct sockaddr *)&address->storage, &address->length)) {
		refuse(address, err);
		close(fd);
		return -1;
	}
	events_address_tell(address);
	return fd;
}

int listener_open(struct server *server, struct tare_error *err)
{
	int fd = -1;

	for (unsigned int i = 0; i < server->set.threads; i++) {
		if (!i || !server->set.model->one_listener)
			fd = open_one(server, !i, err);
		if (fd < 0)
			return -1;
		server->worker[i].listen_fd = fd;
	}
	return 0;
}

void listener_close(struct server *server)
{
	for (unsigned int i = 0; i < server->set.threads; i++)
		if (!i || !server->set.model->one_listener)
			close(server->worker[i].listen_fd);
}
