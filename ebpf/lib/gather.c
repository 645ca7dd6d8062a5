// SPDX-License-Identifier: GPL-2.0-only
/* Makes a report of what a tool's maps hold. */
#include "private.h"

#include <bpf/bpf.h>
#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

/*
 * How often the kernel skipped a program since it already ran on that CPU. The kernel does so for
 * tp_btf, and not for perf's tracepoints. From 7.0 on a task can be preempted in a program.
 */
static uint64_t missed(const struct tool *tool)
{
	struct bpf_program *program;
	uint64_t sum = 0;

	bpf_object__for_each_program(program, *tool->skeleton->obj)
	{
		struct bpf_prog_info info = {0};
		__u32 size = sizeof(info);
		int fd = bpf_program__fd(program);

		if (fd >= 0 && !bpf_obj_get_info_by_fd(fd, &info, &size))
			sum += info.recursion_misses;
	}
	return sum;
}

void interval_entry(struct interval *interval, unsigned int slot, struct tare_latency_entry *entry)
{
	struct tare_latency_entry *earlier = &interval->entry[slot], all = *entry;

	tare_histogram_subtract(&entry->histogram, &earlier->histogram);
	entry->untimed -= earlier->untimed;
	*earlier = all;
}

/* Makes the report one of the interval that ends, and begins the next. */
static void interval_report(struct interval *interval, struct tare_latency_report *report)
{
	struct tare_latency_start now = tare_latency_start(0);
	uint64_t lost = report->lost;

	report->interval = true;
	report->start = interval->start;
	report->seconds = tare_latency_between(&interval->start, &now);
	report->lost -= interval->lost;
	interval->start = now;
	interval->lost = lost;
}

bool to_stdout(const struct options *options)
{
	return options->json && !strcmp(options->json, "-");
}

bool prints_tables(const struct options *options)
{
	return !options->quiet && !to_stdout(options);
}

/* Reads every slot that has something to tell. Returns 0, or a negative errno. */
static int read_slots(const struct tool *tool, const struct slot_reader *reader,
		      struct interval *interval, struct tare_latency_report *report)
{
	struct tare_latency_entry *entry;
	unsigned int slot;
	int error;

	for (slot = 0; slot < tool->slots + tool->extra_slots; slot++) {
		entry = &report->entry[report->entries];
		error = slot_read(reader, slot, &entry->histogram);
		if (error)
			return error;
		entry->slot = slot;
		entry->untimed = tool->untimed ? tool->untimed(tool, slot) : 0;
		if (interval)
			interval_entry(interval, slot, entry);
		report->untimed += entry->untimed;
		if (!entry->histogram.count && !entry->untimed)
			continue;
		if (slot >= tool->slots)
			strcpy(entry->name, tool->extra_names[slot - tool->slots]);
		else if (tool->by->names)
			strcpy(entry->name, tool->by->names[slot]);
		else
			tool->by->name_slot(tool, slot, entry->name, sizeof(entry->name));
		report->entries++;
	}
	if (recycles(tool))
		recycle_report(tool, interval, report);
	return 0;
}

static int gather(struct run *run, struct interval *interval, struct tare_latency_report *report,
		  struct tare_error *err)
{
	const struct tool *tool = run->tool;
	unsigned int slots = recycle_slots(tool);
	int error;

	report->entry = calloc(slots, sizeof(*report->entry));
	if (!report->entry)
		return tare_error(err, TARE_FAILED, "no memory for the counts (%u slots)", slots);
	report->lost = *tool->lost + missed(tool);
	if (interval)
		interval_report(interval, report);
	error = read_slots(tool, &run->reader, interval, report);
	if (error)
		return tool_bpf_error(err, "cannot read the counts", error);
	tare_latency_report_sort(report);
	return 0;
}

int show(struct run *run, bool interval, struct tare_error *err)
{
	const struct tool *tool = run->tool;
	const struct options *options = run->options;
	bool asked = interval == (options->interval > 0), prints = asked && prints_tables(options);
	bool json = options->json && (to_stdout(options) ? asked : !interval);
	bool more = !interval && prints_tables(options) && tool->print_more;
	struct tare_latency_report report = {.instrument = tool->name,
					     .what = tool->what,
					     .unit = tool->unit ?: "ns",
					     .start = run->start,
					     .seconds = tare_latency_seconds(&run->start),
					     .top = options->top};
	struct tare_error second;
	int result, printed = 0;

	if (!json && !prints && !more)
		return 0;
	outliers_report(run->outliers, interval, &report);
	result = gather(run, interval ? &run->interval : NULL, &report, err);
	if (!result && json && !interval && tool->json_more)
		report.more = tool->json_more(tool, &report);

	/* a failed table does not keep the document back, nor the other way round */
	if (!result && prints)
		printed = tare_latency_report_print(&report, err);
	if (!result && more)
		tool->print_more(tool, &report);
	if (!result && json)
		result = tare_latency_report_write(&report, options->json, interval,
						   printed ? &second : err);
	free(report.entry);
	json_decref(report.more);
	return printed ?: result;
}
