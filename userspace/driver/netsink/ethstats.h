/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef NETSINK_ETHSTATS_H
#define NETSINK_ETHSTATS_H

#include "lib/error.h"
#include "driver/probe/counters.h"

/*
 * The counters of tare_pcnet32irq, as `ethtool -S` shows them. control: a socket. 1; 0: the
 * interface has another driver; or -1 with *err filled.
 */
int ethstats_read(int control, const char *interface, struct counters *counters,
		  struct tare_error *err);

#endif
