// SPDX-License-Identifier: GPL-2.0-only
#include "rings.h"

#include <endian.h>
#include <string.h>

/*
 * Status words are read and written by both sides. Acquire: what the chip wrote before it gave
 * the descriptor away is read after. Release: the descriptor is complete before it is given.
 */
static uint16_t status_of(const struct pcnet_descriptor *descriptor)
{
	return le16toh(__atomic_load_n(&descriptor->status, __ATOMIC_ACQUIRE));
}

static void set_status(struct pcnet_descriptor *descriptor, uint16_t status)
{
	__atomic_store_n(&descriptor->status, htole16(status), __ATOMIC_RELEASE);
}

/* As the chip wants a length: negated, with the upper four bits set. */
static uint16_t negated(size_t length)
{
	return htole16(0xf000 | (-length & 0x0fff));
}

/* All of it is written anew, so that a descriptor once damaged is whole again. */
static void rx_give(struct rx_ring *ring, unsigned int i)
{
	struct pcnet_descriptor *descriptor = &ring->descriptors[i];

	descriptor->address = htole32(ring->buffers_address + i * PCNET_BUFFER);
	descriptor->length = negated(PCNET_BUFFER);
	descriptor->message = 0;
	descriptor->reserved = 0;
	set_status(descriptor, PCNET_OWN);
}

void rx_fill(struct rx_ring *ring)
{
	ring->next = 0;
	for (unsigned int i = 0; i < PCNET_RX_RING; i++)
		rx_give(ring, i);
}

/*
 * Looks for the end of a frame that does not end in its first descriptor. Returns how many
 * descriptors it has, 0 if the chip is not done yet: it clears OWN a moment before it sets ENP
 * (QEMU does so in two writes), and then the next descriptor is still its own.
 */
static unsigned int rx_long_frame(const struct rx_ring *ring)
{
	for (unsigned int n = 1; n < PCNET_RX_RING; n++) {
		uint16_t status = status_of(&ring->descriptors[(ring->next + n) % PCNET_RX_RING]);

		if (status & PCNET_OWN)
			return 0;
		if (status & PCNET_STP) /* another frame begins: this one has no end */
			return n;
		if (status & (PCNET_ENP | PCNET_ERR))
			return n + 1;
	}
	return PCNET_RX_RING;
}

static bool bad_length(uint32_t message, size_t *length)
{
	uint32_t with_fcs = message & PCNET_RX_LENGTH_MASK;

	*length = with_fcs - PCNET_FCS;
	return with_fcs < PCNET_FRAME_MIN + PCNET_FCS || with_fcs > PCNET_FRAME_MAX + PCNET_FCS;
}

static enum rx_outcome rx_look_long(const struct rx_ring *ring, unsigned int *descriptors)
{
	unsigned int last;

	*descriptors = rx_long_frame(ring);
	if (!*descriptors)
		return RX_EMPTY;
	last = (ring->next + *descriptors - 1) % PCNET_RX_RING;
	return status_of(&ring->descriptors[last]) & PCNET_ERR ? RX_ERROR : RX_BAD;
}

/* How far ahead the first descriptor is that the chip does not own; most, if none nearer is. */
static unsigned int rx_distance(const struct rx_ring *ring, unsigned int most)
{
	unsigned int n = 0;

	while (n < most &&
	       status_of(&ring->descriptors[(ring->next + n) % PCNET_RX_RING]) & PCNET_OWN)
		n++;
	return n;
}

/*
 * QEMU's chip, when it finds the ring full, goes on at any descriptor that it owns: it may have
 * passed over the one that we wait for, and would come back to it only after a round. All others
 * being given back at once, one that it does not own is one that it has filled. Then we go on
 * there, too. But it may have filled nearer ones while we looked further, and they come first:
 * we look until none of those before the one found has changed.
 */
static void rx_follow(struct rx_ring *ring)
{
	unsigned int found = rx_distance(ring, PCNET_RX_RING), before;

	if (found == PCNET_RX_RING)
		return;
	while ((before = rx_distance(ring, found)) < found)
		found = before;
	ring->next = (ring->next + found) % PCNET_RX_RING;
}

enum rx_outcome rx_look(struct rx_ring *ring, const uint8_t **frame, size_t *length,
			unsigned int *descriptors)
{
	const struct pcnet_descriptor *descriptor;
	uint16_t status;

	if (status_of(&ring->descriptors[ring->next]) & PCNET_OWN)
		rx_follow(ring);
	descriptor = &ring->descriptors[ring->next];
	status = status_of(descriptor);
	if (status & PCNET_OWN)
		return RX_EMPTY;
	*descriptors = 1;
	if (status & PCNET_ERR)
		return RX_ERROR;
	if (!(status & PCNET_ENP))
		return rx_look_long(ring, descriptors);
	if (!(status & PCNET_STP) || bad_length(le32toh(descriptor->message), length))
		return RX_BAD;
	*frame = ring->buffers[ring->next];
	return RX_FRAME;
}

void rx_return(struct rx_ring *ring, unsigned int descriptors)
{
	while (descriptors--) {
		rx_give(ring, ring->next);
		ring->next = (ring->next + 1) % PCNET_RX_RING;
	}
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

	if (!length || length > PCNET_FRAME_MAX || status_of(descriptor) & PCNET_OWN)
		return -1;
	memcpy(buffer, frame, length);
	if (length < PCNET_FRAME_MIN) {
		memset(buffer + length, 0, PCNET_FRAME_MIN - length);
		length = PCNET_FRAME_MIN;
	}
	descriptor->address = htole32(ring->buffers_address + ring->next * PCNET_BUFFER);
	descriptor->length = negated(length);
	descriptor->message = 0;
	set_status(descriptor, PCNET_OWN | PCNET_STP | PCNET_ENP);
	ring->next = (ring->next + 1) % PCNET_TX_RING;
	return 0;
}
