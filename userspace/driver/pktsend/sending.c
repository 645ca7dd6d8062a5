// SPDX-License-Identifier: GPL-2.0-only
#include <arpa/inet.h>
#include <endian.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include "lib/clock.h"
#include "lib/jsonfile.h"
#include "pktsend.h"

#define ANSWER_US 500000 /* until a question is repeated; a driver may take 0.1 s to look */
#define QUESTIONS 60

static int udp = -1; /* nothing was asked yet */

/* Where the receiver listens, by UDP and by TCP. */
static struct sockaddr_in receiver(void)
{
	return (struct sockaddr_in){.sin_family = AF_INET,
				    .sin_port = htons(PROBE_PORT),
				    .sin_addr.s_addr = inet_addr(PROBE_RECEIVER_ADDRESS)};
}

static int open_socket(struct tare_error *err)
{
	const struct sockaddr_in peer = receiver();
	const struct timeval patience = {.tv_usec = ANSWER_US};

	udp = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
	if (udp < 0 || setsockopt(udp, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience)) ||
	    connect(udp, (const struct sockaddr *)&peer, sizeof(peer)))
		return tare_error(err, TARE_FAILED, "no route to the receiver, %s: %m",
				  PROBE_RECEIVER_ADDRESS);
	return 0;
}

/* Nobody there yet, or no room for now: the question is repeated. */
static bool passes(int error)
{
	return error == EAGAIN || error == EINTR || error == ECONNREFUSED || error == ENOBUFS ||
	       error == EHOSTUNREACH;
}

/* Returns 1 when the answer to this kind of question is there, 0 when the time is over, or -1. */
static int await(enum probe_kind kind, uint8_t run, struct tare_error *err)
{
	uint64_t until = tare_clock_ns() + ANSWER_US * 1000;
	struct probe answer;

	while (tare_clock_ns() < until) {
		ssize_t n = recv(udp, &answer, sizeof(answer), 0);

		if (n < 0 && !passes(errno))
			return tare_error(err, TARE_FAILED, "cannot receive: %m");
		if (n == sizeof(answer) && answer.magic == htobe32(PROBE_MAGIC) &&
		    answer.kind == kind && answer.run == run)
			return 1;
	}
	return 0;
}

int sending_ask(enum probe_kind kind, uint8_t run, struct tare_error *err)
{
	int asked = 0;

	if (udp < 0 && open_socket(err))
		return -1;
	for (int i = 0; i < QUESTIONS; i++) {
		const struct probe question = {
			.magic = htobe32(PROBE_MAGIC),
			.kind = kind,
			.run = run,
			.sequence = htobe32(asked),
		};
		int answered;

		if (send(udp, &question, sizeof(question), 0) >= 0)
			asked++;
		else if (!passes(errno))
			return tare_error(err, TARE_FAILED, "cannot send: %m");
		answered = await(kind, run, err);
		if (answered)
			return answered < 0 ? -1 : asked;
	}
	return tare_error(err, TARE_FAILED, "the receiver does not answer within %.0f s",
			  QUESTIONS * (ANSWER_US / 1e6));
}

/* ---- by TCP */

static int connect_to_receiver(unsigned int timeout, struct tare_error *err)
{
	const struct sockaddr_in peer = receiver();
	unsigned int timeout_ms = timeout * 1000;
	struct timeval limit = {.tv_sec = timeout};
	int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

	if (fd < 0)
		return tare_error(err, TARE_FAILED, "cannot make a TCP socket: %m");
	if (setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof(limit)) ||
	    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof(limit)) ||
	    setsockopt(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, &timeout_ms, sizeof(timeout_ms)) ||
	    connect(fd, (const struct sockaddr *)&peer, sizeof(peer))) {
		if (errno == EINPROGRESS)
			errno = ETIMEDOUT;
		tare_error(err, TARE_FAILED, "cannot connect to the receiver: %m");
		close(fd);
		return -1;
	}
	return fd;
}

/*
 * Sends all, and waits until the receiver has taken all and closes. The last byte is a segment of
 * its own, so that FIN goes with it or later: QEMU's rtl8139 loses that of a segment that it
 * divides (TSO).
 */
static int pump(int fd, uint64_t bytes, struct tare_error *err)
{
	ssize_t n;
	char end;

	for (uint64_t left = bytes; left;) {
		size_t size = left > 1 ? left - 1 : 1;
		const uint8_t *piece = pattern_stream(bytes - left, &size);

		n = send(fd, piece, size, MSG_NOSIGNAL | (left - size == 1 ? MSG_EOR : 0));
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return tare_error(err, TARE_FAILED,
					  "the transfer stopped with %llu bytes left: %m",
					  (unsigned long long)left);
		left -= n;
	}
	shutdown(fd, SHUT_WR);
	n = recv(fd, &end, 1, 0);
	if (n > 0)
		return tare_error(err, TARE_FAILED,
				  "the other end sent data back: is it a receiver of tare?");
	if (n < 0)
		return tare_error(err, TARE_FAILED, "the receiver did not end the transfer: %m");
	return 0;
}

/* One connection, from its beginning to its end. */
struct attempt {
	uint64_t connected_ns; /* 0: never */
	uint32_t retransmitted;
};

static int try_transfer(struct attempt *attempt, uint64_t bytes, unsigned int timeout,
			struct tare_error *err)
{
	struct tcp_info info = {0};
	socklen_t size = sizeof(info);
	int bad, fd;

	*attempt = (struct attempt){0};
	fd = connect_to_receiver(timeout, err);
	if (fd < 0)
		return -1;
	attempt->connected_ns = tare_clock_ns();
	bad = pump(fd, bytes, err);
	if (!bad && getsockopt(fd, IPPROTO_TCP, TCP_INFO, &info, &size))
		bad = tare_error(err, TARE_FAILED, "cannot read the number of retransmissions: %m");
	attempt->retransmitted = info.tcpi_total_retrans;
	close(fd);
	return bad;
}

int sending_transfer(uint64_t bytes, unsigned int timeout, uint64_t breaks, struct tare_error *err)
{
	uint64_t broken = 0, first_ns = 0, end_ns;
	struct attempt attempt;
	int failed;

	do {
		failed = try_transfer(&attempt, bytes, timeout, err);
		if (!first_ns)
			first_ns = attempt.connected_ns;
	} while (failed && broken++ < breaks);
	if (failed)
		return -1;
	end_ns = tare_clock_ns();
	return tare_jsonfile_write_line(
		json_pack("{s:I, s:f, s:I, s:I, s:f}", "transfer", (json_int_t)bytes, "seconds",
			  (end_ns - attempt.connected_ns) / 1e9, "retransmitted",
			  (json_int_t)attempt.retransmitted, "broken", (json_int_t)broken,
			  "from_first_s", (end_ns - first_ns) / 1e9),
		err);
}
