// SPDX-License-Identifier: GPL-2.0-only
/*
 * lwIP as the sender of transfers. This thread takes frames off the wire and gives them to lwIP,
 * which calls back from there; its own thread only keeps the timers, and sends again by them.
 */
#include "tcp_lwip.h"

#include <arpa/inet.h>
#include <errno.h>
#include <net/ethernet.h>
#include <netinet/ip.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <string.h>

#include <lwip/init.h>
#include <lwip/tcp.h>
#include <lwip/tcpip.h>

#include "../lib/clock.h"
#include "../probe/interface.h"
#include "../probe/pattern.h"
#include "../probe/probe.h"
#include "frame.h"

#define LOOK_NS    20000000 /* until the time is looked at again */
#define WRITE_MOST 16384

/* Used only with lwIP's core lock held. */
struct connection {
	struct tcp_pcb *pcb; /* NULL: lwIP has freed it */
	uint64_t bytes, unwritten, unacknowledged;
	uint64_t connected_ns, progress_ns;
	uint64_t retransmitted;
	uint32_t next; /* the sequence behind all that was sent */
	bool begun, shut, ended;
	err_t broken;
};

/* The one of this process. */
static struct station {
	struct interface interface;
	struct wire *wire;
	struct connection *connection; /* NULL: frames of lwIP's go nowhere, so no flood has them */
	bool failed;
	struct tare_error error; /* of the wire */
} station;

/* Sequence numbers tell what is sent again; lwIP itself does not count it. */
static void watch(struct connection *connection, const uint8_t *frame, size_t length)
{
	struct iphdr ip;
	struct tcphdr tcp;
	uint32_t begin, end;

	if (length < ETH_HLEN + sizeof(ip) + sizeof(tcp))
		return;
	memcpy(&ip, frame + ETH_HLEN, sizeof(ip));
	memcpy(&tcp, frame + ETH_HLEN + sizeof(ip), sizeof(tcp));
	if (ip.version != 4 || ip.ihl != 5 || ip.protocol != IPPROTO_TCP)
		return;
	begin = ntohl(tcp.seq);
	end = begin + ntohs(ip.tot_len) - sizeof(ip) - tcp.doff * 4 + tcp.syn + tcp.fin;
	if (end == begin)
		return;
	if (connection->begun && (int32_t)(begin - connection->next) < 0)
		connection->retransmitted++;
	if (!connection->begun || (int32_t)(end - connection->next) > 0)
		connection->next = end;
	connection->begun = true;
}

/* A NIC makes short frames long enough, and QEMU from 8.1 on does not do it for a stream. */
static int transmit(void *context, const uint8_t *frame, size_t length)
{
	uint8_t longer[PCNET_FRAME_MIN] = {0};

	(void)context;
	if (!station.connection || station.failed)
		return 0;
	watch(station.connection, frame, length);
	if (length < sizeof(longer)) {
		memcpy(longer, frame, length);
		frame = longer;
		length = sizeof(longer);
	}
	station.failed = wire_send(station.wire, frame, length, &station.error) < 0;
	return station.failed ? -1 : 0;
}

static int start(struct wire *wire, struct tare_error *err)
{
	int failed;

	if (station.wire)
		return 0;
	station.wire = wire;
	station.interface.address = PROBE_SENDER_ADDRESS;
	station.interface.transmit = transmit;
	memcpy(station.interface.mac, frame_sender_mac, sizeof(frame_sender_mac));
	interface_start_lwip();
	LOCK_TCPIP_CORE();
	failed = interface_add(&station.interface);
	UNLOCK_TCPIP_CORE();
	return failed ? tare_error(err, TARE_FAILED, "lwIP could not be set up: no memory") : 0;
}

/* As much as lwIP takes; it asks again when some was acknowledged. */
static void write_more(struct connection *connection)
{
	struct tcp_pcb *pcb = connection->pcb;

	while (connection->unwritten) {
		size_t n = tcp_sndbuf(pcb) < WRITE_MOST ? tcp_sndbuf(pcb) : WRITE_MOST;
		const uint8_t *piece;

		if (connection->unwritten < n)
			n = connection->unwritten;
		piece = pattern_stream(connection->bytes - connection->unwritten, &n);
		if (!n || tcp_write(pcb, piece, n, TCP_WRITE_FLAG_COPY) != ERR_OK)
			break;
		connection->unwritten -= n;
	}
	if (!connection->unwritten && !connection->shut)
		connection->shut = tcp_shutdown(pcb, 0, 1) == ERR_OK;
	tcp_output(pcb);
}

static err_t on_connect(void *argument, struct tcp_pcb *pcb, err_t error)
{
	struct connection *connection = argument;

	(void)pcb;
	(void)error;
	connection->connected_ns = connection->progress_ns = tare_clock_ns();
	write_more(connection);
	return ERR_OK;
}

static err_t on_acknowledged(void *argument, struct tcp_pcb *pcb, u16_t bytes)
{
	struct connection *connection = argument;

	(void)pcb;
	connection->unacknowledged -= bytes;
	connection->progress_ns = tare_clock_ns();
	write_more(connection);
	return ERR_OK;
}

static void forget(struct connection *connection)
{
	tcp_arg(connection->pcb, NULL);
	tcp_recv(connection->pcb, NULL);
	tcp_sent(connection->pcb, NULL);
	tcp_err(connection->pcb, NULL);
	connection->pcb = NULL;
}

static err_t on_bytes(void *argument, struct tcp_pcb *pcb, struct pbuf *packet, err_t error)
{
	struct connection *connection = argument;

	(void)error;
	if (packet) {
		/* the receiver has nothing to say */
		tcp_recved(pcb, packet->tot_len);
		pbuf_free(packet);
		return ERR_OK;
	}
	connection->ended = true;
	forget(connection);
	if (connection->unacknowledged) {
		tcp_abort(pcb);
		return ERR_ABRT;
	}
	/* what is left of it is lwIP's */
	tcp_close(pcb);
	return ERR_OK;
}

static void on_break(void *argument, err_t error)
{
	struct connection *connection = argument;

	connection->pcb = NULL;
	connection->broken = error;
}

static int begin(struct connection *connection, struct tare_error *err)
{
	struct tcp_pcb *pcb = tcp_new();
	ip_addr_t peer;

	ipaddr_aton(PROBE_RECEIVER_ADDRESS, &peer);
	connection->pcb = pcb;
	if (!pcb)
		return tare_error(err, TARE_FAILED, "no memory for a connection");
	station.connection = connection;
	tcp_arg(pcb, connection);
	tcp_recv(pcb, on_bytes);
	tcp_sent(pcb, on_acknowledged);
	tcp_err(pcb, on_break);
	if (tcp_connect(pcb, &peer, PROBE_PORT, on_connect) != ERR_OK)
		return tare_error(err, TARE_FAILED, "cannot connect to the receiver: no memory");
	return 0;
}

static int stopped(const struct connection *connection, int reason, struct tare_error *err)
{
	if (!connection->connected_ns)
		return tare_error(err, TARE_FAILED, "cannot connect to the receiver: %s",
				  strerror(reason == ECONNRESET ? ECONNREFUSED : reason));
	return tare_error(err, TARE_FAILED, "the transfer stopped with %llu bytes left: %s",
			  (unsigned long long)connection->unacknowledged, strerror(reason));
}

/* Returns 1 while there is more to do, 0 when all is done, -1 with *err filled. */
static int judge(const struct connection *connection, unsigned int timeout, struct tare_error *err)
{
	if (station.failed) {
		*err = station.error;
		return -1;
	}
	if (connection->ended)
		return connection->unacknowledged ? stopped(connection, EPIPE, err) : 0;
	if (connection->broken)
		return stopped(connection, err_to_errno(connection->broken), err);
	if (tare_clock_ns() - connection->progress_ns > timeout * 1000000000ull)
		return stopped(connection, ETIMEDOUT, err);
	return 1;
}

/* Gives lwIP a frame, if one came; then as judge. */
static int step(struct connection *connection, const uint8_t *frame, size_t size,
		unsigned int timeout, struct tare_error *err)
{
	/* without memory it is lost, as on any wire */
	struct pbuf *packet = size ? interface_pack(frame, size) : NULL;
	int more;

	LOCK_TCPIP_CORE();
	if (packet)
		interface_input(&station.interface, packet);
	more = judge(connection, timeout, err);
	UNLOCK_TCPIP_CORE();
	return more;
}

static int pump(struct connection *connection, unsigned int timeout, struct tare_error *err)
{
	uint8_t frame[PCNET_FRAME_MAX];
	int more;

	do {
		bool own;
		ssize_t size = wire_receive(station.wire, frame, sizeof(frame), LOOK_NS, &own, err);

		if (size < 0)
			return -1;
		more = step(connection, frame, size, timeout, err);
	} while (more > 0);
	return more;
}

static void end(struct connection *connection)
{
	struct tcp_pcb *pcb = connection->pcb;

	if (pcb) {
		forget(connection);
		tcp_abort(pcb);
	}
	station.connection = NULL;
}

int tcp_lwip(struct wire *wire, uint64_t bytes, unsigned int timeout, struct transferred *done,
	     struct tare_error *err)
{
	struct connection connection = {
		.bytes = bytes, .unwritten = bytes, .unacknowledged = bytes};
	int bad;

	if (start(wire, err))
		return -1;
	done->begin_ns = connection.progress_ns = tare_clock_ns();
	LOCK_TCPIP_CORE();
	bad = begin(&connection, err);
	UNLOCK_TCPIP_CORE();
	bad = bad || pump(&connection, timeout, err);
	LOCK_TCPIP_CORE();
	end(&connection);
	UNLOCK_TCPIP_CORE();
	done->connected_ns = connection.connected_ns;
	done->end_ns = tare_clock_ns();
	done->retransmitted = connection.retransmitted;
	done->stack = "lwIP " LWIP_VERSION_STRING;
	return bad ? -1 : 0;
}
