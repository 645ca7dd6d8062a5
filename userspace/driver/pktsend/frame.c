// SPDX-License-Identifier: GPL-2.0-only
#include <arpa/inet.h>
#include <endian.h>
#include <netinet/ether.h>
#include <netinet/ip.h>
#include <netinet/udp.h>
#include <string.h>

#include "pktsend.h"

void frame_write(uint8_t *frame, size_t size, const struct ether_addr *to,
		 const struct probe *probe)
{
	struct {
		struct ether_header ether;
		struct iphdr ip;
		struct udphdr udp;
		struct probe probe;
	} __attribute__((packed)) head = {
		.ether = {.ether_type = htons(ETHERTYPE_IP)},
		.ip = {.version = 4,
		       .ihl = 5,
		       .ttl = 64,
		       .protocol = IPPROTO_UDP,
		       .tot_len = htons(size - sizeof(head.ether)),
		       .saddr = inet_addr(PROBE_SENDER_ADDRESS),
		       .daddr = inet_addr(PROBE_RECEIVER_ADDRESS)},
		.udp = {.source = htons(PROBE_PORT),
			.dest = htons(PROBE_PORT),
			.len = htons(size - sizeof(head.ether) - sizeof(head.ip))},
		.probe = *probe,
	};

	memcpy(head.ether.ether_dhost, to, sizeof(*to));
	ether_aton_r(PROBE_SENDER_MAC, (struct ether_addr *)head.ether.ether_shost);
	head.ip.check = htons(checksum(&head.ip, sizeof(head.ip), 0));
	memset(frame, 0, size);
	memcpy(frame, &head, sizeof(head));
	if (size > sizeof(head))
		pattern_fill(frame + sizeof(head), size - sizeof(head), probe->run,
			     be32toh(probe->sequence));
}
