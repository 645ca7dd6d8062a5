// SPDX-License-Identifier: GPL-2.0-only
#include "cost.h"
#include "timers/json.h"
#include "timers/portable.h"

#define VERSION 3 /* of the format */

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

/* Those of which there are figures. */
static void write_cases(FILE *out, const struct cost_conditions *conditions)
{
	const struct cost_figures *figures = conditions->figures;
	const char *before = "\n  ";

	fputs(",\n \"cases\": [", out);
	for (unsigned int i = 0; i < conditions->operations; i++) {
		if (!figures[i].raw.ns)
			continue;
		write_case(out, before, &figures[i], (int)conditions->rounds);
		before = ",\n  ";
	}
	putc(']', out);
}

void cost_write(FILE *out, const void *of)
{
	const struct cost_conditions *conditions = of;

	json_text(out, "{", "tool", "nt-cost");
	json_number(out, ",\n ", "version", VERSION);
	json_text(out, ",\n ", "front", conditions->front->name);
	fprintf(out, ",\n \"awake\": %s", conditions->awake ? "true" : "false");
	json_text(out, ",\n ", "clock", clock_name);
	json_number(out, ",\n ", "operations", (double)conditions->count);
	json_number(out, ",\n ", "rounds", (double)conditions->rounds);
	write_cases(out, conditions);
	fputs("}\n", out);
}
