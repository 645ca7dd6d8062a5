// SPDX-License-Identifier: GPL-2.0-only
/*
 * From the network stack to the transmit ring, and back when a frame was sent. Frames are copied
 * into buffers that are mapped once; the next frame, or the watch, notices those that the chip is
 * done with, so that only a stopped queue needs an interrupt.
 */
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

/* Puts a frame into the ring, padded. The caller holds pcnet->lock. */
static void push(struct pcnet *pcnet, struct sk_buff *skb)
{
	unsigned int length = max_t(unsigned int, skb->len, ETH_ZLEN);
	unsigned int slot = pcnet->tx_head++ % PCNET_TX_RING;
	u8 *buffer = pcnet->shared->tx_buffers[slot];
	dma_addr_t bus = pcnet->shared_bus + offsetof(struct pcnet_shared, tx_buffers) +
			 slot * PCNET_BUFFER;

	skb_copy_from_linear_data(skb, buffer, skb->len);
	memset(buffer + skb->len, 0, length - skb->len);
	pcnet->sent[slot] = length;
	pcnet_give(&pcnet->shared->tx[slot], bus, length, PCNET_STP | PCNET_ENP);
	if (pending(pcnet) == PCNET_TX_RING)
		netif_stop_queue(pcnet->dev);
	netdev_sent_queue(pcnet->dev, length);
	pcnet_csr0_write(pcnet, PCNET_CSR0_TDMD);
}

netdev_tx_t pcnet_tx(struct sk_buff *skb, struct net_device *dev)
{
	struct pcnet *pcnet = netdev_priv(dev);
	unsigned long flags;

	/* a sender that ignores the MTU may send frames that fit no buffer */
	if (skb->len > PCNET_BUFFER) {
		dev_kfree_skb_any(skb);
		dev_core_stats_tx_dropped_inc(dev);
		return NETDEV_TX_OK;
	}
	skb_tx_timestamp(skb);
	spin_lock_irqsave(&pcnet->lock, flags);
	pcnet_tx_done(pcnet);
	push(pcnet, skb);
	/* a stopped queue sends no next frame, so an interrupt must tell when the chip is done */
	if (has_stopped(pcnet)) {
		pcnet_tx_done(pcnet);
		if (has_stopped(pcnet))
			pcnet_chip_tx_interrupts(pcnet, true);
	}
	spin_unlock_irqrestore(&pcnet->lock, flags);
	dev_consume_skb_any(skb);
	return NETDEV_TX_OK;
}

static void wake(struct pcnet *pcnet)
{
	if (pending(pcnet) < PCNET_TX_RING && netif_queue_stopped(pcnet->dev))
		netif_wake_queue(pcnet->dev);
	if (pcnet->tx_interrupts && !has_stopped(pcnet))
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
		bytes += pcnet->sent[slot];
		if (status & PCNET_ERR) {
			pcnet_count(pcnet, PCNET_TX_ERRORS, 1);
			continue;
		}
		pcnet_count(pcnet, PCNET_TX_PACKETS, 1);
		pcnet_count(pcnet, PCNET_TX_BYTES, pcnet->sent[slot]);
	}
	if (!frames)
		return;
	netdev_completed_queue(pcnet->dev, frames, bytes);
	wake(pcnet);
}

/* Empties the ring. The chip is stopped. */
void pcnet_tx_abandon(struct pcnet *pcnet)
{
	pcnet_count(pcnet, PCNET_TX_DROPPED, pending(pcnet));
	memset(pcnet->shared->tx, 0, sizeof(pcnet->shared->tx));
	pcnet->tx_head = 0;
	pcnet->tx_tail = 0;
	netdev_reset_queue(pcnet->dev);
}
