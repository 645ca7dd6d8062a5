/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_LOAD_H
#define TARE_LOAD_H

#include "tool.h"

/*
 * Sets *target to the process that is observed with those that it starts: the command, held until
 * it is released, or that of -p, or 0 for all. *command has the pidfd of either. Returns 0, or -1
 * with *err filled.
 */
int load_target(const struct options *options, struct command *command, unsigned int *target,
		struct tare_error *err);

/* Sets *folder to the open cgroup of --cgroup, -1 without it. Returns 0, or -1 with *err filled. */
int load_cgroup(const struct options *options, int *folder, struct tare_error *err);

/*
 * Sizes the maps, loads the programs and marks the target; with `command`, from its exec on.
 * `cgroup`: the open folder of the observed cgroup, which this closes, or -1. Returns 0, or -1 with
 * *err filled.
 */
int load_tool(const struct tool *tool, unsigned int target, bool command, int cgroup,
	      struct tare_error *err);

#endif
