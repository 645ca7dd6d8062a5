// SPDX-License-Identifier: GPL-2.0-only
#include "testapi.h"
#include "timers/json.h"
#include "timers/portable.h"

#define FORMAT_VERSION 2

static void write_buckets(FILE *out, const struct tare_histogram *kept)
{
	const char *before = "[";

	json_key(out, ",\n    ", "buckets");
	for (unsigned int i = 0; i < TARE_LATENCY_BUCKETS; i++) {
		if (!kept->total.bucket[i])
			continue;
		fprintf(out, "%s[%llu, %llu, %llu]", before, (unsigned long long)tare_bucket_low(i),
			(unsigned long long)tare_bucket_low(i + 1) - 1,
			(unsigned long long)kept->total.bucket[i]);
		before = ", ";
	}
	putc(']', out);
}

/* Of so many groups together. */
static void write_operation(FILE *out, const struct group *group, uint32_t groups,
			    enum operation operation, bool buckets)
{
	const struct operation_kind *kind = &operation_kinds[operation];
	struct tare_histogram kept = {.count = 0};

	for (uint32_t i = 0; i < groups; i++)
		tare_histogram_merge(&kept, &group[i].tally->of[operation]);
	json_text(out, "{", "part", parts[kind->part]->name);
	json_text(out, ", ", "step", step_names[kind->step]);
	json_text(out, ", ", "call", kind->call);
	fprintf(out, ", \"hand_over\": %s", kind->hand_over ? "true" : "false");
	json_number(out, ", ", "count", (double)kept.count);
	json_number(out, ", ", "sum", (double)kept.total.sum);
	json_number(out, ", ", "min", (double)kept.total.min - 1);
	json_number(out, ", ", "max", (double)kept.total.max);
	json_number(out, ", ", "clamped", (double)kept.total.clamped);
	if (buckets)
		write_buckets(out, &kept);
	putc('}', out);
}

static void write_operations(FILE *out, const struct group *group, uint32_t groups, bool buckets)
{
	json_key(out, ",\n  ", "operations");
	for (int i = 0; i < OPERATIONS; i++) {
		fputs(i ? ",\n   " : "[\n   ", out);
		write_operation(out, group, groups, i, buckets);
	}
	putc(']', out);
}

static void write_parts(FILE *out, const struct group *group)
{
	json_key(out, ",\n  ", "parts");
	for (int part = 0; part < PARTS; part++) {
		json_text(out, part ? ", {" : "[{", "name", parts[part]->name);
		json_number(out, ", ", "first_ns", (double)group->part[part].first_ns);
		json_number(out, ", ", "ns", (double)group->part[part].ns);
		putc('}', out);
	}
	putc(']', out);
}

static void write_conditions(FILE *out, const struct outcome *outcome)
{
	const struct settings *settings = outcome->settings;
	int cpus;

	cpus_allowed(&cpus);
	json_text(out, "{", "tool", "testapi");
	json_number(out, ",\n ", "version", FORMAT_VERSION);
	json_text(out, ",\n ", "system", ver(false));
	json_number(out, ",\n ", "cpus", cpus);
	json_text(out, ",\n ", "clock", clock_name);
	json_text(out, ",\n ", "clocksource", clock_source());
	json_number(out, ",\n ", "clock_resolution_ns", outcome->resolution_ns);
	json_number(out, ",\n ", "empty_ns", outcome->empty_ns);
	json_text(out, ",\n ", "services", settings->front);
	json_number(out, ",\n ", "count", settings->count);
	json_number(out, ",\n ", "messages", settings->messages);
	json_number(out, ",\n ", "file_bytes", FILE_BYTES);
	json_number(out, ",\n ", "value_bytes", VALUE_BYTES);
}

void outcome_document(FILE *out, const void *of)
{
	const struct outcome *outcome = of;
	uint32_t groups = outcome->settings->groups;
	const struct group *all = &outcome->group[groups];

	write_conditions(out, outcome);
	json_key(out, ",\n ", "testapi");
	json_key(out, "{", "groups");
	for (uint32_t i = 0; i < groups; i++) {
		json_number(out, i ? ",\n {" : "[\n {", "group", i + 1);
		write_parts(out, &outcome->group[i]);
		write_operations(out, &outcome->group[i], 1, false);
		putc('}', out);
	}
	putc(']', out);
	write_operations(out, outcome->group, groups, true);
	json_key(out, "},\n ", "testall");
	json_number(out, "{", "ns", (double)all->ns);
	write_parts(out, all);
	write_operations(out, all, 1, false);
	fputs("}}\n", out);
}
