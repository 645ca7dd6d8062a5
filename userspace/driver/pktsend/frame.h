/* SPDX-License-Identifier: GPL-2.0-only */
/* Probes as Ethernet frames, for a sender that has no network stack below it. */
#ifndef PKTSEND_FRAME_H
#define PKTSEND_FRAME_H

#include <stddef.h>
#include <stdint.h>

#include <tare/pcnet.h>

#include "driver/probe/probe.h"

#define FRAME_HEADERS 42 /* bytes: Ethernet, IPv4 and UDP */

struct frame {
	uint8_t bytes[PCNET_FRAME_MAX];
	size_t size;
};

/* Writes all headers of a frame of `size` bytes (PCNET_FRAME_MIN to PCNET_FRAME_MAX). */
void frame_prepare(struct frame *frame, size_t size);

/*
 * Puts the probe into a prepared frame, and its pattern behind it. The UDP checksum is 0, which is
 * none.
 */
void frame_fill(struct frame *frame, const struct probe *probe);

#endif
