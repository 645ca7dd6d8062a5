/* SPDX-License-Identifier: GPL-2.0-only */
/* The end of a program whose main waits for signals while its threads work. */
#ifndef PCNET32_LEAVE_H
#define PCNET32_LEAVE_H

#include <stdbool.h>
#include <time.h>

#include "lib/error.h"

/* Before any thread is started, so that all of them leave these signals to main. */
void leave_prepare(void);

/* From any thread: main is to end, as the sender wants (NULL) or because of what went wrong. */
void leave(const struct tare_error *why);

/* Waits for that or a signal, at most so long (NULL: for ever), and not as long where somebody asks
 * for counters. Whether it is time to end. */
bool leave_await(const struct timespec *most);

/* 0, or -1 with *err filled with what went wrong first. */
int leave_reason(struct tare_error *err);

#endif
