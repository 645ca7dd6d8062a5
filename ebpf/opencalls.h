/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef OPENCALLS_H
#define OPENCALLS_H

#include "lib/tool.h"

/* Looks at the calls that have not ended; to be called once, at the end. */
void opencalls_look(const struct tool *tool);

/* Prints what was seen then to stdout; nothing if all calls had ended. */
void opencalls_print(const struct tool *tool, const struct tare_latency_report *report);

/* The same as an array; the caller owns it. */
struct json_t *opencalls_json(const struct tool *tool);

#endif
