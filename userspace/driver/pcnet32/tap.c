// SPDX-License-Identifier: GPL-2.0-only
#include "tap.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/if_tun.h>
#include <net/if.h>
#include <net/if_arp.h>
#include <pthread.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "driver/probe/probe.h"
#include "leave.h"

#define DEVICE "/dev/net/tun"
#define NAME   "tare0"

struct tap {
	struct pcnet *nic;
	int fd;
};

/* The device's file, or -1 with *err filled. keep: the device outlives the process. */
static int open_device(bool keep, struct tare_error *err)
{
	struct ifreq request = {.ifr_name = NAME, .ifr_flags = IFF_TAP | IFF_NO_PI};
	int fd = open(DEVICE, O_RDWR | O_CLOEXEC);

	if (fd < 0)
		return tare_error(err, TARE_CANNOT, DEVICE ": %m; modprobe tun, as root");
	if (!ioctl(fd, TUNSETIFF, &request) && !ioctl(fd, TUNSETPERSIST, keep))
		return fd;
	tare_error(err, TARE_CANNOT, DEVICE ": cannot make the TAP device " NAME ": %m");
	close(fd);
	return -1;
}

static int set_address(int control, unsigned long what, struct ifreq *request, const char *text)
{
	struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = inet_addr(text)};

	memcpy(&request->ifr_addr, &address, sizeof(address));
	return ioctl(control, what, request);
}

/* Gives the device its addresses and takes it up. */
static int configure(const uint8_t mac[6], struct tare_error *err)
{
	struct ifreq request = {.ifr_name = NAME, .ifr_hwaddr.sa_family = ARPHRD_ETHER};
	int control = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0), failed;

	memcpy(request.ifr_hwaddr.sa_data, mac, 6);
	failed = ioctl(control, SIOCSIFHWADDR, &request) ||
		 set_address(control, SIOCSIFADDR, &request, PROBE_RECEIVER_ADDRESS) ||
		 set_address(control, SIOCSIFNETMASK, &request, PROBE_NETMASK);
	request.ifr_flags = IFF_UP | IFF_RUNNING;
	if (failed || ioctl(control, SIOCSIFFLAGS, &request))
		failed = tare_error(err, TARE_FAILED, NAME ": cannot be configured: %m");
	close(control);
	return failed;
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

struct tap *tap_start(struct pcnet *nic, bool keep, struct tare_error *err)
{
	static struct tap tap;
	pthread_t thread;

	tap = (struct tap){.nic = nic, .fd = open_device(keep, err)};
	if (tap.fd < 0)
		return NULL;
	if (!configure(nic->mac, err)) {
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
