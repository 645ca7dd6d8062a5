// SPDX-License-Identifier: GPL-2.0-only
/*
 * From the network stack to the transmit ring, and back when a frame was sent. transmit=copied:
 * frames are copied into buffers that are mapped once; the next frame, or the watch, notices those
 * that the chip is done with, so that only a stopped queue needs an interrupt. transmit=mapped: the
 * chip reads the frame where it is, and interrupts when it is done.
 */
#include <linux/dma-mapping.h>
#include <linux/etherdevice.h>
#include <linux/if_ether.h>

#include "pcnet32irq.h"

static unsigned int pending(const struct pcnet *pcnet)
{
	return pcnet->tx_head - pcnet->tx_tail;
}

/* Whether the driver, or the stack's limit of bytes, has stopped the queue. */
static bool has_stopped(const struct pcnet *pcnet)
{
	return netif_xmit_stopped(netdev_get_tx_queue(pcnet->dev, 0));
}

/* For transmit=mapped. Pads, too, which QEMU's chip does not. Return: 0 or a negative error. */
static int map(struct pcnet *pcnet, struct sk_buff *skb, struct pcnet_sent *frame)
{
	struct device *device = &pcnet->pdev->dev;

	if (__skb_put_padto(skb, ETH_ZLEN, false))
		return -ENOMEM;
	frame->skb = skb;
	frame->bus = dma_map_single(device, skb->data, frame->length, DMA_TO_DEVICE);
	return dma_mapping_error(device, frame->bus);
}

/* For transmit=copied. The caller holds pcnet->lock. */
static void copy(struct pcnet *pcnet, struct sk_buff *skb, struct pcnet_sent *frame)
{
	unsigned int slot = pcnet->tx_head % PCNET_TX_RING;
	u8 *buffer = pcnet->shared->tx_buffers[slot];

	skb_copy_from_linear_data(skb, buffer, skb->len);
	memset(buffer + skb->len, 0, frame->length - skb->len);
	frame->bus = pcnet->shared_bus + offsetof(struct pcnet_shared, tx_buffers) +
		     slot * PCNET_BUFFER;
}

/* The caller holds pcnet->lock. */
static void push(struct pcnet *pcnet, const struct pcnet_sent *frame)
{
	unsigned int slot = pcnet->tx_head++ % PCNET_TX_RING;

	pcnet->sent[slot] = *frame;
	pcnet_give(&pcnet->shared->tx[slot], frame->bus, frame->length, PCNET_STP | PCNET_ENP);
	if (pending(pcnet) == PCNET_TX_RING)
		netif_stop_queue(pcnet->dev);
	netdev_sent_queue(pcnet->dev, frame->length);
	pcnet_csr0_write(pcnet, PCNET_CSR0_TDMD);
}

static void send_copy(struct pcnet *pcnet, struct sk_buff *skb, struct pcnet_sent *frame)
{
	pcnet_tx_done(pcnet);
	copy(pcnet, skb, frame);
	push(pcnet, frame);
	if (!has_stopped(pcnet))
		return;
	/* a stopped queue sends no next frame, so an interrupt must tell when the chip is done */
	pcnet_tx_done(pcnet);
	if (has_stopped(pcnet))
		pcnet_chip_tx_interrupts(pcnet, true);
}

netdev_tx_t pcnet_tx(struct sk_buff *skb, struct net_device *dev)
{
	struct pcnet_sent frame = { .length = max_t(unsigned int, skb->len, ETH_ZLEN) };
	struct pcnet *pcnet = netdev_priv(dev);
	unsigned long flags;

	/* a sender that ignores the MTU may send frames that fit no buffer */
	if (skb->len > PCNET_BUFFER || (!pcnet_copies && map(pcnet, skb, &frame))) {
		dev_kfree_skb_any(skb);
		dev_core_stats_tx_dropped_inc(dev);
		return NETDEV_TX_OK;
	}
	skb_tx_timestamp(skb);
	spin_lock_irqsave(&pcnet->lock, flags);
	if (pcnet_copies)
		send_copy(pcnet, skb, &frame);
	else
		push(pcnet, &frame);
	spin_unlock_irqrestore(&pcnet->lock, flags);
	if (pcnet_copies)
		dev_consume_skb_any(skb);
	return NETDEV_TX_OK;
}

/* Unmaps and frees the frame in a slot, which is no longer the chip's. */
static void release(struct pcnet *pcnet, unsigned int slot, bool was_sent)
{
	struct pcnet_sent *sent = &pcnet->sent[slot];

	if (!sent->skb)
		return;
	dma_unmap_single(&pcnet->pdev->dev, sent->bus, sent->length, DMA_TO_DEVICE);
	if (was_sent)
		dev_consume_skb_any(sent->skb);
	else
		dev_kfree_skb_any(sent->skb);
	sent->skb = NULL;
}

/* Counts the frame in a slot as sent, or as an error. Return: whether it was sent. */
static bool count_sent(struct pcnet *pcnet, unsigned int slot, u16 status)
{
	struct pcnet_descriptor *one = &pcnet->shared->tx[slot];

	if (!(status & PCNET_ERR)) {
		pcnet_count(pcnet, PCNET_TX_PACKETS);
		pcnet->stats[PCNET_TX_BYTES] += pcnet->sent[slot].length;
		return true;
	}
	pcnet_count(pcnet, PCNET_TX_ERRORS);
	if (le32_to_cpu(one->message) & PCNET_TX_LCAR)
		pcnet_count(pcnet, PCNET_TX_CARRIER);
	return false;
}

static void wake(struct pcnet *pcnet)
{
	if (pending(pcnet) < PCNET_TX_RING && netif_queue_stopped(pcnet->dev))
		netif_wake_queue(pcnet->dev);
	if (pcnet_copies && pcnet->tx_interrupts && !has_stopped(pcnet))
		pcnet_chip_tx_interrupts(pcnet, false);
}

void pcnet_tx_done(struct pcnet *pcnet)
{
	unsigned int slot, frames = 0, bytes = 0;
	u16 status;

	for (; pending(pcnet); pcnet->tx_tail++) {
		slot = pcnet->tx_tail % PCNET_TX_RING;
		status = pcnet_status(&pcnet->shared->tx[slot]);
		if (status & PCNET_OWN)
			break;
		frames++;
		bytes += pcnet->sent[slot].length;
		release(pcnet, slot, count_sent(pcnet, slot, status));
	}
	if (!frames)
		return;
	netdev_completed_queue(pcnet->dev, frames, bytes);
	wake(pcnet);
}

/* Empties the ring. The chip is stopped; takes pcnet->lock. */
void pcnet_tx_abandon(struct pcnet *pcnet)
{
	unsigned int slot;
	bool was_sent;
	u16 status;

	spin_lock_irq(&pcnet->lock);
	for (; pending(pcnet); pcnet->tx_tail++) {
		slot = pcnet->tx_tail % PCNET_TX_RING;
		status = pcnet_status(&pcnet->shared->tx[slot]);
		was_sent = !(status & PCNET_OWN) && count_sent(pcnet, slot, status);
		if (status & PCNET_OWN)
			pcnet_count(pcnet, PCNET_TX_DROPPED);
		release(pcnet, slot, was_sent);
	}
	spin_unlock_irq(&pcnet->lock);
	memset(pcnet->shared->tx, 0, sizeof(pcnet->shared->tx));
	pcnet->tx_head = 0;
	pcnet->tx_tail = 0;
	netdev_reset_queue(pcnet->dev);
}
