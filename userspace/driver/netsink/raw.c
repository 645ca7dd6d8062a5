// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <linux/if_packet.h>
#include <net/ethernet.h>
#include <net/if.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

#include "netsink.h"

static int check(struct raw *raw, const char *interface, struct tare_error *err)
{
	struct ifreq request = {0};

	strncpy(request.ifr_name, interface, sizeof(request.ifr_name) - 1);
	if (ioctl(raw->fd, SIOCGIFHWADDR, &request))
		return tare_error(err, TARE_FAILED, "%s: %m", interface);
	memcpy(raw->mac, request.ifr_hwaddr.sa_data, sizeof(raw->mac));
	if (ioctl(raw->fd, SIOCGIFFLAGS, &request))
		return tare_error(err, TARE_FAILED, "%s: %m", interface);
	if (!(request.ifr_flags & IFF_UP))
		return tare_error(err, TARE_CANNOT, "%s: is down: ip link set %s up", interface,
				  interface);
	request.ifr_addr.sa_family = AF_INET;
	if (!ioctl(raw->fd, SIOCGIFADDR, &request))
		return tare_error(err, TARE_CANNOT,
				  "%s: has an address, at which the kernel's stack would answer: "
				  "ip addr flush dev %s",
				  interface, interface);
	return 0;
}

int raw_open(struct raw *raw, const char *interface, bool receives, struct tare_error *err)
{
	struct sockaddr_ll here = {.sll_family = AF_PACKET,
				   .sll_protocol = receives ? htons(ETH_P_ALL) : 0};
	int yes = 1;

	raw->fd = socket(AF_PACKET, SOCK_RAW | SOCK_CLOEXEC, 0);
	if (raw->fd < 0)
		return tare_error(err, errno == EPERM ? TARE_CANNOT : TARE_FAILED,
				  "cannot make a packet socket: %m%s",
				  errno == EPERM ? "; be root" : "");
	if (check(raw, interface, err))
		return -1;
	raw->index = here.sll_ifindex = (int)if_nametoindex(interface);
	if (setsockopt(raw->fd, SOL_PACKET, PACKET_IGNORE_OUTGOING, &yes, sizeof(yes)) ||
	    bind(raw->fd, (struct sockaddr *)&here, sizeof(here)))
		return tare_error(err, TARE_FAILED, "%s: cannot receive its frames: %m", interface);
	return 0;
}

int raw_send(void *raw, const uint8_t *frame, size_t length)
{
	return send(((struct raw *)raw)->fd, frame, length, 0) == (ssize_t)length ? 0 : -1;
}
