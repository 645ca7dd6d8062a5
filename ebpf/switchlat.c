// SPDX-License-Identifier: GPL-2.0-only
/* switchlat: time between switches, from sched_switch. */
#include "switchlat.skel.h"
#include "lib/task_slot_user.h"

#define PROGRAM "switchlat"

int main(int argc, char **argv)
{
	struct task_options options = {0};
	struct switchlat *skeleton;

	task_parse(argc, argv,
		   "How long tasks run between two switches of a CPU, in log-linear buckets.",
		   &options);
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
				       .processes = task_processes(options.by),
				       .name_slot = task_name_slot,
				       .self = &options},
			&options.tool);
}
