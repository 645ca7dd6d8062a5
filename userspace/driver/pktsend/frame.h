/* SPDX-License-Identifier: GPL-2.0-only */
/* Probes as Ethernet frames, for a sender that has no network stack below it. */
#ifndef PKTSEND_FRAME_H
#define PKTSEND_FRAME_H

#include <net/ethernet.h>
#include <stddef.h>
#include <stdint.h>

#include "driver/probe/probe.h"

/*
 * Writes a frame of `size` bytes (PCNET_FRAME_MIN to PCNET_FRAME_MAX) with the probe in it, and its
 * pattern behind it. The UDP checksum is 0, which is none.
 */
void frame_write(uint8_t *frame, size_t size, const struct ether_addr *to,
		 const struct probe *probe);

#endif
