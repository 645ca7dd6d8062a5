/* SPDX-License-Identifier: GPL-2.0-only */
/* Context switches of a process, from the list of processes that the NT kernel gives. */
#ifndef TIMERS_SWITCHES_WIN32_H
#define TIMERS_SWITCHES_WIN32_H

#include <stdint.h>

/* How often the CPU was given to a process's threads. Negative: the system does not count. */
double switches_of(uintptr_t process);

/* The same from a list of processes that was taken before. */
double switches_in(const void *list, uintptr_t process);

#endif
