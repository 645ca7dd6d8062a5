/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_PROGRAM_H
#define TARE_PROGRAM_H

#include <argp.h>

/*
 * Parses the command line of a program by argp_parse(), and adds what all programs share:
 * --version; status 2 on bad usage; a line at exit if output was lost (tare_stdout_check_at_exit).
 * It takes options by their full names alone, since an abbreviation may mean something else in
 * another program. `argp` has options, and no children.
 */
void tare_program_parse(const struct argp *argp, int argc, char **argv, unsigned int flags,
			void *input);

/* The words of the command line after the program's name, as they were given; NULL ends them. */
const char *const *tare_program_words(void);

/* The version of tare, such as 0.1. */
const char *tare_program_version(void);

#endif
