// SPDX-License-Identifier: GPL-2.0-only
#include "ingress.h"

#include <arpa/inet.h>
#include <errno.h>
#include <linux/if_ether.h>
#include <linux/netlink.h>
#include <linux/pkt_cls.h>
#include <linux/pkt_sched.h>
#include <linux/rtnetlink.h>
#include <linux/tc_act/tc_gact.h>
#include <net/if.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/* A question to the kernel, which is built from its front to its end. */
struct question {
	struct nlmsghdr header;
	struct tcmsg about;
	char attributes[256];
};

static struct rtattr *end_of(struct question *question)
{
	return (struct rtattr *)((char *)question + NLMSG_ALIGN(question->header.nlmsg_len));
}

/* What is put until nest_end belongs to the attribute returned, of which size bytes are its own. */
static struct rtattr *put(struct question *question, unsigned short type, const void *data,
			  size_t size)
{
	struct rtattr *attribute = end_of(question);

	attribute->rta_type = type;
	attribute->rta_len = RTA_LENGTH(size);
	if (size)
		memcpy(RTA_DATA(attribute), data, size);
	question->header.nlmsg_len =
		NLMSG_ALIGN(question->header.nlmsg_len) + RTA_ALIGN(attribute->rta_len);
	return attribute;
}

static void nest_end(struct question *question, struct rtattr *attribute)
{
	attribute->rta_len = (char *)end_of(question) - (char *)attribute;
}

static struct question about(const char *interface, unsigned short type)
{
	return (struct question){
		.header = {.nlmsg_len = NLMSG_LENGTH(sizeof(struct tcmsg)),
			   .nlmsg_type = type,
			   .nlmsg_flags = NLM_F_REQUEST | NLM_F_ACK | NLM_F_CREATE | NLM_F_EXCL},
		.about = {.tcm_family = AF_UNSPEC, .tcm_ifindex = (int)if_nametoindex(interface)},
	};
}

/* 0, or the kernel's errno. */
static int ask(int netlink, const struct question *question)
{
	struct {
		struct nlmsghdr header;
		struct nlmsgerr error;
		char rest[512];
	} answer;

	if (send(netlink, question, question->header.nlmsg_len, 0) < 0 ||
	    recv(netlink, &answer, sizeof(answer), 0) <
		    (ssize_t)(sizeof(answer.header) + sizeof(answer.error)))
		return errno;
	return -answer.error.error;
}

static int add_queue(int netlink, const char *interface)
{
	struct question question = about(interface, RTM_NEWQDISC);
	int error;

	question.about.tcm_handle = TC_H_MAKE(TC_H_INGRESS, 0);
	question.about.tcm_parent = TC_H_INGRESS;
	put(&question, TCA_KIND, "ingress", sizeof("ingress"));
	error = ask(netlink, &question);
	return error == EEXIST ? 0 : error;
}

static int add_drop(int netlink, const char *interface)
{
	const struct tc_gact drop = {.action = TC_ACT_SHOT};
	struct question question = about(interface, RTM_NEWTFILTER);
	struct rtattr *filter, *actions, *first, *options;

	question.about.tcm_parent = TC_H_MAKE(TC_H_INGRESS, 0);
	question.about.tcm_info = TC_H_MAKE(1 << 16, htons(ETH_P_ALL));
	put(&question, TCA_KIND, "matchall", sizeof("matchall"));
	filter = put(&question, TCA_OPTIONS, NULL, 0);
	actions = put(&question, TCA_MATCHALL_ACT, NULL, 0);
	first = put(&question, 1, NULL, 0);
	put(&question, TCA_ACT_KIND, "gact", sizeof("gact"));
	options = put(&question, TCA_ACT_OPTIONS, NULL, 0);
	put(&question, TCA_GACT_PARMS, &drop, sizeof(drop));
	nest_end(&question, options);
	nest_end(&question, first);
	nest_end(&question, actions);
	nest_end(&question, filter);
	return ask(netlink, &question);
}

int ingress_drop(const char *interface, struct tare_error *err)
{
	int netlink = socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC, NETLINK_ROUTE), error;

	if (netlink < 0)
		return tare_error(err, TARE_FAILED, "no netlink socket: %m");
	error = add_queue(netlink, interface);
	if (!error)
		error = add_drop(netlink, interface);
	close(netlink);
	if (error && error != EEXIST)
		return tare_error(err, TARE_CANNOT,
				  "%s: its frames cannot be kept from the kernel's stack: %s: "
				  "modprobe sch_ingress cls_matchall act_gact, as root",
				  interface, strerror(error));
	return 0;
}
