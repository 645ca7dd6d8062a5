// SPDX-License-Identifier: GPL-2.0-only
/* switchlat: time between switches, from sched_switch. */
#include "switchlat.skel.h"
#include "lib/task_slot_user.h"

static const struct tare_option option[] = {
	TASK_OPTION("all", "delayer", "who ran next on the CPU"), {0}};

int main(int argc, char **argv)
{
	struct options options = {0};
	struct switchlat *skeleton;

	tool_parse(argc, argv,
		   "How long tasks run between two switches of a CPU, in log-linear buckets.\v"
		   "Example: switchlat --by process -d 5",
		   option, NULL, &options);
	skeleton = tool_opened(switchlat__open());
	skeleton->rodata->by = options.by;
	return tool_run(&(struct tool){TOOL_OF(skeleton), TOOL_BY(&task_by[options.by]),
				       .what = "time on the CPU between two switches"},
			&options);
}
