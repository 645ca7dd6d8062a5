// SPDX-License-Identifier: GPL-2.0-only
/*
 * From the receive ring to the network stack. All ways of delivery do the same up to the last call:
 * they copy each frame into a new buffer, so that the ring's own buffers are mapped once and never
 * leave the ring.
 */
#include <linux/dma-mapping.h>
#include <linux/etherdevice.h>
#include <net/busy_poll.h>

#include "pcnet32irq.h"

void pcnet_rx_fill(struct pcnet *pcnet)
{
	pcnet_walk_begin(&pcnet->walk, pcnet->shared->rx, pcnet->rx_buffers_bus);
}

/* A frame that looks bad may be half written; after a register was read it is whole or bad. */
static enum pcnet_outcome look_twice(struct pcnet *pcnet, struct pcnet_found *found)
{
	enum pcnet_outcome outcome = pcnet_look(&pcnet->walk, found);
	unsigned long flags;

	if (outcome != PCNET_BAD)
		return outcome;
	spin_lock_irqsave(&pcnet->lock, flags);
	pcnet_csr_read(pcnet, PCNET_CSR0);
	spin_unlock_irqrestore(&pcnet->lock, flags);
	return pcnet_look(&pcnet->walk, found);
}

static void deliver(struct pcnet *pcnet, struct sk_buff *skb)
{
	if (!pcnet_queues) {
		napi_gro_receive(&pcnet->napi, skb);
		return;
	}
	if (pcnet_polls)
		skb_mark_napi_id(skb, &pcnet->napi);
	if (__netif_rx(skb) == NET_RX_DROP)
		pcnet_count(pcnet, PCNET_QUEUE_DROPPED, 1);
}

static struct sk_buff *copy_frame(struct pcnet *pcnet, unsigned int length)
{
	unsigned int offset = pcnet_slot(&pcnet->walk, 0) * PCNET_BUFFER;
	struct sk_buff *skb = netdev_alloc_skb_ip_align(pcnet->dev, length);

	if (!skb)
		return NULL;
	/* no sync for the device afterwards, since the CPU writes nothing there */
	dma_sync_single_for_cpu(&pcnet->pdev->dev, pcnet->rx_buffers_bus + offset, length,
				DMA_FROM_DEVICE);
	skb_put_data(skb, pcnet->rx_buffers + offset, length);
	skb->protocol = eth_type_trans(skb, pcnet->dev);
	return skb;
}

/* Copies and counts a frame. Return: NULL if there is nothing to deliver. */
static struct sk_buff *take(struct pcnet *pcnet, unsigned int length, bool wanted)
{
	struct sk_buff *skb = wanted ? copy_frame(pcnet, length) : NULL;

	pcnet_count(pcnet, PCNET_NIC_RECEIVED, 1);
	if (skb)
		pcnet_count(pcnet, PCNET_RX_BYTES, length);
	else
		pcnet_count(pcnet, PCNET_DRIVER_DROPPED, 1);
	pcnet_fault_frame(pcnet);
	return skb;
}

unsigned int pcnet_rx(struct pcnet *pcnet, unsigned int limit, bool wanted)
{
	enum pcnet_outcome outcome;
	struct pcnet_found found;
	unsigned int frames;
	struct sk_buff *skb;

	for (frames = 0; frames < limit; frames++) {
		outcome = look_twice(pcnet, &found);
		if (outcome == PCNET_EMPTY)
			break;
		skb = NULL;
		if (outcome == PCNET_FRAME)
			skb = take(pcnet, found.length, wanted);
		else
			pcnet_count(pcnet, PCNET_NIC_ERRORS, 1);
		pcnet_walk_on(&pcnet->walk, found.span, pcnet->rx_buffers_bus);
		if (skb)
			deliver(pcnet, skb);
	}
	return frames;
}
