/* SPDX-License-Identifier: GPL-2.0-only */
/* How many connections this machine lets a client have. */
#ifndef TARE_EVENTS_CLIENT_LIMITS_H
#define TARE_EVENTS_CLIENT_LIMITS_H

#include <stdint.h>

#include "lib/error.h"

/*
 * Makes room for so many connections' descriptors: raises the soft limit to the hard one. Returns
 * 0, or -1 with *err filled where that is too few.
 */
int client_limits_descriptors(uint32_t links, struct tare_error *err);

/* Runs this process before all others. Returns 0, or -1 with *err filled: it needs root. */
int client_run_ahead(struct tare_error *err);

/* *err of connect() that found no port left after `had` connections. Returns -1. */
int client_limits_ports(uint32_t had, struct tare_error *err);

#endif
