/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_ENVIRONMENT_H
#define TARE_ENVIRONMENT_H

#include <stdio.h>

/*
 * Header lines on the conditions of a capture that the module does not know, from
 * /proc and /sys: cpu-features (of those that decide which copy routine the kernel
 * uses), accelerator, clocksource, governor. What is not known is left out.
 */
void environment_write(FILE *out);

#endif
