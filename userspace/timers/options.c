// SPDX-License-Identifier: GPL-2.0-only
#include "options.h"

#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "portable.h"
#include "summary.h"

#define ROUNDS     50
#define ROUNDS_MIN 6 /* fewer samples have no 95 % interval of the median */

enum { OPT_JSON = 256, OPT_CHOOSE, OPT_LIST };

static const struct option table[] = {{"choose", required_argument, NULL, OPT_CHOOSE},
				      {"json", required_argument, NULL, OPT_JSON},
				      {"rounds", required_argument, NULL, 'r'},
				      {"list", no_argument, NULL, OPT_LIST},
				      {"version", no_argument, NULL, OPTION_VERSION},
				      {"help", no_argument, NULL, 'h'},
				      {0}};

static void help(const struct bench *bench)
{
	printf("Usage: %s [OPTION...] [COUNT]\n%s\n\n", bench->program, bench->summary);
	printf("      --choose=NAME  only this %s; can be repeated\n", bench->subject);
	printf("      --json=FILE    write raw samples to FILE\n"
	       "  -r, --rounds=N     samples of each case (%d)\n",
	       ROUNDS);
	printf("      --list         names of every %s\n"
	       "      --version      the version of tare\n"
	       "  -h, --help         this text\n\n",
	       bench->subject);
	if (bench->operations)
		printf("COUNT operations of each case, divided among the rounds (%.0f).\n",
		       (double)bench->operations);
	else
		printf("COUNT operations of each case, divided among the rounds; without COUNT "
		       "a sample\ntakes about a millisecond.\n");
	printf("Numbers may end in k (x 1024) or m (x 1024 x 1024).\n"
	       "Example: %s --json=samples.json -r 200\n"
	       "Exit status: 0 measured, 1 failed, 2 bad usage, 77 this machine cannot.\n",
	       bench->program);
	exit(TARE_OK);
}

void options_usage(const char *format, ...)
{
	va_list args;

	fprintf(stderr, "%s: ", program_name());
	va_start(args, format);
	vfprintf(stderr, format, args);
	va_end(args);
	fprintf(stderr, "; see --help\n");
	exit(TARE_USAGE);
}

int options_number(const char *option, const char *text, int low, int high)
{
	struct tare_error err;
	int32_t value;

	if (atoik(text, &value, &err))
		options_usage("%s %s", option, err.text);
	if (value < low || value > high)
		options_usage("%s %s: must be from %d to %d", option, text, low, high);
	return value;
}

static void parse_count(struct options *options, const char *text)
{
	struct tare_error err;
	int64_t value;

	if (atoik64(text, &value, &err))
		options_usage("COUNT %s", err.text);
	if (value < 1)
		options_usage("COUNT %s: must be at least 1", text);
	options->operations = (uint64_t)value;
}

static void parse_choice(struct options *options, const char *name)
{
	if (options->chosen == OPTIONS_CHOICES_MAX)
		options_usage("--choose can be given %d times", OPTIONS_CHOICES_MAX);
	options->choice[options->chosen++] = name;
}

static void parse_option(struct options *options, const struct bench *bench, int key)
{
	switch (key) {
	case OPT_CHOOSE:
		parse_choice(options, optarg);
		return;
	case 'h':
		help(bench);
		return;
	case OPT_JSON:
		options->json = optarg;
		return;
	case 'r':
		options->rounds =
			options_number("--rounds", optarg, ROUNDS_MIN, SUMMARY_SAMPLES_MAX);
		return;
	case OPT_LIST:
		options->list = true;
		return;
	}
}

/* An abbreviation may be an option of another program that means something else. */
static void refuse_abbreviation(char **argv, const struct option *found)
{
	const char *word = argv[optind - 1];

	if (found->has_arg && optarg == word)
		word = argv[optind - 2];
	word += 2;
	if (strlen(found->name) != strcspn(word, "="))
		options_usage("--%.*s: no such option; options are written in full, such as --%s",
			      (int)strcspn(word, "="), word, found->name);
}

int options_next(int argc, char **argv, const char *letters, const struct option *table)
{
	int found = -1, key;

	opterr = 0;
	key = getopt_long(argc, argv, letters, table, &found);
	if (key == ':')
		options_usage("%s: needs a value", argv[optind - 1]);
	if (key == '?')
		options_usage("%s: no such option", argv[optind - 1]);
	if (found >= 0)
		refuse_abbreviation(argv, &table[found]);
	if (key != OPTION_VERSION)
		return key;
	printf("%s (tare) %s\n", program_name(), TARE_VERSION);
	exit(TARE_OK);
}

void options_parse(struct options *options, const struct bench *bench, int argc, char **argv)
{
	int key;

	*options = (struct options){.rounds = ROUNDS};
	while ((key = options_next(argc, argv, ":r:h", table)) != -1)
		parse_option(options, bench, key);
	if (optind < argc)
		parse_count(options, argv[optind++]);
	if (optind < argc)
		options_usage("%s: only one COUNT can be given", argv[optind]);
}
