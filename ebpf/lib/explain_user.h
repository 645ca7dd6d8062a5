/* SPDX-License-Identifier: GPL-2.0-only */
/* The user side of explain.bpf.h: sums by call. */
#ifndef TARE_EXPLAIN_USER_H
#define TARE_EXPLAIN_USER_H

#include "explain.h"
#include "tool.h"

/* Prints to stdout, for each row, where its time went, and that of its slowest calls. */
void explain_print(const struct tool *tool, const struct tare_latency_report *report);

/* The same as members of a document; the caller owns them. */
struct json_t *explain_json(const struct tool *tool, const struct tare_latency_report *report);

#endif
