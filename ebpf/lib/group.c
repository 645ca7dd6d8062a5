// SPDX-License-Identifier: GPL-2.0-only
/* Names of the slots of group.bpf.h. */
#include <stdio.h>
#include <string.h>

#include "cgroup.h"
#include "tool.h"

static struct group group_of(const struct tool *tool, unsigned int slot)
{
	struct group group = {0};

	bpf_map__lookup_elem(tool_map(tool, "groups"), &slot, sizeof(slot), &group, sizeof(group),
			     0);
	return group;
}

void tool_name_comm(const struct tool *tool, unsigned int slot, char *text, size_t size)
{
	struct group group = group_of(tool, slot);

	if (!slot)
		snprintf(text, size, "other names");
	else
		snprintf(text, size, "%.*s", (int)sizeof(group), (const char *)group.word);
}

void tool_name_cgroup(const struct tool *tool, unsigned int slot, char *text, size_t size)
{
	unsigned long long number = group_of(tool, slot).word[0];
	char removed[CGROUP_PATH] = "";

	if (!slot) {
		snprintf(text, size, "other cgroups");
		return;
	}
	bpf_map__lookup_elem(tool_map(tool, "removed_cgroups"), &slot, sizeof(slot), removed,
			     sizeof(removed), 0);
	if (*removed)
		snprintf(text, size, "%.*s (removed)", (int)size - (int)sizeof(" (removed)"),
			 removed);
	else if (cgroup_name(number, text, size))
		snprintf(text, size, "cgroup %llu", number);
}
