/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_LOAD_H
#define TARE_LOAD_H

#include "tool.h"

/*
 * The process to be observed with those it starts: the command, held until it is released, or
 * that of -p, or 0 for all. The pidfd of *command is that of either. Returns 0, or -1 with *err
 * filled.
 */
int load_target(const struct options *options, struct command *command, unsigned int *target,
		struct tare_error *err);

/* Opens the cgroup of --cgroup, or -1 without. Returns 0, or -1 with *err filled. */
int load_cgroup(const struct options *options, int *folder, struct tare_error *err);

/*
 * Sizes the maps, loads, marks the target; if that is the command, from its exec on. `cgroup`:
 * the folder of the one that is observed, which it closes, or -1. Returns 0, or
 * -1 with *err filled.
 */
int load_tool(const struct tool *tool, unsigned int target, bool command, int cgroup,
	      struct tare_error *err);

#endif
