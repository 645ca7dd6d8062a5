/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_BOOKS_USER_H
#define TARE_BOOKS_USER_H

#include "books.h"
#include "tool.h"

/* Prints a line for each thread that waited, to stdout. */
void books_print(const struct tool *tool, const struct tare_latency_report *report);

/* The same as members of a document; the caller owns them. */
struct json_t *books_json(const struct tool *tool, const struct tare_latency_report *report);

#endif
