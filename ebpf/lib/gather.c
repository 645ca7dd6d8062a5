// SPDX-License-Identifier: GPL-2.0-only
/* What a tool's maps hold, as a report. */
#include "gather.h"

#include <bpf/bpf.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

void tool_name_process(const struct tool *tool, unsigned int slot, char *text, size_t size)
{
	struct process process = {0};

	bpf_map__lookup_elem(tool_map(tool, "processes"), &slot, sizeof(slot), &process,
			     sizeof(process), 0);
	if (!slot)
		snprintf(text, size, "other processes");
	else
		snprintf(text, size, "%s %u", process.comm, process.tgid);
}

/* Reads one slot of all CPUs into *histogram. */
static int read_slot(const struct tool *tool, unsigned int slot, struct tare_latency *kept,
		     int cpus, struct tare_histogram *histogram)
{
	int cpu;

	memset(histogram, 0, sizeof(*histogram));
	if (bpf_map_lookup_elem(bpf_map__fd(tool_map(tool, "latencies")), &slot, kept))
		return -errno;
	for (cpu = 0; cpu < cpus; cpu++)
		tare_histogram_merge(histogram, &kept[cpu]);
	return 0;
}

static int gather(const struct tool *tool, struct tare_latency_report *report,
		  struct tare_error *err)
{
	int cpus = libbpf_num_possible_cpus(), error;
	struct tare_latency_entry *entry;
	struct tare_latency *kept;
	unsigned int slot;

	kept = calloc(cpus > 0 ? cpus : 1, sizeof(*kept));
	report->entry = calloc(tool->slots, sizeof(*report->entry));
	if (cpus < 1 || !kept || !report->entry) {
		free(kept);
		return tare_error(err, TARE_FAILED,
				  "no memory for what was seen (%d CPUs, %u slots)", cpus,
				  tool->slots);
	}
	for (slot = 0; slot < tool->slots; slot++) {
		entry = &report->entry[report->entries];
		error = read_slot(tool, slot, kept, cpus, &entry->histogram);
		if (error) {
			free(kept);
			return tool_bpf_error(err, "cannot read what was seen", error);
		}
		if (!entry->histogram.count)
			continue;
		tool->name_slot(tool, slot, entry->name, sizeof(entry->name));
		report->entries++;
	}
	free(kept);
	report->lost = *tool->lost;
	if (tool->count)
		tool->count(tool, report);
	tare_latency_report_sort(report);
	return 0;
}

int gather_and_show(const struct tool *tool, const struct show *show, struct tare_error *err)
{
	struct tare_latency_report report = {.instrument = tool->name,
					     .what = tool->what,
					     .unit = tool->unit ?: "ns",
					     .start = *show->start,
					     .seconds = tare_latency_seconds(show->start)};
	int result = gather(tool, &report, err);

	if (!result && show->json)
		result = tare_latency_report_write(&report, show->json, show->line, err);
	if (!result && show->table)
		result = tare_latency_report_print(&report, err);
	free(report.entry);
	return result;
}
