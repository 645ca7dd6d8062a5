// SPDX-License-Identifier: GPL-2.0-only
#include "document.h"

#include "lib/atomicfile.h"
#include "bench.h"
#include "jsonwriter.h"
#include "portable.h"

static void write_facts(struct jsonwriter *writer, const struct bench_case *one)
{
	json_open(writer, "facts", '{');
	for (unsigned int i = 0; i < one->facts; i++)
		json_number(writer, one->fact[i].name, one->fact[i].value);
	json_close(writer, '}');
}

static void write_case(struct jsonwriter *writer, const struct bench *bench,
		       const struct bench_case *one)
{
	json_open(writer, NULL, '{');
	json_text(writer, "name", one->name);
	json_text(writer, "unit", "ns");
	json_number(writer, "operations", (double)one->operations);
	json_number(writer, "bytes", (double)one->bytes);
	write_facts(writer, one);
	json_numbers(writer, "raw", one->raw, (size_t)bench->options.rounds);
	json_numbers(writer, "overhead", one->overhead, (size_t)bench->options.rounds);
	json_close(writer, '}');
}

int document_write(const struct bench *bench, const char *path, struct tare_error *err)
{
	struct tare_atomicfile file;
	struct jsonwriter writer = {0};

	if (tare_atomicfile_open(&file, path, err))
		return -1;
	writer.stream = file.stream;
	json_open(&writer, NULL, '{');
	json_text(&writer, "tool", bench->program);
	json_number(&writer, "version", 1);
	json_text(&writer, "system", ver(false));
	json_number(&writer, "cpu", pinned_cpu());
	json_text(&writer, "clock", clock_name);
	json_text(&writer, "clocksource", clock_source());
	json_number(&writer, "clock_resolution_ns", bench->resolution_ns);
	json_number(&writer, "rounds", bench->options.rounds);
	json_open(&writer, "cases", '[');
	for (size_t i = 0; i < bench->count; i++)
		write_case(&writer, bench, bench->cases[i]);
	json_close(&writer, ']');
	json_open(&writer, "left_out", '{');
	for (size_t i = 0; i < bench->left_out_count; i++)
		json_text(&writer, bench->left_out[i]->name, bench->left_out[i]->cannot);
	json_close(&writer, '}');
	json_close(&writer, '}');
	return tare_atomicfile_commit(&file, err);
}
