/* SPDX-License-Identifier: GPL-2.0-only */
/* A failed assertion of lwIP ends what was done with one frame, and not the process. */
#ifndef PCNET32_ASSERTION_H
#define PCNET32_ASSERTION_H

/*
 * Calls step(context), which does not come to its end where an assertion of lwIP fails within. That
 * is told on standard error, and what lwIP had allocated for the step is never freed.
 */
void assertion_guard(void (*step)(void *context), void *context);

#endif
