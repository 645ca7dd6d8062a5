/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_ERROR_H
#define TARE_ERROR_H

#include "status.h"

/* What went wrong, as one line without a newline: what, where, what to do. */
struct tare_error {
	enum tare_status status;
	char text[512];
};

/* Fills *err and returns -1, so that a caller can write: return tare_error(...). */
int tare_error(struct tare_error *err, enum tare_status status, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* Prints "PROGRAM: TEXT" on stderr and returns the status for exit(). */
int tare_error_report(const struct tare_error *err, const char *program);

#endif
