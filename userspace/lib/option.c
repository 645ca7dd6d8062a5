// SPDX-License-Identifier: GPL-2.0-only
#include "option.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "program.h"

#define FIRST_KEY    256 /* of options that have no letter */
#define OPTIONS_MAX  64  /* more than any program has */
#define CHOICES_SIZE 256

static const struct tare_options *parsed;

uint64_t tare_option_number(struct argp_state *state, const char *name, const char *arg,
			    uint64_t least, uint64_t most)
{
	uint64_t value;
	char *end;

	errno = 0;
	value = strtoull(arg, &end, 10);
	/* strtoull() would also take blanks and a sign */
	if (!isdigit((unsigned char)*arg) || *end || errno || value < least || value > most)
		argp_error(state, "--%s %s: must be a number from %" PRIu64 " to %" PRIu64, name,
			   arg, least, most);
	return value;
}

static const char *choice(const struct tare_option *option, size_t i)
{
	return *(const char *const *)((const char *)option->choice + i * option->step);
}

static uint64_t choose(struct argp_state *state, const struct tare_option *option, const char *arg)
{
	char all[CHOICES_SIZE] = "";
	const char *before;
	size_t i;

	for (i = 0; choice(option, i); i++) {
		if (!strcmp(choice(option, i), arg))
			return i;
		before = !i ? "" : choice(option, i + 1) ? ", " : " or ";
		snprintf(all + strlen(all), sizeof(all) - strlen(all), "%s%s", before,
			 choice(option, i));
	}
	argp_error(state, "--%s %s: must be %s", option->name, arg, all);
	return 0;
}

static void store(struct argp_state *state, const struct tare_option *option, char *arg)
{
	void *place = (char *)state->input + option->offset;
	uint64_t number = 1;

	if (option->kind == TARE_OPTION_TEXT) {
		*(const char **)place = arg;
		return;
	}
	if (option->kind == TARE_OPTION_CHOICE)
		number = choose(state, option, arg);
	else if (option->kind == TARE_OPTION_NUMBER)
		number = tare_option_number(state, option->name, arg, option->least, option->most);
	if (option->size == sizeof(bool))
		*(bool *)place = number;
	else if (option->size == sizeof(uint64_t))
		*(uint64_t *)place = number;
	else
		*(uint32_t *)place = (uint32_t)number;
}

static int key_of(const struct tare_option *option)
{
	return option->key ?: FIRST_KEY + (int)(option - parsed->option);
}

static error_t parse(int key, char *arg, struct argp_state *state)
{
	const struct tare_option *option;

	for (option = parsed->option; option->name || option->doc; option++) {
		if (!option->name || key_of(option) != key || option->kind == TARE_OPTION_OTHER)
			continue;
		store(state, option, arg);
		return 0;
	}
	if (parsed->no_command && key == ARGP_KEY_NO_ARGS)
		argp_error(state, "%s", parsed->no_command);
	if (parsed->no_command && key == ARGP_KEY_ARGS) {
		*(char ***)((char *)state->input + parsed->command) = state->argv + state->next;
		return 0;
	}
	if (parsed->other)
		return parsed->other(key, arg, state);
	if (key == ARGP_KEY_ARG && !parsed->no_command)
		argp_error(state, "%s: this program takes only options", arg);
	return ARGP_ERR_UNKNOWN;
}

void tare_options_parse(const struct tare_options *options, int argc, char **argv, void *values)
{
	const struct tare_option *option = options->option;
	struct argp_option table[OPTIONS_MAX] = {0};
	const struct argp argp = {table, parse, options->words, options->doc, NULL, NULL, NULL};

	parsed = options;
	for (size_t i = 0; option[i].name || option[i].doc; i++)
		table[i] = (struct argp_option){
			option[i].name, option[i].name ? key_of(&option[i]) : 0,
			option[i].arg,  0,
			option[i].doc,  0};
	tare_program_parse(&argp, argc, argv, options->flags, values);
}
