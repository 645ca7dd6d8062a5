/* SPDX-License-Identifier: GPL-2.0-only */
/* The kernel's network stack above the driver: frames go through a TAP device. */
#ifndef PCNET32_TAP_H
#define PCNET32_TAP_H

#include <stddef.h>
#include <stdint.h>

#include "lib/error.h"
#include "pcnet.h"

struct tap;

/*
 * Opens the device tare0, which is made and goes with the process where there is none, and sends
 * what comes from it through the NIC. Who starts the process gives the device its addresses. The
 * process ends when nothing comes from the device any more (leave.h). NULL with *err filled.
 */
struct tap *tap_start(struct pcnet *nic, struct tare_error *err);

/* Gives one frame to the kernel: a pcnet_take. */
void tap_take(void *tap, const uint8_t *frame, size_t length);

#endif
