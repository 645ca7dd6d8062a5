/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_STDOUTPUT_H
#define TARE_STDOUTPUT_H

#include <stddef.h>

#include "error.h"

/*
 * Writes out what stdout still holds: at once after printing, so that errno still tells why
 * something before was lost. Returns 0, or -1 with *err filled where that or anything
 * written before was lost.
 */
int tare_stdout_flush(struct tare_error *err);

/*
 * Writes `size` bytes of `text` behind what was printed, in one piece where the kernel takes it so:
 * a command that prints to the same pipe does not come within. Returns as tare_stdout_flush().
 */
int tare_stdout_write(const char *text, size_t size, struct tare_error *err);

/*
 * From now on, lost output is never silent: at exit stdout is written out, and where that fails
 * the program ends with a line on stderr and status 1. Of what tare_stdout_flush() has told,
 * nothing is said twice. Where stdout came closed its number is kept, so that no file that is
 * opened later gets what is printed.
 */
void tare_stdout_check_at_exit(const char *program);

/*
 * A name, filled up to so many columns. Anybody chooses the name of his process: what could move a
 * terminal's cursor is shown as a question mark.
 */
void tare_stdout_name(const char *name, int columns);

#endif
