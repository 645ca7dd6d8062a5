// SPDX-License-Identifier: GPL-2.0-only
/*
 * netsink and lwipsink: receivers of the driver experiment above a driver of the kernel. Take
 * probes and transfers at port 7000 until the sender says leave, and print a line of JSON for each
 * run.
 */
#include <string.h>
#include <sys/socket.h>

#include "lib/clock.h"
#include "lib/jsonfile.h"
#include "lib/option.h"
#include "netsink.h"

/* the kernel doubles it, in an int */
#define BUFFER_MAX 1000000000

struct options {
	struct receiver receiver;
	const char *shared, *sink;
};

static const struct tare_option option[] = {
	{"interface", 'i', "NAME", "Receive from this interface (default eth0)",
	 TARE_TEXT(receiver.interface)},
	{"sink", 's', "NAME",
	 "How packets come to the application: netsink has socket (default), packet and xdp, "
	 "lwipsink lwip and message",
	 TARE_TEXT(sink)},
	{"counters", 0, "FILE",
	 "Counters of the user-level driver below this interface, a TAP device", TARE_TEXT(shared)},
	{"window", 'w', "BYTES", "Receive window of TCP (default: what the stack chooses)",
	 TARE_NUMBER(receiver.window, 2000, WINDOW_MAX)},
	{"busy-poll", 'b', "USEC",
	 "The socket polls the device for this time before it sleeps (default: never)",
	 TARE_NUMBER(receiver.busy, 1, 1000000)},
	{"suspend", 0, "NS",
	 "Interrupts stay off while epoll finds datagrams, for this time at most (default: never)",
	 TARE_NUMBER(receiver.suspend, 1, 1000000000)},
	{"buffer", 0, "BYTES",
	 "Receive buffer of the socket or packet sink, as SO_RCVBUF takes it (default: the "
	 "kernel's)",
	 TARE_NUMBER(receiver.buffer, 2048, BUFFER_MAX)},
	{0}};

static const struct tare_options command_line = {
	.option = option,
	.doc = "Receives what pktsend sends, above a network driver of the kernel, until pktsend "
	       "sends leave. For each sink but socket the interface must be up and have no "
	       "address. "
	       "Prints a line of JSON when it is ready and one for each run.\v"
	       "Exit status: 0 done; 1 failed; 2 bad usage; 77 this machine cannot.",
};

/* Whatever is between the driver and the application. */
struct path {
	struct netcounters net;
	const struct sink *sink;
	void *context;
};

static int read_path(void *context, struct counters *counters, struct tare_error *err)
{
	struct path *path = context;

	if (netcounters_read_driver(&path->net, counters, err) ||
	    path->sink->read(path->context, counters, err))
		return -1;
	counters_are_of(counters, tare_clock_ns());
	return 0;
}

int sink_set(int fd, int option, int value, const char *word, struct tare_error *err)
{
	if (value && setsockopt(fd, SOL_SOCKET, option, &value, sizeof(value)))
		return tare_error(err, TARE_CANNOT, "--%s: this kernel does not take it: %m", word);
	return 0;
}

static const struct sink *chosen(const char *name, struct tare_error *err)
{
	for (size_t i = 0; sinks[i]; i++)
		if (!name || !strcmp(sinks[i]->name, name))
			return sinks[i];
	tare_error(err, TARE_USAGE, "--sink %s: this program has no such sink", name);
	return NULL;
}

static int run(struct options *o, struct tare_error *err)
{
	struct path path = {.sink = chosen(o->sink, err)};
	struct receiver *receiver = &o->receiver;
	int left;

	if (!path.sink)
		return -1;
	if ((receiver->busy || receiver->suspend) && strcmp(path.sink->name, "socket"))
		return tare_error(err, TARE_USAGE, "%s: only the sink socket polls",
				  receiver->busy ? "--busy-poll" : "--suspend");
	if (!o->shared && !strcmp(path.sink->name, "message"))
		return tare_error(err, TARE_USAGE,
				  "--sink message: give --counters, pcnet32's FILE");
	if (receiver->buffer && !path.sink->buffers)
		return tare_error(err, TARE_USAGE, "--buffer: the sink %s has none to choose",
				  path.sink->name);
	if (receiver->window > path.sink->window_max)
		return tare_error(err, TARE_USAGE, "--window %d: the sink %s takes at most %d",
				  receiver->window, path.sink->name, path.sink->window_max);
	receiver->counted.read = read_path;
	receiver->counted.context = &path;
	receiver->tally = tally_start(&receiver->counted);
	path.context = path.sink->open(receiver, err);
	if (!path.context || netcounters_open(&path.net, receiver->interface, o->shared, err) ||
	    tare_jsonfile_write_line(json_pack("{s:b}", "ready", 1), err))
		return -1;
	while (left = path.sink->receive(path.context, err), !left)
		;
	return left < 0 ? -1 : 0;
}

int main(int argc, char **argv)
{
	struct options o = {.receiver = {.interface = "eth0"}};
	struct tare_error err;

	tare_jsonfile_own_keys();
	tare_options_parse(&command_line, argc, argv, &o);
	return run(&o, &err) ? tare_error_report(&err, program_invocation_short_name) : TARE_OK;
}
