// SPDX-License-Identifier: GPL-2.0-only
#include "latencyreport.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "jsonfile.h"

#define FORMAT_VERSION 1

static const struct {
	const char *name;
	double share;
} percentile[] = {{"p50", 0.5}, {"p90", 0.9}, {"p99", 0.99}, {"p99.9", 0.999}, {"p99.99", 0.9999}};

#define PERCENTILES (sizeof(percentile) / sizeof(percentile[0]))

static int by_count(const void *a, const void *b)
{
	const struct tare_latency_entry *left = a, *right = b;

	if (left->histogram.count != right->histogram.count)
		return left->histogram.count < right->histogram.count ? 1 : -1;
	return strcmp(left->name, right->name);
}

void tare_latency_report_sort(struct tare_latency_report *report)
{
	qsort(report->entry, report->entries, sizeof(*report->entry), by_count);
}

static uint64_t clamped(const struct tare_latency_report *report)
{
	uint64_t sum = 0;
	unsigned int i;

	for (i = 0; i < report->entries; i++)
		sum += report->entry[i].histogram.total.clamped;
	return sum;
}

static void print_entry(const struct tare_latency_entry *entry, FILE *out)
{
	const struct tare_histogram *kept = &entry->histogram;
	unsigned int i;

	fprintf(out, "%-24.24s %10llu", entry->name, (unsigned long long)kept->count);
	if (!kept->count) {
		fprintf(out, " untimed %llu\n", (unsigned long long)entry->untimed);
		return;
	}
	fprintf(out, " %10.0f %10llu", (double)kept->total.sum / (double)kept->count,
		(unsigned long long)kept->total.min - 1);
	for (i = 0; i < PERCENTILES; i++) {
		if (tare_histogram_supports(kept, percentile[i].share))
			fprintf(out, " %10llu",
				(unsigned long long)tare_histogram_percentile(kept,
									      percentile[i].share));
		else
			fprintf(out, " %10s", "-");
	}
	fprintf(out, " %10llu", (unsigned long long)kept->total.max);
	if (entry->untimed)
		fprintf(out, " untimed %llu", (unsigned long long)entry->untimed);
	fputc('\n', out);
}

void tare_latency_report_print(const struct tare_latency_report *report, FILE *out)
{
	unsigned int i;

	fprintf(out, "%s: %s, %s, %.1f s\n%-24s %10s %10s %10s", report->instrument, report->what,
		report->unit, report->seconds, "", "count", "mean", "min");
	for (i = 0; i < PERCENTILES; i++)
		fprintf(out, " %10s", percentile[i].name);
	fprintf(out, " %10s\n", "max");
	for (i = 0; i < report->entries; i++)
		print_entry(&report->entry[i], out);
	fprintf(out, "lost %llu, untimed %llu, clamped %llu\n", (unsigned long long)report->lost,
		(unsigned long long)report->untimed, (unsigned long long)clamped(report));
	fflush(out);
}

static json_t *buckets(const struct tare_histogram *kept)
{
	json_t *list = json_array();
	unsigned int i;

	for (i = 0; i < TARE_LATENCY_BUCKETS; i++)
		if (kept->total.bucket[i])
			json_array_append_new(list,
					      json_pack("[III]", (json_int_t)tare_bucket_low(i),
							(json_int_t)tare_bucket_low(i + 1) - 1,
							(json_int_t)kept->total.bucket[i]));
	return list;
}

static json_t *percentiles(const struct tare_histogram *kept)
{
	json_t *object = json_object();
	unsigned int i;

	for (i = 0; i < PERCENTILES; i++)
		if (tare_histogram_supports(kept, percentile[i].share))
			json_object_set_new(object, percentile[i].name,
					    json_integer((json_int_t)tare_histogram_percentile(
						    kept, percentile[i].share)));
	return object;
}

int tare_latency_report_write(const struct tare_latency_report *report, const char *path,
			      struct tare_error *err)
{
	json_t *entries = json_array(), *document;
	unsigned int i;
	int result;

	for (i = 0; i < report->entries; i++) {
		const struct tare_histogram *kept = &report->entry[i].histogram;

		json_array_append_new(
			entries, json_pack("{s:s, s:I, s:I, s:I, s:I, s:I, s:I, s:o, s:o}", "name",
					   report->entry[i].name, "count", (json_int_t)kept->count,
					   "untimed", (json_int_t)report->entry[i].untimed, "sum",
					   (json_int_t)kept->total.sum, "min",
					   (json_int_t)(kept->count ? kept->total.min - 1 : 0),
					   "max", (json_int_t)kept->total.max, "clamped",
					   (json_int_t)kept->total.clamped, "percentiles",
					   percentiles(kept), "buckets", buckets(kept)));
	}
	document = json_pack("{s:i, s:s, s:s, s:s, s:s, s:f, s:I, s:I, s:o}", "latency",
			     FORMAT_VERSION, "instrument", report->instrument, "what", report->what,
			     "unit", report->unit, "clock", report->clock, "seconds",
			     report->seconds, "lost", (json_int_t)report->lost, "untimed",
			     (json_int_t)report->untimed, "entries", entries);
	if (!document)
		return tare_error(err, TARE_FAILED, "no memory for the report");
	result = tare_jsonfile_write(document, strcmp(path, "-") ? path : NULL, err);
	json_decref(document);
	return result;
}
