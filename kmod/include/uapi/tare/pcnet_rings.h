/* SPDX-License-Identifier: GPL-2.0-only WITH Linux-syscall-note */
/*
 * How a driver walks the chip's descriptor rings; tare's driver in the kernel and the one in a
 * process share it. Memory only, no registers. One thread of a driver walks a ring at a time.
 */
#ifndef _UAPI_TARE_PCNET_RINGS_H
#define _UAPI_TARE_PCNET_RINGS_H

#include <tare/pcnet.h>

/*
 * The accessors. A status is read before, and written after, all else of its descriptor and the
 * frame. A frame is read by copying it, so that the order of writes is that of reads, too.
 */
#ifdef __KERNEL__
#include <asm/barrier.h>
#include <asm/byteorder.h>
#include <linux/compiler.h>

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

/* Where a driver is in its receive ring. All zero at first, but for the ring. */
struct pcnet_walk {
	struct pcnet_descriptor *ring;	/* PCNET_RX_RING of them */
	unsigned int next;		/* looked at next; counts on without end */
	unsigned int run;		/* descriptors returned since the ring was last empty */
	unsigned int doubt;		/* see pcnet_passed_over */
};

/* What is at the next place. */
enum pcnet_outcome {
	PCNET_EMPTY,	/* no frame that has ended */
	PCNET_FRAME,
	PCNET_MARKED,	/* one that the chip says is bad */
	/*
	 * No frame that can be handed on: its length, several descriptors, no end. It may be
	 * half written: what is still bad after a register was read, which the chip answers
	 * only after its writes to memory, is.
	 */
	PCNET_BAD,
};

struct pcnet_found {
	unsigned int span;	/* descriptors, which pcnet_walk_on passes; 0: none */
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

/* How far ahead the first descriptor is that the chip does not own; most, if none nearer is. */
static inline unsigned int pcnet_distance(const struct pcnet_walk *walk, unsigned int most)
{
	unsigned int ahead = 0;

	while (ahead < most && (pcnet_status_ahead(walk, ahead) & PCNET_OWN))
		ahead++;
	return ahead;
}

/*
 * Goes to the first descriptor that the chip has filled; returns 0 if all are its own. While this
 * looks further, the chip may fill nearer ones, and they come first: it looks until none of those
 * before the one found has changed.
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
 * The next descriptor is the chip's. QEMU's chip, when its next one is not its own, goes on at any
 * other that is: it may have passed over the one that is waited for, and would come back to
 * it only after a round. All others are returned at once, so one that it does not own is one that
 * it has filled. To look at each costs as much as a frame, so that it is done upon a sign alone:
 *
 * - The ring was full, in which case a driver returns all of it before it finds none. The chip may
 *   still be on its way then, to any of them, and go round. So the doubt ends when the ring
 *   was found empty twice, with a frame in between.
 * - The chip cannot use the descriptor, and has filled the one after it; or all the others, of
 *   which the last is the one before it.
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
 * Descriptors of a frame that does not end in its first one; 0 if the chip is not done: it may
 * take OWN away before it sets ENP. Until the frame's end is there, nothing is touched.
 */
static inline unsigned int pcnet_long_span(const struct pcnet_walk *walk, __u16 *end)
{
	unsigned int span;
	__u16 status;

	for (span = 1; span < PCNET_RX_RING; span++) {
		status = pcnet_status_ahead(walk, span);
		if (status & PCNET_OWN)
			return 0;
		/* the next frame has begun: this one was finished meanwhile, or never will be */
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

/* Looks for the next frame, which stays where it is until pcnet_walk_on. */
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

/* Returns a descriptor to the chip, whose first buffer is at this bus address. */
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
