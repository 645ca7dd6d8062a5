/* SPDX-License-Identifier: GPL-2.0-only */
/* The command line that all programs of the toolbox share. */
#ifndef TIMERS_OPTIONS_H
#define TIMERS_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

#define OPTIONS_CHOICES_MAX 64

struct bench;
struct option;

struct options {
	const char *choice[OPTIONS_CHOICES_MAX];
	unsigned int chosen;
	const char *json;
	int rounds;
	uint64_t operations; /* of each case in all; 0: not given */
	bool list;
};

/* Ends the program on --help, and on bad usage with one line and status 2. */
void options_parse(struct options *options, const struct bench *bench, int argc, char **argv);

#define OPTION_VERSION 1024 /* key of --version in tables of getopt_long() */

/*
 * As getopt_long(); returns -1 at the end. Ends the program on --version, and with one line and
 * status 2 on an option that is not in the table, lacks its value or is abbreviated.
 */
int options_next(int argc, char **argv, const char *letters, const struct option *table);

/* The number that an option was given; one that is not from `low` to `high` ends the program so. */
int options_number(const char *option, const char *text, int low, int high);

/* Ends the program with status 2 and a line: the text, and where help is. */
void options_usage(const char *format, ...) __attribute__((noreturn, format(printf, 1, 2)));

#endif
