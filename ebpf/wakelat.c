// SPDX-License-Identifier: GPL-2.0-only
/* wakelat: wake-up latency, and who delayed it. */
#include "wakelat.skel.h"
#include "lib/task_slot_user.h"

#define PROGRAM "wakelat"

int main(int argc, char **argv)
{
	struct task_options options = {0};
	struct wakelat *skeleton;

	task_parse(argc, argv,
		   "Latency from the waking of a task to its running, in log-linear buckets.",
		   &options);
	skeleton = wakelat__open();
	if (!skeleton)
		return tool_no_memory(PROGRAM);
	skeleton->rodata->by = options.by;
	return tool_run(&(struct tool){.name = PROGRAM,
				       .what = "waking to running",
				       .skeleton = skeleton->skeleton,
				       .slots = task_slots(options.by),
				       .lost = &skeleton->bss->lost,
				       .targeted = &skeleton->rodata->targeted,
				       .name_slot = task_name_slot,
				       .self = &options},
			&options.tool);
}
