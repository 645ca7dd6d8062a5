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

int listener_open(struct server *server, struct tare_error *err)
{
	struct events_address *address = &server->set.address;
	int on = 1;
	int fd = socket(address->storage.ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);

	if (fd < 0)
		return refuse(address, err);
	/* accepted sockets inherit TCP_NODELAY */
	if (setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on)) ||
	    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on)) ||
	    bind(fd, (struct sockaddr *)&address->storage, address->length) ||
	    listen(fd, server->set.backlog) ||
	    getsockname(fd, (struct sockaddr *)&address->storage, &address->length)) {
		refuse(address, err);
		close(fd);
		return -1;
	}
	events_address_tell(address);
	server->worker->listen_fd = fd;
	return 0;
}
