// SPDX-License-Identifier: GPL-2.0-only
#include "rings.h"

#include <string.h>

void rx_fill(struct rx_ring *ring)
{
	pcnet_walk_begin(&ring->walk, ring->descriptors, ring->buffers_address);
}

enum rx_outcome rx_look(struct rx_ring *ring, const uint8_t **frame, size_t *length,
			unsigned int *descriptors)
{
	struct pcnet_found found = {0};
	enum pcnet_outcome outcome = pcnet_look(&ring->walk, &found);

	*descriptors = found.span;
	*length = found.length;
	*frame = ring->buffers[pcnet_slot(&ring->walk, 0)];
	return (enum rx_outcome)outcome;
}

void rx_return(struct rx_ring *ring, unsigned int descriptors)
{
	pcnet_walk_on(&ring->walk, descriptors, ring->buffers_address);
}

void tx_clear(struct tx_ring *ring)
{
	ring->next = 0;
	memset(ring->descriptors, 0, PCNET_TX_RING * sizeof(*ring->descriptors));
}

int tx_put(struct tx_ring *ring, const void *frame, size_t length)
{
	struct pcnet_descriptor *descriptor = &ring->descriptors[ring->next];
	uint8_t *buffer = ring->buffers[ring->next];

	if (!length || length > PCNET_FRAME_MAX || pcnet_status(descriptor) & PCNET_OWN)
		return -1;
	memcpy(buffer, frame, length);
	if (length < PCNET_FRAME_MIN) {
		memset(buffer + length, 0, PCNET_FRAME_MIN - length);
		length = PCNET_FRAME_MIN;
	}
	pcnet_give(descriptor, ring->buffers_address + ring->next * PCNET_BUFFER, length,
		   PCNET_STP | PCNET_ENP);
	ring->next = (ring->next + 1) % PCNET_TX_RING;
	return 0;
}
