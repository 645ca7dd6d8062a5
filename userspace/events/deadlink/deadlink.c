// SPDX-License-Identifier: GPL-2.0-only
/* deadlink: connections that ask nothing; how long it takes until they stand. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "events/client/limits.h"
#include "events/client/words.h"
#include "lib/atomicfile.h"
#include "lib/jsonfile.h"
#include "lib/option.h"
#include "links.h"

#define PROGRAM "deadlink"

struct options {
	struct client_words words;
	bool ahead;
	uint64_t pause_us, seed;
	double timeout, hold;
	const char *json;
};

enum { TIMEOUT = 't', HOLD = 1024 };

static const struct tare_option option[] = {
	{"ahead", 'a', NULL,
	 "Run before all others (real-time priority), like a client on another computer, which the "
	 "server's work does not delay",
	 TARE_FLAG(ahead)},
	{"pause", 'p', "US",
	 "Wait before each connect, 0 to US microseconds, drawn at random by --seed",
	 TARE_NUMBER(pause_us, 0, 60000000)},
	{"seed", 's', "N", "Seed of the random pauses (default: 1)",
	 TARE_NUMBER(seed, 0, UINT32_MAX)},
	{"timeout", TIMEOUT, "SECONDS", "Until all are connected (default: 600)", TARE_OTHER},
	{"hold", HOLD, "SECONDS", "Keep the connections for so long before the end (default: 0)",
	 TARE_OTHER},
	{"json", 'j', "FILE",
	 "Write the results to FILE, in the format of docs/deadlink.schema.json", TARE_TEXT(json)},
	{0}};

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *options = state->input;

	switch (key) {
	case TIMEOUT:
		options->timeout = client_decimal(state, "timeout", arg, 0.001, 1e6);
		return 0;
	case HOLD:
		options->hold = client_decimal(state, "hold", arg, 0, 1e6);
		return 0;
	default:
		return client_words_parse(key, arg, state);
	}
}

static const struct tare_options command_line = {
	.option = option,
	.words = CLIENT_WORDS,
	.doc = "Makes N connections to the server at IP PORT, sends no request, and prints how "
	       "long it took until all were connected.\vThe exit status is 0 if all N are "
	       "connected, 1 if not, 2 for bad usage, 77 if this machine cannot: too few files or "
	       "ports.\n\n"
	       "Example: deadlink 127.0.0.1 7000 1000",
	.other = parse,
};

static void hold(double seconds)
{
	struct timespec rest = {(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};

	nanosleep(&rest, NULL);
}

static int tell(const struct links *links, struct tare_error *err)
{
	char text[400];

	printf("%" PRIu32 " of %" PRIu32 " connected in %.3f s\n", links->connected, links->wanted,
	       links->seconds);
	if (links->no_ports)
		return client_limits_ports(links->connected, err);
	if (links->connected < links->wanted)
		return tare_error(err, TARE_FAILED, "%" PRIu32 " did not connect: %s",
				  links->wanted - links->connected,
				  client_failures_text(&links->failed, text, sizeof(text)));
	return 0;
}

static int run(const struct options *options, struct links *links, struct tare_error *err)
{
	int bad;

	if ((options->json && tare_atomicfile_check(options->json, err) < 0) ||
	    client_limits_descriptors(links->wanted, err) < 0 ||
	    (options->ahead && client_run_ahead(err) < 0) ||
	    events_counters_read(&links->before, err) < 0 || links_make(links, err) < 0 ||
	    events_counters_read(&links->after, err) < 0 ||
	    (options->json && links_write(links, options->json, err) < 0))
		return -1;
	bad = tell(links, err);
	if (options->hold > 0 && !fflush(stdout))
		hold(options->hold);
	return bad;
}

int main(int argc, char **argv)
{
	struct options options = {.seed = 1, .timeout = 600};
	struct links links = {0};
	struct tare_error err;
	int bad;

	tare_jsonfile_own_keys();
	tare_options_parse(&command_line, argc, argv, &options);
	links.address = &options.words.address;
	links.wanted = options.words.links;
	links.limit_ns = (uint64_t)(options.timeout * 1e9);
	links.pause_ns = options.pause_us * 1000;
	links.seed = options.seed;
	bad = run(&options, &links, &err);
	free(links.ns);
	return bad ? tare_error_report(&err, PROGRAM) : TARE_OK;
}
