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

#define DEVICE "/dev/net/tun"
#define NAME   "tare0"

struct tap {
	struct pcnet *nic;
	void (*leave)(const struct tare_error *why);
	int fd;
};

static int open_device(struct ifreq *request, bool keep, struct tare_error *err)
{
	int fd = open(DEVICE, O_RDWR | O_CLOEXEC);

	if (fd < 0)
		return tare_error(err, TARE_CANNOT, DEVICE ": %s; modprobe tun, as root",
				  strerror(errno));
	request->ifr_flags = IFF_TAP | IFF_NO_PI;
	strcpy(request->ifr_name, NAME);
	if (!ioctl(fd, TUNSETIFF, request) && !ioctl(fd, TUNSETPERSIST, keep))
		return fd;
	tare_error(err, TARE_CANNOT, DEVICE ": cannot make the TAP device " NAME ": %s",
		   strerror(errno));
	close(fd);
	return -1;
}

static void set_address(struct sockaddr *socket_address, const char *text)
{
	struct sockaddr_in address = {.sin_family = AF_INET};

	inet_pton(AF_INET, text, &address.sin_addr);
	memcpy(socket_address, &address, sizeof(address));
}

static int configure(const struct pcnet *nic, struct ifreq *request, struct tare_error *err)
{
	int fd = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0), failed;

	request->ifr_hwaddr.sa_family = ARPHRD_ETHER;
	memcpy(request->ifr_hwaddr.sa_data, nic->mac, sizeof(nic->mac));
	failed = ioctl(fd, SIOCSIFHWADDR, request);
	set_address(&request->ifr_addr, PROBE_RECEIVER_ADDRESS);
	failed = failed || ioctl(fd, SIOCSIFADDR, request);
	set_address(&request->ifr_netmask, PROBE_NETMASK);
	failed = failed || ioctl(fd, SIOCSIFNETMASK, request);
	request->ifr_flags = IFF_UP | IFF_RUNNING;
	failed = failed || ioctl(fd, SIOCSIFFLAGS, request);
	if (failed)
		tare_error(err, TARE_FAILED, "%s: cannot be configured: %s", request->ifr_name,
			   strerror(errno));
	if (fd >= 0)
		close(fd);
	return failed ? -1 : 0;
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
	tap->leave(&err);
	return NULL;
}

struct tap *tap_start(struct pcnet *nic, bool keep, void (*leave)(const struct tare_error *why),
		      struct tare_error *err)
{
	static struct tap tap;
	struct ifreq request = {0};
	pthread_t thread;

	tap = (struct tap){.nic = nic, .leave = leave, .fd = open_device(&request, keep, err)};
	if (tap.fd < 0)
		return NULL;
	if (!configure(nic, &request, err)) {
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
