// SPDX-License-Identifier: GPL-2.0-only
#include "tap.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/if_tun.h>
#include <net/if.h>
#include <pthread.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "leave.h"

#define DEVICE "/dev/net/tun"
#define NAME   "tare0"

struct tap {
	struct pcnet *nic;
	int fd;
};

/* The device's file, or -1 with *err filled. */
static int open_device(struct tare_error *err)
{
	struct ifreq request = {.ifr_name = NAME, .ifr_flags = IFF_TAP | IFF_NO_PI};
	int fd = open(DEVICE, O_RDWR | O_CLOEXEC);

	if (fd < 0)
		return tare_error(err, TARE_CANNOT, DEVICE ": %m; modprobe tun, as root");
	if (ioctl(fd, TUNSETIFF, &request))
		return tare_error(err, TARE_CANNOT,
				  DEVICE ": cannot have the TAP device " NAME ": %m");
	return fd;
}

/* What cannot be sent is lost, as on any wire, and counted. */
static void *serve(void *argument)
{
	struct tap *tap = argument;
	uint8_t frame[PCNET_BUFFER];
	struct tare_error err;
	ssize_t length;

	do {
		length = read(tap->fd, frame, sizeof(frame));
		if (length > 0)
			pcnet_transmit(tap->nic, frame, length);
	} while (length > 0 || (length < 0 && errno == EINTR));
	tare_error(&err, TARE_FAILED, NAME ": can no longer be read: %s",
		   length ? strerror(errno) : "it has ended");
	leave(&err);
	return NULL;
}

struct tap *tap_start(struct pcnet *nic, struct tare_error *err)
{
	static struct tap tap;
	pthread_t thread;

	tap = (struct tap){.nic = nic, .fd = open_device(err)};
	if (tap.fd < 0)
		return NULL;
	if (!pthread_create(&thread, NULL, serve, &tap))
		return &tap;
	tare_error(err, TARE_FAILED, "cannot start a thread");
	return NULL;
}

void tap_take(void *context, const uint8_t *frame, size_t length)
{
	struct tap *tap = context;

	if (write(tap->fd, frame, length) != (ssize_t)length)
		counter_add(&tap->nic->counters->queue_dropped, 1);
}
