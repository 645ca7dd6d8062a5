// SPDX-License-Identifier: GPL-2.0-only
/*
 * netsink: the receiver of the driver experiment above the kernel's own stack. Takes probes and
 * transfers at port 7000 until the sender says leave, and prints a line of JSON for each run.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

#include "lib/clock.h"
#include "lib/error.h"
#include "lib/option.h"
#include "netcounters.h"
#include "driver/probe/report.h"
#include "driver/probe/sink.h"
#include "driver/probe/ticks.h"

#define PROGRAM "netsink"
#define BATCH   64 /* datagrams between two looks at everything else */

struct options {
	const char *design, *interface, *shared;
	int window; /* bytes; 0: what the kernel chooses */
	int busy;   /* us of busy polling; 0: none */
};

struct receiver {
	struct counted counted;
	struct netcounters net;
	struct sink *sink;
	int udp, listener, connection; /* -1: none */
	struct transfer *transfer;
	bool leave;
};

static const struct tare_option option[] = {
	{"interface", 'i', "NAME", "Report the counters of this interface (default eth0)",
	 TARE_TEXT(interface)},
	{"design", 'd', "NAME", "Name in the reports (default kernel)", TARE_TEXT(design)},
	{"counters", 'c', "FILE",
	 "Counters of the user-level driver below this interface, a TAP device", TARE_TEXT(shared)},
	{"window", 'w', "BYTES", "Receive window of TCP (default: what the kernel chooses)",
	 TARE_NUMBER(window, 2000, 100000000)},
	{"busy-poll", 'b', "USEC",
	 "The UDP socket polls the device for this time before it sleeps (default: never)",
	 TARE_NUMBER(busy, 1, 1000000)},
	{0}};

static const struct tare_options command_line = {
	.option = option,
	.doc = "Receives what pktsend sends, above the kernel's network stack, until pktsend "
	       "sends leave. Prints a line of JSON when it is ready and one for each run.",
};

/*
 * The kernel doubles what it is given, and offers half of that as window. It takes more than it
 * allows as what it allows, without a word.
 */
static int set_window(int listener, int window, struct tare_error *err)
{
	int room = 0;
	socklen_t size = sizeof(room);

	if (!window)
		return 0;
	if (setsockopt(listener, SOL_SOCKET, SO_RCVBUF, &window, sizeof(window)) ||
	    getsockopt(listener, SOL_SOCKET, SO_RCVBUF, &room, &size))
		return tare_error(err, TARE_FAILED, "cannot set the window: %m");
	if (room / 2 < window)
		return tare_error(err, TARE_CANNOT,
				  "--window %d: this kernel allows %d: raise net.core.rmem_max",
				  window, room / 2);
	return 0;
}

/* poll() does so only as long as net.core.busy_poll says. */
static int set_busy_poll(int udp, int usec, struct tare_error *err)
{
	int yes = 1;

	if (usec && (setsockopt(udp, SOL_SOCKET, SO_BUSY_POLL, &usec, sizeof(usec)) ||
		     setsockopt(udp, SOL_SOCKET, SO_PREFER_BUSY_POLL, &yes, sizeof(yes))))
		return tare_error(err, TARE_CANNOT,
				  "--busy-poll %d: this kernel does not take it: %m", usec);
	return 0;
}

static int open_port(int type, struct tare_error *err)
{
	struct sockaddr_in here = {.sin_family = AF_INET, .sin_port = htons(PROBE_PORT)};
	int yes = 1, fd = socket(AF_INET, type | SOCK_CLOEXEC, 0);

	if (fd < 0 || setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof(yes)) ||
	    bind(fd, (struct sockaddr *)&here, sizeof(here)) ||
	    (type == SOCK_STREAM && listen(fd, 1))) {
		tare_error(err, TARE_FAILED, "cannot use port %d: %m", PROBE_PORT);
		if (fd >= 0)
			close(fd);
		return -1;
	}
	return fd;
}

/* Returns 0 when there are no datagrams left or enough were taken, -1 with *err filled. */
static int take_datagrams(struct receiver *r, struct tare_error *err)
{
	for (int i = 0; i < BATCH; i++) {
		struct sockaddr_in from;
		socklen_t from_size = sizeof(from);
		struct probe_answer answer;
		int action;
		char payload[2048];
		ssize_t n = recvfrom(r->udp, payload, sizeof(payload), MSG_DONTWAIT,
				     (struct sockaddr *)&from, &from_size);

		if (n < 0 && (errno == EAGAIN || errno == EINTR || errno == ECONNREFUSED))
			return 0;
		if (n < 0)
			return tare_error(err, TARE_FAILED, "cannot receive: %m");
		action = sink_take(r->sink, payload, n, ticks_now(), &answer, err);
		if (action < 0)
			return -1;
		if (action == SINK_LEAVE)
			r->leave = true;
		/* an answer that is lost is asked for again */
		if (action != SINK_NOTHING && sendto(r->udp, &answer, sizeof(answer), 0,
						     (struct sockaddr *)&from, from_size) < 0)
			errno = 0;
	}
	return 0;
}

static int accept_transfer(struct receiver *r, struct tare_error *err)
{
	r->connection = accept4(r->listener, NULL, NULL, SOCK_CLOEXEC);
	if (r->connection < 0)
		return errno == ECONNABORTED || errno == EINTR
			       ? 0
			       : tare_error(err, TARE_FAILED, "cannot accept: %m");
	r->transfer = transfer_new(&r->counted, err);
	return r->transfer ? 0 : -1;
}

static int take_bytes(struct receiver *r, struct tare_error *err)
{
	static char bytes[1 << 16];
	ssize_t n = recv(r->connection, bytes, sizeof(bytes), MSG_DONTWAIT);
	int failed;

	if (n > 0)
		transfer_add(r->transfer, bytes, n, tare_clock_ns());
	if (n > 0 || (n < 0 && (errno == EAGAIN || errno == EINTR)))
		return 0;
	failed = transfer_end(r->transfer, err);
	/* only now, so that the sender does not begin the next one before */
	close(r->connection);
	r->connection = -1;
	r->transfer = NULL;
	return failed;
}

static int receive(struct receiver *r, struct tare_error *err)
{
	while (!r->leave) {
		struct pollfd ready[] = {
			{.fd = r->udp, .events = POLLIN},
			{.fd = r->connection < 0 ? r->listener : -1, .events = POLLIN},
			{.fd = r->connection, .events = POLLIN},
		};

		if (poll(ready, sizeof(ready) / sizeof(*ready), -1) < 0 && errno != EINTR)
			return tare_error(err, TARE_FAILED, "cannot wait: %m");
		if ((ready[0].revents && take_datagrams(r, err)) ||
		    (ready[1].revents && accept_transfer(r, err)) ||
		    (ready[2].revents && take_bytes(r, err)))
			return -1;
	}
	return 0;
}

static int run(const struct options *o, struct tare_error *err)
{
	struct receiver r = {
		.counted = {o->design, netcounters_read, &r.net}, .connection = -1, .listener = -1};

	if (netcounters_open(&r.net, o->interface, o->shared, err))
		return -1;
	r.sink = sink_new(&r.counted);
	if (!r.sink)
		return tare_error(err, TARE_FAILED, "no memory for the receiver");
	r.udp = open_port(SOCK_DGRAM, err);
	r.listener = r.udp < 0 ? -1 : open_port(SOCK_STREAM, err);
	if (r.listener < 0)
		return -1;
	if (set_window(r.listener, o->window, err) || set_busy_poll(r.udp, o->busy, err))
		return -1;
	if (report_ready(o->design, err) || receive(&r, err))
		return -1;
	sink_free(r.sink);
	return 0;
}

int main(int argc, char **argv)
{
	struct options o = {.design = "kernel", .interface = "eth0"};
	struct tare_error err;

	tare_options_parse(&command_line, argc, argv, &o);
	return run(&o, &err) ? tare_error_report(&err, PROGRAM) : TARE_OK;
}
