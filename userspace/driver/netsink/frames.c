// SPDX-License-Identifier: GPL-2.0-only
/*
 * The sinks of programs that have frames, and no stack above them. One captures: a packet socket
 * has a copy of each frame, which itself goes on into the kernel's stack, which has no address for
 * it, and ends there. The other has the frames to itself: an AF_XDP socket.
 */
#include <errno.h>
#include <linux/if_packet.h>
#include <net/ethernet.h>
#include <netinet/in.h>
#include <netinet/ip.h>
#include <netinet/udp.h>
#include <poll.h>
#include <stddef.h>
#include <string.h>
#include <sys/socket.h>

#include <tare/pcnet.h>

#include "driver/probe/checksum.h"
#include "driver/probe/ticks.h"
#include "raw.h"
#include "sink.h"
#include "xdp.h"

/* Without options, as the sender has them; whatever else comes is nothing of the sender's. */
struct headers {
	struct ether_header ether;
	struct iphdr ip;
	struct udphdr udp;
} __attribute__((packed));

/* Bytes of the datagram behind the headers, or -1. */
static ptrdiff_t payload_of(const struct headers *h, const uint8_t *frame, size_t length)
{
	size_t size;

	if (length < sizeof(*h) || h->ether.ether_type != htons(ETHERTYPE_IP) ||
	    h->ip.version != 4 || h->ip.ihl != 5 || h->ip.protocol != IPPROTO_UDP ||
	    h->ip.frag_off & htons(IP_MF | IP_OFFMASK) || h->udp.dest != htons(PROBE_PORT))
		return -1;
	size = ntohs(h->udp.len);
	if (size < sizeof(h->udp) || size + sizeof(h->ip) > ntohs(h->ip.tot_len) ||
	    ntohs(h->ip.tot_len) + sizeof(h->ether) > length || checksum(&h->ip, sizeof(h->ip), 0))
		return -1;
	/* with both addresses, the protocol and the length */
	if (h->udp.check &&
	    checksum(frame + offsetof(struct headers, ip.saddr), 8 + size, IPPROTO_UDP + size))
		return -1;
	return (ptrdiff_t)(size - sizeof(h->udp));
}

static void answer(const struct headers *h, const struct probe *answer, struct raw *raw)
{
	struct {
		struct headers h;
		struct probe answer;
	} __attribute__((packed)) frame = {*h, *answer};
	const size_t udp = sizeof(h->udp) + sizeof(*answer);

	memcpy(frame.h.ether.ether_dhost, h->ether.ether_shost, ETH_ALEN);
	memcpy(frame.h.ether.ether_shost, raw->mac, ETH_ALEN);
	frame.h.ip.saddr = h->ip.daddr;
	frame.h.ip.daddr = h->ip.saddr;
	frame.h.ip.tot_len = htons(sizeof(h->ip) + udp);
	frame.h.ip.check = 0;
	frame.h.ip.check = htons(checksum(&frame.h.ip, sizeof(frame.h.ip), 0));
	frame.h.udp =
		(struct udphdr){.source = h->udp.dest, .dest = h->udp.source, .len = htons(udp)};
	raw_send(raw, (uint8_t *)&frame, sizeof(frame)); /* if lost, it is asked for again */
}

static struct frames {
	const struct receiver *receiver;
	struct xdp xdp;
	struct raw raw, *answers; /* raw: of captures; answers: by which all answers go */
	uint64_t refused;         /* frames */
	uint64_t dropped;         /* captures, when the socket was last asked */
} frames;

/*
 * Takes a frame and answers it. What is not a UDP datagram by IPv4 to the receiver's port, or has a
 * wrong checksum, is refused. As a sink's receive.
 */
static int take(void *context, const uint8_t *frame, size_t length, struct tare_error *err)
{
	struct frames *f = context;
	struct probe reply;
	struct headers h;
	ptrdiff_t size;
	int action;

	if (length >= sizeof(h))
		memcpy(&h, frame, sizeof(h));
	size = payload_of(&h, frame, length);
	if (size < 0) {
		f->refused++;
		return 0;
	}
	action = tally_take(f->receiver->tally, frame + sizeof(h), size, ticks_now(), &reply, err);
	if (action > TALLY_NOTHING)
		answer(&h, &reply, f->answers);
	return action < 0 ? -1 : action == TALLY_LEAVE;
}

static void *open_captures(const struct receiver *receiver, struct tare_error *err)
{
	frames = (struct frames){.receiver = receiver, .answers = &frames.raw};
	return raw_open(&frames.raw, receiver->interface, true, err) ||
			       sink_set_buffer(receiver, frames.raw.fd, err)
		       ? NULL
		       : &frames;
}

static int receive_captures(void *context, struct tare_error *err)
{
	struct frames *f = context;
	struct pollfd ready = {.fd = f->raw.fd, .events = POLLIN};

	if (poll(&ready, 1, -1) < 0 && errno != EINTR)
		return tare_error(err, TARE_FAILED, "cannot wait: %m");
	for (int i = 0; i < SINK_BATCH; i++) {
		uint8_t frame[PCNET_BUFFER];
		ssize_t length = recv(f->raw.fd, frame, sizeof(frame), MSG_DONTWAIT);
		int left;

		if (length < 0 && (errno == EAGAIN || errno == EINTR))
			return 0;
		if (length < 0)
			return tare_error(err, TARE_FAILED, "%s: cannot receive: %m",
					  f->receiver->interface);
		left = take(f, frame, length, err);
		if (left)
			return left;
	}
	return 0;
}

static int read_captures(void *context, struct counters *counters, struct tare_error *err)
{
	struct frames *f = context;
	struct tpacket_stats told;
	socklen_t size = sizeof(told);

	/* asked, the kernel begins to count anew */
	if (getsockopt(f->raw.fd, SOL_PACKET, PACKET_STATISTICS, &told, &size))
		return tare_error(err, TARE_FAILED, "%s: cannot read the number of drops: %m",
				  f->receiver->interface);
	f->dropped += told.tp_drops;
	counters->socket_dropped += f->dropped;
	counters->stack_dropped += f->refused;
	return 0;
}

const struct sink packet_sink = {"packet", 0, true, open_captures, receive_captures, read_captures};

static void *open_xdp(const struct receiver *receiver, struct tare_error *err)
{
	frames = (struct frames){.receiver = receiver, .answers = &frames.xdp.raw};
	return xdp_open(&frames.xdp, receiver->interface, err) ? NULL : &frames;
}

static int receive_xdp(void *context, struct tare_error *err)
{
	return xdp_receive(&frames.xdp, take, context, err);
}

static int read_xdp(void *context, struct counters *counters, struct tare_error *err)
{
	const struct frames *f = context;

	counters->stack_dropped += f->refused;
	return xdp_add_dropped(&f->xdp, &counters->socket_dropped, err);
}

const struct sink xdp_sink = {"xdp", 0, false, open_xdp, receive_xdp, read_xdp};
