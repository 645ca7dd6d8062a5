// SPDX-License-Identifier: GPL-2.0-only
#include "document.h"

#include "bench.h"
#include "json.h"
#include "portable.h"

static void write_case(FILE *out, const struct bench *bench, const struct bench_case *one)
{
	json_text(out, "{", "name", one->name);
	json_text(out, ",\n  ", "unit", "ns");
	json_number(out, ",\n  ", "operations", (double)one->operations);
	json_number(out, ",\n  ", "bytes", (double)one->bytes);
	json_key(out, ",\n  ", "facts");
	for (unsigned int i = 0; i < one->facts; i++)
		json_number(out, i ? ", " : "{", one->fact[i].name, one->fact[i].value);
	fputs(one->facts ? "}" : "{}", out);
	json_numbers(out, ",\n  ", "raw", one->raw, bench->options.rounds);
	json_numbers(out, ",\n  ", "overhead", one->overhead, bench->options.rounds);
	putc('}', out);
}

void document_write(FILE *out, const void *of)
{
	const struct bench *bench = of;

	json_text(out, "{", "tool", bench->program);
	json_number(out, ",\n ", "version", 1);
	json_text(out, ",\n ", "system", ver(false));
	json_number(out, ",\n ", "cpu", pinned_cpu());
	json_text(out, ",\n ", "clock", clock_name);
	json_text(out, ",\n ", "clocksource", clock_source());
	json_number(out, ",\n ", "clock_resolution_ns", bench->resolution_ns);
	json_number(out, ",\n ", "rounds", bench->options.rounds);
	json_key(out, ",\n ", "cases");
	for (size_t i = 0; i < bench->count; i++) {
		fputs(i ? ",\n " : "[", out);
		write_case(out, bench, bench->cases[i]);
	}
	fputs(bench->count ? "]" : "[]", out);
	json_key(out, ",\n ", "left_out");
	for (size_t i = 0; i < bench->left_out_count; i++)
		json_text(out, i ? ", " : "{", bench->left_out[i]->name,
			  bench->left_out[i]->cannot);
	fputs(bench->left_out_count ? "}}\n" : "{}}\n", out);
}
