// SPDX-License-Identifier: GPL-2.0-only
#include "tapdevice.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <linux/if_tun.h>
#include <net/if.h>
#include <net/if_arp.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "probe.h"

#define DEVICE "/dev/net/tun"

int tapdevice_open(const char *name, int flags, bool keep, struct tare_error *err)
{
	struct ifreq request = {.ifr_flags = IFF_TAP | IFF_NO_PI};
	int fd = open(DEVICE, O_RDWR | O_CLOEXEC | flags);

	if (fd < 0)
		return tare_error(err, TARE_CANNOT, DEVICE ": %m; modprobe tun, as root");
	strncpy(request.ifr_name, name, sizeof(request.ifr_name) - 1);
	if (!ioctl(fd, TUNSETIFF, &request) && !ioctl(fd, TUNSETPERSIST, keep))
		return fd;
	tare_error(err, TARE_CANNOT, DEVICE ": cannot make the TAP device %s: %m", name);
	close(fd);
	return -1;
}

/* Sets the address in a request. */
static int set_address(int control, unsigned long what, struct ifreq *request, const char *text)
{
	struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = inet_addr(text)};

	memcpy(&request->ifr_addr, &address, sizeof(address));
	return ioctl(control, what, request);
}

int tapdevice_configure(const char *name, const void *mac, const char *address,
			struct tare_error *err)
{
	struct ifreq request = {.ifr_hwaddr.sa_family = ARPHRD_ETHER};
	int control = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0), failed;

	strncpy(request.ifr_name, name, sizeof(request.ifr_name) - 1);
	memcpy(request.ifr_hwaddr.sa_data, mac, 6);
	failed = ioctl(control, SIOCSIFHWADDR, &request) ||
		 set_address(control, SIOCSIFADDR, &request, address) ||
		 set_address(control, SIOCSIFNETMASK, &request, PROBE_NETMASK);
	request.ifr_flags = IFF_UP | IFF_RUNNING;
	if (failed || ioctl(control, SIOCSIFFLAGS, &request))
		failed = tare_error(err, TARE_FAILED, "%s: cannot be configured: %m", name);
	close(control);
	return failed;
}
