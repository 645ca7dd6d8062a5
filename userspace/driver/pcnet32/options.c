// SPDX-License-Identifier: GPL-2.0-only
#include "driver/probe/probe.h"
#include "options.h"

#include <argp.h>
#include <stdio.h>
#include <string.h>

#include "lib/option.h"
#include "lib/program.h"
#include "lib/status.h"

/* As many packets as Linux lets wait for its stack (netdev_max_backlog). */
#define QUEUE_DEFAULT 1000
#define QUEUE_MAX     1000000
#define SECONDS_MAX   1000000
/* One frame and something more; and what lwIP has, which can be made smaller only. */
#define WINDOW_MIN 2000
#define WINDOW_MAX 65535

enum { OPT_SECONDS = 256, OPT_FAULT, OPT_KEEP_TAP, OPT_WINDOW, OPT_DELAY };

static const struct argp_option option_table[] = {
	{"device", 'd', "ADDRESS", 0, "PCI address of the NIC (the only pcnet)", 0},
	{"mode", 'm', "MODE", 0, "interrupt, poll, or hybrid: poll while there is work (interrupt)",
	 0},
	{"deliver", 'D', "HOW", 0,
	 "direct: give each frame to lwIP as it leaves the ring; queued: by a second thread; tap: "
	 "give it to the kernel (direct)",
	 0},
	{"queue", 'q', "DEPTH", 0, "Packets that may wait for lwIP with queued (1000)", 0},
	{"window", OPT_WINDOW, "BYTES", 0,
	 "Receive window of TCP, from 2000 (65535, lwIP's); not with tap", 0},
	{"keep-tap", OPT_KEEP_TAP, NULL, 0,
	 "With tap: leave the TAP device, and its connections, to the next driver", 0},
	{"counters", 'c', "FILE", 0, "Count in FILE, for another program to read", 0},
	{"seconds", OPT_SECONDS, "N", 0, "End after N seconds (when told to)", 0},
	{"fault", OPT_FAULT, "FAULT", 0,
	 "Spoil a receive descriptor: wild-dma, a wild address; bad-descriptor, one that the chip "
	 "cannot use. Or wild-pointer: die at the 1,000th frame counted",
	 0},
	{"delay", OPT_DELAY, "READ,WRITE,INTERRUPT", 0,
	 "Delay each by so many ns, up to 20000: for machines in which they take no time", 0},
	{0}};

static int choose(struct argp_state *state, const char *name, const char *arg,
		  const char *const *choices)
{
	for (int i = 0; choices[i]; i++)
		if (!strcmp(arg, choices[i]))
			return i;
	argp_error(state, "--%s %s: not known", name, arg);
	return 0;
}

static void parse_word(struct options *options, char *word, struct argp_state *state)
{
	if (state->arg_num == 0 && !strcmp(word, "bind"))
		options->verb = VERB_BIND;
	else if (state->arg_num == 0 && !strcmp(word, "unbind"))
		options->verb = VERB_UNBIND;
	else if (state->arg_num == 1 && !options->device)
		options->device = word;
	else
		argp_error(state, "%s: not known; see --help", word);
}

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
	if (options->queue && options->delivery != DELIVER_QUEUED)
		argp_error(state, "--queue: only with --deliver queued");
	if (options->window && options->delivery == DELIVER_TAP)
		argp_error(state, "--window: not with --deliver tap, where the kernel sets it");
	if (options->keep_tap && options->delivery != DELIVER_TAP)
		argp_error(state, "--keep-tap: only with --deliver tap");
	if (!options->queue)
		options->queue = QUEUE_DEFAULT;
}

static error_t parse_option(int key, char *arg, struct argp_state *state)
{
	static const char *const modes[] = {"interrupt", "poll", "hybrid", NULL};
	static const char *const deliveries[] = {"direct", "queued", "tap", NULL};
	static const char *const faults[] = {"none", "wild-dma", "bad-descriptor", "wild-pointer",
					     NULL};
	struct options *options = state->input;

	switch (key) {
	case 'd':
		options->device = arg;
		return 0;
	case 'm':
		options->mode = choose(state, "mode", arg, modes);
		return 0;
	case 'D':
		options->delivery = choose(state, "deliver", arg, deliveries);
		return 0;
	case 'q':
		options->queue = tare_option_number(state, "queue", arg, 1, QUEUE_MAX);
		return 0;
	case 'c':
		options->counters = arg;
		return 0;
	case OPT_SECONDS:
		options->seconds = tare_option_number(state, "seconds", arg, 1, SECONDS_MAX);
		return 0;
	case OPT_WINDOW:
		options->window = tare_option_number(state, "window", arg, WINDOW_MIN, WINDOW_MAX);
		return 0;
	case OPT_KEEP_TAP:
		options->keep_tap = true;
		return 0;
	case OPT_DELAY:
		parse_delays(&options->delays, arg, state);
		return 0;
	case OPT_FAULT:
		options->fault = choose(state, "fault", arg, faults);
		return 0;
	case ARGP_KEY_ARG:
		parse_word(options, arg, state);
		return 0;
	case ARGP_KEY_END:
		check(options, state);
		return 0;
	}
	return ARGP_ERR_UNKNOWN;
}

void options_parse(struct options *options, int argc, char **argv)
{
	static const struct argp argp = {
		option_table,
		parse_option,
		"\nbind [ADDRESS]\nunbind [ADDRESS]",
		"Drives the pcnet NIC from user space: receives probes and transfers on port 7000 "
		"of " PROBE_RECEIVER_ADDRESS
		", and reports each run as a line of JSON. bind gives the NIC to vfio-pci "
		"first, unbind gives it back to the kernel's driver.\v"
		"It ends when pktsend sends leave, after --seconds, or by SIGINT or SIGTERM. "
		"Exit status: 0 done; 1 failed; 2 bad usage; 77 this machine cannot.",
		NULL,
		NULL,
		NULL};

	*options = (struct options){0};
	tare_program_parse(&argp, argc, argv, 0, options);
}
