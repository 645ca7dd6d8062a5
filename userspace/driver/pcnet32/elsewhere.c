// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <fcntl.h>
#include <linux/if_tun.h>
#include <net/if.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "stack.h"

#define DEVICE "/dev/net/tun"
#define TAP    "tare0"
/* of the sender's buffer that the kernel counts for a small packet, before it doubles the buffer */
#define SMALL 384
/* a stack's last words are few frames */
#define FLUSH_LOOKS 1000

static struct elsewhere {
	struct pcnet *nic;
	unsigned int depth;
	int listener, fd; /* listener: -1: fd is a TAP device; fd: -1: no stack is there yet */
} own;

static int open_tap(struct tare_error *err)
{
	struct ifreq request = {.ifr_name = TAP, .ifr_flags = IFF_TAP | IFF_NO_PI};
	int fd = open(DEVICE, O_RDWR | O_CLOEXEC);

	if (fd < 0)
		return tare_error(err, TARE_CANNOT, DEVICE ": %m; modprobe tun, as root");
	if (ioctl(fd, TUNSETIFF, &request))
		return tare_error(err, TARE_CANNOT,
				  DEVICE ": cannot have the TAP device " TAP ": %m");
	return fd;
}

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

static int accept_stack(struct elsewhere *e, struct tare_error *err)
{
	int fd = accept4(e->listener, NULL, NULL, SOCK_CLOEXEC), size = (int)(e->depth * SMALL);

	if (fd < 0 || (size && setsockopt(fd, SOL_SOCKET, SO_SNDBUFFORCE, &size, sizeof(size))))
		return tare_error(err, TARE_FAILED, MESSAGE_PATH ": no stack can connect: %m");
	close(e->listener); /* a second stack is refused, instead of waiting for ever */
	__atomic_store_n(&e->fd, fd, __ATOMIC_RELEASE);
	return 0;
}

/* What cannot be sent is lost, as on any wire, and counted. 0: the stack has ended. */
static int serve_stack(struct elsewhere *e, struct tare_error *err)
{
	uint8_t frame[PCNET_BUFFER];
	ssize_t length;

	if (e->fd < 0 && accept_stack(e, err))
		return -1;
	while (length = read(e->fd, frame, sizeof(frame)),
	       length > 0 || (length < 0 && errno == EINTR))
		if (length > 0)
			pcnet_transmit(e->nic, frame, length);
	return e->listener < 0 ? tare_error(err, TARE_FAILED, TAP ": can no longer be read: %s",
					    length ? strerror(errno) : "it has ended")
			       : 0;
}

static void *serve(void *elsewhere)
{
	struct tare_error err;

	leave(serve_stack(elsewhere, &err) ? &err : NULL);
	return NULL;
}

static struct elsewhere *start(struct pcnet *nic, unsigned int depth, int listener, int fd,
			       struct tare_error *err)
{
	pthread_t thread;
	int error;

	if (listener < 0 && fd < 0)
		return NULL;
	own = (struct elsewhere){nic, depth, listener, fd};
	error = pthread_create(&thread, NULL, serve, &own);
	if (error)
		tare_error(err, TARE_FAILED, "cannot start a thread: %s", strerror(error));
	return error ? NULL : &own;
}

struct elsewhere *tap_start(struct pcnet *nic, struct tare_error *err)
{
	return start(nic, 0, -1, open_tap(err), err);
}

struct elsewhere *messages_start(struct pcnet *nic, unsigned int depth, struct tare_error *err)
{
	return start(nic, depth, listen_here(err), -1, err);
}

void elsewhere_flush(void)
{
	struct pollfd sent = {.fd = own.fd, .events = POLLIN};

	for (int looks = 0; looks < FLUSH_LOOKS && poll(&sent, 1, 0) > 0; looks++)
		sched_yield();
}

void tap_take(void *tap, const uint8_t *frame, size_t length)
{
	struct elsewhere *e = tap;

	if (write(e->fd, frame, length) != (ssize_t)length)
		counter_add(&e->nic->counters->queue_dropped, 1);
}

void messages_take(void *messages, const uint8_t *frame, size_t length)
{
	struct elsewhere *e = messages;
	int stack = __atomic_load_n(&e->fd, __ATOMIC_ACQUIRE);

	if (stack < 0 || send(stack, frame, length, MSG_DONTWAIT | MSG_NOSIGNAL) != (ssize_t)length)
		counter_add(&e->nic->counters->queue_dropped, 1);
}
