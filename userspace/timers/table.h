/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TIMERS_TABLE_H
#define TIMERS_TABLE_H

struct bench;

/* Conditions, then one line a case: raw, overhead, net in ns, rate, facts. */
void table_print(const struct bench *bench);

#endif
