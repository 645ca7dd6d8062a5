// SPDX-License-Identifier: GPL-2.0-only
/* A latency report as a table on stdout. */
#include <stdio.h>
#include <string.h>

#include "latencyreport.h"
#include "stdoutput.h"

#define LEAST_NAME 24 /* columns */

static uint64_t clamped(const struct tare_latency_report *report)
{
	uint64_t sum = 0;
	unsigned int i;

	for (i = 0; i < report->entries; i++)
		sum += report->entry[i].histogram.total.clamped;
	return sum;
}

static unsigned int shown(const struct tare_latency_report *report)
{
	return report->top && report->top < report->entries ? report->top : report->entries;
}

static int name_columns(const struct tare_latency_report *report)
{
	size_t most = LEAST_NAME;
	unsigned int i;

	for (i = 0; i < shown(report); i++)
		if (strlen(report->entry[i].name) > most)
			most = strlen(report->entry[i].name);
	return (int)most;
}

static void print_entry(const struct tare_latency_entry *entry, int columns)
{
	const struct tare_histogram *kept = &entry->histogram;
	unsigned int i;

	tare_stdout_name(entry->name, columns);
	printf(" %10llu", (unsigned long long)kept->count);
	if (!kept->count) {
		printf(" untimed %llu\n", (unsigned long long)entry->untimed);
		return;
	}
	printf(" %10.0f %10llu", (double)kept->total.sum / (double)kept->count,
	       (unsigned long long)kept->total.min - 1);
	for (i = 0; i < TARE_PERCENTILES; i++) {
		if (tare_histogram_supports(kept, tare_percentile[i].share))
			printf(" %10llu", (unsigned long long)tare_histogram_percentile(
						  kept, tare_percentile[i].share));
		else
			printf(" %10s", "-");
	}
	printf(" %10llu", (unsigned long long)kept->total.max);
	if (entry->untimed)
		printf(" untimed %llu", (unsigned long long)entry->untimed);
	putchar('\n');
}

/* As the tools of bcc print it; with ms, since an interval may be short. */
static void print_time(const struct tare_latency_report *report)
{
	char time[TARE_LATENCY_TIME];

	tare_latency_time(&report->start,
			  report->start.monotonic_ns + (uint64_t)(report->seconds * 1e9), time);
	printf("%.12s ", time);
}

static void print_rest(const struct tare_latency_report *report)
{
	uint64_t count = 0, sum = 0, untimed = 0;
	unsigned int i;

	if (shown(report) == report->entries)
		return;
	for (i = shown(report); i < report->entries; i++) {
		count += report->entry[i].histogram.count;
		sum += report->entry[i].histogram.total.sum;
		untimed += report->entry[i].untimed;
	}
	printf("%u more row%s: count %llu, %llu %s together", report->entries - shown(report),
	       report->entries - shown(report) == 1 ? "" : "s", (unsigned long long)count,
	       (unsigned long long)sum, report->unit);
	if (untimed)
		printf(", untimed %llu", (unsigned long long)untimed);
	putchar('\n');
}

int tare_latency_report_print(const struct tare_latency_report *report, struct tare_error *err)
{
	int columns = name_columns(report);
	unsigned int i;

	if (report->interval)
		print_time(report);
	printf("%s: %s, %s, %.1f s\n%-*s %10s %10s %10s", report->instrument, report->what,
	       report->unit, report->seconds, columns, "", "count", "mean", "min");
	for (i = 0; i < TARE_PERCENTILES; i++)
		printf(" %10s", tare_percentile[i].name);
	printf(" %10s\n", "max");
	for (i = 0; i < shown(report); i++)
		print_entry(&report->entry[i], columns);
	print_rest(report);
	printf("lost %llu, untimed %llu, clamped %llu\n", (unsigned long long)report->lost,
	       (unsigned long long)report->untimed, (unsigned long long)clamped(report));
	if (report->outliers)
		printf("outliers above %llu us: %llu, and lost %llu\n",
		       (unsigned long long)report->outliers->over_us,
		       (unsigned long long)report->outliers->count,
		       (unsigned long long)report->outliers->lost);
	return tare_stdout_flush(err);
}
