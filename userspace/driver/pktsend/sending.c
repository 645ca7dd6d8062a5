// SPDX-License-Identifier: GPL-2.0-only
#include "sending.h"

#include <arpa/inet.h>
#include <endian.h>
#include <errno.h>
#include <poll.h>
#include <stdbool.h>
#include <time.h>

#include "lib/clock.h"

#define ANSWER_NS 500000000 /* until a question is repeated; a driver may take 0.1 s to look */
#define QUESTIONS 60

static int udp = -1; /* nothing was asked yet */

struct sockaddr_in sending_peer(void)
{
	return (struct sockaddr_in){.sin_family = AF_INET,
				    .sin_port = htons(PROBE_PORT),
				    .sin_addr.s_addr = inet_addr(PROBE_RECEIVER_ADDRESS)};
}

static int open_socket(struct tare_error *err)
{
	const struct sockaddr_in peer = sending_peer();

	udp = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	if (udp < 0 || connect(udp, (const struct sockaddr *)&peer, sizeof(peer)))
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
	uint64_t now, until = tare_clock_ns() + ANSWER_NS;
	struct pollfd ready = {.fd = udp, .events = POLLIN};
	struct probe answer;

	while ((now = tare_clock_ns()) < until) {
		struct timespec rest = {0, (long)(until - now)};
		ssize_t n;

		if (ppoll(&ready, 1, &rest, NULL) < 0 && errno != EINTR)
			return tare_error(err, TARE_FAILED, "cannot wait for an answer: %m");
		n = recv(udp, &answer, sizeof(answer), 0);
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
			  QUESTIONS * (ANSWER_NS / 1e9));
}
