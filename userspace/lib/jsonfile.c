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

/* The document's text and a newline, which the caller frees; NULL: no memory. */
static char *dump(const json_t *document, size_t flags)
{
	char *text = json_dumps(document, flags), *line = NULL;

	if (text && asprintf(&line, "%s\n", text) < 0)
		line = NULL;
	free(text);
	return line;
}

static int dump_to_stdout(const json_t *document, size_t flags, struct tare_error *err)
{
	char *text = dump(document, flags);
	int bad = text ? tare_stdout_write(text, strlen(text), err)
		       : tare_error(err, TARE_FAILED, NO_MEMORY);

	free(text);
	return bad;
}

int tare_jsonfile_write_line(json_t *document, struct tare_error *err)
{
	int bad = dump_to_stdout(document, LINE, err);

	json_decref(document);
	return bad;
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
	if (json_dumpf(document, file.stream, DOCUMENT) || fputc('\n', file.stream) == EOF) {
		tare_error(err, TARE_FAILED, "cannot write %s: %m", path);
		tare_atomicfile_abort(&file);
		return -1;
	}
	return tare_atomicfile_commit(&file, err);
}
