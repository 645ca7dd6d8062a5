// SPDX-License-Identifier: GPL-2.0-only
#include "tap.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <net/if_arp.h>
#include <netinet/ether.h>
#include <sched.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "driver/probe/probe.h"
#include "driver/probe/tapdevice.h"

#define TAP_NAME "wire0"

/* Nobody answers for the receiver before its driver runs. */
static int set_neighbour(struct tare_error *err)
{
	struct arpreq neighbour = {.arp_flags = ATF_PERM | ATF_COM};
	struct sockaddr_in address = {.sin_family = AF_INET,
				      .sin_addr.s_addr = inet_addr(PROBE_RECEIVER_ADDRESS)};
	int control = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0), failed;

	memcpy(&neighbour.arp_pa, &address, sizeof(address));
	ether_aton_r(PROBE_RECEIVER_MAC, (struct ether_addr *)neighbour.arp_ha.sa_data);
	strcpy(neighbour.arp_dev, TAP_NAME);
	failed = ioctl(control, SIOCSARP, &neighbour);
	if (failed)
		tare_error(err, TARE_FAILED, TAP_NAME ": cannot set the neighbour: %m");
	close(control);
	return failed;
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
	int failed, device;

	if (unshare(CLONE_NEWNET))
		return tare_error(err, TARE_CANNOT,
				  "cannot make a network namespace (%m): be root");
	without_ipv6();
	device = tapdevice_open(TAP_NAME, O_NONBLOCK, false, err);
	if (device < 0)
		return -1;
	failed = tapdevice_configure(TAP_NAME, ether_aton(PROBE_SENDER_MAC), PROBE_SENDER_ADDRESS,
				     err) ||
		 set_neighbour(err) || send_file(socket_fd, device, err);
	close(socket_fd);
	/* it is there as long as the machine has it */
	close(device);
	return failed ? -1 : 0;
}
