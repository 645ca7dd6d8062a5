/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef NETSINK_MISSED_H
#define NETSINK_MISSED_H

#include <stdint.h>

#include "lib/error.h"

/*
 * The kernel's own pcnet32 driver passes the NIC's 16-bit counter on as it is. Begins to read
 * it often enough, in a thread that nothing but interrupts can hold up. Returns 0, or -1.
 */
int missed_watch(const char *interface, struct tare_error *err);

/* Missed frames since missed_watch, wraps counted; reads the counter once more. */
int missed_read(uint64_t *missed, struct tare_error *err);

#endif
