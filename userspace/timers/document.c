// SPDX-License-Identifier: GPL-2.0-only
/* JSON through stdio: there is no jansson for Win32. */
#include "document.h"

#include <math.h>

#include "lib/atomicfile.h"
#include "bench.h"
#include "portable.h"

static void write_string(FILE *out, const char *text)
{
	putc('"', out);
	for (; *text; text++) {
		if (*text == '"' || *text == '\\')
			fprintf(out, "\\%c", *text);
		else if ((unsigned char)*text < ' ')
			fprintf(out, "\\u%04x", *text);
		else
			putc(*text, out);
	}
	putc('"', out);
}

/* 12 digits: a nanosecond in 15 minutes. What is no number is null. */
static void write_value(FILE *out, double value)
{
	if (isfinite(value))
		fprintf(out, "%.12g", value);
	else
		fputs("null", out);
}

/* These write `before`, which separates them from what stands there, a key and its value. */
static void write_key(FILE *out, const char *before, const char *key)
{
	fputs(before, out);
	write_string(out, key);
	fputs(": ", out);
}

static void write_text(FILE *out, const char *before, const char *key, const char *text)
{
	write_key(out, before, key);
	if (text)
		write_string(out, text);
	else
		fputs("null", out);
}

static void write_number(FILE *out, const char *before, const char *key, double value)
{
	write_key(out, before, key);
	write_value(out, value);
}

static void write_numbers(FILE *out, const char *before, const char *key, const double *value,
			  int count)
{
	write_key(out, before, key);
	for (int i = 0; i < count; i++) {
		fputs(i ? ", " : "[", out);
		write_value(out, value[i]);
	}
	putc(']', out);
}

static void write_case(FILE *out, const struct bench *bench, const struct bench_case *one)
{
	write_text(out, "{", "name", one->name);
	write_text(out, ",\n  ", "unit", "ns");
	write_number(out, ",\n  ", "operations", (double)one->operations);
	write_number(out, ",\n  ", "bytes", (double)one->bytes);
	write_key(out, ",\n  ", "facts");
	for (unsigned int i = 0; i < one->facts; i++)
		write_number(out, i ? ", " : "{", one->fact[i].name, one->fact[i].value);
	fputs(one->facts ? "}" : "{}", out);
	write_numbers(out, ",\n  ", "raw", one->raw, bench->options.rounds);
	write_numbers(out, ",\n  ", "overhead", one->overhead, bench->options.rounds);
	putc('}', out);
}

int document_write(const struct bench *bench, const char *path, struct tare_error *err)
{
	struct tare_atomicfile file;
	FILE *out;

	if (tare_atomicfile_open(&file, path, err))
		return -1;
	out = file.stream;
	write_text(out, "{", "tool", bench->program);
	write_number(out, ",\n ", "version", 1);
	write_text(out, ",\n ", "system", ver(false));
	write_number(out, ",\n ", "cpu", pinned_cpu());
	write_text(out, ",\n ", "clock", clock_name);
	write_text(out, ",\n ", "clocksource", clock_source());
	write_number(out, ",\n ", "clock_resolution_ns", bench->resolution_ns);
	write_number(out, ",\n ", "rounds", bench->options.rounds);
	write_key(out, ",\n ", "cases");
	for (size_t i = 0; i < bench->count; i++) {
		fputs(i ? ",\n " : "[", out);
		write_case(out, bench, bench->cases[i]);
	}
	fputs(bench->count ? "]" : "[]", out);
	write_key(out, ",\n ", "left_out");
	for (size_t i = 0; i < bench->left_out_count; i++)
		write_text(out, i ? ", " : "{", bench->left_out[i]->name,
			   bench->left_out[i]->cannot);
	fputs(bench->left_out_count ? "}}\n" : "{}}\n", out);
	return tare_atomicfile_commit(&file, err);
}
