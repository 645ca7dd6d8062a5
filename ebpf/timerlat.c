// SPDX-License-Identifier: GPL-2.0-only
/* timerlat: from a timer's expiry to its handler, and to the thread that it woke. */
#include "lib/tool.h"
#include "timerlat.h"
#include "timerlat.skel.h"

#define PROGRAM "timerlat"

struct options {
	struct tool_options tool;
	bool by_cpu;
};

static const struct argp_option option[] = {{"by-cpu", 'C', NULL, 0, "Separate by CPU", 1}, {0}};

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct options *o = state->input;

	(void)arg;
	if (key != 'C')
		return ARGP_ERR_UNKNOWN;
	o->by_cpu = true;
	return 0;
}

static void name_slot(const struct tool *tool, unsigned int slot, char *text, size_t size)
{
	static const char *const what[TIMERLAT_SLOTS] = {"handler", "woken thread"};
	const struct options *o = tool->self;

	if (o->by_cpu)
		snprintf(text, size, "%s, CPU %u", what[slot % TIMERLAT_SLOTS],
			 slot / TIMERLAT_SLOTS);
	else
		snprintf(text, size, "%s", what[slot]);
}

int main(int argc, char **argv)
{
	struct options options = {0};
	struct timerlat *skeleton;

	tool_parse(argc, argv,
		   "Latency from the expiry of high-resolution timers to their "
		   "handler, and to the thread that it wakes. With -p: of timers "
		   "that wake this process.",
		   option, parse, &options);
	skeleton = timerlat__open();
	if (!skeleton)
		return tool_no_memory(PROGRAM);
	skeleton->rodata->by_cpu = options.by_cpu;
	return tool_run(&(struct tool){.name = PROGRAM,
				       .what = "from a timer's expiry",
				       .skeleton = skeleton->skeleton,
				       .slots = TIMERLAT_SLOTS *
						(options.by_cpu ? libbpf_num_possible_cpus() : 1),
				       .lost = &skeleton->bss->lost,
				       .targeted = &skeleton->rodata->targeted,
				       .name_slot = name_slot,
				       .self = &options},
			&options.tool);
}
