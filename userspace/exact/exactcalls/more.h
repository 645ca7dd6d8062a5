/* SPDX-License-Identifier: GPL-2.0-only */
/* System calls that need few words each: their number and what they are given. */
#ifndef TARE_EXACTCALLS_MORE_H
#define TARE_EXACTCALLS_MORE_H

#include <stdbool.h>
#include <stdint.h>

/* Prints the names of the calls, one a line. */
void more_list(void);

/* Makes each call N times. Returns the name of one that failed, errno set, or NULL. */
const char *more_run(uint64_t n);

#endif /* TARE_EXACTCALLS_MORE_H */
