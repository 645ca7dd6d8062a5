/* SPDX-License-Identifier: GPL-2.0-only */
/* The descriptor rings: memory only, no registers. */
#ifndef PCNET32_RINGS_H
#define PCNET32_RINGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <tare/pcnet_rings.h>

struct rx_ring {
	struct pcnet_descriptor *descriptors;
	uint8_t (*buffers)[PCNET_BUFFER];
	uint32_t buffers_address; /* where the chip finds the first one */
	struct pcnet_walk walk;
};

enum rx_outcome {
	RX_EMPTY = PCNET_EMPTY,
	RX_FRAME = PCNET_FRAME, /* *frame and *length tell where it is */
	RX_ERROR = PCNET_MARKED,
	RX_BAD = PCNET_BAD, /* to be looked at again after a register was read */
};

/* Gives every descriptor to the chip. */
void rx_fill(struct rx_ring *ring);

/* The next frame, which stays in its buffer until rx_return. */
enum rx_outcome rx_look(struct rx_ring *ring, const uint8_t **frame, size_t *length,
			unsigned int *descriptors);

/* Gives the descriptors of the frame that rx_look found back to the chip. */
void rx_return(struct rx_ring *ring, unsigned int descriptors);

struct tx_ring {
	struct pcnet_descriptor *descriptors;
	uint8_t (*buffers)[PCNET_BUFFER];
	uint32_t buffers_address;
	unsigned int next;
};

/* Takes every descriptor away from the chip. */
void tx_clear(struct tx_ring *ring);

/* Copies a frame into the ring, padded. 0, or -1: the ring is full, or the length is bad. */
int tx_put(struct tx_ring *ring, const void *frame, size_t length);

#endif
