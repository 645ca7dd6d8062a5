/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TIMERS_TABLE_H
#define TIMERS_TABLE_H

struct bench;

/* Prints the conditions, then a line for each case: raw, overhead and net in ns, rate, facts. */
void table_print(const struct bench *bench);

#endif
