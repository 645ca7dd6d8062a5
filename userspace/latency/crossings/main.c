// SPDX-License-Identifier: GPL-2.0-only
/*
 * crossings: measures from user space what it costs to cross into the kernel and back. Prints every
 * round of every body beside a round of an empty loop; statistics are made elsewhere.
 */
#include <errno.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

#include "lib/clock.h"
#include "lib/error.h"
#include "lib/option.h"
#include "bodies.h"

#define PROGRAM    "crossings"
#define MAX_BODIES 16
#define BODIES     "nosys, getppid, read, pipe, pingpong or timer"

struct options {
	unsigned long calls, rounds, warm_up;
	int cpu; /* -1: wherever the kernel puts it */
	const struct body *body[MAX_BODIES];
	unsigned int bodies;
};

static const struct tare_option option[] = {
	{"calls", 'n', "N", "Calls in a round (default 10000)", TARE_NUMBER(calls, 1, 1000000000)},
	{"rounds", 'r', "N", "Rounds of each body (default 1)", TARE_NUMBER(rounds, 1, 1000000)},
	{"warm-up", 'w', "N", "Unprinted rounds before the printed ones (default 1)",
	 TARE_NUMBER(warm_up, 0, 1000000)},
	{"file", 'f', "FILE", "The file that read reads (default /dev/zero)", TARE_OTHER},
	{"cpu", 'C', "CPU", "Run only on this CPU (default 0; any: the kernel chooses)",
	 TARE_OTHER},
	{0}};

static void add_body(struct argp_state *state, struct options *o, const char *name)
{
	const struct body *body;

	for (body = crossings_body; body->name; body++)
		if (!strcmp(body->name, name))
			break;
	if (!body->name)
		argp_error(state, "%s: not known; use " BODIES, name);
	if (o->bodies == MAX_BODIES)
		argp_error(state, "at most %d bodies", MAX_BODIES);
	o->body[o->bodies++] = body;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;

	switch (key) {
	case 'f':
		crossings_file = arg;
		return 0;
	case 'C':
		o->cpu = strcmp(arg, "any")
				 ? (int)tare_option_number(state, "cpu", arg, 0, CPU_SETSIZE - 1)
				 : -1;
		return 0;
	case ARGP_KEY_ARG:
		add_body(state, o, arg);
		return 0;
	case ARGP_KEY_NO_ARGS:
		argp_error(state, "name what to measure: " BODIES);
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

static const struct tare_options command_line = {
	.option = option,
	.other = parse,
	.words = "BODY...",
	.doc = "Print, for every round, ns per call of an empty loop and of each body: lines of "
	       "\"BODY EMPTY RAW\".",
};

static int pin(int cpu, struct tare_error *err)
{
	cpu_set_t set;

	if (cpu < 0)
		return 0;
	CPU_ZERO(&set);
	CPU_SET(cpu, &set);
	if (sched_setaffinity(0, sizeof(set), &set))
		return tare_error(err, TARE_CANNOT, "there is no CPU %d to run on", cpu);
	return 0;
}

/*
 * Prints by writev, so that an instrument that watches write and read sees those of the bodies
 * alone.
 */
static int print(const char *text, size_t length)
{
	struct iovec part = {(void *)text, length};

	while (part.iov_len) {
		ssize_t done = writev(STDOUT_FILENO, &part, 1);

		if (done < 0)
			return -1;
		part.iov_base = (char *)part.iov_base + done;
		part.iov_len -= done;
	}
	return 0;
}

static double timed(void (*loop)(unsigned long calls), unsigned long calls)
{
	uint64_t start = tare_clock_ns();

	loop(calls);
	return (double)(tare_clock_ns() - start) / (double)calls;
}

/* Prints all rounds into `out`, which is memory: nothing may be written between rounds. */
static void measure(const struct options *o, FILE *out)
{
	unsigned long round;
	unsigned int i;

	for (round = 0; round < o->warm_up + o->rounds; round++) {
		for (i = 0; i < o->bodies; i++) {
			double empty = timed(crossings_empty, o->calls);
			double raw = timed(o->body[i]->loop, o->calls);

			if (round >= o->warm_up)
				fprintf(out, "%s %.4f %.4f\n", o->body[i]->name, empty, raw);
		}
	}
}

int main(int argc, char **argv)
{
	struct options options = {.calls = 10000, .rounds = 1, .warm_up = 1};
	struct tare_error err;
	char *text = NULL;
	size_t length;
	unsigned int i;
	FILE *out;
	int failed;

	tare_options_parse(&command_line, argc, argv, &options);
	out = open_memstream(&text, &length);
	if (!out)
		tare_error(&err, TARE_FAILED, "no memory for the figures");
	if (!out || pin(options.cpu, &err))
		return tare_error_report(&err, PROGRAM);
	for (i = 0; i < options.bodies; i++)
		if (options.body[i]->prepare && options.body[i]->prepare(&err))
			return tare_error_report(&err, PROGRAM);
	measure(&options, out);
	failed = fclose(out) || print(text, length);
	if (failed)
		tare_error(&err, TARE_FAILED, "cannot write to standard output: %m");
	free(text);
	return failed ? tare_error_report(&err, PROGRAM) : TARE_OK;
}
