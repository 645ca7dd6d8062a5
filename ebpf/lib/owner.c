// SPDX-License-Identifier: GPL-2.0-only
/* Names of the slots of owner.bpf.h. */
#include <stdio.h>
#include <string.h>

#include "cgroup.h"
#include "tool.h"

static struct owner owner_of(const struct tool *tool, unsigned int slot)
{
	struct owner owner = {0};

	bpf_map__lookup_elem(tool_map(tool, "owners"), &slot, sizeof(slot), &owner, sizeof(owner),
			     0);
	return owner;
}

void tool_name_process(const struct tool *tool, unsigned int slot, char *text, size_t size)
{
	struct owner process = owner_of(tool, slot);

	if (!slot)
		snprintf(text, size, "other processes");
	else if (!process.key.word[0])
		snprintf(text, size, "idle");
	else
		snprintf(text, size, "%s %u", process.comm, (unsigned int)process.key.word[0]);
}

void tool_name_comm(const struct tool *tool, unsigned int slot, char *text, size_t size)
{
	struct owner owner = owner_of(tool, slot);

	if (!slot)
		snprintf(text, size, "other names");
	else
		snprintf(text, size, "%.*s", (int)sizeof(owner.key), (const char *)owner.key.word);
}

void tool_name_cgroup(const struct tool *tool, unsigned int slot, char *text, size_t size)
{
	unsigned long long number = owner_of(tool, slot).key.word[0];
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
