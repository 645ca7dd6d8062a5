// SPDX-License-Identifier: GPL-2.0-only
/* wakelat: wake-up latency, and who delayed it. */
#include "wakelat.skel.h"
#include "lib/delayer.h"
#include "lib/outlier_user.h"
#include "lib/task_slot_user.h"

static const struct tare_option option[] = {TASK_OPTION, OUTLIER_OPTIONS, {0}};

/* The history of who ran takes room only if it is asked for. */
static void size_maps(const struct tool *tool)
{
	int cpus = libbpf_num_possible_cpus();

	if (tool->by != &task_by[BY_DELAYER])
		return;
	bpf_map__set_max_entries(tool_map(tool, "delayer_runs"), cpus * DELAYER_RUNS);
	bpf_map__set_max_entries(tool_map(tool, "delayer_switches"), cpus);
}

int main(int argc, char **argv)
{
	struct options options = {0};
	struct wakelat *skeleton;

	tool_parse(argc, argv,
		   "Latency from the waking of a task to its running, in log-linear buckets.",
		   option, NULL, &options);
	skeleton = tool_opened(wakelat__open());
	skeleton->rodata->by = options.by;
	bpf_program__set_autoload(skeleton->progs.migrate,
				  options.by == BY_DELAYER || options.over);
	bpf_program__set_autoload(skeleton->progs.delayer_exec, options.by == BY_DELAYER);
	return tool_run(&(struct tool){TOOL_OF(skeleton), TOOL_BY(&task_by[options.by]),
				       OUTLIER_OF(skeleton), .what = "waking to running",
				       .size_maps = size_maps},
			&options);
}
