// SPDX-License-Identifier: GPL-2.0-only
/*
 * pktsend: the sender of the driver experiment. Asks the receiver at the other end of a machine's
 * cable, and does what standard input says, a line at a time; each is answered by one of JSON.
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "driver/probe/probe.h"
#include "lib/error.h"
#include "lib/option.h"
#include "driver/probe/pattern.h"
#include "sending.h"

#define PROGRAM "pktsend"

static const struct tare_option option[] = {{0}};

static const struct tare_options command_line = {
	.option = option,
	.doc = "Sends to the receiver of the driver experiment at " PROBE_RECEIVER_ADDRESS
	       ", over the network of this process. Reads commands from standard input:\n\v"
	       "  sync                           ask the receiver whether it is there\n"
	       "  transfer BYTES SECONDS [BREAKS]\n"
	       "                                 send by TCP; fail after a stall of SECONDS;\n"
	       "                                 begin again after each of up to BREAKS\n"
	       "                                 connections that break (0)\n"
	       "  around RUN COMMAND             make a run whose frames a shell command sends\n"
	       "  leave                          end the receiver\n\nEach "
	       "prints one line of JSON. The exit status is 0 at the end of the input, 1 after "
	       "a command that failed, 2 for bad usage, 77 if this machine cannot do it.",
};

static int around(struct sending *sending, const char *words, struct tare_error *err)
{
	unsigned long run;
	int n = 0;

	if (sscanf(words, "%lu %n", &run, &n) != 1 || !n || !words[n] || run < 1 || run > UINT8_MAX)
		return tare_error(err, TARE_USAGE,
				  "around: write around RUN COMMAND, RUN from 1 to %d", UINT8_MAX);
	return sending_around(sending, run, words + n, err);
}

static int transfer(const char *words, struct tare_error *err)
{
	unsigned long bytes, timeout, breaks = 0;
	char more;
	int found = sscanf(words, "%lu %lu %lu %c", &bytes, &timeout, &breaks, &more);

	if (strchr(words, '-') || found < 2 || found > 3 || !bytes || !timeout)
		return tare_error(err, TARE_USAGE,
				  "transfer: write transfer BYTES SECONDS [BREAKS]");
	/* sscanf takes the greatest for anything above it */
	if (bytes == ULONG_MAX)
		return tare_error(err, TARE_USAGE, "transfer: BYTES must be below %lu", ULONG_MAX);
	if (timeout > TRANSFER_TIMEOUT_MAX)
		return tare_error(err, TARE_USAGE, "transfer: SECONDS %lu: must be from 1 to %d",
				  timeout, TRANSFER_TIMEOUT_MAX);
	return sending_transfer(bytes, timeout, breaks, err);
}

static int run_command(struct sending *sending, const char *line, struct tare_error *err)
{
	size_t word = strcspn(line, " ");

	if (!strcmp(line, "sync"))
		return sending_question(sending, PROBE_SYNC, line, err);
	if (!strcmp(line, "leave"))
		return sending_question(sending, PROBE_LEAVE, line, err);
	if (word == 6 && !strncmp(line, "around", word))
		return around(sending, line + word, err);
	if (word == 8 && !strncmp(line, "transfer", word))
		return transfer(line + word, err);
	return tare_error(err, TARE_USAGE,
			  "%s: no such command; there are sync, around, transfer and leave", line);
}

static int serve(struct tare_error *err)
{
	struct sending sending;
	char *line = NULL;
	size_t room = 0;
	ssize_t n;
	int bad = sending_open(&sending, err);

	pattern_prepare();
	while (!bad && (n = getline(&line, &room, stdin)) >= 0) {
		line[strcspn(line, "\n")] = 0;
		bad = *line ? run_command(&sending, line, err) : 0;
	}
	free(line);
	return bad;
}

int main(int argc, char **argv)
{
	struct tare_error err;

	tare_options_parse(&command_line, argc, argv, NULL);
	if (serve(&err))
		return tare_error_report(&err, PROGRAM);
	return TARE_OK;
}
