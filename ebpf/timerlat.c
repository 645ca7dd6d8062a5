// SPDX-License-Identifier: GPL-2.0-only
/* timerlat: from a timer's expiry to its handler, and to the thread that it woke. */
#include "lib/outlier_user.h"
#include "lib/tool.h"
#include "timerlat.h"
#include "timerlat.skel.h"

static const struct tare_option option[] = {{"by-cpu", 'C', NULL, "Separate by CPU", TARE_FLAG(by)},
					    OUTLIER_OPTIONS(OUTLIER_WAITS),
					    {0}};

static const char *const what[TIMERLAT_SLOTS] = {"handler", "woken thread"};

static void name_slot(const struct tool *tool, unsigned int slot, char *text, size_t size)
{
	(void)tool;
	snprintf(text, size, "%s", what[slot]);
}

static void name_slot_of_cpu(const struct tool *tool, unsigned int slot, char *text, size_t size)
{
	(void)tool;
	snprintf(text, size, "%s, CPU %u", what[slot % TIMERLAT_SLOTS], slot / TIMERLAT_SLOTS);
}

int main(int argc, char **argv)
{
	const struct tool_by by[] = {
		{"all", TIMERLAT_SLOTS, name_slot},
		{"cpu", TIMERLAT_SLOTS * libbpf_num_possible_cpus(), name_slot_of_cpu}};
	struct options options = {0};
	struct timerlat *skeleton;

	tool_parse(argc, argv,
		   "Latency from the expiry of high-resolution timers to their handler, "
		   "and to the thread that it wakes. With -p: of timers that wake this "
		   "process.",
		   option, NULL, &options);
	skeleton = tool_opened(timerlat__open());
	skeleton->rodata->by_cpu = options.by;
	return tool_run(&(struct tool){TOOL_OF(skeleton), TOOL_BY(&by[options.by]),
				       OUTLIER_OF(skeleton), .what = "from a timer's expiry"},
			&options);
}
