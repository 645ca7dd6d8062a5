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
	int cpu;             /* -1: the highest allowed one */
	uint64_t operations; /* of each case in all; 0: not given */
	bool list;
};

/* Ends the program on --help, and with status 2 and one line on what it does not know. */
void options_parse(struct options *options, const struct bench *bench, int argc, char **argv);

/* A line that says so. */
void options_print_version(const char *program);

/*
 * Ends the program with status 2 where the option that getopt_long() has just found is written in
 * part: the beginning of one may be another program's option.
 */
void options_refuse_abbreviation(char **argv, const struct option *found);

#endif
