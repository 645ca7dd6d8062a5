// SPDX-License-Identifier: GPL-2.0-only
#include "datagram.h"

#include <net/ethernet.h>
#include <netinet/in.h>
#include <netinet/ip.h>
#include <netinet/udp.h>
#include <stddef.h>
#include <string.h>

#include "driver/probe/checksum.h"
#include "driver/probe/ticks.h"

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

int datagram_take(struct tally *tally, const uint8_t *frame, size_t length, struct raw *raw,
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
