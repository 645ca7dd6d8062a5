// SPDX-License-Identifier: GPL-2.0-only
#include "jsonwriter.h"

#include <math.h>

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

static void begin(struct jsonwriter *writer, const char *key)
{
	if (writer->follows)
		putc(',', writer->stream);
	if (writer->depth)
		fprintf(writer->stream, "\n%*s", writer->depth, "");
	if (key) {
		write_string(writer->stream, key);
		fputs(": ", writer->stream);
	}
	writer->follows = true;
}

void json_open(struct jsonwriter *writer, const char *key, char bracket)
{
	begin(writer, key);
	putc(bracket, writer->stream);
	writer->depth++;
	writer->follows = false;
}

void json_close(struct jsonwriter *writer, char bracket)
{
	writer->depth--;
	fprintf(writer->stream, "\n%*s%c", writer->depth, "", bracket);
	if (!writer->depth)
		putc('\n', writer->stream);
	writer->follows = true;
}

void json_text(struct jsonwriter *writer, const char *key, const char *value)
{
	begin(writer, key);
	if (value)
		write_string(writer->stream, value);
	else
		fputs("null", writer->stream);
}

/* 12 digits: a nanosecond in 15 minutes */
static void write_number(FILE *out, double value)
{
	if (isfinite(value))
		fprintf(out, "%.12g", value);
	else
		fputs("null", out);
}

void json_number(struct jsonwriter *writer, const char *key, double value)
{
	begin(writer, key);
	write_number(writer->stream, value);
}

void json_numbers(struct jsonwriter *writer, const char *key, const double *value, size_t count)
{
	begin(writer, key);
	putc('[', writer->stream);
	for (size_t i = 0; i < count; i++) {
		if (i)
			fputs(", ", writer->stream);
		write_number(writer->stream, value[i]);
	}
	putc(']', writer->stream);
}
