/* SPDX-License-Identifier: GPL-2.0-only */
/* A failed assertion of lwIP ends what was done with one frame, and not the process. */
#ifndef PCNET32_ASSERTION_H
#define PCNET32_ASSERTION_H

#include <stdbool.h>

/*
 * Calls step(context). Returns whether it came to its end: it does not where an assertion of lwIP
 * fails within. That is told on standard error, the first times, and what lwIP had allocated for
 * the step is never freed.
 */
bool assertion_guard(void (*step)(void *context), void *context);

#endif
