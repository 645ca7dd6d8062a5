/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_GATHER_H
#define TARE_GATHER_H

#include "tool.h"

/* Where what was seen goes. */
struct show {
	const struct tare_latency_start *start; /* of the measuring */
	const char *json;                       /* file, - for stdout, or NULL */
	bool line;                              /* JSON on stdout is one line of several */
	bool table;                             /* on stdout */
};

/* Shows what was seen since the start. Returns 0, or -1 with *err filled. */
int gather_and_show(const struct tool *tool, const struct show *show, struct tare_error *err);

#endif
