// SPDX-License-Identifier: GPL-2.0-only
#include <math.h>
#include <stdlib.h>

#include "output.h"
#include "system.h"
#include "timers/portable.h"
#include "timers/summary.h"

/* The columns of 2010. */
static const struct {
	const char *name;
	enum part_number part;
	enum step step;
} column[] = {
	{"write file", PART_FILE, STEP_WRITE},         {"read file", PART_FILE, STEP_READ},
	{"write registry", PART_REGISTRY, STEP_WRITE}, {"read registry", PART_REGISTRY, STEP_READ},
	{"messages", PART_MESSAGE, STEP_GET},
};

#define COLUMNS (sizeof(column) / sizeof(column[0]))

double step_ns(const struct group *group, enum part_number part, enum step step)
{
	double sum = 0;

	for (int i = 0; i < OPERATIONS; i++)
		if (operation_kinds[i].part == part && operation_kinds[i].step == step &&
		    !operation_kinds[i].hand_over)
			sum += (double)group->tally->of[i].sum;
	return sum;
}

static double cell_ms(const struct group *group, size_t of)
{
	if (column[of].part == PART_MESSAGE)
		return (double)group->part[PART_MESSAGE].ns / 1e6;
	return step_ns(group, column[of].part, column[of].step) / 1e6;
}

static double median_ms(const struct outcome *outcome, size_t of)
{
	uint32_t count = outcome->settings->groups;
	double *ms = Malloc(count * sizeof(*ms)), median;

	for (uint32_t i = 0; i < count; i++)
		ms[i] = cell_ms(&outcome->group[i], of);
	median = summary_median(ms, count).value;
	free(ms);
	return median;
}

static void print_groups(const struct outcome *outcome)
{
	printf("%-8s", "group");
	for (size_t i = 0; i < COLUMNS; i++)
		printf(" %15s", column[i].name);
	for (uint32_t group = 0; group < outcome->settings->groups; group++) {
		printf("\n%-8lu", (unsigned long)outcome->group[group].number);
		for (size_t i = 0; i < COLUMNS; i++)
			printf(" %15.3f", cell_ms(&outcome->group[group], i));
	}
	printf("\n%-8s", "median");
	for (size_t i = 0; i < COLUMNS; i++)
		printf(" %15.3f", median_ms(outcome, i));
	puts("\n");
}

static void print_all(const struct outcome *outcome)
{
	const struct group *all = outcome->all;

	puts("At the same time, ms from the start: until all was written and read, or got; until "
	     "all was\ndeleted, too");
	for (int part = 0; part < PARTS; part++)
		printf("%-8s %15.3f %15.3f\n", part_names[part],
		       (double)all->part[part].first_ns / 1e6, (double)all->part[part].ns / 1e6);
	printf("%-8s %15s %15.3f\n\n", "all", "", (double)all->ns / 1e6);
}

void outcome_table(const struct outcome *outcome)
{
	const struct settings *settings = outcome->settings;
	int cpus;

	cpus_allowed(&cpus);
	printf("testapi on %s\nservices: %s; CPUs: %d; a group: %lu files, %lu keys, "
	       "%lu messages\n\nEach part for itself, ms; handing over is in messages alone\n",
	       ver(false), system_services(settings), cpus, (unsigned long)settings->count,
	       (unsigned long)settings->count, (unsigned long)settings->messages);
	print_groups(outcome);
	print_all(outcome);
}
