// SPDX-License-Identifier: GPL-2.0-only

#include <stdlib.h>
#include <string.h>

#include "atomicfile.h"
#include "jsonfile.h"
#include "stdoutput.h"

/* 12 digits: a nanosecond in 15 minutes; more would print noise of the conversion */
#define PRECISION JSON_REAL_PRECISION(12)
#define DOCUMENT  (JSON_INDENT(1) | PRECISION)
#define NO_MEMORY "no memory for a document"
#define LINE      (JSON_COMPACT | PRECISION)

json_t *tare_jsonfile_text(const char *text)
{
	json_t *whole = json_string(text), *part;
	char *printable, *at;

	if (whole)
		return whole;
	printable = strdup(text);
	for (at = printable; at && *at; at++)
		if (*at & 0x80)
			*at = '?';
	part = json_string(printable ?: "?");
	free(printable);
	return part;
}

static int dump(const json_t *document, FILE *stream, size_t flags)
{
	return json_dumpf(document, stream, flags) || fputc('\n', stream) == EOF;
}

static int dump_to_stdout(const json_t *document, size_t flags, struct tare_error *err)
{
	int bad = dump(document, stdout, flags);

	if (tare_stdout_flush(err))
		return -1;
	return bad ? tare_error(err, TARE_FAILED, NO_MEMORY) : 0;
}

int tare_jsonfile_write_line(const json_t *document, struct tare_error *err)
{
	return dump_to_stdout(document, LINE, err);
}

int tare_jsonfile_write(const json_t *document, const char *path, struct tare_error *err)
{
	struct tare_atomicfile file;

	if (!document)
		return tare_error(err, TARE_FAILED, NO_MEMORY);
	if (!path)
		return dump_to_stdout(document, DOCUMENT, err);
	if (tare_atomicfile_open(&file, path, err))
		return -1;
	if (dump(document, file.stream, DOCUMENT)) {
		tare_error(err, TARE_FAILED, "cannot write %s: %m", path);
		tare_atomicfile_abort(&file);
		return -1;
	}
	return tare_atomicfile_commit(&file, err);
}
