// SPDX-License-Identifier: GPL-2.0-only
#include "frame.h"

#include <arpa/inet.h>
#include <endian.h>
#include <netinet/ether.h>
#include <netinet/ip.h>
#include <netinet/udp.h>
#include <string.h>

#include "driver/probe/checksum.h"
#include "driver/probe/pattern.h"

void frame_prepare(struct frame *frame, size_t size)
{
	struct ether_header ether = {.ether_type = htons(ETHERTYPE_IP)};
	struct iphdr ip = {
		.version = 4,
		.ihl = 5,
		.ttl = 64,
		.protocol = IPPROTO_UDP,
		.tot_len = htons(size - sizeof(ether)),
		.saddr = inet_addr(PROBE_SENDER_ADDRESS),
		.daddr = inet_addr(PROBE_RECEIVER_ADDRESS),
	};
	struct udphdr udp = {
		.source = htons(PROBE_PORT),
		.dest = htons(PROBE_PORT),
		.len = htons(size - sizeof(ether) - sizeof(ip)),
	};

	ether_aton_r(PROBE_RECEIVER_MAC, (struct ether_addr *)ether.ether_dhost);
	ether_aton_r(PROBE_SENDER_MAC, (struct ether_addr *)ether.ether_shost);
	ip.check = htons(checksum(&ip, sizeof(ip), 0));
	memset(frame->bytes, 0, sizeof(frame->bytes));
	memcpy(frame->bytes, &ether, sizeof(ether));
	memcpy(frame->bytes + sizeof(ether), &ip, sizeof(ip));
	memcpy(frame->bytes + sizeof(ether) + sizeof(ip), &udp, sizeof(udp));
	frame->size = size;
}

void frame_fill(struct frame *frame, const struct probe *probe)
{
	const size_t filled = FRAME_HEADERS + sizeof(*probe);

	memcpy(frame->bytes + FRAME_HEADERS, probe, sizeof(*probe));
	if (frame->size > filled)
		pattern_fill(frame->bytes + filled, frame->size - filled, probe->run,
			     be32toh(probe->sequence));
}
