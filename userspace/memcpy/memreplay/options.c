// SPDX-License-Identifier: GPL-2.0-only
#include <argp.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lib/option.h"
#include "lib/program.h"
#include "options.h"
#include "lib/status.h"

enum {
	OPT_IMPL = 256,
	OPT_REGIME,
	OPT_ROUNDS,
	OPT_MIN_TIME,
	OPT_PASSES,
	OPT_SEED,
	OPT_CPU,
	OPT_LIST,
	OPT_DRY_RUN,
};

static const struct argp_option option[] = {
	{NULL, 0, NULL, 0, "How they are replayed:", 2},
	{"implementations", 'i', "NAME,...", 0,
	 "These implementations, and always ret (default: all; see --list)", 2},
	{"impl", OPT_IMPL, "FILE.so:FUNCTION", 0,
	 "A routine of yours, with memcpy's prototype; may be repeated", 2},
	{"regime", OPT_REGIME, "captured|l1|l2|llc|cold", 0,
	 "Where the data is: pages of a trace as captured (its default), or folded into a window "
	 "of half a cache (l2 is the default without addresses), or never in a cache",
	 2},
	{"rounds", OPT_ROUNDS, "N", 0, "Samples of each implementation (default 40)", 2},
	{"min-time", OPT_MIN_TIME, "SECONDS", 0,
	 "A sample repeats the calls until it lasts this long (default 0.001)", 2},
	{"passes", OPT_PASSES, "N", 0,
	 "A sample is N passes over the calls, however long they take", 2},
	{"seed", OPT_SEED, "N", 0, "Of all that is drawn (default 1)", 2},
	{"cpu", OPT_CPU, "N", 0, "Run on this CPU only", 2},
	{"dry-run", OPT_DRY_RUN, NULL, 0, "Read, place and check everything, time nothing", 2},
	{NULL, 0, NULL, 0, "Output:", 3},
	{"output", 'o', "FILE", 0, "Write the JSON document to FILE instead of stdout", 3},
	{"list", OPT_LIST, NULL, 0, "List the implementations and what this CPU lacks", 3},
	{0},
};

static const char before[] =
	"Times copy routines on the calls of a file, and prints raw times as JSON."
	"\vCALLS is a file of `tare memcpy calls`, which makes it of a trace, a profile or a "
	"distribution. "
	"Each routine is checked before it is timed. The routine ret copies nothing: its time "
	"is what the replay itself costs, and is not subtracted here.\n\n"
	"Exit status: 0 measured; 1 bad calls, a wrong routine or a failed self-check; "
	"2 bad usage; 77 something this machine cannot do.";

static double seconds(struct argp_state *state, const char *text)
{
	char *end;
	double value = strtod(text, &end);

	if (end == text || *end || !isfinite(value) || value < 0 || value > 3600)
		argp_failure(state, TARE_USAGE, 0,
			     "--min-time %s: seconds from 0 to 3600 are needed", text);
	return value;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *options = state->input;

	switch (key) {
	case 'i':
		options->implementations = arg;
		break;
	case 'o':
		options->output = arg;
		break;
	case OPT_IMPL:
		if (options->users == USER_IMPLS_MAX)
			argp_failure(state, TARE_USAGE, 0, "more than %d --impl", USER_IMPLS_MAX);
		options->user[options->users++] = arg;
		break;
	case OPT_REGIME:
		options->regime = regime_find(arg);
		if (options->regime < 0)
			argp_failure(state, TARE_USAGE, 0,
				     "--regime %s: captured, l1, l2, llc or cold is needed", arg);
		break;
	case OPT_ROUNDS:
		options->rounds = tare_option_number(state, "rounds", arg, 1, 1000000);
		break;
	case OPT_MIN_TIME:
		options->min_seconds = seconds(state, arg);
		break;
	case OPT_PASSES:
		options->passes = tare_option_number(state, "passes", arg, 1, 1u << 30);
		break;
	case OPT_SEED:
		options->seed = tare_option_number(state, "seed", arg, 0, UINT64_MAX);
		break;
	case OPT_CPU:
		options->cpu = tare_option_number(state, "cpu", arg, 0, 1 << 16);
		break;
	case OPT_LIST:
		options->list = true;
		break;
	case OPT_DRY_RUN:
		options->dry_run = true;
		break;
	case ARGP_KEY_ARG:
		if (options->calls)
			argp_failure(state, TARE_USAGE, 0,
				     "%s: only one file of CALLS can be replayed", arg);
		options->calls = arg;
		break;
	case ARGP_KEY_END:
		if (!options->calls && !options->list)
			argp_failure(state, TARE_USAGE, 0,
				     "a file of CALLS is needed: tare memcpy calls makes one");
		break;
	default:
		return ARGP_ERR_UNKNOWN;
	}
	return 0;
}

void options_parse(struct options *options, int argc, char **argv)
{
	static const struct argp argp = {option, parse, "CALLS", before, NULL, NULL, NULL};

	*options = (struct options){
		.regime = -1,
		.rounds = 40,
		.min_seconds = 0.001,
		.seed = 1,
		.cpu = -1,
	};
	tare_program_parse(&argp, argc, argv, 0, options);
}
