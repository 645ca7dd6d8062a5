// SPDX-License-Identifier: GPL-2.0-only
/*
 * pktsend: the sender of the driver experiment. Asks the receiver at the other end of a machine's
 * cable, and does what standard input says, a line at a time; each is answered by one of JSON.
 */
#include <netinet/ether.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "driver/probe/pattern.h"
#include "lib/jsonfile.h"
#include "lib/option.h"
#include "flood.h"
#include "sending.h"

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
	return sending_ask(kind, 0, err) < 0
		       ? -1
		       : tare_jsonfile_write_line(json_pack("{s:b}", name, 1), err);
}

static int flood(const char *words, struct tare_error *err)
{
	struct ether_addr to;
	unsigned int run, plan;
	int starts, finishes;
	char mac[18], more;
	json_t *report;

	if (strchr(words, '-') || sscanf(words, "%u %u %17s %c", &run, &plan, mac, &more) != 3 ||
	    !ether_aton_r(mac, &to) || run < 1 || run > UINT8_MAX)
		return tare_error(err, TARE_USAGE,
				  "flood: write flood RUN PLAN MAC, RUN from 1 to %d", UINT8_MAX);
	if (!cards || plan < 1 || plan > flood_plans(cards))
		return tare_error(err, TARE_USAGE, "flood: PLAN %u: --plan has %u", plan,
				  cards ? flood_plans(cards) : 0);
	if (flood_priority(0, err))
		return -1;
	starts = sending_ask(PROBE_START, run, err);
	if (starts < 0)
		return -1;
	report = flood_send(cards, run, plan, &to, err);
	finishes = report ? sending_ask(PROBE_FINISH, run, err) : -1;
	if (finishes < 0)
		return -1;
	json_object_set_new(report, "starts", json_integer(starts));
	json_object_set_new(report, "finishes", json_integer(finishes));
	return tare_jsonfile_write_line(report, err);
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
	return sending_transfer(bytes, timeout, breaks, err);
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
