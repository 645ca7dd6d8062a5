// SPDX-License-Identifier: GPL-2.0-only
#include "tap.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/if_tun.h>
#include <net/if.h>
#include <net/if_arp.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "driver/probe/probe.h"
#include "frame.h"

#define TAP_NAME "wire0"

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

static int configure_all(int control, struct tare_error *err)
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
	put_address(&neighbour.arp_pa, PROBE_RECEIVER_ADDRESS);
	memcpy(neighbour.arp_ha.sa_data, frame_receiver_mac, sizeof(frame_receiver_mac));
	snprintf(neighbour.arp_dev, sizeof(neighbour.arp_dev), TAP_NAME);
	if (ioctl(control, SIOCSARP, &neighbour))
		return tare_error(err, TARE_FAILED, "%s: cannot set the neighbour: %m", TAP_NAME);
	return 0;
}

/* Best effort: with IPv6 the kernel says a few words of its own. */
static void without_ipv6(void)
{
	int fd = open("/proc/sys/net/ipv6/conf/default/disable_ipv6", O_WRONLY | O_CLOEXEC);

	if (fd < 0)
		return;
	if (write(fd, "1", 1) != 1)
		errno = 0;
	close(fd);
}

static int make(struct tare_error *err)
{
	struct ifreq wish = {.ifr_flags = IFF_TAP | IFF_NO_PI};
	int fd;

	if (unshare(CLONE_NEWNET))
		return tare_error(err, TARE_CANNOT,
				  "cannot make a network namespace (%m): be root");
	without_ipv6();
	fd = open("/dev/net/tun", O_RDWR | O_CLOEXEC | O_NONBLOCK);
	if (fd < 0)
		return tare_error(err, TARE_CANNOT, "/dev/net/tun: %m: load the tun module");
	snprintf(wish.ifr_name, sizeof(wish.ifr_name), TAP_NAME);
	if (ioctl(fd, TUNSETIFF, &wish)) {
		tare_error(err, TARE_CANNOT, "cannot make a TAP device: %m");
		close(fd);
		return -1;
	}
	return fd;
}

static int send_file(int socket_fd, int fd, struct tare_error *err)
{
	union {
		struct cmsghdr header;
		char space[CMSG_SPACE(sizeof(int))];
	} control = {0};
	struct iovec byte = {.iov_base = "t", .iov_len = 1};
	struct msghdr message = {
		.msg_iov = &byte,
		.msg_iovlen = 1,
		.msg_control = control.space,
		.msg_controllen = sizeof(control.space),
	};

	control.header = (struct cmsghdr){
		.cmsg_len = CMSG_LEN(sizeof(int)),
		.cmsg_level = SOL_SOCKET,
		.cmsg_type = SCM_RIGHTS,
	};
	memcpy(CMSG_DATA(&control.header), &fd, sizeof(fd));
	if (sendmsg(socket_fd, &message, MSG_NOSIGNAL) != 1)
		return tare_error(err, TARE_USAGE, "--tap %d: cannot hand the device over: %m",
				  socket_fd);
	return 0;
}

int tap_hand_over(int socket_fd, struct tare_error *err)
{
	int control, bad, device = make(err);

	if (device < 0)
		return -1;
	control = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
	if (control < 0)
		bad = tare_error(err, TARE_FAILED, "cannot make a socket: %m");
	else
		bad = configure_all(control, err) || send_file(socket_fd, device, err) ? -1 : 0;
	close(control);
	close(socket_fd);
	/* it is there as long as the machine has it */
	close(device);
	return bad;
}
