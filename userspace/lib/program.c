// SPDX-License-Identifier: GPL-2.0-only
#include "program.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "stdoutput.h"
#include "status.h"

static const char *const *words;

static bool is_real(const struct argp_option *option)
{
	return option->name || option->key || option->doc || option->group;
}

/*
 * The option of `table` whose long name begins with the `length` characters at `name`, or, where
 * `whole`, is just that; NULL if there is none.
 */
static const struct argp_option *find_long(const struct argp_option *table, const char *name,
					   size_t length, bool whole)
{
	for (; is_real(table); table++)
		if (table->name && !strncmp(table->name, name, length) &&
		    (!whole || !table->name[length]))
			return table;
	return NULL;
}

/* Whether the word after --NAME belongs to it. */
static bool check_long(const struct argp_option *table, const char *name)
{
	static const struct argp_option of_argp[] = {{"help", 0, NULL, 0, NULL, 0},
						     {"usage", 0, NULL, 0, NULL, 0},
						     {"version", 0, NULL, 0, NULL, 0},
						     {0}};
	size_t length = strcspn(name, "=");
	const struct argp_option *option =
		find_long(table, name, length, true) ?: find_long(of_argp, name, length, true);

	if (option)
		return option->arg && !name[length];
	option = find_long(table, name, length, false) ?: find_long(of_argp, name, length, false);
	if (option) {
		fprintf(stderr,
			"%s: --%.*s: no such option; options are written in full, such as --%s\n",
			program_invocation_short_name, (int)length, name, option->name);
		exit(TARE_USAGE);
	}
	/* argp says that there is none */
	return false;
}

/* Whether the word after -LETTERS belongs to the last of them. */
static bool takes_next(const struct argp_option *table, const char *letters)
{
	const struct argp_option *option;

	for (; *letters; letters++)
		for (option = table; is_real(option); option++)
			if (option->key == *letters && option->arg)
				return !letters[1];
	return false;
}

/* getopt_long() would take the beginning of an option for it. */
static void refuse_abbreviations(const struct argp_option *table, char **argv, bool in_order)
{
	for (char **word = argv + 1; *word && strcmp(*word, "--"); word++) {
		bool both = false;

		if (word[0][0] != '-' || !word[0][1]) {
			if (in_order)
				return;
		} else if (word[0][1] == '-') {
			both = check_long(table, *word + 2);
		} else {
			both = takes_next(table, *word + 1);
		}
		if (both && !*++word)
			return;
	}
}

/* Options are taken to pieces where they stand: these stay whole. */
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
	tare_stdout_check_at_exit(program_invocation_short_name);
	words = copy_words(argc, argv);
	argp_err_exit_status = TARE_USAGE;
	argp_program_version_hook = print_version;
	refuse_abbreviations(argp->options, argv, flags & ARGP_IN_ORDER);
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
