/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_GATHER_H
#define TARE_GATHER_H

#include "tool.h"

/*
 * Prints what was seen since `begun` (tare_clock_ns) unless quiet, and writes it to `json`
 * unless that is NULL. Returns 0, or -1 with *err filled.
 */
int gather_and_show(const struct tool *tool, const char *json, bool quiet, uint64_t begun,
		    struct tare_error *err);

#endif
