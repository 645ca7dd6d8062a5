// SPDX-License-Identifier: GPL-2.0-only
#include "options.h"

#include <math.h>
#include <stdlib.h>

#include "lib/option.h"
#include "lib/status.h"

enum { OPT_IMPL = 1024, OPT_MIN_TIME };

static const struct tare_option option[] = {
	{.doc = "How they are replayed:"},
	{"implementations", 'i', "NAME,...",
	 "These implementations, and always ret (default: all; see --list); with a + behind its "
	 "name one comes again, as another",
	 TARE_TEXT(implementations)},
	{"impl", OPT_IMPL, "FILE.so:FUNCTION",
	 "A routine of yours, with memcpy's prototype; may be repeated", TARE_OTHER},
	{"regime", 0, "captured|l1|l2|llc|cold",
	 "Where the data is: pages of a trace as captured (its default), or folded into a window "
	 "of half a cache (l2 is the default without addresses), or never in a cache",
	 TARE_CHOICE(regime, regime_names)},
	{"rounds", 0, "N", "Samples of each implementation (default 40)",
	 TARE_NUMBER(rounds, 1, 1000000)},
	{"min-time", OPT_MIN_TIME, "SECONDS",
	 "The fastest routine's sample lasts this long at least (default 0.002)", TARE_OTHER},
	{"passes", 0, "N", "A sample is N passes over the calls, however long they take",
	 TARE_NUMBER(passes, 1, 1u << 30)},
	{"seed", 0, "N", "Of all that is drawn (default 1)", TARE_NUMBER(seed, 0, UINT64_MAX)},
	{"cpu", 0, "N", "Run on this CPU only", TARE_NUMBER(cpu, 0, 1 << 16)},
	{"unchecked", 0, NULL, "Time routines that an earlier process has checked",
	 TARE_FLAG(unchecked)},
	{"dry-run", 0, NULL, "Read, place and check everything, time nothing", TARE_FLAG(dry_run)},
	{.doc = "Output:"},
	{"output", 'o', "FILE", "Write the JSON document to FILE instead of stdout",
	 TARE_TEXT(output)},
	{"list", 0, NULL, "List the implementations and what this CPU lacks", TARE_FLAG(list)},
	{0}};

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
	case OPT_IMPL:
		if (options->users == USER_IMPLS_MAX)
			argp_failure(state, TARE_USAGE, 0, "more than %d --impl", USER_IMPLS_MAX);
		options->user[options->users++] = arg;
		return 0;
	case OPT_MIN_TIME:
		options->min_seconds = seconds(state, arg);
		return 0;
	case ARGP_KEY_ARG:
		if (options->calls)
			argp_failure(state, TARE_USAGE, 0,
				     "%s: only one file of CALLS can be replayed", arg);
		options->calls = arg;
		return 0;
	case ARGP_KEY_END:
		if (!options->calls && !options->list)
			argp_failure(state, TARE_USAGE, 0,
				     "a file of CALLS is needed: tare memcpy calls makes one");
		return 0;
	default:
		return ARGP_ERR_UNKNOWN;
	}
}

void options_parse(struct options *options, int argc, char **argv)
{
	static const struct tare_options command_line = {
		.option = option, .words = "CALLS", .doc = before, .other = parse};

	*options = (struct options){
		.regime = -1,
		.rounds = 40,
		.min_seconds = 0.002,
		.seed = 1,
		.cpu = -1,
	};
	tare_options_parse(&command_line, argc, argv, options);
}
