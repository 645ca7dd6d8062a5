// SPDX-License-Identifier: GPL-2.0-only
#include "packets.h"

#include <errno.h>
#include <linux/if_packet.h>
#include <net/ethernet.h>
#include <net/if.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "driver/probe/countersfile.h"
#include "ingress.h"

static int ask(struct packets *packets, unsigned long what, struct ifreq *request,
	       struct tare_error *err)
{
	strncpy(request->ifr_name, packets->interface, sizeof(request->ifr_name) - 1);
	if (ioctl(packets->fd, what, request))
		return tare_error(err, TARE_FAILED, "%s: %m", packets->interface);
	return 0;
}

/* With an address, the kernel's stack would answer, too. */
static int check(struct packets *packets, struct tare_error *err)
{
	struct ifreq request = {0};

	if (ask(packets, SIOCGIFHWADDR, &request, err))
		return -1;
	memcpy(packets->mac, request.ifr_hwaddr.sa_data, sizeof(packets->mac));
	if (ask(packets, SIOCGIFFLAGS, &request, err))
		return -1;
	if (!(request.ifr_flags & IFF_UP))
		return tare_error(err, TARE_CANNOT, "%s: is down: ip link set %s up",
				  packets->interface, packets->interface);
	request.ifr_addr.sa_family = AF_INET;
	if (!ioctl(packets->fd, SIOCGIFADDR, &request))
		return tare_error(err, TARE_CANNOT,
				  "%s: has an address, at which the kernel's stack would answer: "
				  "ip addr flush dev %s",
				  packets->interface, packets->interface);
	return 0;
}

/* What goes out is another's business, such as that of the kernel's own stack. */
static int listen_to(struct packets *packets, struct tare_error *err)
{
	struct sockaddr_ll here = {
		.sll_family = AF_PACKET,
		.sll_protocol = htons(ETH_P_ALL),
		.sll_ifindex = (int)if_nametoindex(packets->interface),
	};
	int yes = 1;

	if (setsockopt(packets->fd, SOL_PACKET, PACKET_IGNORE_OUTGOING, &yes, sizeof(yes)) ||
	    bind(packets->fd, (struct sockaddr *)&here, sizeof(here)))
		return tare_error(err, TARE_FAILED, "%s: cannot receive its frames: %m",
				  packets->interface);
	return 0;
}

int packets_open(struct packets *packets, const char *interface, struct tare_error *err)
{
	*packets = (struct packets){.interface = interface};
	packets->fd = socket(AF_PACKET, SOCK_RAW | SOCK_CLOEXEC, 0);
	if (packets->fd < 0)
		return tare_error(err, errno == EPERM ? TARE_CANNOT : TARE_FAILED,
				  "cannot make a packet socket: %m%s",
				  errno == EPERM ? "; be root" : "");
	if (!check(packets, err) && !netcounters_open(&packets->net, interface, NULL, err) &&
	    !listen_to(packets, err) && !ingress_drop(interface, err))
		return 0;
	close(packets->fd);
	return -1;
}

ptrdiff_t packets_take(struct packets *packets, uint8_t *frame, size_t size, struct tare_error *err)
{
	ssize_t length = TEMP_FAILURE_RETRY(recv(packets->fd, frame, size, 0));

	if (length < 0)
		tare_error(err, TARE_FAILED, "%s: cannot receive: %m", packets->interface);
	return length;
}

int packets_transmit(void *context, const uint8_t *frame, size_t length)
{
	struct packets *packets = context;

	return send(packets->fd, frame, length, 0) == (ssize_t)length ? 0 : -1;
}

/* Asked, the kernel begins to count anew. */
static int count_dropped(struct packets *packets, struct tare_error *err)
{
	struct tpacket_stats told;
	socklen_t size = sizeof(told);

	if (getsockopt(packets->fd, SOL_PACKET, PACKET_STATISTICS, &told, &size))
		return tare_error(err, TARE_FAILED, "%s: cannot read the number of drops: %m",
				  packets->interface);
	packets->dropped += told.tp_drops;
	return 0;
}

int packets_read(void *context, struct counters *counters, struct tare_error *err)
{
	struct packets *packets = context;
	struct counters above = counters_snapshot(&packets->above);

	if (netcounters_read_driver(&packets->net, counters, err) || count_dropped(packets, err))
		return -1;
	counters->driver_dropped += above.driver_dropped;
	counters->queue_dropped += packets->dropped + above.queue_dropped;
	counters->stack_dropped += above.stack_dropped;
	counters_stamp(counters);
	return 0;
}
