// SPDX-License-Identifier: GPL-2.0-only
/* Sinks that have no stack above them: they find the probes in the frames. */
#include <errno.h>
#include <linux/if_packet.h>
#include <net/ethernet.h>
#include <netinet/in.h>
#include <netinet/ip.h>
#include <netinet/udp.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>

#include <tare/pcnet.h>

#include "netsink.h"

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

/*
 * Takes a frame and answers it by raw. What is not a UDP datagram by IPv4 to the receiver's port,
 * or has a wrong checksum, is added to *refused. As a sink's receive.
 */
static int take_datagram(struct tally *tally, const uint8_t *frame, size_t length, struct raw *raw,
			 uint64_t *refused, struct tare_error *err)
{
	struct probe reply;
	struct headers h;
	ptrdiff_t size;
	int action;

	if (length >= sizeof(h))
		memcpy(&h, frame, sizeof(h));
	size = payload_of(&h, frame, length);
	if (size < 0) {
		++*refused;
		return 0;
	}
	action = tally_take(tally, frame + sizeof(h), size, ticks_now(), &reply, err);
	if (action > TALLY_NOTHING)
		answer(&h, &reply, raw);
	return action < 0 ? -1 : action == TALLY_LEAVE;
}

/*
 * The sink of a program that captures: a packet socket, which has a copy of each frame. The frame
 * itself goes on into the kernel's stack, which has no address for it, and ends there.
 */
static struct packets {
	const struct receiver *receiver;
	struct raw raw;
	uint64_t refused, dropped; /* dropped: when the socket was last asked */
} packets;

static void *open_packets(const struct receiver *receiver, struct tare_error *err)
{
	packets.receiver = receiver;
	return raw_open(&packets.raw, receiver->interface, true, err) ||
			       sink_set(packets.raw.fd, SO_RCVBUFFORCE, receiver->buffer, "buffer",
					err)
		       ? NULL
		       : &packets;
}

static int receive_packets(void *context, struct tare_error *err)
{
	struct packets *p = context;
	struct pollfd ready = {.fd = p->raw.fd, .events = POLLIN};

	if (poll(&ready, 1, -1) < 0 && errno != EINTR)
		return tare_error(err, TARE_FAILED, "cannot wait: %m");
	for (int i = 0; i < SINK_BATCH; i++) {
		uint8_t frame[PCNET_BUFFER];
		ssize_t length = recv(p->raw.fd, frame, sizeof(frame), MSG_DONTWAIT);
		int left;

		if (length < 0 && (errno == EAGAIN || errno == EINTR))
			return 0;
		if (length < 0)
			return tare_error(err, TARE_FAILED, "%s: cannot receive: %m",
					  p->receiver->interface);
		left = take_datagram(p->receiver->tally, frame, length, &p->raw, &p->refused, err);
		if (left)
			return left;
	}
	return 0;
}

static int read_packets(void *context, struct counters *counters, struct tare_error *err)
{
	struct packets *p = context;
	struct tpacket_stats told;
	socklen_t size = sizeof(told);

	/* asked, the kernel begins to count anew */
	if (getsockopt(p->raw.fd, SOL_PACKET, PACKET_STATISTICS, &told, &size))
		return tare_error(err, TARE_FAILED, "%s: cannot read the number of drops: %m",
				  p->receiver->interface);
	p->dropped += told.tp_drops;
	counters->socket_dropped += p->dropped;
	counters->stack_dropped += p->refused;
	return 0;
}

static const struct sink packet_sink = {"packet",        0,           true, open_packets,
					receive_packets, read_packets};

/* The sink of a program that has the frames to itself: an AF_XDP socket, and no stack. */
static struct frames {
	const struct receiver *receiver;
	struct xdp xdp;
	uint64_t refused;
} frames;

static void *open_frames(const struct receiver *receiver, struct tare_error *err)
{
	frames.receiver = receiver;
	return xdp_open(&frames.xdp, receiver->interface, err) ? NULL : &frames;
}

static int take_frame(void *context, const uint8_t *frame, size_t length, struct tare_error *err)
{
	struct frames *f = context;

	return take_datagram(f->receiver->tally, frame, length, &f->xdp.raw, &f->refused, err);
}

static int receive_frames(void *context, struct tare_error *err)
{
	return xdp_receive(&frames.xdp, take_frame, context, err);
}

static int read_frames(void *context, struct counters *counters, struct tare_error *err)
{
	const struct frames *f = context;

	counters->stack_dropped += f->refused;
	return xdp_add_dropped(&f->xdp, &counters->socket_dropped, err);
}

static const struct sink xdp_sink = {"xdp", 0, false, open_frames, receive_frames, read_frames};

const struct sink *const sinks[] = {&socket_sink, &packet_sink, &xdp_sink, NULL};
