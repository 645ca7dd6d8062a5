// SPDX-License-Identifier: GPL-2.0-only
#include "message.h"

#include <errno.h>
#include <pthread.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "leave.h"

/* of the sender's buffer that the kernel counts for a small packet, before it doubles the buffer */
#define SMALL 384

struct messages {
	struct pcnet *nic;
	unsigned int depth;
	int listener, stack; /* stack: -1: none is there yet */
};

/* A message is taken whole, and the kernel tells when the other end is gone: SOCK_SEQPACKET. */
static int listen_here(struct tare_error *err)
{
	const struct sockaddr_un here = {AF_UNIX, MESSAGE_PATH};
	int fd = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);

	unlink(MESSAGE_PATH);
	if (fd < 0 || bind(fd, (const struct sockaddr *)&here, sizeof(here)) || listen(fd, 1))
		return tare_error(err, TARE_FAILED, MESSAGE_PATH ": cannot listen there: %m");
	return fd;
}

static int accept_stack(struct messages *m, struct tare_error *err)
{
	int fd = accept4(m->listener, NULL, NULL, SOCK_CLOEXEC), size = (int)(m->depth * SMALL);

	if (fd < 0 || (size && setsockopt(fd, SOL_SOCKET, SO_SNDBUFFORCE, &size, sizeof(size))))
		return tare_error(err, TARE_FAILED, MESSAGE_PATH ": no stack can connect: %m");
	close(m->listener); /* a second stack is refused, instead of waiting for ever */
	__atomic_store_n(&m->stack, fd, __ATOMIC_RELEASE);
	return 0;
}

/* What cannot be sent is lost, as on any wire, and counted. */
static void *serve(void *argument)
{
	struct messages *m = argument;
	uint8_t frame[PCNET_BUFFER];
	struct tare_error err;
	ssize_t length;

	if (accept_stack(m, &err)) {
		leave(&err);
		return NULL;
	}
	while (length = recv(m->stack, frame, sizeof(frame), 0),
	       length > 0 || (length < 0 && errno == EINTR))
		if (length > 0)
			pcnet_transmit(m->nic, frame, length);
	leave(NULL);
	return NULL;
}

struct messages *messages_start(struct pcnet *nic, unsigned int depth, struct tare_error *err)
{
	static struct messages m;
	pthread_t thread;
	int error;

	m = (struct messages){nic, depth, listen_here(err), -1};
	if (m.listener < 0)
		return NULL;
	error = pthread_create(&thread, NULL, serve, &m);
	if (error)
		tare_error(err, TARE_FAILED, "cannot start a thread: %s", strerror(error));
	return error ? NULL : &m;
}

void messages_take(void *messages, const uint8_t *frame, size_t length)
{
	struct messages *m = messages;
	int stack = __atomic_load_n(&m->stack, __ATOMIC_ACQUIRE);

	if (stack < 0 || send(stack, frame, length, MSG_DONTWAIT | MSG_NOSIGNAL) != (ssize_t)length)
		counter_add(&m->nic->counters->queue_dropped, 1);
}
