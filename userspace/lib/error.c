// SPDX-License-Identifier: GPL-2.0-only
#include <stdarg.h>
#include <stdio.h>

#include "error.h"

int tare_error(struct tare_error *err, enum tare_status status, const char *format, ...)
{
	va_list args;

	err->status = status;
	va_start(args, format);
	vsnprintf(err->text, sizeof(err->text), format, args);
	va_end(args);
	return -1;
}

int tare_error_report(const struct tare_error *err, const char *program)
{
	fprintf(stderr, "%s: %s\n", program, err->text);
	return err->status;
}
