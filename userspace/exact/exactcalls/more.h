/* SPDX-License-Identifier: GPL-2.0-only */
/* System calls that need few words each: their number and what they are given. */
#ifndef TARE_EXACTCALLS_MORE_H
#define TARE_EXACTCALLS_MORE_H

#include <stdbool.h>
#include <stddef.h>

/* A program that ends at once, and a call that makes it. False: errno is set. */
#define MORE_SMALL "/tmp/exactcalls.small"
bool more_small(void);

/* Prints the names of the calls, a tab, and what is measured of each; one a line. */
void more_list(void);

/* Makes what the calls here need, once; false: errno is set. */
bool more_prepare(void);

/* Takes away what these made in /tmp. */
void more_end(void);

/* The name of call AT, counted from 0; NULL: there are no more. */
const char *more_name(size_t at);

/* Makes it once; false: errno is set. */
bool more_once(size_t at);

#endif /* TARE_EXACTCALLS_MORE_H */
