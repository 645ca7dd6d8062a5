/* SPDX-License-Identifier: GPL-2.0-only */
/* A TAP device: a network interface whose frames a program reads and writes. */
#ifndef PROBE_TAPDEVICE_H
#define PROBE_TAPDEVICE_H

#include <stdbool.h>

#include "lib/error.h"

/*
 * Makes the device, or opens the one that a process before this one has kept. flags: further ones
 * of open(); keep: it outlives the process. Its file, or -1 with *err filled.
 */
int tapdevice_open(const char *name, int flags, bool keep, struct tare_error *err);

/* Gives it its addresses, of which the MAC are 6 bytes, and takes it up. 0, or -1 with *err filled.
 */
int tapdevice_configure(const char *name, const void *mac, const char *address,
			struct tare_error *err);

#endif
