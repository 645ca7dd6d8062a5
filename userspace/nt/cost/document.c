// SPDX-License-Identifier: GPL-2.0-only
#include "document.h"

#include "lib/atomicfile.h"
#include "place.h"
#include "timers/json.h"
#include "timers/portable.h"
#include "timers/summary.h"

#define VERSION 2 /* of the format */

void cost_print_heading(const char *front)
{
	printf("%-12s %12s %10s %12s\n", front, "raw", "overhead", "net");
}

void cost_print(const struct cost_figures *figures, uint64_t rounds)
{
	const double *raw = figures->raw.ns, *overhead = figures->overhead.ns;

	if (figures->left_out) {
		printf("%-12s left out: %s\n", figures->operation->name, figures->left_out);
		return;
	}
	printf("%-12s %12.2f %10.2f %12.2f\n", figures->operation->name,
	       summary_median(raw, rounds).value, summary_median(overhead, rounds).value,
	       summary_net(raw, overhead, rounds).value);
}

static void write_cpu(FILE *out, const char *key, int cpu)
{
	json_key(out, ",\n ", key);
	if (cpu == COST_ANYWHERE)
		fputs("null", out);
	else
		fprintf(out, "%d", cpu);
}

static void write_case(FILE *out, const char *before, const struct cost_figures *figures,
		       int rounds)
{
	fputs(before, out);
	json_text(out, "{", "name", figures->operation->name);
	json_text(out, ", ", "what", figures->operation->what);
	json_numbers(out, ",\n   ", "raw", figures->raw.ns, rounds);
	json_numbers(out, ",\n   ", "overhead", figures->overhead.ns, rounds);
	json_numbers(out, ",\n   ", "raw_ticks", figures->raw.ticks, rounds);
	json_numbers(out, ",\n   ", "overhead_ticks", figures->overhead.ticks, rounds);
	putc('}', out);
}

static void write_cases(FILE *out, const struct cost_figures *figures, unsigned int operations,
			int rounds)
{
	const char *before = "\n  ";

	fputs(",\n \"cases\": [", out);
	for (unsigned int i = 0; i < operations; i++) {
		if (figures[i].left_out)
			continue;
		write_case(out, before, &figures[i], rounds);
		before = ",\n  ";
	}
	fputs("],\n \"left_out\": {", out);
	before = "";
	for (unsigned int i = 0; i < operations; i++) {
		if (!figures[i].left_out)
			continue;
		json_text(out, before, figures[i].operation->name, figures[i].left_out);
		before = ", ";
	}
	fputs("}", out);
}

int cost_write(const struct cost_conditions *conditions, const struct cost_figures *figures,
	       unsigned int operations, const char *path, struct tare_error *err)
{
	struct tare_atomicfile file;
	FILE *out;

	if (tare_atomicfile_open(&file, path, err))
		return -1;
	out = file.stream;
	json_text(out, "{", "tool", "nt-cost");
	json_number(out, ",\n ", "version", VERSION);
	json_text(out, ",\n ", "front", conditions->front);
	write_cpu(out, "asks", cost_places.asks);
	write_cpu(out, "answers", cost_places.answers);
	fprintf(out, ",\n \"awake\": %s", conditions->awake ? "true" : "false");
	json_text(out, ",\n ", "clock", clock_name);
	json_number(out, ",\n ", "operations", (double)conditions->count);
	json_number(out, ",\n ", "rounds", (double)conditions->rounds);
	write_cases(out, figures, operations, (int)conditions->rounds);
	fputs("}\n", out);
	return tare_atomicfile_commit(&file, err);
}
