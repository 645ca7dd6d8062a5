// SPDX-License-Identifier: GPL-2.0-only
#include "latencyreport.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host.h"
#include "jsonfile.h"
#include "program.h"

#define FORMAT_VERSION 3
#define CLOCK_NAME     "CLOCK_MONOTONIC"

static int by_sum(const void *a, const void *b)
{
	const struct tare_latency_entry *left = a, *right = b;

	if (left->histogram.total.sum != right->histogram.total.sum)
		return left->histogram.total.sum < right->histogram.total.sum ? 1 : -1;
	if (left->histogram.count != right->histogram.count)
		return left->histogram.count < right->histogram.count ? 1 : -1;
	return strcmp(left->name, right->name);
}

void tare_latency_report_sort(struct tare_latency_report *report)
{
	qsort(report->entry, report->entries, sizeof(*report->entry), by_sum);
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

	for (i = 0; i < TARE_PERCENTILES; i++)
		if (tare_histogram_supports(kept, tare_percentile[i].share))
			json_object_set_new(object, tare_percentile[i].name,
					    json_integer((json_int_t)tare_histogram_percentile(
						    kept, tare_percentile[i].share)));
	return object;
}

static json_t *entry_json(const struct tare_latency_entry *entry)
{
	const struct tare_histogram *kept = &entry->histogram;

	return json_pack("{s:o, s:I, s:I, s:I, s:I, s:I, s:I, s:o, s:o}", "name",
			 tare_jsonfile_text(entry->name), "count", (json_int_t)kept->count,
			 "untimed", (json_int_t)entry->untimed, "sum", (json_int_t)kept->total.sum,
			 "min", (json_int_t)(kept->count ? kept->total.min - 1 : 0), "max",
			 (json_int_t)kept->total.max, "clamped", (json_int_t)kept->total.clamped,
			 "percentiles", percentiles(kept), "buckets", buckets(kept));
}

/* Empty text means unknown, which is null in a document. */
static json_t *text_or_null(const char *text)
{
	return *text ? tare_jsonfile_text(text) : json_null();
}

static json_t *host_json(const struct tare_host *host)
{
	return json_pack("{s:o, s:o, s:i, s:b, s:o, s:o}", "name", tare_jsonfile_text(host->name),
			 "cpu_model", text_or_null(host->cpu_model), "cpus", host->cpus,
			 "hypervisor", host->hypervisor, "clocksource",
			 text_or_null(host->clocksource), "governor", text_or_null(host->governor));
}

static json_t *start_json(const struct tare_latency_start *start)
{
	char second[32], time[48];
	struct tm utc;

	gmtime_r(&start->realtime.tv_sec, &utc);
	strftime(second, sizeof(second), "%Y-%m-%dT%H:%M:%S", &utc);
	snprintf(time, sizeof(time), "%s.%06d+00:00", second,
		 (int)(start->realtime.tv_nsec / 1000 % 1000000));
	return json_pack("{s:s, s:I}", "time", time, "clock_ns", (json_int_t)start->monotonic_ns);
}

static json_t *document_json(const struct tare_latency_report *report)
{
	json_t *entries = json_array(), *options = json_array();
	const char *const *word;
	struct tare_host host;
	unsigned int i;

	tare_host_read(&host);
	for (word = tare_program_words(); *word; word++)
		json_array_append_new(options, tare_jsonfile_text(*word));
	for (i = 0; i < report->entries; i++)
		json_array_append_new(entries, entry_json(&report->entry[i]));
	return json_pack("{s:i, s:s, s:s, s:s, s:s, s:o, s:s, s:o, s:s, s:o, s:f, s:I, s:I, s:o}",
			 "latency", FORMAT_VERSION, "tare", tare_program_version(), "instrument",
			 report->instrument, "what", report->what, "unit", report->unit, "options",
			 options, "kernel", host.kernel, "host", host_json(&host), "clock",
			 CLOCK_NAME, "start", start_json(&report->start), "seconds",
			 report->seconds, "lost", (json_int_t)report->lost, "untimed",
			 (json_int_t)report->untimed, "entries", entries);
}

static json_t *outliers_json(const struct tare_latency_outliers *outliers)
{
	return json_pack("{s:I, s:I, s:I, s:O}", "over_us", (json_int_t)outliers->over_us, "count",
			 (json_int_t)outliers->count, "lost", (json_int_t)outliers->lost, "list",
			 outliers->list);
}

int tare_latency_report_write(const struct tare_latency_report *report, const char *path, bool line,
			      struct tare_error *err)
{
	json_t *document = document_json(report);
	int result;

	if (!document)
		return tare_error(err, TARE_FAILED, "no memory for the report");
	if (report->outliers)
		json_object_set_new(document, "outliers", outliers_json(report->outliers));
	if (report->more)
		json_object_update(document, report->more);
	if (line && !strcmp(path, "-"))
		return tare_jsonfile_write_line(document, err);
	result = tare_jsonfile_write(document, strcmp(path, "-") ? path : NULL, err);
	json_decref(document);
	return result;
}

struct tare_latency_start tare_latency_start(double seconds_ago)
{
	uint64_t ago = (uint64_t)(seconds_ago * 1e9), realtime, monotonic;
	struct timespec now;

	clock_gettime(CLOCK_REALTIME, &now);
	realtime = (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec - ago;
	clock_gettime(CLOCK_MONOTONIC, &now);
	monotonic = (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
	return (struct tare_latency_start){.realtime = {.tv_sec = (time_t)(realtime / 1000000000),
							.tv_nsec = (long)(realtime % 1000000000)},
					   .monotonic_ns = monotonic > ago ? monotonic - ago : 0};
}

double tare_latency_seconds(const struct tare_latency_start *start)
{
	struct tare_latency_start now = tare_latency_start(0);

	return tare_latency_between(start, &now);
}

double tare_latency_between(const struct tare_latency_start *start,
			    const struct tare_latency_start *end)
{
	return (double)(end->monotonic_ns - start->monotonic_ns) / 1e9;
}

void tare_latency_time(const struct tare_latency_start *start, uint64_t clock_ns, char *text)
{
	/* since 1970 */
	int64_t ns = start->realtime.tv_sec * INT64_C(1000000000) + start->realtime.tv_nsec +
		     (int64_t)(clock_ns - start->monotonic_ns);
	time_t second = (time_t)(ns / 1000000000);
	struct tm local;

	localtime_r(&second, &local);
	strftime(text, TARE_LATENCY_TIME, "%H:%M:%S", &local);
	snprintf(text + strlen(text), sizeof(".000000"), ".%06u",
		 (unsigned int)(ns % 1000000000 / 1000));
}
