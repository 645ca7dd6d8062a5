// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include "driver/probe/pattern.h"
#include "lib/clock.h"
#include "lib/jsonfile.h"
#include "sending.h"

static int connect_to_receiver(unsigned int timeout, struct tare_error *err)
{
	const struct sockaddr_in peer = sending_peer();
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
