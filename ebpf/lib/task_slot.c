// SPDX-License-Identifier: GPL-2.0-only
#include "task_slot_user.h"

#define DEFAULT_PRIORITY 120
#define RT_PRIORITIES    100

static const char *const all[] = {"all"};

static void name_cpu(const struct tool *tool, unsigned int slot, char *text, size_t size)
{
	(void)tool;
	snprintf(text, size, "CPU %u", slot);
}

static void name_priority(const struct tool *tool, unsigned int slot, char *text, size_t size)
{
	int priority = (int)slot - 1;

	(void)tool;
	if (priority < 0)
		snprintf(text, size, "deadline");
	else if (priority < RT_PRIORITIES)
		snprintf(text, size, "real-time %d", RT_PRIORITIES - 1 - priority);
	else
		snprintf(text, size, "nice %d", priority - DEFAULT_PRIORITY);
}

struct tool_by task_by[] = {
	[BY_ALL] = {"all", 1, .names = all},
	[BY_CPU] = {"cpu", 0, .name_slot = name_cpu},
	[BY_PRIORITY] = {"priority", PRIORITY_SLOTS, .name_slot = name_priority},
	[BY_PROCESS] = {"process", OWNER_SLOTS, .name_slot = tool_name_process},
	[BY_DELAYER] = {"delayer", OWNER_SLOTS, .name_slot = tool_name_process},
	[BY_COMM] = {"comm", OWNER_SLOTS, .name_slot = tool_name_comm},
	[BY_CGROUP] = {"cgroup", OWNER_SLOTS, .name_slot = tool_name_cgroup},
	{0}};
