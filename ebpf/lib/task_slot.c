// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <string.h>

#include "task_slot_user.h"

#define DEFAULT_PRIORITY 120
#define RT_PRIORITIES    100

static const char *const by_name[] = {"all", "cpu", "priority", "process", "delayer"};

static const struct argp_option option[] = {
	{"by", 'b', "all|cpu|priority|process|delayer", 0,
	 "What to separate by (default: all in one); delayer: who ran on the CPU meanwhile", 1},
	{0}};

static error_t parse(int key, char *arg, struct argp_state *state)
{
	struct task_options *o = state->input;
	unsigned int i;

	if (key != 'b')
		return ARGP_ERR_UNKNOWN;
	for (i = 0; i < sizeof(by_name) / sizeof(*by_name); i++) {
		if (!strcmp(arg, by_name[i])) {
			o->by = i;
			return 0;
		}
	}
	argp_error(state, "--by %s: must be all, cpu, priority, process or delayer", arg);
	return EINVAL;
}

void task_parse(int argc, char **argv, const char *what_it_does, struct task_options *options)
{
	tool_parse(argc, argv, what_it_does, option, parse, options);
}

unsigned int task_slots(enum task_by by)
{
	switch (by) {
	case BY_CPU:
		return libbpf_num_possible_cpus();
	case BY_PRIORITY:
		return PRIORITY_SLOTS;
	case BY_PROCESS:
	case BY_DELAYER:
		return PROCESS_SLOTS;
	default:
		return 1;
	}
}

bool task_processes(enum task_by by)
{
	return by == BY_PROCESS || by == BY_DELAYER;
}

static void name_priority(int priority, char *text, size_t size)
{
	if (priority < 0)
		snprintf(text, size, "deadline");
	else if (priority < RT_PRIORITIES)
		snprintf(text, size, "real-time %d", RT_PRIORITIES - 1 - priority);
	else
		snprintf(text, size, "nice %d", priority - DEFAULT_PRIORITY);
}

void task_name_slot(const struct tool *tool, unsigned int slot, char *text, size_t size)
{
	const struct task_options *o = tool->self;

	switch (o->by) {
	case BY_CPU:
		snprintf(text, size, "CPU %u", slot);
		return;
	case BY_PRIORITY:
		name_priority((int)slot - 1, text, size);
		return;
	case BY_PROCESS:
	case BY_DELAYER:
		tool_name_process(tool, slot, text, size);
		return;
	default:
		snprintf(text, size, "all");
	}
}
