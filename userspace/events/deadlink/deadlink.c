// SPDX-License-Identifier: GPL-2.0-only
/* deadlink: connections that ask nothing; how long it takes until they stand. */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "document.h"
#include "events/client/limits.h"
#include "events/client/words.h"
#include "events/counters.h"
#include "lib/atomicfile.h"
#include "lib/jsonfile.h"
#include "lib/option.h"
#include "links.h"

#define PROGRAM "deadlink"

struct options {
	struct client_words words;
	bool burst, verify, ahead;
	uint64_t pause_us, seed;
	double timeout, hold;
	const char *json;
};

enum { TIMEOUT = 't', HOLD = 1024 };

static const struct tare_option option[] = {
	{"burst", 'b', NULL, "Connect all at once, without blocking; otherwise one by one",
	 TARE_FLAG(burst)},
	{"ahead", 'a', NULL,
	 "Run before all others (real-time priority), as a client of another computer would that "
	 "the server's work does not hold up",
	 TARE_FLAG(ahead)},
	{"pause", 'p', "US",
	 "Wait before each connect, 0 to US microseconds, drawn at random by --seed",
	 TARE_NUMBER(pause_us, 0, 60000000)},
	{"seed", 's', "N", "What the pauses are drawn by (default: 1)",
	 TARE_NUMBER(seed, 0, UINT32_MAX)},
	{"verify", 'v', NULL,
	 "Ask each connection one request afterwards: the server may not have all of which "
	 "connect() said that they stand",
	 TARE_FLAG(verify)},
	{"timeout", TIMEOUT, "SECONDS",
	 "Until all stand, and again until all have replied (default: 600)", TARE_OTHER},
	{"hold", HOLD, "SECONDS", "Keep them for so long before the end (default: 0)", TARE_OTHER},
	{"json", 'j', "FILE", "Write what was done to FILE, as docs/deadlink.schema.json has it",
	 TARE_TEXT(json)},
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
	case ARGP_KEY_END:
		if (options->burst && options->pause_us)
			argp_error(state,
				   "--pause is between connects, and --burst has no between");
		return client_words_parse(key, arg, state);
	default:
		return client_words_parse(key, arg, state);
	}
}

static const struct tare_options command_line = {
	.option = option,
	.words = CLIENT_WORDS,
	.doc = "Makes N connections to the server at IP PORT and asks nothing: how long until they "
	       "stand?\vThe exit status is 0 if all N stand (with --verify: and have replied), 1 "
	       "if "
	       "not, 2 for bad usage, 77 if this machine cannot: too few files or ports.",
	.other = parse,
};

static void hold(double seconds)
{
	struct timespec rest = {(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};

	nanosleep(&rest, NULL);
}

static int tell(const struct account *account, struct tare_error *err)
{
	const struct links *links = account->links;
	char text[400];

	printf("%" PRIu32 " of %" PRIu32 " connected in %.3f s\n", links->connected, links->wanted,
	       links->seconds);
	if (account->verify)
		printf("%" PRIu32 " of them replied\n", account->verified);
	if (links->no_ports)
		return client_limits_ports(links->connected, err);
	if (links->connected < links->wanted)
		return tare_error(err, TARE_FAILED, "%" PRIu32 " did not connect: %s",
				  links->wanted - links->connected,
				  client_failures_text(&links->failed, text, sizeof(text)));
	if (account->verify && account->verified < links->connected)
		return tare_error(err, TARE_FAILED,
				  "%" PRIu32 " stand for this client alone: the server never "
				  "answered on them",
				  links->connected - account->verified);
	return 0;
}

static int run(const struct options *options, struct links *links, struct tare_error *err)
{
	struct account account = {.links = links,
				  .burst = options->burst,
				  .verify = options->verify,
				  .pause_ns = options->pause_us * 1000,
				  .seed = options->seed};
	struct events_counters before, after;
	int bad;

	if ((options->json && tare_atomicfile_check(options->json, err) < 0) ||
	    client_limits_descriptors(links->wanted, err) < 0 ||
	    (options->ahead && client_run_ahead(err) < 0) ||
	    events_counters_read(&before, err) < 0 || links_begin(links, err) < 0)
		return -1;
	if (!options->burst)
		links_serial(links, account.pause_ns, options->seed);
	else if (links_burst(links, err) < 0)
		return -1;
	if (options->verify && links_verify(links, &account.verified, err) < 0)
		return -1;
	if (events_counters_read(&after, err) < 0)
		return -1;
	account.counters = events_counters_grown(&before, &after);
	if (options->json && document_write(&account, options->json, err) < 0)
		return -1;
	bad = tell(&account, err);
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
	bad = run(&options, &links, &err);
	links_end(&links);
	return bad ? tare_error_report(&err, PROGRAM) : TARE_OK;
}
