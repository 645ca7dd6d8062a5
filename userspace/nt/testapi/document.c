// SPDX-License-Identifier: GPL-2.0-only
#include <math.h>

#include "output.h"
#include "system.h"
#include "timers/json.h"
#include "timers/portable.h"

#define FORMAT_VERSION 1

static void write_percentiles(FILE *out, const struct tare_histogram *kept)
{
	const char *before = "{";

	json_key(out, ", ", "percentiles");
	for (const struct tare_percentile *one = tare_percentile;
	     one < tare_percentile + TARE_PERCENTILES; one++) {
		if (!tare_histogram_supports(kept, one->share))
			continue;
		json_number(out, before, one->name,
			    (double)tare_histogram_percentile(kept, one->share));
		before = ", ";
	}
	fputs(*before == '{' ? "{}" : "}", out);
}

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

static void write_operation(FILE *out, const struct tally *tally, enum operation operation,
			    bool buckets)
{
	const struct operation_kind *kind = &operation_kinds[operation];
	struct tare_histogram kept;

	tally_histogram(tally, operation, &kept);
	json_text(out, "{", "part", part_names[kind->part]);
	json_text(out, ", ", "step", step_names[kind->step]);
	json_text(out, ", ", "call", kind->call);
	fprintf(out, ", \"hand_over\": %s", kind->hand_over ? "true" : "false");
	json_number(out, ", ", "count", (double)kept.count);
	json_number(out, ", ", "sum", (double)kept.total.sum);
	json_number(out, ", ", "min", (double)kept.total.min - 1);
	json_number(out, ", ", "max", (double)kept.total.max);
	json_number(out, ", ", "clamped", (double)kept.total.clamped);
	write_percentiles(out, &kept);
	if (buckets)
		write_buckets(out, &kept);
	putc('}', out);
}

static void write_operations(FILE *out, const char *before, const struct tally *tally, bool buckets)
{
	json_key(out, before, "operations");
	for (int i = 0; i < OPERATIONS; i++) {
		fputs(i ? ",\n   " : "[\n   ", out);
		write_operation(out, tally, i, buckets);
	}
	putc(']', out);
}

static void write_parts(FILE *out, const struct group *group)
{
	json_key(out, ",\n  ", "parts");
	for (int part = 0; part < PARTS; part++) {
		json_text(out, part ? ", {" : "[{", "name", part_names[part]);
		json_number(out, ", ", "first_ns", (double)group->part[part].first_ns);
		json_number(out, ", ", "ns", (double)group->part[part].ns);
		putc('}', out);
	}
	putc(']', out);
}

static void write_steps(FILE *out, const struct group *group)
{
	const char *before = "{";

	json_key(out, ",\n  ", "step_ns");
	for (int part = PART_FILE; part <= PART_REGISTRY; part++)
		for (int step = STEP_WRITE; step <= STEP_DELETE; step++) {
			char key[32];

			snprintf(key, sizeof(key), "%s_%s", step_names[step], part_names[part]);
			json_number(out, before, key, step_ns(group, part, step));
			before = ", ";
		}
	json_number(out, ", ", "messages", (double)group->part[PART_MESSAGE].ns);
	putc('}', out);
}

static void write_group(FILE *out, const struct group *group)
{
	json_number(out, "{", "group", group->number);
	write_steps(out, group);
	write_parts(out, group);
	write_operations(out, ",\n  ", group->tally, false);
	putc('}', out);
}

static void write_settings(FILE *out, const struct settings *settings)
{
	json_text(out, ",\n ", "services", system_services(settings));
	json_number(out, ",\n ", "count", settings->count);
	json_number(out, ",\n ", "messages", settings->messages);
	json_number(out, ",\n ", "file_bytes", FILE_BYTES);
	json_number(out, ",\n ", "value_bytes", VALUE_BYTES);
}

static void write_conditions(FILE *out, const struct outcome *outcome)
{
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
	write_settings(out, outcome->settings);
}

void outcome_document(const struct outcome *outcome, FILE *out)
{
	write_conditions(out, outcome);
	json_key(out, ",\n ", "testapi");
	json_key(out, "{", "groups");
	for (uint32_t i = 0; i < outcome->settings->groups; i++) {
		fputs(i ? ",\n " : "[\n ", out);
		write_group(out, &outcome->group[i]);
	}
	putc(']', out);
	write_operations(out, ",\n ", outcome->sum, true);
	json_key(out, "},\n ", "testall");
	json_number(out, "{", "ns", (double)outcome->all->ns);
	write_parts(out, outcome->all);
	write_operations(out, ",\n ", outcome->all->tally, true);
	fputs("}}\n", out);
}
