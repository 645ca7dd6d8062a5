// SPDX-License-Identifier: GPL-2.0-only
#include "frame.h"

#include <arpa/inet.h>
#include <endian.h>
#include <net/ethernet.h>
#include <netinet/if_ether.h>
#include <netinet/ip.h>
#include <netinet/udp.h>
#include <string.h>

#include "../probe/pattern.h"

const uint8_t frame_sender_mac[6] = {0x52, 0x54, 0x00, 0x10, 0x77, 0x01};
const uint8_t frame_receiver_mac[6] = {0x52, 0x54, 0x00, 0x10, 0x77, 0x02};

/* RFC 1071, over an IPv4 header without options. */
static uint16_t checksum(const struct iphdr *ip)
{
	uint16_t words[sizeof(*ip) / 2];
	uint32_t sum = 0;

	memcpy(words, ip, sizeof(words));
	for (size_t i = 0; i < sizeof(words) / sizeof(*words); i++)
		sum += words[i];
	while (sum >> 16)
		sum = (sum & 0xffff) + (sum >> 16);
	return ~sum;
}

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

	memcpy(ether.ether_dhost, frame_receiver_mac, sizeof(frame_receiver_mac));
	memcpy(ether.ether_shost, frame_sender_mac, sizeof(frame_sender_mac));
	ip.check = checksum(&ip);
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

bool frame_answer(const uint8_t *bytes, size_t size, struct probe_answer *answer)
{
	struct ether_header ether;
	struct iphdr ip;
	struct udphdr udp;

	if (size < FRAME_HEADERS + sizeof(*answer))
		return false;
	memcpy(&ether, bytes, sizeof(ether));
	memcpy(&ip, bytes + sizeof(ether), sizeof(ip));
	memcpy(&udp, bytes + sizeof(ether) + sizeof(ip), sizeof(udp));
	if (ether.ether_type != htons(ETHERTYPE_IP) || ip.version != 4 || ip.ihl != 5 ||
	    ip.protocol != IPPROTO_UDP || udp.source != htons(PROBE_PORT))
		return false;
	memcpy(answer, bytes + FRAME_HEADERS, sizeof(*answer));
	return answer->question.magic == htonl(PROBE_MAGIC);
}

bool frame_arp(const uint8_t *bytes, size_t size, struct frame *reply)
{
	struct ether_header ether;
	struct ether_arp arp;
	in_addr_t own = inet_addr(PROBE_SENDER_ADDRESS);

	if (size < sizeof(ether) + sizeof(arp))
		return false;
	memcpy(&ether, bytes, sizeof(ether));
	memcpy(&arp, bytes + sizeof(ether), sizeof(arp));
	if (ether.ether_type != htons(ETHERTYPE_ARP) || arp.arp_op != htons(ARPOP_REQUEST) ||
	    memcmp(arp.arp_tpa, &own, sizeof(own)))
		return false;
	memcpy(ether.ether_dhost, ether.ether_shost, sizeof(ether.ether_dhost));
	memcpy(ether.ether_shost, frame_sender_mac, sizeof(frame_sender_mac));
	arp.arp_op = htons(ARPOP_REPLY);
	memcpy(arp.arp_tha, arp.arp_sha, sizeof(arp.arp_tha));
	memcpy(arp.arp_tpa, arp.arp_spa, sizeof(arp.arp_tpa));
	memcpy(arp.arp_sha, frame_sender_mac, sizeof(frame_sender_mac));
	memcpy(arp.arp_spa, &own, sizeof(own));
	memset(reply->bytes, 0, sizeof(reply->bytes));
	memcpy(reply->bytes, &ether, sizeof(ether));
	memcpy(reply->bytes + sizeof(ether), &arp, sizeof(arp));
	reply->size = PCNET_FRAME_MIN;
	return true;
}
