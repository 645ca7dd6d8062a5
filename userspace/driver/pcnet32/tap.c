// SPDX-License-Identifier: GPL-2.0-only
#include "tap.h"

#include <errno.h>
#include <pthread.h>
#include <string.h>
#include <unistd.h>

#include "driver/probe/probe.h"
#include "driver/probe/tapdevice.h"
#include "leave.h"

#define NAME "tare0"

struct tap {
	struct pcnet *nic;
	int fd;
};

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

struct tap *tap_start(struct pcnet *nic, bool keep, struct tare_error *err)
{
	static struct tap tap;
	pthread_t thread;

	tap = (struct tap){.nic = nic, .fd = tapdevice_open(NAME, 0, keep, err)};
	if (tap.fd < 0)
		return NULL;
	if (!tapdevice_configure(NAME, nic->mac, PROBE_RECEIVER_ADDRESS, err)) {
		if (!pthread_create(&thread, NULL, serve, &tap))
			return &tap;
		tare_error(err, TARE_FAILED, "cannot start a thread");
	}
	close(tap.fd);
	return NULL;
}

void tap_take(void *context, const uint8_t *frame, size_t length)
{
	struct tap *tap = context;

	if (write(tap->fd, frame, length) != (ssize_t)length)
		counter_add(&tap->nic->counters->queue_dropped, 1);
}
