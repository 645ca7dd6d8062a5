// SPDX-License-Identifier: GPL-2.0-only
#include "driver/probe/probe.h"
#include "options.h"
#include "stack.h"

#include <stdio.h>
#include <string.h>

#include "lib/option.h"
#include "lib/status.h"

/* As many packets as Linux lets wait for its stack (netdev_max_backlog). */
#define QUEUE_DEFAULT 1000
#define QUEUE_MAX     1000000

enum { OPT_DELAY = 1024 };

static const char *const modes[] = {"interrupt", "poll", "hybrid", NULL};
static const char *const deliveries[] = {"direct", "queued", "tap", "message", NULL};
static const char *const faults[] = {"none", "wild-dma", "bad-descriptor", "wild-pointer", NULL};

static const struct tare_option option[] = {
	{"mode", 'm', "MODE", "interrupt, poll, or hybrid: poll while there is work (interrupt)",
	 TARE_CHOICE(mode, modes)},
	{"deliver", 'D', "HOW",
	 "direct: give each frame to lwIP as it leaves the ring; queued: by a second "
	 "thread; tap: give it to the kernel, by tare0; message: to lwipsink, another process "
	 "(direct)",
	 TARE_CHOICE(delivery, deliveries)},
	{"queue", 'q', "DEPTH",
	 "Packets that may wait for lwIP with queued (1000), or, small ones, with message (278)",
	 TARE_NUMBER(queue, 1, QUEUE_MAX)},
	{"priority", 0, "N", "Drive the card with this real-time priority, SCHED_FIFO (none)",
	 TARE_NUMBER(priority, 1, 99)},
	{"window", 0, "BYTES", "Receive window of TCP, from 2000 (65535, lwIP's); not with tap",
	 TARE_NUMBER(window, STACK_WINDOW_MIN, STACK_WINDOW_MAX)},
	{"counters", 0, "FILE", "Count in FILE, for another program to read", TARE_TEXT(counters)},
	{"fault", 0, "FAULT",
	 "Corrupt a receive descriptor: wild-dma, a wild address; bad-descriptor, one that "
	 "the chip cannot use. Or wild-pointer: die at the 1,000th frame counted",
	 TARE_CHOICE(fault, faults)},
	{"delay", OPT_DELAY, "READ,WRITE,INTERRUPT",
	 "Delay each by so many ns, up to 20000: for machines in which they take no time",
	 TARE_OTHER},
	{0}};

static void parse_delays(struct delays *delays, const char *arg, struct argp_state *state)
{
	char more;

	if (strchr(arg, '-') || strchr(arg, '+') ||
	    sscanf(arg, "%u,%u,%u%c", &delays->read, &delays->write, &delays->interrupt, &more) !=
		    3 ||
	    delays->read > DELAY_MAX || delays->write > DELAY_MAX || delays->interrupt > DELAY_MAX)
		argp_error(state, "--delay %s: must be three numbers from 0 to %d, as 1000,0,1000",
			   arg, DELAY_MAX);
}

/* An option that would do nothing is a mistake of whoever wrote it. */
static void check(struct options *options, struct argp_state *state)
{
	if (options->queue && options->delivery != DELIVER_QUEUED &&
	    options->delivery != DELIVER_MESSAGE)
		argp_error(state, "--queue: only with --deliver queued or message");
	if (options->window && options->delivery >= DELIVER_TAP)
		argp_error(state, "--window: not with --deliver tap or message: the stack has it");
	if (!options->queue && options->delivery == DELIVER_QUEUED)
		options->queue = QUEUE_DEFAULT;
}

static error_t parse_other(int key, char *arg, struct argp_state *state)
{
	struct options *options = state->input;

	if (key == OPT_DELAY)
		parse_delays(&options->delays, arg, state);
	else if (key == ARGP_KEY_END)
		check(options, state);
	else
		return ARGP_ERR_UNKNOWN;
	return 0;
}

void options_parse(struct options *options, int argc, char **argv)
{
	static const struct tare_options command_line = {
		.option = option,
		.other = parse_other,
		.doc = "Drives the pcnet NIC from user space: receives probes and transfers on "
		       "port 7000 "
		       "of " PROBE_RECEIVER_ADDRESS
		       ", and reports each run as a line of JSON. vfio-pci must have it.\vIt ends "
		       "when pktsend sends leave, or by SIGINT or SIGTERM. "
		       "Exit status: 0 done; 1 failed; 2 bad usage; 77 this machine cannot.",
	};

	*options = (struct options){0};
	tare_options_parse(&command_line, argc, argv, options);
}
