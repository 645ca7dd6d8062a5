// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <linux/genetlink.h>
#include <linux/rtnetlink.h>
#include <net/if.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

#include "netsink.h"

#define NAPIS 64

/* linux/netdev.h and linux/eventpoll.h of 6.13, which Debian 12 lacks */
enum { NETDEV_CMD_NAPI_GET = 11, NETDEV_CMD_NAPI_SET = 14 };
enum { NETDEV_A_NAPI_IFINDEX = 1, NETDEV_A_NAPI_ID, NETDEV_A_NAPI_IRQ_SUSPEND_TIMEOUT = 7 };
struct params {
	uint32_t busy_poll_usecs;
	uint16_t busy_poll_budget;
	uint8_t prefer_busy_poll, pad;
};
#define SET_PARAMS _IOW(0x8a, 1, struct params)

/* Of the answers to one question: the values of one attribute. */
struct found {
	uint16_t attribute;
	unsigned int n;
	uint32_t value[NAPIS]; /* of zeros before; some have 16 bits */
};

struct question {
	struct nlmsghdr head;
	struct genlmsghdr genl;
	char attributes[64];
};

static struct question question(int family, int command, int flags)
{
	return (struct question){.head = {.nlmsg_len = NLMSG_LENGTH(GENL_HDRLEN),
					  .nlmsg_type = family,
					  .nlmsg_flags = NLM_F_REQUEST | flags},
				 .genl = {.cmd = command, .version = 1}};
}

/* An attribute of netlink is laid out as one of rtnetlink, for which there are macros. */
static void put(struct question *q, int type, const void *data, size_t size)
{
	struct rtattr *at = (void *)((char *)q + NLMSG_ALIGN(q->head.nlmsg_len));

	*at = (struct rtattr){.rta_len = RTA_LENGTH(size), .rta_type = type};
	memcpy(RTA_DATA(at), data, size);
	q->head.nlmsg_len = NLMSG_ALIGN(q->head.nlmsg_len) + RTA_ALIGN(at->rta_len);
}

static void find(struct found *found, const struct nlmsghdr *head)
{
	const struct rtattr *at = (void *)((char *)NLMSG_DATA(head) + GENL_HDRLEN);
	int left = (int)(head->nlmsg_len - NLMSG_LENGTH(GENL_HDRLEN));

	for (; RTA_OK(at, left); at = RTA_NEXT(at, left))
		if (at->rta_type == found->attribute && found->n < NAPIS)
			memcpy(&found->value[found->n++], RTA_DATA(at),
			       RTA_PAYLOAD(at) < 4 ? RTA_PAYLOAD(at) : 4);
}

/* Until the last answer has come; 0, or -1 with errno. */
static int ask(int netlink, const struct question *q, struct found *found)
{
	char answers[16384] __attribute__((aligned(8)));
	ssize_t n;

	if (send(netlink, q, q->head.nlmsg_len, 0) < 0)
		return -1;
	while (n = recv(netlink, answers, sizeof(answers), 0), n > 0)
		for (struct nlmsghdr *one = (void *)answers; NLMSG_OK(one, n);
		     one = NLMSG_NEXT(one, n)) {
			if (one->nlmsg_type == NLMSG_ERROR || one->nlmsg_type == NLMSG_DONE) {
				errno = -*(int *)NLMSG_DATA(one);
				return errno ? -1 : 0;
			}
			find(found, one);
		}
	return -1;
}

static int set(const char *interface, unsigned int ns)
{
	struct found family = {.attribute = CTRL_ATTR_FAMILY_ID}, none = {0};
	struct found napi = {.attribute = NETDEV_A_NAPI_ID};
	struct question q = question(GENL_ID_CTRL, CTRL_CMD_GETFAMILY, NLM_F_ACK);
	uint32_t index = if_nametoindex(interface);
	int netlink = socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC, NETLINK_GENERIC);

	put(&q, CTRL_ATTR_FAMILY_NAME, "netdev", sizeof("netdev"));
	if (netlink < 0 || !index || ask(netlink, &q, &family) || !family.n)
		return -1;
	q = question((int)family.value[0], NETDEV_CMD_NAPI_GET, NLM_F_DUMP);
	put(&q, NETDEV_A_NAPI_IFINDEX, &index, sizeof(index));
	if (ask(netlink, &q, &napi))
		return -1;
	errno = napi.n ? 0 : ENODEV;
	for (unsigned int i = 0; i < napi.n && !errno; i++) {
		q = question((int)family.value[0], NETDEV_CMD_NAPI_SET, NLM_F_ACK);
		put(&q, NETDEV_A_NAPI_ID, &napi.value[i], sizeof(napi.value[i]));
		put(&q, NETDEV_A_NAPI_IRQ_SUSPEND_TIMEOUT, &ns, sizeof(ns));
		ask(netlink, &q, &none);
	}
	return errno ? -1 : 0;
}

int suspend_epoll(const char *interface, int udp, unsigned int ns, unsigned int busy,
		  struct tare_error *err)
{
	const struct params params = {.busy_poll_usecs = busy, .prefer_busy_poll = 1};
	struct epoll_event event = {.events = EPOLLIN};
	int epoll = epoll_create1(EPOLL_CLOEXEC);

	if (epoll < 0 || set(interface, ns) || ioctl(epoll, SET_PARAMS, &params) ||
	    epoll_ctl(epoll, EPOLL_CTL_ADD, udp, &event))
		return tare_error(err, TARE_CANNOT,
				  "--suspend %u: %s: this kernel does not take it (Linux 6.13 and "
				  "later do): %m",
				  ns, interface);
	return epoll;
}
