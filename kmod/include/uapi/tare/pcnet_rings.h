/* SPDX-License-Identifier: GPL-2.0-only WITH Linux-syscall-note */
/*
 * How a driver fills what it shares with the chip, and walks the chip's descriptor rings; tare's
 * driver in the kernel and the one in a process share it. These functions touch no register and
 * take no lock: one thread of a driver walks a ring at a time. None sleeps.
 */
#ifndef _UAPI_TARE_PCNET_RINGS_H
#define _UAPI_TARE_PCNET_RINGS_H

#include <tare/pcnet.h>

/*
 * The accessors order memory against the chip: a status is read before, and written after, all
 * else of its descriptor and the frame. The driver copies a frame before it returns the
 * descriptor, so that the barrier between writes holds for reads of the frame, too.
 */
#ifdef __KERNEL__
#include <asm/barrier.h>
#include <asm/byteorder.h>
#include <linux/compiler.h>
#include <linux/string.h>

#define pcnet_le16(value)		cpu_to_le16(value)
#define pcnet_le32(value)		cpu_to_le32(value)
#define pcnet_read32(field)		le32_to_cpu(READ_ONCE(field))

static inline __u16 pcnet_status(const struct pcnet_descriptor *one)
{
	__u16 status = le16_to_cpu(READ_ONCE(one->status));

	dma_rmb();
	return status;
}

static inline void pcnet_set_status(struct pcnet_descriptor *one, __u16 status)
{
	dma_wmb();
	WRITE_ONCE(one->status, cpu_to_le16(status));
}
#else
#include <endian.h>
#include <stddef.h>
#include <string.h>

#define pcnet_le16(value)		htole16(value)
#define pcnet_le32(value)		htole32(value)
#define pcnet_read32(field)		le32toh(__atomic_load_n(&(field), __ATOMIC_RELAXED))

static inline __u16 pcnet_status(const struct pcnet_descriptor *one)
{
	return le16toh(__atomic_load_n(&one->status, __ATOMIC_ACQUIRE));
}

static inline void pcnet_set_status(struct pcnet_descriptor *one, __u16 status)
{
	__atomic_store_n(&one->status, htole16(status), __ATOMIC_RELEASE);
}
#endif

/*
 * Gives a descriptor of either ring to the chip, with a buffer of this many bytes. All that the
 * chip reads is written anew, so that a descriptor once damaged is whole again.
 */
static inline void pcnet_give(struct pcnet_descriptor *one, __u32 address, unsigned int length,
			      __u16 flags)
{
	one->address = pcnet_le32(address);
	one->length = pcnet_le16((__u16)(0xf000 | (-length & 0x0fff)));
	one->message = 0;
	one->reserved = 0;
	pcnet_set_status(one, PCNET_OWN | flags);
}

/* Fills what the chip reads when it gets INIT. @bus: address of @shared for it. */
static inline void pcnet_fill_init(struct pcnet_shared *shared, __u32 bus, const __u8 *mac)
{
	shared->init = (struct pcnet_init_block){
		.rx_ring_log2 = PCNET_RX_RING_LOG2 << 4,
		.tx_ring_log2 = PCNET_TX_RING_LOG2 << 4,
		.rx_ring = pcnet_le32(bus + offsetof(struct pcnet_shared, rx)),
		.tx_ring = pcnet_le32(bus + offsetof(struct pcnet_shared, tx)),
	};
	memcpy(shared->init.mac, mac, sizeof(shared->init.mac));
}

/* Where a driver is in its receive ring; pcnet_walk_begin() sets it up. */
struct pcnet_walk {
	struct pcnet_descriptor *ring;	/* PCNET_RX_RING of them */
	unsigned int next;		/* slot looked at next; counts on without end */
	unsigned int run;		/* descriptors returned since the ring was last empty */
	unsigned int doubt;		/* see pcnet_passed_over */
};

/* What pcnet_look() finds at the next slot. */
enum pcnet_outcome {
	PCNET_EMPTY,	/* no frame that has ended */
	PCNET_FRAME,
	PCNET_MARKED,	/* a frame that the chip marks as bad */
	/*
	 * A frame that cannot be handed on: wrong length, several descriptors, or no end. It may
	 * be half written, so the driver reads a register and looks again: the chip answers only
	 * after its writes to memory, and a frame that is bad then stays bad.
	 */
	PCNET_BAD,
};

struct pcnet_found {
	unsigned int span;	/* descriptors of it, for pcnet_walk_on(); 0: no frame */
	unsigned int length;	/* of a good frame, bytes without the FCS */
};

static inline unsigned int pcnet_slot(const struct pcnet_walk *walk, unsigned int ahead)
{
	return (walk->next + ahead) % PCNET_RX_RING;
}

static inline __u16 pcnet_status_ahead(const struct pcnet_walk *walk, unsigned int ahead)
{
	return pcnet_status(&walk->ring[pcnet_slot(walk, ahead)]);
}

/* Slots to the first descriptor that the chip does not own, at most @most. */
static inline unsigned int pcnet_distance(const struct pcnet_walk *walk, unsigned int most)
{
	unsigned int ahead = 0;

	while (ahead < most && (pcnet_status_ahead(walk, ahead) & PCNET_OWN))
		ahead++;
	return ahead;
}

/*
 * Goes to the first descriptor that the chip has filled. Return: 0 if the chip owns all. The chip
 * may fill nearer descriptors while this looks further, and their frames come first: so this looks
 * again until none before the one found has changed.
 */
static inline int pcnet_seek(struct pcnet_walk *walk, int returned)
{
	unsigned int found = pcnet_distance(walk, PCNET_RX_RING), before;

	if (found == PCNET_RX_RING) {
		if (returned && walk->doubt)
			walk->doubt--;
		return 0;
	}
	do {
		before = found;
		found = pcnet_distance(walk, before);
	} while (found < before);
	if (found)
		walk->doubt = 2;
	walk->next += found;
	return 1;
}

/*
 * The chip owns the next descriptor. Return: 1 if the chip has passed over it; walk->next is then
 * at a filled one. QEMU's chip, when it does not own the descriptor that it would use, goes on at
 * any other that it owns, and would come back to the one that the driver waits for only after a
 * round. The driver returns all descriptors at once, so that the chip has filled any that it does
 * not own. To look at each costs as much as a frame, so the driver does it upon a sign alone:
 *
 * - The ring was full: the driver returned all of it before it found no frame. The chip may still
 *   be on its way to any descriptor, and go round. So the doubt ends when the ring was found empty
 *   twice, with a frame in between.
 * - The chip cannot use the next descriptor, and has filled the one after it, or all the others,
 *   of which the last is the one before it.
 */
static inline int pcnet_passed_over(struct pcnet_walk *walk)
{
	unsigned int returned = walk->run;

	walk->run = 0;
	if (returned >= PCNET_RX_RING)
		walk->doubt = 2;
	if (!walk->doubt && (pcnet_status_ahead(walk, 1) & PCNET_OWN) &&
	    (pcnet_status_ahead(walk, PCNET_RX_RING - 1) & PCNET_OWN))
		return 0;
	return pcnet_seek(walk, returned > 0);
}

/*
 * Descriptors of a frame that does not end in its first one. Return: 0 if the chip is not done,
 * since it may clear OWN before it sets ENP: the driver touches nothing before the frame's end is
 * there. Sets *end to the status of the last one.
 */
static inline unsigned int pcnet_long_span(const struct pcnet_walk *walk, __u16 *end)
{
	unsigned int span;
	__u16 status;

	for (span = 1; span < PCNET_RX_RING; span++) {
		status = pcnet_status_ahead(walk, span);
		if (status & PCNET_OWN)
			return 0;
		/* the next frame has begun, so nothing more will be written of this one */
		if (status & PCNET_STP)
			return span;
		*end = status;
		if (status & (PCNET_ENP | PCNET_ERR))
			return span + 1;
	}
	return span;
}

static inline enum pcnet_outcome pcnet_judge(const struct pcnet_walk *walk, __u16 status,
					     struct pcnet_found *found)
{
	unsigned int length;

	found->span = 1;
	if (!(status & (PCNET_ENP | PCNET_ERR)))
		found->span = pcnet_long_span(walk, &status);
	if (!found->span)
		return PCNET_EMPTY;
	if (status & PCNET_ERR)
		return PCNET_MARKED;
	length = pcnet_read32(walk->ring[pcnet_slot(walk, 0)].message) & PCNET_RX_LENGTH_MASK;
	found->length = length - PCNET_FCS;
	if (found->span == 1 && (status & PCNET_STP) && length >= PCNET_RX_MIN &&
	    length <= PCNET_BUFFER)
		return PCNET_FRAME;
	return PCNET_BAD;
}

/* Looks for the next frame, which stays in the ring until pcnet_walk_on(). */
static inline enum pcnet_outcome pcnet_look(struct pcnet_walk *walk, struct pcnet_found *found)
{
	__u16 status = pcnet_status_ahead(walk, 0);

	found->span = 0;
	if (status & PCNET_OWN) {
		if (!pcnet_passed_over(walk))
			return PCNET_EMPTY;
		status = pcnet_status_ahead(walk, 0);
	}
	return pcnet_judge(walk, status, found);
}

/* Returns a slot's descriptor to the chip; @buffers: bus address of slot 0's buffer. */
static inline void pcnet_return(struct pcnet_walk *walk, unsigned int slot, __u32 buffers)
{
	pcnet_give(&walk->ring[slot], buffers + slot * PCNET_BUFFER, PCNET_BUFFER, 0);
}

/* Returns the descriptors of the frame that was found, and goes on behind it. */
static inline void pcnet_walk_on(struct pcnet_walk *walk, unsigned int span, __u32 buffers)
{
	walk->run += span;
	for (; span; span--, walk->next++)
		pcnet_return(walk, pcnet_slot(walk, 0), buffers);
}

/* Begins at the ring's first descriptor, with all of them the chip's. */
static inline void pcnet_walk_begin(struct pcnet_walk *walk, struct pcnet_descriptor *ring,
				    __u32 buffers)
{
	unsigned int slot;

	*walk = (struct pcnet_walk){ .ring = ring };
	for (slot = 0; slot < PCNET_RX_RING; slot++)
		pcnet_return(walk, slot, buffers);
}

#endif /* _UAPI_TARE_PCNET_RINGS_H */
