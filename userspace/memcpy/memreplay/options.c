// SPDX-License-Identifier: GPL-2.0-only
#include "options.h"

#include "lib/option.h"
#include "lib/status.h"

enum { OPT_IMPL = 1024 };

static const struct tare_option option[] = {
	{.doc = "How the calls are replayed:"},
	{"implementations", 'i', "NAME,...",
	 "These implementations, and always ret (default: all; see --list); NAME+ is the same "
	 "routine under a second name",
	 TARE_TEXT(implementations)},
	{"impl", OPT_IMPL, "FILE.so:FUNCTION",
	 "A routine of yours, with memcpy's prototype; may be repeated", TARE_OTHER},
	{"regime", 0, "captured|l1|l2|llc|evicted|cold",
	 "Where the data is: pages of a trace as captured (its default), or folded into a window "
	 "of half a cache (l2 is the default without addresses), or never in a cache; evicted: as "
	 "l2, with what is read (by those that clear: written) flushed from all caches before",
	 TARE_CHOICE(regime, regime_names)},
	{"rounds", 'r', "N", "Samples of each implementation (default 40)",
	 TARE_NUMBER(rounds, 1, 1000000)},
	{"passes", 0, "N", "A sample is N passes over the calls (default: as many as last 2 ms)",
	 TARE_NUMBER(passes, 1, 1u << 30)},
	{"seed", 0, "N", "Seed of all random choices (default 1)",
	 TARE_NUMBER(seed, 0, UINT64_MAX)},
	{"cpu", 'C', "N", "Run on this CPU only", TARE_NUMBER(cpu, 0, 1 << 16)},
	{"after", 0, "N", "An earlier process has checked the routines, and found N passes",
	 TARE_NUMBER(after, 1, 1u << 30)},
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
	"Each routine is checked before it is timed. The routine ret copies nothing: its time is "
	"the replay's own overhead, which memreplay does not subtract.\n\n"
	"Example: memreplay -i rep_movsb,avx2 -o replay.json calls\n\n"
	"Exit status: 0 measured; 1 bad calls, a wrong routine or a failed self-check; "
	"2 bad usage; 77 something this machine cannot do.";

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *options = state->input;

	switch (key) {
	case OPT_IMPL:
		if (options->users == USER_IMPLS_MAX)
			argp_failure(state, TARE_USAGE, 0, "more than %d --impl", USER_IMPLS_MAX);
		options->user[options->users++] = arg;
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
		.seed = 1,
		.cpu = -1,
	};
	tare_options_parse(&command_line, argc, argv, options);
}
