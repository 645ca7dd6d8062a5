/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_STDOUTPUT_H
#define TARE_STDOUTPUT_H

#include <stddef.h>

#include "error.h"

/*
 * Writes out what stdout still holds. Called at once after printing, while errno still tells why
 * earlier output was lost. Returns 0, or -1 with *err filled if this or any earlier output was
 * lost.
 */
int tare_stdout_flush(struct tare_error *err);

/*
 * Writes `size` bytes of `text` behind what was printed, in one piece if the kernel takes it so:
 * then a command that prints to the same pipe cannot come in between. Returns as
 * tare_stdout_flush() does.
 */
int tare_stdout_write(const char *text, size_t size, struct tare_error *err);

/*
 * From now on, lost output is never silent: at exit stdout is written out, and if that fails the
 * program ends with a line on stderr and status 1. Losses that tare_stdout_flush() has told are not
 * told twice. If stdout came closed, its number is kept, so that no file that is opened later gets
 * what is printed.
 */
void tare_stdout_check_at_exit(const char *program);

/*
 * Prints a name, filled up to so many columns. Anybody may choose a process's name, so bytes that
 * could move a terminal's cursor are shown as question marks.
 */
void tare_stdout_name(const char *name, int columns);

#endif
