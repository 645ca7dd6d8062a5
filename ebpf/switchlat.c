// SPDX-License-Identifier: GPL-2.0-only
/* switchlat: time between switches, from sched_switch. */
#include "switchlat.skel.h"
#include "lib/task_slot_user.h"

#define PROGRAM "switchlat"

int main(int argc, char **argv)
{
	const struct argp_child children[] = {{&task_argp, 0, NULL, 0}, {0}};
	const struct argp argp = {
		NULL,
		task_parse_child,
		"[-- COMMAND [ARG...]]",
		"How long tasks run between two switches of a CPU, in log-linear buckets.",
		children,
		NULL,
		NULL};
	struct task_options options = {0};
	struct switchlat *skeleton;

	argp_err_exit_status = TARE_USAGE;
	argp_parse(&argp, argc, argv, ARGP_IN_ORDER, NULL, &options);
	skeleton = switchlat__open();
	if (!skeleton)
		return tool_no_memory(PROGRAM);
	skeleton->rodata->by = options.by;
	return tool_run(&(struct tool){.name = PROGRAM,
				       .what = "time on the CPU between two switches",
				       .skeleton = skeleton->skeleton,
				       .slots = task_slots(options.by),
				       .lost = &skeleton->bss->lost,
				       .targeted = &skeleton->rodata->targeted,
				       .name_slot = task_name_slot,
				       .self = &options},
			&options.tool);
}
