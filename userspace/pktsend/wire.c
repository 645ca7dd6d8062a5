// SPDX-License-Identifier: GPL-2.0-only
#include "wire.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/if_packet.h>
#include <linux/if_tun.h>
#include <net/ethernet.h>
#include <net/if.h>
#include <net/if_arp.h>
#include <poll.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "frame.h"
#include "../probe/probe.h"

#define TAP_NAME "wire0"

static int unix_address(struct sockaddr_un *address, const char *path, struct tare_error *err)
{
	*address = (struct sockaddr_un){.sun_family = AF_UNIX};
	if (strlen(path) >= sizeof(address->sun_path))
		return tare_error(err, TARE_USAGE, "%s: longer than a socket's name may be (%zu)",
				  path, sizeof(address->sun_path) - 1);
	memcpy(address->sun_path, path, strlen(path));
	return 0;
}

int wire_open_unix(struct wire *wire, const char *own, const char *peer, struct tare_error *err)
{
	struct sockaddr_un here, there;

	*wire = (struct wire){.fd = -1, .mute = -1};
	if (unix_address(&here, own, err) || unix_address(&there, peer, err))
		return -1;
	wire->fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	if (wire->fd < 0)
		return tare_error(err, TARE_FAILED, "cannot make a unix socket: %m");
	if (bind(wire->fd, (struct sockaddr *)&here, sizeof(here)))
		return tare_error(err, TARE_FAILED, "%s: cannot bind a socket: %m", own);
	if (connect(wire->fd, (struct sockaddr *)&there, sizeof(there)))
		return tare_error(err, TARE_FAILED, "%s: nobody listens there: %m", peer);
	return 0;
}

static int configure(int control, unsigned long request, struct ifreq *wish, const char *what,
		     struct tare_error *err)
{
	snprintf(wish->ifr_name, sizeof(wish->ifr_name), TAP_NAME);
	if (ioctl(control, request, wish))
		return tare_error(err, TARE_FAILED, "%s: cannot set its %s: %m", TAP_NAME, what);
	return 0;
}

static void put_address(struct sockaddr *where, const char *text)
{
	struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = inet_addr(text)};

	memcpy(where, &address, sizeof(address));
}

static int configure_tap(int control, struct tare_error *err)
{
	struct ifreq wish = {0};
	struct arpreq neighbour = {.arp_flags = ATF_PERM | ATF_COM};

	wish.ifr_hwaddr.sa_family = ARPHRD_ETHER;
	memcpy(wish.ifr_hwaddr.sa_data, frame_sender_mac, sizeof(frame_sender_mac));
	if (configure(control, SIOCSIFHWADDR, &wish, "MAC address", err))
		return -1;
	put_address(&wish.ifr_addr, PROBE_SENDER_ADDRESS);
	if (configure(control, SIOCSIFADDR, &wish, "address", err))
		return -1;
	put_address(&wish.ifr_netmask, PROBE_NETMASK);
	if (configure(control, SIOCSIFNETMASK, &wish, "network mask", err))
		return -1;
	wish.ifr_flags = IFF_UP | IFF_RUNNING;
	if (configure(control, SIOCSIFFLAGS, &wish, "state", err))
		return -1;
	/* a question of ARP among the probes would be one frame too many */
	put_address(&neighbour.arp_pa, PROBE_RECEIVER_ADDRESS);
	memcpy(neighbour.arp_ha.sa_data, frame_receiver_mac, sizeof(frame_receiver_mac));
	snprintf(neighbour.arp_dev, sizeof(neighbour.arp_dev), TAP_NAME);
	if (ioctl(control, SIOCSARP, &neighbour))
		return tare_error(err, TARE_FAILED, "%s: cannot set the neighbour: %m", TAP_NAME);
	return 0;
}

/* Best effort: with IPv6 the kernel says a few words of its own, which are seen and counted. */
static void without_ipv6(void)
{
	int fd = open("/proc/sys/net/ipv6/conf/default/disable_ipv6", O_WRONLY | O_CLOEXEC);

	if (fd < 0)
		return;
	if (write(fd, "1", 1) != 1)
		errno = 0;
	close(fd);
}

static int make_tap(struct tare_error *err)
{
	struct ifreq wish = {.ifr_flags = IFF_TAP | IFF_NO_PI};
	int fd;

	if (unshare(CLONE_NEWNET))
		return tare_error(
			err, TARE_CANNOT,
			"cannot make a network namespace (%m): be root, or use unix sockets");
	without_ipv6();
	fd = open("/dev/net/tun", O_RDWR | O_CLOEXEC | O_NONBLOCK);
	if (fd < 0)
		return tare_error(err, TARE_CANNOT,
				  "/dev/net/tun: %m: load the tun module, or use unix sockets");
	snprintf(wish.ifr_name, sizeof(wish.ifr_name), TAP_NAME);
	if (ioctl(fd, TUNSETIFF, &wish)) {
		tare_error(err, TARE_CANNOT, "cannot make a TAP device: %m: use unix sockets");
		close(fd);
		return -1;
	}
	return fd;
}

/* Without a socket at their port, the kernel would answer the receiver's answers by ICMP. */
static int open_mute(struct tare_error *err)
{
	struct sockaddr_in any = {.sin_family = AF_INET, .sin_port = htons(PROBE_PORT)};
	int least = 1, fd = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);

	if (fd < 0 || setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &least, sizeof(least)) ||
	    bind(fd, (struct sockaddr *)&any, sizeof(any))) {
		tare_error(err, TARE_FAILED, "cannot hold UDP port %d: %m", PROBE_PORT);
		if (fd >= 0)
			close(fd);
		return -1;
	}
	return fd;
}

static int open_raw(const char *name, struct tare_error *err)
{
	struct sockaddr_ll here = {.sll_family = AF_PACKET, .sll_protocol = htons(ETH_P_ALL)};
	int fd = socket(AF_PACKET, SOCK_RAW | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);

	here.sll_ifindex = if_nametoindex(name);
	if (fd < 0 || !here.sll_ifindex || bind(fd, (struct sockaddr *)&here, sizeof(here))) {
		tare_error(err, TARE_FAILED, "%s: cannot open a packet socket: %m", name);
		if (fd >= 0)
			close(fd);
		return -1;
	}
	return fd;
}

int wire_open_tap(struct wire *wire, int *device, struct tare_error *err)
{
	int control, bad;

	*wire = (struct wire){.fd = -1, .mute = -1, .name = TAP_NAME, .tap = true};
	*device = make_tap(err);
	if (*device < 0)
		return -1;
	control = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
	if (control < 0)
		return tare_error(err, TARE_FAILED, "cannot make a socket: %m");
	bad = configure_tap(control, err);
	close(control);
	if (bad)
		return -1;
	wire->mute = open_mute(err);
	wire->fd = wire->mute < 0 ? -1 : open_raw(TAP_NAME, err);
	return wire->fd < 0 ? -1 : 0;
}

int wire_open_interface(struct wire *wire, const char *name, struct tare_error *err)
{
	*wire = (struct wire){.fd = -1, .name = name};
	wire->mute = open_mute(err);
	wire->fd = wire->mute < 0 ? -1 : open_raw(name, err);
	return wire->fd < 0 ? -1 : 0;
}

int wire_open_stream(struct wire *wire, int fd, struct tare_error *err)
{
	*wire = (struct wire){.fd = -1, .mute = -1, .stream = stream_new(fd, err)};
	if (!wire->stream)
		return -1;
	wire->fd = fd;
	/* not for the shell of `around` */
	fcntl(fd, F_SETFD, FD_CLOEXEC);
	return 0;
}

void wire_close(struct wire *wire)
{
	stream_free(wire->stream);
	if (wire->fd >= 0)
		close(wire->fd);
	if (wire->mute >= 0)
		close(wire->mute);
}

int wire_send(struct wire *wire, const void *frame, size_t size, struct tare_error *err)
{
	if (wire->stream)
		return stream_send(wire->stream, frame, size, err);
	if (send(wire->fd, frame, size, MSG_DONTWAIT) >= 0)
		return 1;
	/* a TAP counts these itself; a unix socket holds max_dgram_qlen frames */
	if (errno == ENOBUFS || errno == EAGAIN)
		return wire->tap && errno == ENOBUFS ? 1 : 0;
	return tare_error(err, TARE_FAILED, "the machine's end of the wire is gone: %m");
}

ssize_t wire_receive(struct wire *wire, void *frame, size_t size, int64_t timeout_ns, bool *own,
		     struct tare_error *err)
{
	struct pollfd ready = {.fd = wire->fd, .events = POLLIN};
	struct timespec timeout = {timeout_ns / 1000000000, timeout_ns % 1000000000};
	struct sockaddr_ll from = {0};
	socklen_t from_size = sizeof(from);
	ssize_t n;

	*own = false;
	if (wire->stream)
		return stream_receive(wire->stream, frame, timeout_ns, err);
	if (ppoll(&ready, 1, &timeout, NULL) < 0 && errno != EINTR)
		return tare_error(err, TARE_FAILED, "cannot wait for a frame: %m");
	n = recvfrom(wire->fd, frame, size, MSG_DONTWAIT,
		     wire->name ? (struct sockaddr *)&from : NULL, wire->name ? &from_size : NULL);
	*own = wire->name && from.sll_pkttype == PACKET_OUTGOING;
	if (n < 0 && errno != EAGAIN && errno != EINTR && errno != ECONNREFUSED)
		return tare_error(err, TARE_FAILED, "cannot receive from the wire: %m");
	return n < 0 ? 0 : n;
}

/* A line of the kernel's table: name, eight columns of what came in, then of what went out. */
static bool parse_dropped(const char *line, const char *name, uint64_t *dropped)
{
	char found[64];
	unsigned long long drops;

	if (sscanf(line, " %63[^:]: %*u %*u %*u %*u %*u %*u %*u %*u %*u %*u %*u %llu", found,
		   &drops) != 2 ||
	    strcmp(found, name))
		return false;
	*dropped = drops;
	return true;
}

int wire_dropped(const struct wire *wire, uint64_t *dropped, struct tare_error *err)
{
	bool found = false;
	char line[512];
	FILE *file;

	*dropped = 0;
	if (!wire->name)
		return 0;
	file = fopen("/proc/thread-self/net/dev", "re");
	if (!file)
		return tare_error(err, TARE_FAILED, "/proc/thread-self/net/dev: %m");
	while (!found && fgets(line, sizeof(line), file))
		found = parse_dropped(line, wire->name, dropped);
	fclose(file);
	return found ? 0
		     : tare_error(err, TARE_FAILED, "/proc/thread-self/net/dev: no %s", wire->name);
}
