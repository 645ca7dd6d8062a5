// SPDX-License-Identifier: GPL-2.0-only
/*
 * The sink of a program that captures: a packet socket, which has a copy of each frame. The frame
 * itself goes on into the kernel's stack, which has no address for it, and ends there.
 */
#include <errno.h>
#include <linux/if_packet.h>
#include <poll.h>
#include <sys/socket.h>

#include <tare/pcnet.h>

#include "datagram.h"
#include "sink.h"

static struct packets {
	const struct receiver *receiver;
	struct raw raw;
	uint64_t refused, dropped; /* dropped: when the socket was last asked */
} packets;

static void *open_packets(const struct receiver *receiver, struct tare_error *err)
{
	packets.receiver = receiver;
	return raw_open(&packets.raw, receiver->interface, true, err) ||
			       sink_set_buffer(receiver, packets.raw.fd, err)
		       ? NULL
		       : &packets;
}

static int receive(void *context, struct tare_error *err)
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
		left = datagram_take(p->receiver->tally, frame, length, &p->raw, &p->refused, err);
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

const struct sink packet_sink = {"packet", 0, true, open_packets, receive, read_packets};
