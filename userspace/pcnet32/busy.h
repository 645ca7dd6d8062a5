/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef PCNET32_BUSY_H
#define PCNET32_BUSY_H

#include <stdint.h>

#include "../lib/error.h"

/*
 * CPU time in ns that the machine did not idle, since it started: all its CPUs, whoever had
 * them, interrupts too. What it idled is known in ticks of 10 ms (/proc/stat). Returns 0, or -1
 * with *err filled.
 */
int busy_ns(uint64_t *ns, struct tare_error *err);

#endif
