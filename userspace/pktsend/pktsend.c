// SPDX-License-Identifier: GPL-2.0-only
/*
 * pktsend: the sender of the driver experiment. Holds one end of a virtual machine's cable and
 * does what standard input says, a line at a time; each line is answered by one of JSON.
 */
#include <argp.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "../lib/error.h"
#include "../lib/option.h"
#include "../lib/program.h"
#include "../probe/pattern.h"
#include "../probe/report.h"
#include "sending.h"

#define PROGRAM "pktsend"

struct options {
	const char *own, *peer;
	int hand_over; /* socket that gets the TAP's other end, -1 */
	int stream;    /* socket whose other end is the machine's, -1 */
	const char *interface;
};

static const struct argp_option option[] = {
	{"tap", 't', "FD", 0,
	 "Make a TAP device in a network namespace of our own, and send its file through the unix "
	 "socket FD",
	 0},
	{"stream", 's', "FD", 0,
	 "Send through the unix stream socket FD, whose end the machine has", 0},
	{"interface", 'i', "NAME", 0, "Send through an interface that is there", 0},
	{0}};

static const char doc[] =
	"Sends frames to the receiver of the driver experiment, over unix datagram sockets (OWN "
	"is made, PEER is the machine's), a unix stream socket, a TAP device or another interface. "
	"Reads commands from standard input:\n"
	"\v  sync                           compare clocks\n"
	"  flood RUN RATE COUNT SIZE      probes a second, how many, bytes of each frame\n"
	"  fuzz SEED COUNT                frames that are wrong, the same for a seed\n"
	"  transfer BYTES SECONDS         by TCP (not over OWN and PEER); longest stall that is "
	"waited for\n"
	"  around RUN COMMAND             a run whose frames a shell command sends\n"
	"  leave                          end the receiver\n\n"
	"Each prints one line of JSON. The exit status is 0 at the end of the input, 1 after a "
	"command that failed, 2 for bad usage, 77 for what this machine cannot do.";

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;

	switch (key) {
	case 't':
		o->hand_over = (int)tare_option_number(state, "tap", arg, 0, INT_MAX);
		return 0;
	case 's':
		o->stream = (int)tare_option_number(state, "stream", arg, 0, INT_MAX);
		return 0;
	case 'i':
		o->interface = arg;
		return 0;
	case ARGP_KEY_ARG:
		if (state->arg_num > 1)
			argp_error(state, "%s: there are two sockets, OWN and PEER", arg);
		*(state->arg_num ? &o->peer : &o->own) = arg;
		return 0;
	case ARGP_KEY_END:
		if ((o->hand_over >= 0) + (o->stream >= 0) + (o->peer != NULL) +
				    (o->interface != NULL) !=
			    1 ||
		    (o->own && !o->peer))
			argp_error(state, "give --tap FD, --stream FD, --interface NAME, or OWN "
					  "and PEER");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

static int hand_over(int socket_fd, int fd, struct tare_error *err)
{
	union {
		struct cmsghdr header;
		char space[CMSG_SPACE(sizeof(int))];
	} control = {0};
	struct iovec byte = {.iov_base = "t", .iov_len = 1};
	struct msghdr message = {
		.msg_iov = &byte,
		.msg_iovlen = 1,
		.msg_control = control.space,
		.msg_controllen = sizeof(control.space),
	};

	control.header = (struct cmsghdr){
		.cmsg_len = CMSG_LEN(sizeof(int)),
		.cmsg_level = SOL_SOCKET,
		.cmsg_type = SCM_RIGHTS,
	};
	memcpy(CMSG_DATA(&control.header), &fd, sizeof(fd));
	if (sendmsg(socket_fd, &message, MSG_NOSIGNAL) != 1)
		return tare_error(err, TARE_USAGE, "--tap %d: cannot hand the device over: %m",
				  socket_fd);
	close(socket_fd);
	close(fd);
	return 0;
}

static int flood(struct sending *sending, const char *words, struct tare_error *err)
{
	unsigned long run, count;
	struct flood wish;
	char more;

	/* sscanf takes -1 for a large number */
	if (strchr(words, '-') ||
	    sscanf(words, "%lu %lf %lu %zu %c", &run, &wish.rate, &count, &wish.size, &more) != 4)
		return tare_error(err, TARE_USAGE, "flood: write flood RUN RATE COUNT SIZE");
	if (run < 1 || run > UINT8_MAX)
		return tare_error(err, TARE_USAGE, "flood: RUN %lu: must be from 1 to %d", run,
				  UINT8_MAX);
	if (!(wish.rate >= 1 && wish.rate <= FLOOD_RATE_MAX))
		return tare_error(err, TARE_USAGE, "flood: RATE %g: must be from 1 to %d",
				  wish.rate, FLOOD_RATE_MAX);
	if (count < 1 || count > FLOOD_COUNT_MAX)
		return tare_error(err, TARE_USAGE, "flood: COUNT %lu: must be from 1 to %d", count,
				  FLOOD_COUNT_MAX);
	if (wish.size < PCNET_FRAME_MIN || wish.size > PCNET_FRAME_MAX)
		return tare_error(err, TARE_USAGE, "flood: SIZE %zu: must be from %d to %d",
				  wish.size, PCNET_FRAME_MIN, PCNET_FRAME_MAX);
	wish.run = run;
	wish.count = count;
	return sending_flood(sending, &wish, err);
}

static int around(struct sending *sending, const char *words, struct tare_error *err)
{
	unsigned long run;
	int n = 0;

	if (sscanf(words, "%lu %n", &run, &n) != 1 || !n || !words[n] || run < 1 || run > UINT8_MAX)
		return tare_error(err, TARE_USAGE,
				  "around: write around RUN COMMAND, RUN from 1 to %d", UINT8_MAX);
	return sending_around(sending, run, words + n, err);
}

static int fuzz(struct sending *sending, const char *words, struct tare_error *err)
{
	unsigned int seed, count;
	int n = 0;

	if (sscanf(words, "%u %u %n", &seed, &count, &n) != 2 || words[n] || !count ||
	    count > FLOOD_COUNT_MAX)
		return tare_error(err, TARE_USAGE,
				  "fuzz: write fuzz SEED COUNT, COUNT from 1 to %d",
				  FLOOD_COUNT_MAX);
	return sending_fuzz(sending, seed, count, err);
}

static int transfer(struct sending *sending, const char *words, struct tare_error *err)
{
	unsigned long bytes, timeout;
	char more;

	if (strchr(words, '-') || sscanf(words, "%lu %lu %c", &bytes, &timeout, &more) != 2 ||
	    !bytes || !timeout)
		return tare_error(err, TARE_USAGE, "transfer: write transfer BYTES SECONDS");
	/* sscanf takes the greatest for anything above it */
	if (bytes == ULONG_MAX)
		return tare_error(err, TARE_USAGE, "transfer: BYTES must be below %lu", ULONG_MAX);
	if (timeout > TRANSFER_TIMEOUT_MAX)
		return tare_error(err, TARE_USAGE, "transfer: SECONDS %lu: must be from 1 to %d",
				  timeout, TRANSFER_TIMEOUT_MAX);
	return sending_transfer(sending->wire, bytes, timeout, err);
}

static int obey(struct sending *sending, const char *line, struct tare_error *err)
{
	size_t word = strcspn(line, " ");

	if (!strcmp(line, "sync"))
		return sending_sync(sending, err);
	if (!strcmp(line, "leave"))
		return sending_leave(sending, err);
	if (word == 5 && !strncmp(line, "flood", word))
		return flood(sending, line + word, err);
	if (word == 4 && !strncmp(line, "fuzz", word))
		return fuzz(sending, line + word, err);
	if (word == 6 && !strncmp(line, "around", word))
		return around(sending, line + word, err);
	if (word == 8 && !strncmp(line, "transfer", word))
		return transfer(sending, line + word, err);
	return tare_error(
		err, TARE_USAGE,
		"%s: no such command; there are sync, flood, around, fuzz, transfer and leave",
		line);
}

static int serve(struct wire *wire, struct tare_error *err)
{
	struct sending sending = {.wire = wire};
	char *line = NULL;
	size_t room = 0;
	ssize_t n;
	int bad = 0;

	pattern_prepare();
	while (!bad && (n = getline(&line, &room, stdin)) >= 0) {
		line[strcspn(line, "\n")] = 0;
		bad = *line ? obey(&sending, line, err) : 0;
	}
	free(line);
	return bad;
}

int main(int argc, char **argv)
{
	static const struct argp argp = {option, parse, "OWN PEER", doc, NULL, NULL, NULL};
	struct options o = {.hand_over = -1, .stream = -1};
	struct tare_error err;
	struct wire wire;
	int device, bad;

	tare_program_parse(&argp, argc, argv, 0, &o);
	/* waits are of microseconds; the kernel would round them up by 50 */
	prctl(PR_SET_TIMERSLACK, 1);
	if (o.hand_over >= 0)
		bad = wire_open_tap(&wire, &device, &err) || hand_over(o.hand_over, device, &err);
	else if (o.stream >= 0)
		bad = wire_open_stream(&wire, o.stream, &err);
	else if (o.interface)
		bad = wire_open_interface(&wire, o.interface, &err);
	else
		bad = wire_open_unix(&wire, o.own, o.peer, &err);
	bad = bad || serve(&wire, &err);
	wire_close(&wire);
	return bad ? tare_error_report(&err, PROGRAM) : TARE_OK;
}
