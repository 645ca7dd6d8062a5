// SPDX-License-Identifier: GPL-2.0-only
#include <lwip/etharp.h>
#include <lwip/netif.h>
#include <lwip/pbuf.h>
#include <lwip/priv/tcp_priv.h>
#include <lwip/tcp.h>
#include <lwip/tcpip.h>
#include <lwip/udp.h>
#include <netif/ethernet.h>
#include <stdlib.h>
#include <string.h>

#include "lib/clock.h"
#include "stack.h"

/* All but link and queue is used only with lwIP's core lock held. */
struct stack {
	struct stack_link link;
	struct queue *queue;
	struct netif netif;
	struct tally *tally;
	bool delivered; /* the receiver got the datagram that is on its way through the stack */
	struct pbuf *packet; /* what is on its way */
};

/* A TCP connection and what came through it. */
struct connection {
	struct stack *stack;
	uint32_t withheld; /* bytes that lwIP still counts as unread */
	struct transfer *transfer;
};

static void answer(struct udp_pcb *pcb, const struct probe *answer, const ip_addr_t *address,
		   u16_t port)
{
	struct pbuf *packet = pbuf_alloc(PBUF_TRANSPORT, sizeof(*answer), PBUF_RAM);

	if (!packet)
		return; /* the question will be repeated */
	memcpy(packet->payload, answer, sizeof(*answer));
	udp_sendto(pcb, packet, address, port);
	pbuf_free(packet);
}

static void on_datagram(void *argument, struct udp_pcb *pcb, struct pbuf *packet,
			const ip_addr_t *address, u16_t port)
{
	struct stack *stack = argument;
	struct probe reply;
	struct tare_error err;
	int action;

	stack->delivered = true;
	/* packets are in one piece here, since stack_take makes them so */
	action = tally_take(stack->tally, packet->payload, packet->len, ticks_now(), &reply, &err);
	pbuf_free(packet);
	if (action < 0)
		leave(&err);
	if (action > TALLY_NOTHING)
		answer(pcb, &reply, address, port);
	if (action == TALLY_LEAVE)
		leave(NULL);
}

/* Debian's lwIP has one window for all; what is never reported as read makes it smaller. */
static void open_window(struct connection *connection, struct tcp_pcb *pcb, uint16_t read)
{
	uint32_t window = connection->stack->link.window;
	uint32_t keep = window && window < TCP_WND ? TCP_WND - window : 0;
	uint32_t more = LWIP_MIN(keep - connection->withheld, read);

	connection->withheld += more;
	if (read > more)
		tcp_recved(pcb, read - more);
}

static err_t on_bytes(void *argument, struct tcp_pcb *pcb, struct pbuf *packet, err_t error)
{
	struct connection *connection = argument;
	struct tare_error err;
	uint32_t withheld;

	(void)error;
	if (packet) {
		uint64_t now = tare_clock_ns();

		for (const struct pbuf *part = packet; part; part = part->next)
			transfer_add(connection->transfer, part->payload, part->len, now);
		open_window(connection, pcb, packet->tot_len);
		pbuf_free(packet);
		return ERR_OK;
	}
	if (transfer_end(connection->transfer, &err))
		leave(&err);
	withheld = connection->withheld;
	free(connection);
	tcp_arg(pcb, NULL);
	tcp_recv(pcb, NULL);
	tcp_err(pcb, NULL);
	/* with bytes unread, lwIP would end the connection by a reset */
	tcp_recved(pcb, withheld);
	if (tcp_close(pcb) == ERR_OK)
		return ERR_OK;
	tcp_abort(pcb);
	return ERR_ABRT;
}

/* The other side broke off, and lwIP has freed its part already: nothing to report. */
static void on_break(void *argument, err_t error)
{
	struct connection *connection = argument;

	(void)error;
	free(connection->transfer);
	free(connection);
}

static err_t on_connect(void *argument, struct tcp_pcb *pcb, err_t error)
{
	struct stack *stack = argument;
	struct connection *connection = malloc(sizeof(*connection));
	struct tare_error err;

	if (error != ERR_OK || !connection) {
		free(connection);
		return ERR_MEM;
	}
	*connection = (struct connection){.stack = stack,
					  .transfer = transfer_new(&stack->link.counted, &err)};
	if (!connection->transfer) {
		leave(&err);
		free(connection);
		return ERR_MEM;
	}
	tcp_arg(pcb, connection);
	tcp_recv(pcb, on_bytes);
	tcp_err(pcb, on_break);
	return ERR_OK;
}

#define MTU 1500

#define SPOKEN_MIN 34 /* headers of Ethernet and IPv4 */

/*
 * Debian's lwIP gives itself what goes to its own address, within one call and without end: an
 * answer to itself is a question again.
 */
static bool is_from_here(const struct stack *stack, const uint8_t *source)
{
	return !memcmp(source, netif_ip4_addr(&stack->netif), 4) || source[0] == 127;
}

/*
 * ARP, and ICMP, TCP and UDP by IPv4, from others. Whatever else lwIP knows is not the business of
 * the receiver's, and some of it ends in a failed assertion: UDP-Lite whose checksum covers more
 * than there is.
 */
static bool is_spoken(const struct stack *stack, const uint8_t *frame, size_t length)
{
	unsigned int type, protocol;

	if (length < SPOKEN_MIN)
		return false;
	type = frame[12] << 8 | frame[13];
	protocol = frame[23];
	return type == ETHTYPE_ARP || (type == ETHTYPE_IP && !is_from_here(stack, frame + 26) &&
				       (protocol == IP_PROTO_ICMP || protocol == IP_PROTO_TCP ||
					protocol == IP_PROTO_UDP));
}

/* UDP to the receiver's port, by the headers alone; a fragment has none. */
static bool is_for_us(const uint8_t *frame, size_t length)
{
	const uint8_t *ip = frame + 14, *udp = ip + (ip[0] & 15) * 4;

	return length >= PCNET_FRAME_MIN && frame[12] == 0x08 && frame[13] == 0x00 &&
	       ip[0] >> 4 == 4 && ip[9] == 17 && !(ip[6] & 0x3f) && !ip[7] &&
	       udp + 4 <= frame + length && (udp[2] << 8 | udp[3]) == PROBE_PORT;
}

static void give(void *argument)
{
	struct stack *stack = argument;

	if (ethernet_input(stack->packet, &stack->netif) != ERR_OK)
		pbuf_free(stack->packet);
}

/* lwIP may have acknowledged bytes that it lost. */
static void break_connection(void *connection)
{
	tcp_abort(connection);
}

/*
 * Debian's lwIP keeps no statistics. But the receiver is called before ethernet_input returns, so
 * that a datagram for its port that did not reach it was dropped by the stack: for its checksum,
 * its lengths or its address.
 */
static void input(struct stack *stack, struct pbuf *packet)
{
	bool expected = is_for_us(packet->payload, packet->len);

	LOCK_TCPIP_CORE();
	stack->delivered = false;
	stack->packet = packet;
	if (!assertion_guard(give, stack)) {
		expected = true;
		if (tcp_input_pcb)
			assertion_guard(break_connection, tcp_input_pcb);
		tcp_input_pcb = NULL;
	}
	if (expected && !stack->delivered)
		counter_add(&stack->link.counters->stack_dropped, 1);
	UNLOCK_TCPIP_CORE();
}

static void *serve_queue(void *argument)
{
	struct stack *stack = argument;

	for (;;)
		input(stack, queue_get(stack->queue));
	return NULL;
}

void stack_take(void *context, const uint8_t *frame, size_t length)
{
	struct stack *stack = context;
	struct pbuf *packet;

	if (!is_spoken(stack, frame, length)) {
		counter_add(&stack->link.counters->stack_dropped, 1);
		return;
	}
	packet = pbuf_alloc(PBUF_RAW, length, PBUF_RAM);
	if (!packet) {
		counter_add(&stack->link.counters->driver_dropped, 1);
		return;
	}
	memcpy(packet->payload, frame, length);
	if (!stack->queue) {
		input(stack, packet);
	} else if (!queue_put(stack->queue, packet)) {
		counter_add(&stack->link.counters->queue_dropped, 1);
		pbuf_free(packet);
	}
}

static err_t send_frame(struct netif *netif, struct pbuf *packet)
{
	const struct stack_link *link = netif->state;
	uint8_t frame[PCNET_FRAME_MAX];

	if (packet->tot_len > sizeof(frame))
		return ERR_BUF;
	pbuf_copy_partial(packet, frame, packet->tot_len, 0);
	return link->transmit(link->counted.context, frame, packet->tot_len) ? ERR_IF : ERR_OK;
}

static err_t set_up_interface(struct netif *netif)
{
	const struct stack_link *link = netif->state;

	netif->name[0] = 'p';
	netif->name[1] = 'c';
	netif->hwaddr_len = sizeof(link->mac);
	memcpy(netif->hwaddr, link->mac, sizeof(link->mac));
	netif->mtu = MTU;
	netif->flags =
		NETIF_FLAG_BROADCAST | NETIF_FLAG_ETHARP | NETIF_FLAG_ETHERNET | NETIF_FLAG_LINK_UP;
	netif->output = etharp_output;
	netif->linkoutput = send_frame;
	return ERR_OK;
}

/* With the core locked. */
static int set_up(struct stack *stack)
{
	struct udp_pcb *udp = udp_new();
	struct tcp_pcb *tcp = tcp_new(), *listener;
	ip4_addr_t address, mask, gateway = {0};

	ip4addr_aton(PROBE_RECEIVER_ADDRESS, &address);
	ip4addr_aton(PROBE_NETMASK, &mask);
	if (!udp || !tcp ||
	    !netif_add(&stack->netif, &address, &mask, &gateway, &stack->link, set_up_interface,
		       tcpip_input))
		return -1;
	netif_set_default(&stack->netif);
	netif_set_up(&stack->netif);
	udp_recv(udp, on_datagram, stack);
	if (udp_bind(udp, IP_ADDR_ANY, PROBE_PORT) || tcp_bind(tcp, IP_ADDR_ANY, PROBE_PORT))
		return -1;
	listener = tcp_listen(tcp);
	if (!listener)
		return -1;
	tcp_arg(listener, stack);
	tcp_accept(listener, on_connect);
	return 0;
}

static int start_queue(struct stack *stack)
{
	pthread_t thread;

	if (!stack->link.queue)
		return 0;
	stack->queue = queue_new(stack->link.queue);
	return !stack->queue || pthread_create(&thread, NULL, serve_queue, stack) ? -1 : 0;
}

struct stack *stack_start(const struct stack_link *link, struct tare_error *err)
{
	static struct stack stack;
	int failed;

	stack = (struct stack){.link = *link};
	stack.tally = tally_start(&stack.link.counted);
	tcpip_init(NULL, NULL); /* which cannot be ended */
	LOCK_TCPIP_CORE();
	failed = set_up(&stack) || start_queue(&stack);
	UNLOCK_TCPIP_CORE();
	if (!failed)
		return &stack;
	tare_error(err, TARE_FAILED,
		   "lwIP could not be set up: no memory for it, its thread or its ports");
	return NULL;
}
