/* SPDX-License-Identifier: GPL-2.0-only */
/* The kernel's network stack above the driver: frames go through a TAP device. */
#ifndef PCNET32_TAP_H
#define PCNET32_TAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/error.h"
#include "pcnet.h"

struct tap;

/*
 * Makes the device, with the NIC's MAC and the receiver's address, and sends what comes from it
 * through the NIC. keep: the device, its address and the connections over it outlive the process,
 * which ends when nothing comes from the device any more (leave.h). NULL with *err filled.
 */
struct tap *tap_start(struct pcnet *nic, bool keep, struct tare_error *err);

/* Gives one frame to the kernel: a pcnet_take. */
void tap_take(void *tap, const uint8_t *frame, size_t length);

#endif
