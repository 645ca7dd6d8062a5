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
	OPT_ORDER,
	OPT_PERIOD,
	OPT_REGIME,
	OPT_MIN_SIZE,
	OPT_MAX_SIZE,
	OPT_ROUNDS,
	OPT_MIN_TIME,
	OPT_PASSES,
	OPT_MAX_CALLS,
	OPT_SEED,
	OPT_CPU,
	OPT_OVERLAP,
	OPT_LIST,
	OPT_DRY_RUN,
};

static const struct argp_option option[] = {
	{NULL, 0, NULL, 0, "What is replayed:", 1},
	{"functions", 'f', "NAME,...", 0,
	 "Calls of these functions (default memcpy,memmove); any copy function of the source, not "
	 "memset",
	 1},
	{"min-size", OPT_MIN_SIZE, "BYTES", 0, "Only calls of at least BYTES", 1},
	{"max-size", OPT_MAX_SIZE, "BYTES", 0, "Only calls of at most BYTES", 1},
	{"max-calls", OPT_MAX_CALLS, "N", 0,
	 "The first N calls of a trace (default: all); a sample of N calls of a profile that has "
	 "more, and of a distribution (default 250000)",
	 1},
	{"overlap", OPT_OVERLAP, "keep|drop", 0,
	 "Calls of a trace whose ranges overlap: drop (default) leaves them out and counts them, "
	 "because they are no work for a memcpy; keep replays them, with only those "
	 "implementations that allow it",
	 1},
	{NULL, 0, NULL, 0, "How it is replayed:", 2},
	{"implementations", 'i', "NAME,...", 0,
	 "These implementations, and always ret (default: all; see --list)", 2},
	{"impl", OPT_IMPL, "FILE.so:FUNCTION", 0,
	 "A routine of yours, with memcpy's prototype; may be repeated", 2},
	{"order", OPT_ORDER, "captured|shuffled|profile", 0,
	 "A trace's own order (default), the same calls shuffled, or only its distribution, "
	 "sampled like a profile. Other sources have no order: profile",
	 2},
	{"period", OPT_PERIOD, "N", 0,
	 "With order profile: N calls are drawn and come again and again, on other pages, so that "
	 "branch predictors know them; otherwise all calls are drawn",
	 2},
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
	"Replays the copies of SOURCE against copy routines, and prints raw times as JSON."
	"\vSOURCE is a trace or a profile of tare, or a distribution of LLVM libc or Fleetbench. "
	"Each routine is checked before it is timed. The routine ret copies nothing: its time "
	"is what the replay itself costs, and is not subtracted here.\n\n"
	"Exit status: 0 measured; 1 a bad source, a wrong routine or a failed self-check; "
	"2 bad usage; 77 something this machine cannot do.";

static const char *const order_names[] = {
	[ORDER_CAPTURED] = "captured",
	[ORDER_SHUFFLED] = "shuffled",
	[ORDER_PROFILE] = "profile",
};

const char *order_name(enum order order)
{
	return order_names[order];
}

static double seconds(struct argp_state *state, const char *text)
{
	char *end;
	double value = strtod(text, &end);

	if (end == text || *end || !isfinite(value) || value < 0 || value > 3600)
		argp_failure(state, TARE_USAGE, 0,
			     "--min-time %s: seconds from 0 to 3600 are needed", text);
	return value;
}

static void functions(struct argp_state *state, struct wanted *wanted, const char *text)
{
	char *list = strdup(text), *rest = list, *name;

	memset(wanted->function, 0, sizeof(wanted->function));
	while ((name = strsep(&rest, ","))) {
		int function = source_function(name);

		if (function < 0 || function == TARE_MEMSET)
			argp_failure(
				state, TARE_USAGE, 0,
				"-f %s: copy functions are memcpy, memmove, _copy_to_user, "
				"_copy_from_user, _copy_to_iter, _copy_from_iter and copy_page",
				name);
		else
			wanted->function[function] = true;
	}
	free(list);
}

static enum order find_order(struct argp_state *state, const char *name)
{
	for (enum order order = ORDER_CAPTURED; order <= ORDER_PROFILE; order++)
		if (!strcmp(order_names[order], name))
			return order;
	argp_failure(state, TARE_USAGE, 0, "--order %s: captured, shuffled or profile is needed",
		     name);
	return ORDER_DEFAULT;
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *options = state->input;

	switch (key) {
	case 'f':
		functions(state, &options->wanted, arg);
		break;
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
	case OPT_ORDER:
		options->order = find_order(state, arg);
		break;
	case OPT_PERIOD:
		options->period = tare_option_number(state, "period", arg, 1, 1u << 28);
		break;
	case OPT_REGIME:
		options->regime = regime_find(arg);
		if (options->regime < 0)
			argp_failure(state, TARE_USAGE, 0,
				     "--regime %s: captured, l1, l2, llc or cold is needed", arg);
		break;
	case OPT_MIN_SIZE:
		options->wanted.min_size =
			tare_option_number(state, "min-size", arg, 0, UINT64_MAX);
		break;
	case OPT_MAX_SIZE:
		options->wanted.max_size =
			tare_option_number(state, "max-size", arg, 0, UINT64_MAX);
		break;
	case OPT_MAX_CALLS:
		options->wanted.max_calls =
			tare_option_number(state, "max-calls", arg, 1, 1u << 28);
		break;
	case OPT_OVERLAP:
		if (strcmp(arg, "keep") && strcmp(arg, "drop"))
			argp_failure(state, TARE_USAGE, 0, "--overlap %s: keep or drop is needed",
				     arg);
		options->wanted.keep_overlapping = !strcmp(arg, "keep");
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
		if (options->source)
			argp_failure(state, TARE_USAGE, 0, "%s: only one SOURCE can be replayed",
				     arg);
		options->source = arg;
		break;
	case ARGP_KEY_END:
		if (!options->source && !options->list)
			argp_failure(state, TARE_USAGE, 0,
				     "a SOURCE is needed: a trace, a profile or a distribution "
				     "(see --help)");
		break;
	default:
		return ARGP_ERR_UNKNOWN;
	}
	return 0;
}

void options_parse(struct options *options, int argc, char **argv)
{
	static const struct argp argp = {option, parse, "SOURCE", before, NULL, NULL, NULL};

	*options = (struct options){
		.regime = -1,
		.rounds = 40,
		.min_seconds = 0.001,
		.seed = 1,
		.cpu = -1,
		.wanted = {.max_size = UINT64_MAX},
	};
	options->wanted.function[TARE_MEMCPY] = true;
	options->wanted.function[TARE_MEMMOVE] = true;
	tare_program_parse(&argp, argc, argv, 0, options);
}
