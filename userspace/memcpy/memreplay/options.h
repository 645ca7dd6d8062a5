/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef MEMREPLAY_OPTIONS_H
#define MEMREPLAY_OPTIONS_H

#include "regime.h"

#define USER_IMPLS_MAX 32

struct options {
	const char *calls;                /* a file of calls */
	const char *output;               /* NULL: stdout */
	const char *implementations;      /* comma-separated names, or NULL: all */
	const char *user[USER_IMPLS_MAX]; /* FILE.so:FUNCTION */
	int users;
	int regime; /* enum regime, or -1: as the calls allow */
	unsigned int rounds;
	uint64_t passes; /* 0: as many as a sample needs to be long enough */
	uint64_t seed;
	int cpu; /* -1: wherever the kernel puts it */
	bool list;
	bool dry_run;
	uint64_t after; /* passes that an earlier process found; 0: there was none */
};

/* Exits with TARE_USAGE and a line on stderr where the usage is bad. */
void options_parse(struct options *options, int argc, char **argv);

#endif
