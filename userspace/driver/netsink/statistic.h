/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef NETSINK_STATISTIC_H
#define NETSINK_STATISTIC_H

#include <stdint.h>

#include "lib/error.h"

/* Reads /sys/class/net/INTERFACE/statistics/NAME. Returns 0, or -1 with *err filled. */
int statistic_read(const char *interface, const char *name, uint64_t *value,
		   struct tare_error *err);

#endif
