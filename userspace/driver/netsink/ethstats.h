/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef NETSINK_ETHSTATS_H
#define NETSINK_ETHSTATS_H

#include "lib/error.h"
#include "driver/probe/counters.h"

/*
 * Fills those of the counters that the interface's driver keeps under their names, as
 * tare_pcnet32irq does: `ethtool -S`. Returns 1, 0 if the driver has none of them, or -1 with
 * *err filled.
 */
int ethstats_read(int control, const char *interface, struct counters *counters,
		  struct tare_error *err);

#endif
