// SPDX-License-Identifier: GPL-2.0-only
/* wakelat: how long tasks wait for a CPU, and who delayed them. */
#include "wakelat.h"
#include "wakelat.skel.h"
#include "lib/books_user.h"
#include "lib/delayer.h"
#include "lib/outlier_user.h"
#include "lib/task_slot_user.h"

static const struct tare_option option[] = {
	TASK_OPTION("wait", "delayer", "who ran on the CPU meanwhile"),
	{"woken", 'w', NULL, "Only waits after a wake-up, not those of preempted tasks",
	 TARE_FLAG(woken)},
	{"check", 'K', NULL,
	 "Check the waits of each thread against the kernel's account (run_delay of schedstat), "
	 "and "
	 "print the residual",
	 TARE_FLAG(check)},
	OUTLIER_OPTIONS(OUTLIER_WAITS),
	{0}};

static const char *const wait[WAITS] = {"woken", "preempted"};

/* Waits for quota have slots of their own, whatever the others are separated by. */
static const char *const quota[QUOTAS] = {"throttled", "real-time throttled"};

static void size_maps(const struct tool *tool)
{
	if (*tool->over)
		tool_refuse_sched_ext(tool, "--over");
	if (tool->by == &task_by[BY_DELAYER])
		tool_refuse_sched_ext(tool, "--by delayer");
	tool_size_waits(tool, tool->by == &task_by[BY_DELAYER]);
	if (tool->print_more)
		bpf_map__set_max_entries(tool_map(tool, "books"), BOOKS);
}

static void configure(struct wakelat *skeleton, const struct options *options)
{
	skeleton->rodata->by = options->by;
	skeleton->rodata->only_woken = options->woken;
	skeleton->rodata->check = options->check;
	skeleton->rodata->quota_slot = tool_slots(&task_by[options->by]);
	tool_load_all(skeleton->obj, "book_", options->check);
}

int main(int argc, char **argv)
{
	struct options options = {0};
	struct wakelat *skeleton;

	task_by[BY_ALL] = (struct tool_by){"wait", WAITS, .names = wait};
	tool_parse(argc, argv,
		   "How long tasks wait for a CPU, from their wake-up or preemption, in log-linear "
		   "buckets.\v"
		   "Examples:\n  wakelat --by delayer -d 5\n  wakelat --over 1000 --stop",
		   option, NULL, &options);
	skeleton = tool_opened(wakelat__open());
	configure(skeleton, &options);
	return tool_run(&(struct tool){TOOL_OF(skeleton), TOOL_BY(&task_by[options.by]),
				       OUTLIER_OF(skeleton), .what = "waiting for a CPU",
				       .extra_names = quota, .extra_slots = QUOTAS,
				       .print_more = options.check ? books_print : NULL,
				       .json_more = options.check ? books_json : NULL,
				       .size_maps = size_maps},
			&options);
}
