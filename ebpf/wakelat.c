// SPDX-License-Identifier: GPL-2.0-only
/* wakelat: wake-up latency, and who delayed it. */
#include "wakelat.skel.h"
#include "lib/delayer.h"
#include "lib/task_slot_user.h"

#define PROGRAM "wakelat"

/* Who ran is kept only if it is asked for. */
static void size_maps(const struct tool *tool)
{
	const struct task_options *o = tool->self;
	int cpus = libbpf_num_possible_cpus();

	if (o->by != BY_DELAYER)
		return;
	bpf_map__set_max_entries(tool_map(tool, "delayer_runs"), cpus * DELAYER_RUNS);
	bpf_map__set_max_entries(tool_map(tool, "delayer_switches"), cpus);
}

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
	bpf_program__set_autoload(skeleton->progs.migrate, options.by == BY_DELAYER);
	bpf_program__set_autoload(skeleton->progs.delayer_exec, options.by == BY_DELAYER);
	return tool_run(&(struct tool){.name = PROGRAM,
				       .what = "waking to running",
				       .skeleton = skeleton->skeleton,
				       .slots = task_slots(options.by),
				       .lost = &skeleton->bss->lost,
				       .targeted = &skeleton->rodata->targeted,
				       .processes = task_processes(options.by),
				       .name_slot = task_name_slot,
				       .size_maps = size_maps,
				       .self = &options},
			&options.tool);
}
