// SPDX-License-Identifier: GPL-2.0-only
/*
 * Slots of processes that have ended go to new ones, once few are left: what such a process had is
 * added to that of all ended ones of its name.
 */
#include "private.h"

#include <bpf/bpf.h>
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#define NAMES 256 /* of ended processes; those of others are "other processes" */

struct recycled {
	char comm[16];
	unsigned int processes;
	struct tare_histogram histogram;
};

static struct recycled *recycled;
static unsigned int names;

bool recycles(const struct tool *tool)
{
	return tool->by->name_slot == tool_name_process && !tool->explains;
}

unsigned int recycle_slots(const struct tool *tool)
{
	return tool->slots + tool->extra_slots + (recycles(tool) ? NAMES : 0);
}

/* The first name takes all that find no room. */
static struct recycled *find(const char *comm)
{
	unsigned int i;

	for (i = 1; i < names; i++)
		if (!strcmp(recycled[i].comm, comm))
			return &recycled[i];
	if (names == NAMES)
		return &recycled[0];
	strcpy(recycled[names].comm, comm);
	return &recycled[names++];
}

/* Moves a slot's counts, and those at the beginning of the interval, to those of its name. */
static int retire(const struct tool *tool, unsigned int slot, const char *comm,
		  struct interval *interval, const struct slot_reader *reader)
{
	unsigned int first = tool->slots + tool->extra_slots;
	struct recycled *to = find(comm);
	struct tare_histogram histogram;
	int error = slot_take(reader, slot, &histogram);

	if (error)
		return error;
	tare_histogram_merge(&to->histogram, &histogram.total);
	to->processes++;
	if (interval->entry) {
		struct tare_latency_entry *of_name = &interval->entry[first + (to - recycled)];

		tare_histogram_merge(&of_name->histogram, &interval->entry[slot].histogram.total);
		memset(&interval->entry[slot], 0, sizeof(interval->entry[slot]));
	}
	return 0;
}

/* Whether so few slots are left that some must be given out again. */
static bool are_scarce(const struct owner *process)
{
	unsigned int used = 0, slot;

	for (slot = 1; slot < OWNER_SLOTS; slot++)
		used += process[slot].key.word[0] && process[slot].state != OWNER_RECYCLED;
	return used > OWNER_SLOTS * 3 / 4;
}

/*
 * Whether there is no such process any more. A process may be seen after its end, as one that was
 * switched from, or that kept another waiting, and is given a slot again.
 */
static bool is_gone(unsigned int tgid)
{
	return tool_sees_all_pids() && kill((pid_t)tgid, 0) && errno == ESRCH;
}

int recycle(const struct tool *tool, struct interval *interval, const struct slot_reader *reader)
{
	static struct owner *process;
	struct bpf_map *slots = tool_map(tool, "slot_of_owner");
	unsigned int slot, kept;
	int error = 0;
	bool is_its;

	if (!process) {
		process = mmap(NULL, OWNER_SLOTS * sizeof(*process), PROT_READ | PROT_WRITE,
			       MAP_SHARED, bpf_map__fd(tool_map(tool, "owners")), 0);
		recycled = calloc(NAMES, sizeof(*recycled));
		if (process == MAP_FAILED || !recycled)
			return -ENOMEM;
		strcpy(recycled[names++].comm, "other processes");
	}
	if (!are_scarce(process))
		return 0;
	for (slot = 1; !error && slot < OWNER_SLOTS; slot++) {
		if (!process[slot].key.word[0] || process[slot].state == OWNER_RECYCLED)
			continue;
		/* its number may have been given out again */
		is_its = bpf_map__lookup_elem(slots, &process[slot].key, sizeof(process[slot].key),
					      &kept, sizeof(kept), 0) ||
			 kept == slot;
		if (is_its && process[slot].state != OWNER_ENDED &&
		    !is_gone(process[slot].key.word[0]))
			continue;
		if (is_its)
			bpf_map__delete_elem(slots, &process[slot].key, sizeof(process[slot].key),
					     0);
		error = retire(tool, slot, process[slot].comm, interval, reader);
		process[slot].state = OWNER_RECYCLED;
		if (!error)
			error = bpf_map__update_elem(tool_map(tool, "free_slots"), NULL, 0, &slot,
						     sizeof(slot), BPF_ANY);
	}
	return error;
}

void recycle_report(const struct tool *tool, struct interval *interval,
		    struct tare_latency_report *report)
{
	unsigned int first = tool->slots + tool->extra_slots, i;

	for (i = 0; i < names; i++) {
		struct tare_latency_entry *entry = &report->entry[report->entries];

		*entry = (struct tare_latency_entry){.slot = first + i,
						     .histogram = recycled[i].histogram};
		if (interval)
			interval_entry(interval, first + i, entry);
		if (!entry->histogram.count)
			continue;
		snprintf(entry->name, sizeof(entry->name), "%s, %u ended", recycled[i].comm,
			 recycled[i].processes);
		report->entries++;
	}
}
