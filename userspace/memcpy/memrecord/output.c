// SPDX-License-Identifier: GPL-2.0-only
/*
 * Writes profiles and traces in the form that docs/formats.md defines: the module's
 * text, the recorder's own lines put into its header, and for a trace the records.
 */
#include "output.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>

#include "lib/atomicfile.h"
#include "environment.h"

#define PROFILE_LINE  "# tare profile 1\n"
#define TRACE_LINE    "# tare trace 1\n"
#define RECORDS_ALIGN 4096

static void write_command(FILE *out, char *const *command)
{
	fputs("command:", out);
	for (; *command; command++) {
		putc(' ', out);
		/* a line is a line, whatever the command holds */
		for (const char *c = *command; *c; c++)
			putc(*c == '\n' ? ' ' : *c, out);
	}
	putc('\n', out);
}

static void write_own_lines(FILE *out, const struct recording *recording, bool trace)
{
	uint64_t all = recording->span_ns * recording->cpus;
	uint64_t busy = all > recording->idle_ns ? all - recording->idle_ns : 0;

	environment_write(out);
	write_command(out, recording->command);
	fprintf(out, "exit-status: %d\n", recording->exit_status);
	if (recording->ended_by)
		fprintf(out, "ended-by: %s\n", recording->ended_by);
	if (recording->cpus)
		fprintf(out, "busy-ns: %llu\n", (unsigned long long)busy);
	if (trace)
		fprintf(out, "address: %s\ncaller-base: _text\n",
			recording->hashed ? "hashed" : "raw");
}

/* The module's text, its first line replaced, own lines before the header's end. */
static void write_text(FILE *out, const char *text, const struct recording *recording, bool trace)
{
	const char *header = text + strlen(PROFILE_LINE), *end = strstr(text, "\n\n") + 1;

	fputs(trace ? TRACE_LINE : PROFILE_LINE, out);
	fwrite(header, 1, end - header, out);
	write_own_lines(out, recording, trace);
	fputs(end, out);
}

static int check_text(const char *text, struct tare_error *err)
{
	if (strncmp(text, PROFILE_LINE, strlen(PROFILE_LINE)) || !strstr(text, "\n\n"))
		return tare_error(
			err, TARE_FAILED,
			"the module's profile is not of version 1: build both from one source");
	return 0;
}

int write_profile(const char *path, const char *text, const struct recording *recording,
		  struct tare_error *err)
{
	struct tare_atomicfile file;

	if (check_text(text, err) || tare_atomicfile_open(&file, path, err))
		return -1;
	write_text(file.stream, text, recording, false);
	return tare_atomicfile_commit(&file, err);
}

static int by_value(const void *left, const void *right)
{
	__s32 a = *(const __s32 *)left, b = *(const __s32 *)right;

	return a < b ? -1 : a > b;
}

/* Every caller once, named by the module, which alone knows all symbols. */
static int write_callers(FILE *out, const struct rings *rings, int device, struct tare_error *err)
{
	__s32 *caller = malloc((rings->records + 1) * sizeof(*caller));
	struct tare_memtap_symbol symbol;

	if (!caller)
		return tare_error(err, TARE_FAILED, "no memory for %zu callers", rings->records);
	for (size_t i = 0; i < rings->records; i++)
		caller[i] = rings->record[i].caller;
	qsort(caller, rings->records, sizeof(*caller), by_value);
	for (size_t i = 0; i < rings->records; i++) {
		if (i && caller[i] == caller[i - 1])
			continue;
		symbol = (struct tare_memtap_symbol){.caller = caller[i]};
		if (!ioctl(device, TARE_MEMTAP_SYMBOL, &symbol))
			fprintf(out, "caller-name %d %s\n", symbol.caller, symbol.name);
	}
	free(caller);
	return 0;
}

/* The line that tells where the records begin is part of what comes before them. */
static void write_records(FILE *out, const struct rings *rings)
{
	char line[96];
	long offset = 0, before = ftell(out);
	int n;

	do {
		offset += RECORDS_ALIGN;
		n = snprintf(line, sizeof(line), "records %zu %zu %ld\n\n", rings->records,
			     sizeof(*rings->record), offset);
	} while (before + n > offset);
	fputs(line, out);
	for (long at = before + n; at < offset; at++)
		putc('\0', out);
	fwrite(rings->record, sizeof(*rings->record), rings->records, out);
}

int write_trace(const char *path, const char *text, const struct recording *recording,
		const struct rings *rings, int device, struct tare_error *err)
{
	struct tare_atomicfile file;

	if (check_text(text, err) || tare_atomicfile_open(&file, path, err))
		return -1;
	write_text(file.stream, text, recording, true);
	if (write_callers(file.stream, rings, device, err)) {
		tare_atomicfile_abort(&file);
		return -1;
	}
	write_records(file.stream, rings);
	return tare_atomicfile_commit(&file, err);
}
