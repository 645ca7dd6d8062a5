// SPDX-License-Identifier: GPL-2.0-only
/*
 * pktsend: the sender of the driver experiment. Asks the receiver at the other end of a machine's
 * cable, and does what standard input says, a line at a time; each is answered by one of JSON.
 */
#include <arpa/inet.h>
#include <endian.h>
#include <errno.h>
#include <netinet/ether.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "driver/probe/pattern.h"
#include "driver/probe/probe.h"
#include "driver/probe/report.h"
#include "lib/clock.h"
#include "lib/error.h"
#include "lib/option.h"
#include "flood.h"

static int udp = -1;   /* nothing was asked yet */
static uint32_t asked; /* questions of the present kind that were sent */

#define TRANSFER_TIMEOUT_MAX 3600

#define ANSWER_NS 500000000 /* until a question is repeated; a driver may take 0.1 s to look */
#define QUESTIONS 60

static struct sockaddr_in receiver(void)
{
	return (struct sockaddr_in){.sin_family = AF_INET,
				    .sin_port = htons(PROBE_PORT),
				    .sin_addr.s_addr = inet_addr(PROBE_RECEIVER_ADDRESS)};
}

static int open_socket(struct tare_error *err)
{
	const struct sockaddr_in peer = receiver();

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

/* Asks until there is an answer. Returns 0, or -1 with *err filled. */
static int ask(enum probe_kind kind, uint8_t run, struct tare_error *err)
{
	asked = 0;
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
			return answered < 0 ? -1 : 0;
	}
	return tare_error(err, TARE_FAILED, "the receiver does not answer within %.0f s",
			  QUESTIONS * (ANSWER_NS / 1e9));
}

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

/* Sends all, and waits until the receiver has taken all and closes. */
static int pump(int fd, uint64_t bytes, struct tare_error *err)
{
	ssize_t n;
	char end;

	for (uint64_t left = bytes; left;) {
		size_t size = left;
		const uint8_t *piece = pattern_stream(bytes - left, &size);

		n = send(fd, piece, size, MSG_NOSIGNAL);
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

/*
 * Bytes by TCP, of this machine's own stack. timeout in s, without progress. After each of up to
 * `breaks` connections that cannot be made, or break, all bytes are sent again by another. Prints
 * {"transfer": bytes, "seconds", "retransmitted", "broken": connections,
 *  "from_first_s"}: seconds is of the whole connection, and from_first_s since the first was there.
 */
static int transfer_bytes(uint64_t bytes, unsigned int timeout, uint64_t breaks,
			  struct tare_error *err)
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
	return report_line(json_pack("{s:I, s:f, s:I, s:I, s:f}", "transfer", (json_int_t)bytes,
				     "seconds", (end_ns - attempt.connected_ns) / 1e9,
				     "retransmitted", (json_int_t)attempt.retransmitted, "broken",
				     (json_int_t)broken, "from_first_s", (end_ns - first_ns) / 1e9),
			   err);
}

#define TIMER_MAX 1000000000

struct options {
	uint64_t timer_ns;
	const char *plans;
};

static const struct tare_option option[] = {
	{"timer", 't', "NS", "For floods: the cards' x-txtimer, which it cannot read (from 1000)",
	 TARE_NUMBER(timer_ns, 1000, TIMER_MAX)},
	{"plan", 'p', "FILE", "When the cards are started, and what they send", TARE_TEXT(plans)},
	{0}};

static const struct tare_options command_line = {
	.option = option,
	.doc = "Sends to the receiver of the driver experiment at " PROBE_RECEIVER_ADDRESS
	       ", over the network of this process. For floods in virtual time, in an exact "
	       "machine, it fills the rings of all virtio network cards that vfio-pci has "
	       "(virtio-net-pci,tx=timer,x-txburst=1), each of which holds 256 frames and sends "
	       "one "
	       "when its timer fires; starts them when a plan says so, and sleeps. Reads commands "
	       "from standard input:\n\v"
	       "  sync                           ask the receiver whether it is there\n"
	       "  flood RUN PLAN MAC             make a run: the probes of a plan, by its number\n"
	       "                                 from 1, to MAC\n"
	       "  transfer BYTES SECONDS [BREAKS]\n"
	       "                                 send by TCP; fail after a stall of SECONDS;\n"
	       "                                 begin again after each of up to BREAKS\n"
	       "                                 connections that break (0)\n"
	       "  leave                          end the receiver\n\nEach "
	       "prints one line of JSON. The exit status is 0 at the end of the input, 1 after "
	       "a command that failed, 2 for bad usage, 77 if this machine cannot do it.",
};

static struct flood *cards; /* NULL: without --plan */

static int question(enum probe_kind kind, const char *name, struct tare_error *err)
{
	return ask(kind, 0, err) ? -1 : report_line(json_pack("{s:b}", name, 1), err);
}

static int flood(const char *words, struct tare_error *err)
{
	struct ether_addr to;
	unsigned int run, plan, starts;
	char mac[18], more;
	json_t *report;

	if (strchr(words, '-') || sscanf(words, "%u %u %17s %c", &run, &plan, mac, &more) != 3 ||
	    !ether_aton_r(mac, &to) || run < 1 || run > UINT8_MAX)
		return tare_error(err, TARE_USAGE,
				  "flood: write flood RUN PLAN MAC, RUN from 1 to %d", UINT8_MAX);
	if (!cards || plan < 1 || plan > flood_plans(cards))
		return tare_error(err, TARE_USAGE, "flood: PLAN %u: --plan has %u", plan,
				  cards ? flood_plans(cards) : 0);
	if (flood_priority(0, err) || ask(PROBE_START, run, err))
		return -1;
	starts = asked;
	report = flood_send(cards, run, plan, &to, err);
	if (!report || ask(PROBE_FINISH, run, err))
		return -1;
	json_object_set_new(report, "starts", json_integer(starts));
	json_object_set_new(report, "finishes", json_integer(asked));
	return report_line(report, err);
}

static int transfer(const char *words, struct tare_error *err)
{
	unsigned long bytes, timeout, breaks = 0;
	char more;
	int found = sscanf(words, "%lu %lu %lu %c", &bytes, &timeout, &breaks, &more);

	if (strchr(words, '-') || found < 2 || found > 3 || !bytes || !timeout ||
	    timeout > TRANSFER_TIMEOUT_MAX)
		return tare_error(
			err, TARE_USAGE,
			"transfer: write transfer BYTES SECONDS [BREAKS], SECONDS from 1 to %d",
			TRANSFER_TIMEOUT_MAX);
	return transfer_bytes(bytes, timeout, breaks, err);
}

static int run_command(const char *line, struct tare_error *err)
{
	if (!strcmp(line, "sync"))
		return question(PROBE_SYNC, line, err);
	if (!strcmp(line, "leave"))
		return question(PROBE_LEAVE, line, err);
	if (!strncmp(line, "flood ", 6))
		return flood(line + 6, err);
	if (!strncmp(line, "transfer ", 9))
		return transfer(line + 9, err);
	return tare_error(err, TARE_USAGE,
			  "%s: no such command; there are sync, flood, transfer and leave", line);
}

static int serve(const struct options *options, struct tare_error *err)
{
	char *line = NULL;
	size_t room = 0;
	ssize_t n;
	int bad = 0;

	if (!options->plans != !options->timer_ns)
		return tare_error(err, TARE_USAGE, "give --timer and --plan, or neither");
	if (options->plans) {
		cards = flood_open(options->timer_ns, options->plans, err);
		if (!cards)
			return -1;
	}
	pattern_prepare();
	while (!bad && (n = getline(&line, &room, stdin)) >= 0) {
		line[strcspn(line, "\n")] = 0;
		bad = *line ? run_command(line, err) : 0;
	}
	free(line);
	return bad;
}

int main(int argc, char **argv)
{
	struct options options = {0};
	struct tare_error err;

	tare_options_parse(&command_line, argc, argv, &options);
	return serve(&options, &err) ? tare_error_report(&err, "pktsend") : TARE_OK;
}
