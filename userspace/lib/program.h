/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_PROGRAM_H
#define TARE_PROGRAM_H

#include <argp.h>

/*
 * The command line of every program: argp_parse(), and what all programs share. --version; status
 * 2 on bad usage; options by their full names alone, since the beginning of one may be an option
 * of another program that means something else; output that is lost is told at exit
 * (tare_stdout_check_at_exit). `argp` has options of its own, and no children.
 */
void tare_program_parse(const struct argp *argp, int argc, char **argv, unsigned int flags,
			void *input);

/* The words of the command line after the program's name, as they were given; NULL ends them. */
const char *const *tare_program_words(void);

/* The version of tare, such as 0.1. */
const char *tare_program_version(void);

#endif
