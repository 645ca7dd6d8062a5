/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_GATHER_H
#define TARE_GATHER_H

#include "interval.h"
#include "outlier_user.h"
#include "slotreader.h"
#include "tool.h"

/* What to show, and where. */
struct show {
	const struct tare_latency_start *start; /* of the measuring */
	const struct slot_reader *reader;
	struct outliers *outliers; /* or NULL */
	struct interval *interval; /* shows what came since it began; NULL: all */
	const char *json;          /* file, - for stdout, or NULL */
	bool table;                /* on stdout */
	bool more;                 /* on stdout, what the tool has beside rows */
	unsigned int top;          /* rows of the table; 0: all */
};

/* Shows what the tool counted. Returns 0, or -1 with *err filled. */
int gather_and_show(const struct tool *tool, const struct show *show, struct tare_error *err);

#endif
