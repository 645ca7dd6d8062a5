// SPDX-License-Identifier: GPL-2.0-only
/*
 * From the receive ring to the network stack. Both ways of delivery do the same up to the
 * last call: a new buffer for each frame, into which it is copied; so the ring's own
 * buffers are mapped once and never leave it.
 */
#include <linux/dma-mapping.h>
#include <linux/etherdevice.h>

#include "pcnet32irq.h"

static void give(struct pcnet *pcnet, unsigned int index)
{
	struct pcnet_descriptor *one = &pcnet->shared->rx[index % PCNET_RX_RING];

	one->message = 0;
	/* what was read from the buffer was read before the chip may write it again */
	dma_mb();
	WRITE_ONCE(one->status, cpu_to_le16(PCNET_OWN));
}

void pcnet_rx_fill(struct pcnet *pcnet)
{
	struct pcnet_descriptor *ring = pcnet->shared->rx;
	unsigned int index;

	for (index = 0; index < PCNET_RX_RING; index++) {
		ring[index].address = cpu_to_le32(pcnet->rx_buffers_bus + index * PCNET_BUFFER);
		ring[index].length = cpu_to_le16(-PCNET_BUFFER);
		ring[index].reserved = 0;
		give(pcnet, index);
	}
	pcnet->rx_next = 0;
}

static u16 status_of(struct pcnet *pcnet, unsigned int index)
{
	return le16_to_cpu(READ_ONCE(pcnet->shared->rx[index % PCNET_RX_RING].status));
}

/*
 * Descriptors of the next frame; 0 if it is not there yet. A descriptor that is ours and
 * ends no frame is either the first of a long one, or one that the chip still writes: it
 * may take OWN away before it sets ENP. Until the frame's end is there, nothing is touched.
 */
static unsigned int frame_span(struct pcnet *pcnet, u16 *end)
{
	unsigned int span;
	u16 status;

	for (span = 0; span < PCNET_RX_RING; span++) {
		status = status_of(pcnet, pcnet->rx_next + span);
		if (status & PCNET_OWN)
			return 0;
		/* the next frame has begun: this one was finished meanwhile, or never will be */
		if (span && (status & PCNET_STP)) {
			*end = status_of(pcnet, pcnet->rx_next + span - 1);
			return span;
		}
		*end = status;
		if (status & (PCNET_ENP | PCNET_ERR))
			return span + 1;
		/* statuses in the order in which the chip wrote them */
		dma_rmb();
	}
	return span;
}

static unsigned int frame_length(struct pcnet *pcnet, unsigned int index)
{
	u32 message = le32_to_cpu(READ_ONCE(pcnet->shared->rx[index % PCNET_RX_RING].message));

	return message & PCNET_RX_LENGTH_MASK;
}

/* Whether all is well with a frame that takes one descriptor, FCS included in its length. */
static bool frame_good(u16 status, unsigned int length)
{
	const u16 whole = PCNET_STP | PCNET_ENP;

	return (status & (whole | PCNET_ERR)) == whole &&
	       length >= ETH_HLEN + PCNET_FCS && length <= PCNET_BUFFER;
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

/* Counts the next frame and gives its descriptors back; NULL if none is to be delivered. */
static struct sk_buff *take(struct pcnet *pcnet, unsigned int span, u16 status, bool wanted)
{
	unsigned int length = frame_length(pcnet, pcnet->rx_next);
	struct sk_buff *skb = NULL;

	if (span > 1 || !frame_good(status, length)) {
		pcnet_count(pcnet, PCNET_NIC_ERRORS);
	} else {
		pcnet_count(pcnet, PCNET_NIC_RECEIVED);
		length -= PCNET_FCS;
		if (wanted)
			skb = copy_frame(pcnet, length);
		if (skb)
			atomic64_add(length, &pcnet->stats[PCNET_RX_BYTES]);
		else
			pcnet_count(pcnet, PCNET_DRIVER_DROPPED);
	}
	while (span--)
		give(pcnet, pcnet->rx_next++);
	return skb;
}

static unsigned int receive(struct pcnet *pcnet, unsigned int limit, bool wanted)
{
	unsigned int frames, span;
	struct sk_buff *skb;
	u16 status;

	for (frames = 0; frames < limit; frames++) {
		span = frame_span(pcnet, &status);
		if (!span)
			break;
		/* the length is written before the status */
		dma_rmb();
		skb = take(pcnet, span, status, wanted);
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
