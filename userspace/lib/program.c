// SPDX-License-Identifier: GPL-2.0-only
#include "program.h"

#include <errno.h>
#include <getopt.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "stdoutput.h"
#include "status.h"

#define OPTIONS_MAX 64 /* more than any program has */

static const char *const *words;

static bool is_real(const struct argp_option *option)
{
	return option->name || option->key || option->doc || option->group;
}

/* Refuses the option that getopt_long() has just found unless its full name stands in `argv`. */
static void check_name(char *const *argv, const struct option *found)
{
	const char *word = argv[optind - 1];

	if (found->has_arg && optarg == word)
		word = argv[optind - 2];
	word += 2;
	if (strlen(found->name) == strcspn(word, "="))
		return;
	fprintf(stderr, "%s: --%.*s: no such option; options are written in full, such as --%s\n",
		program_invocation_short_name, (int)strcspn(word, "="), word, found->name);
	exit(TARE_USAGE);
}

/* argp takes abbreviations, since it calls getopt_long(): this refuses them before argp parses. */
static void refuse_abbreviations(const struct argp_option *table, int argc, char **argv,
				 bool in_order)
{
	struct option all[OPTIONS_MAX] = {
		{"help", 0, NULL, 0}, {"usage", 0, NULL, 0}, {"version", 0, NULL, 0}};
	char letters[2 * OPTIONS_MAX] = "";
	char **order = calloc(argc + 1, sizeof(*order));
	int n = 3, used = 0, found = -1;

	if (!order)
		return;
	/* getopt_long() changes the order of the words that it is given */
	memcpy(order, argv, argc * sizeof(*order));
	if (in_order)
		letters[used++] = '+';
	for (; is_real(table); table++) {
		if (table->name)
			all[n++] = (struct option){table->name, table->arg != NULL, NULL, 0};
		if (table->key > ' ' && table->key <= '~')
			used += sprintf(letters + used, "%c%s", table->key, table->arg ? ":" : "");
	}
	opterr = 0;
	while (getopt_long(argc, order, letters, all, &found) != -1) {
		if (found >= 0)
			check_name(order, &all[found]);
		found = -1;
	}
	free(order);
}

/* Parsing takes the words to pieces where they stand; this copy keeps them whole. */
static const char *const *copy_words(int argc, char **argv)
{
	const char **copy = calloc(argc + 1, sizeof(*copy));

	for (int i = 1; copy && i < argc; i++)
		copy[i - 1] = strdup(argv[i]);
	return copy;
}

static void print_version(FILE *out, struct argp_state *state)
{
	fprintf(out, "%s (tare) %s\n", state->name, tare_program_version());
}

void tare_program_parse(const struct argp *argp, int argc, char **argv, unsigned int flags,
			void *input)
{
	static const struct argp_option none[] = {{0}};

	tare_stdout_check_at_exit(program_invocation_short_name);
	words = copy_words(argc, argv);
	argp_err_exit_status = TARE_USAGE;
	argp_program_version_hook = print_version;
	refuse_abbreviations(argp->options ?: none, argc, argv, flags & ARGP_IN_ORDER);
	argp_parse(argp, argc, argv, flags, NULL, input);
}

const char *const *tare_program_words(void)
{
	static const char *const none[] = {NULL};

	return words ?: none;
}

const char *tare_program_version(void)
{
	return TARE_VERSION;
}
