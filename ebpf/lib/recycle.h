/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_RECYCLE_H
#define TARE_RECYCLE_H

#include "interval.h"
#include "slotreader.h"
#include "tool.h"

/* How often slots are looked through, seconds. */
#define RECYCLE_SECONDS 0.02

/* Whether the tool gives slots of processes out again. */
bool recycles(const struct tool *tool);

/* The tool's slots, and those of names of ended processes behind them. */
unsigned int recycle_slots(const struct tool *tool);

/* Frees slots of ended processes if few are left. Returns 0, or a negative errno. */
int recycle(const struct tool *tool, struct interval *interval, const struct slot_reader *reader);

/* Adds the rows of ended processes; with `interval`, what came since it began. */
void recycle_report(const struct tool *tool, struct interval *interval,
		    struct tare_latency_report *report);

#endif
