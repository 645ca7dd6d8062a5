// SPDX-License-Identifier: GPL-2.0-only
#include "json.h"

#include <math.h>
#include <string.h>

#include "lib/atomicfile.h"
#include "lib/stdoutput.h"

void json_string(FILE *out, const char *text)
{
	if (!text) {
		fputs("null", out);
		return;
	}
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

void json_value(FILE *out, double value)
{
	if (isfinite(value))
		fprintf(out, "%.12g", value);
	else
		fputs("null", out);
}

void json_key(FILE *out, const char *before, const char *key)
{
	fputs(before, out);
	json_string(out, key);
	fputs(": ", out);
}

void json_text(FILE *out, const char *before, const char *key, const char *text)
{
	json_key(out, before, key);
	json_string(out, text);
}

void json_number(FILE *out, const char *before, const char *key, double value)
{
	json_key(out, before, key);
	json_value(out, value);
}

void json_numbers(FILE *out, const char *before, const char *key, const double *value, int count)
{
	json_key(out, before, key);
	for (int i = 0; i < count; i++) {
		fputs(i ? ", " : "[", out);
		json_value(out, value[i]);
	}
	putc(']', out);
}

int json_document(const char *path, void (*write)(FILE *out, const void *of), const void *of,
		  struct tare_error *err)
{
	struct tare_atomicfile file;

	if (!path || !strcmp(path, "-")) {
		write(stdout, of);
		return tare_stdout_flush(err);
	}
	if (tare_atomicfile_open(&file, path, err))
		return -1;
	write(file.stream, of);
	return tare_atomicfile_commit(&file, err);
}
