// SPDX-License-Identifier: GPL-2.0-only
/* activelink: connections that ask, and how long replies take. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "events/client/limits.h"
#include "events/client/words.h"
#include "lib/atomicfile.h"
#include "lib/jsonfile.h"
#include "lib/option.h"
#include "run.h"

#define PROGRAM       "activelink"
#define PIPELINE_MOST 1024
#define RATE_MOST     1e7

struct options {
	struct client_words words;
	uint32_t dead, pipeline, size;
	bool http, no_verify, ahead;
	uint64_t requests, warm, seed;
	double seconds, rate, timeout;
	const char *json;
};

enum { RATE = 'r', SECONDS = 'd', TIMEOUT = 1024 };

static const struct tare_option option[] = {
	{"dead", 'D', "N", "Further, idle connections (default: 0)",
	 TARE_NUMBER(dead, 0, CLIENT_LINKS)},
	{"ahead", 'a', NULL,
	 "Run before all others (real-time priority), like a client on another computer, which the "
	 "server's work does not delay",
	 TARE_FLAG(ahead)},
	{"rate", RATE, "R",
	 "An open loop: R requests a second, at random times by --seed; latencies count from these "
	 "times. Otherwise each request waits for the reply before it",
	 TARE_OTHER},
	{"seed", 'S', "N", "Seed of the random times (default: 1)",
	 TARE_NUMBER(seed, 0, UINT32_MAX)},
	{"requests", 'n', "N", "Measure N requests", TARE_NUMBER(requests, 1, UINT64_MAX >> 1)},
	{"seconds", SECONDS, "S", "Measure for S seconds (default: 10, unless --requests is given)",
	 TARE_OTHER},
	{"warm", 'w', "N", "Send N requests before the measured ones (default: 0)",
	 TARE_NUMBER(warm, 0, UINT32_MAX)},
	{"pipeline", 'P', "N", "Requests on their way at the most, a connection (default: 1)",
	 TARE_NUMBER(pipeline, 1, PIPELINE_MOST)},
	{"size", 's', "N", "Bytes of a reply (default: 1024)",
	 TARE_NUMBER(size, EVENTS_SIZE_MIN, EVENTS_SIZE_MAX)},
	{"http", 'H', NULL, "Ask by HTTP/1.1", TARE_FLAG(http)},
	{"no-verify", 0, NULL, "Do not send one request on each connection before the measurement",
	 TARE_FLAG(no_verify)},
	{"timeout", TIMEOUT, "SECONDS", "Give up after so long without a reply (default: 30)",
	 TARE_OTHER},
	{"json", 'j', "FILE",
	 "Write the results to FILE, in the format of docs/activelink.schema.json",
	 TARE_TEXT(json)},
	{0}};

static void check(const struct options *options, struct argp_state *state)
{
	if (options->requests && options->seconds > 0)
		argp_error(state, "give --requests or --seconds, not both");
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *options = state->input;
	error_t error;

	switch (key) {
	case RATE:
		options->rate = client_decimal(state, "rate", arg, 0.001, RATE_MOST);
		return 0;
	case SECONDS:
		options->seconds = client_decimal(state, "seconds", arg, 0.001, 1e6);
		return 0;
	case TIMEOUT:
		options->timeout = client_decimal(state, "timeout", arg, 0.001, 1e6);
		return 0;
	default:
		error = client_words_parse(key, arg, state);
		if (key == ARGP_KEY_END)
			check(options, state);
		return error;
	}
}

static const struct tare_options command_line = {
	.option = option,
	.words = CLIENT_WORDS,
	.doc = "Sends requests to the server at IP PORT over N connections, and prints replies per "
	       "second and their latency.\vThe exit status is 0 if all requests got correct "
	       "replies, 1 if not, 2 for bad usage, 77 if this machine cannot: too few files "
	       "or ports.\n\nExample: activelink 127.0.0.1 7000 64",
	.other = parse,
};

/* What is sent, as many times as a pipeline holds. */
static int make_requests(struct run *run, struct tare_error *err)
{
	struct plan *plan = &run->plan;
	char request[256] = EVENTS_REQUEST;

	if (run->form.http)
		snprintf(request, sizeof(request), "GET / HTTP/1.1\r\nHost: %s\r\n\r\n",
			 plan->address->text);
	plan->request_bytes = (uint32_t)strlen(request);
	plan->requests = malloc((size_t)plan->request_bytes * plan->pipeline);
	if (!plan->requests)
		return tare_error(err, TARE_CANNOT, "no memory for requests");
	for (uint32_t i = 0; i < plan->pipeline; i++)
		memcpy(plan->requests + (size_t)i * plan->request_bytes, request,
		       plan->request_bytes);
	return 0;
}

static struct plan plan_of(const struct options *options)
{
	double seconds = options->seconds > 0 ? options->seconds : 10;

	return (struct plan){
		.address = &options->words.address,
		.links = options->words.links,
		.dead = options->dead,
		.pipeline = options->pipeline,
		.verify = !options->no_verify,
		.warm = options->warm,
		.measured = options->requests ?: UINT64_MAX,
		.duration_ns = options->requests ? 0 : (uint64_t)(seconds * 1e9),
		.rate = options->rate,
		.seed = options->seed,
		.timeout_ns = (uint64_t)(options->timeout * 1e9),
	};
}

static int judge(const struct run *run, struct tare_error *err)
{
	const struct account *account = &run->account;
	char text[300];

	if (account->all_requests != account->all_replies + account->failed)
		return tare_error(err, TARE_FAILED,
				  "the counts do not add up: %" PRIu64 " requests, %" PRIu64
				  " replies, %" PRIu64 " failed",
				  account->all_requests, account->all_replies, account->failed);
	if (client_failures_count(&account->failures))
		return tare_error(err, TARE_FAILED, "%s: %s", run->plan.address->text,
				  client_failures_text(&account->failures, text, sizeof(text)));
	return 0;
}

static int do_run(struct run *run, const char *json, struct tare_error *err)
{
	struct tare_error another;
	int bad;

	if ((json && tare_atomicfile_check(json, err) < 0) ||
	    client_limits_descriptors(run->plan.links + run->plan.dead, err) < 0 ||
	    events_counters_read(&run->before, err) < 0)
		return -1;
	bad = run_setup(run, err);
	if (!bad) {
		bad = run_measure(run, err);
		if (!bad) {
			run_tell(run);
			bad = judge(run, err);
		}
	}
	if (events_counters_read(&run->after, bad ? &another : err) < 0 ||
	    (json && run_write(run, json, bad ? &another : err) < 0))
		return -1;
	return bad;
}

int main(int argc, char **argv)
{
	struct options options = {.pipeline = 1, .size = EVENTS_SIZE, .seed = 1, .timeout = 30};
	struct run run = {0};
	struct tare_error err;
	int bad;

	tare_jsonfile_own_keys();
	tare_options_parse(&command_line, argc, argv, &options);
	run.plan = plan_of(&options);
	reply_form_set(&run.form, options.http, options.size);
	bad = (options.ahead && client_run_ahead(&err) < 0) || make_requests(&run, &err) ||
	      do_run(&run, options.json, &err);
	run_end(&run);
	return bad ? tare_error_report(&err, PROGRAM) : TARE_OK;
}
