// SPDX-License-Identifier: GPL-2.0-only
/*
 * From the receive ring to the network stack. Both ways of delivery do the same up to the
 * last call: a new buffer for each frame, into which it is copied; so the ring's own
 * buffers are mapped once and never leave it.
 */
#include <linux/dma-mapping.h>
#include <linux/etherdevice.h>

#include "pcnet32irq.h"

/* All of it is written anew, so that a descriptor once damaged is whole again. */
static void give(struct pcnet *pcnet, unsigned int index)
{
	unsigned int slot = index % PCNET_RX_RING;
	struct pcnet_descriptor *one = &pcnet->shared->rx[slot];

	one->address = cpu_to_le32(pcnet->rx_buffers_bus + slot * PCNET_BUFFER);
	one->length = cpu_to_le16(-PCNET_BUFFER);
	one->message = 0;
	one->reserved = 0;
	/* what was read from the buffer was read before the chip may write it again */
	dma_mb();
	WRITE_ONCE(one->status, cpu_to_le16(PCNET_OWN));
}

void pcnet_rx_fill(struct pcnet *pcnet)
{
	unsigned int index;

	for (index = 0; index < PCNET_RX_RING; index++)
		give(pcnet, index);
	pcnet->rx_next = 0;
}

static u16 status_of(struct pcnet *pcnet, unsigned int index)
{
	return le16_to_cpu(READ_ONCE(pcnet->shared->rx[index % PCNET_RX_RING].status));
}

/* How far ahead the first descriptor is that the chip does not own; most, if none nearer is. */
static unsigned int distance(struct pcnet *pcnet, unsigned int most)
{
	unsigned int ahead = 0;

	while (ahead < most && (status_of(pcnet, pcnet->rx_next + ahead) & PCNET_OWN))
		ahead++;
	return ahead;
}

/*
 * QEMU's chip, when it finds the ring full, goes on at any descriptor that it owns: it may have
 * passed over the one that is waited for, and would come back to it only after a round. All
 * others are given back at once, so one that it does not own is one that it has filled: go on
 * there, too. But it may have filled nearer ones while this looked further, and they come
 * first: look until none of those before the one found has changed.
 */
static void follow(struct pcnet *pcnet)
{
	unsigned int found = distance(pcnet, PCNET_RX_RING), before;

	if (found == PCNET_RX_RING)
		return;
	do {
		/* in the order in which the chip wrote them */
		dma_rmb();
		before = found;
		found = distance(pcnet, before);
	} while (found < before);
	pcnet->rx_next += found;
}

/* What is at the ring's next place. */
struct found {
	unsigned int span;	/* descriptors; 0: no frame that has ended */
	unsigned int length;	/* with the FCS, if good */
	bool good;
	bool marked;		/* the chip says itself that it is bad */
};

/*
 * Descriptors of a frame that does not end in its first one; 0 if the chip is not done: it may
 * take OWN away before it sets ENP. Until the frame's end is there, nothing is touched.
 */
static unsigned int long_span(struct pcnet *pcnet, u16 *end)
{
	unsigned int span;
	u16 status;

	for (span = 1; span < PCNET_RX_RING; span++) {
		/* statuses in the order in which the chip wrote them */
		dma_rmb();
		status = status_of(pcnet, pcnet->rx_next + span);
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

static unsigned int frame_length(struct pcnet *pcnet, unsigned int index)
{
	u32 message = le32_to_cpu(READ_ONCE(pcnet->shared->rx[index % PCNET_RX_RING].message));

	return message & PCNET_RX_LENGTH_MASK;
}

static struct found look(struct pcnet *pcnet)
{
	const u16 whole = PCNET_STP | PCNET_ENP;
	struct found found = { .span = 1 };
	u16 status;

	if (status_of(pcnet, pcnet->rx_next) & PCNET_OWN)
		follow(pcnet);
	status = status_of(pcnet, pcnet->rx_next);
	if (status & PCNET_OWN)
		found.span = 0;
	else if (!(status & (PCNET_ENP | PCNET_ERR)))
		found.span = long_span(pcnet, &status);
	/* the length is written before the status */
	dma_rmb();
	found.marked = status & PCNET_ERR;
	found.length = frame_length(pcnet, pcnet->rx_next);
	found.good = found.span == 1 && (status & (whole | PCNET_ERR)) == whole &&
		     found.length >= ETH_HLEN + PCNET_FCS && found.length <= PCNET_BUFFER;
	return found;
}

/*
 * What looks bad may be half written: a read of any register is answered only after the chip's
 * writes to memory, by PCI's rules, and what is still bad then, is.
 */
static struct found look_twice(struct pcnet *pcnet)
{
	struct found found = look(pcnet);
	unsigned long flags;

	if (!found.span || found.good || found.marked)
		return found;
	spin_lock_irqsave(&pcnet->lock, flags);
	pcnet_csr_read(pcnet, PCNET_CSR0);
	spin_unlock_irqrestore(&pcnet->lock, flags);
	return look(pcnet);
}

static void deliver(struct pcnet *pcnet, struct sk_buff *skb)
{
	if (pcnet_polls)
		netif_receive_skb(skb);
	else if (__netif_rx(skb) == NET_RX_DROP)
		pcnet_count(pcnet, PCNET_QUEUE_DROPPED);
}

static struct sk_buff *copy_frame(struct pcnet *pcnet, unsigned int length)
{
	unsigned int offset = pcnet->rx_next % PCNET_RX_RING * PCNET_BUFFER;
	struct sk_buff *skb = netdev_alloc_skb_ip_align(pcnet->dev, length);

	if (!skb)
		return NULL;
	dma_sync_single_for_cpu(&pcnet->pdev->dev, pcnet->rx_buffers_bus + offset, length,
				DMA_FROM_DEVICE);
	skb_put_data(skb, pcnet->rx_buffers + offset, length);
	dma_sync_single_for_device(&pcnet->pdev->dev, pcnet->rx_buffers_bus + offset, length,
				   DMA_FROM_DEVICE);
	skb->protocol = eth_type_trans(skb, pcnet->dev);
	return skb;
}

/* Counts a frame and gives its descriptors back; NULL if none is to be delivered. */
static struct sk_buff *take(struct pcnet *pcnet, struct found found, bool wanted)
{
	unsigned int length = found.length - PCNET_FCS;
	struct sk_buff *skb = NULL;

	if (!found.good) {
		pcnet_count(pcnet, PCNET_NIC_ERRORS);
	} else {
		pcnet_count(pcnet, PCNET_NIC_RECEIVED);
		pcnet_fault_frame(pcnet);
		if (wanted)
			skb = copy_frame(pcnet, length);
		if (skb)
			atomic64_add(length, &pcnet->stats[PCNET_RX_BYTES]);
		else
			pcnet_count(pcnet, PCNET_DRIVER_DROPPED);
	}
	while (found.span--)
		give(pcnet, pcnet->rx_next++);
	return skb;
}

static unsigned int receive(struct pcnet *pcnet, unsigned int limit, bool wanted)
{
	unsigned int frames;
	struct found found;
	struct sk_buff *skb;

	for (frames = 0; frames < limit; frames++) {
		found = look_twice(pcnet);
		if (!found.span)
			break;
		skb = take(pcnet, found, wanted);
		if (skb)
			deliver(pcnet, skb);
	}
	return frames;
}

unsigned int pcnet_rx(struct pcnet *pcnet, unsigned int limit)
{
	return receive(pcnet, limit, true);
}

void pcnet_rx_abandon(struct pcnet *pcnet)
{
	receive(pcnet, PCNET_RX_RING, false);
}
