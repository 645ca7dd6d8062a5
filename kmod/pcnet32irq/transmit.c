// SPDX-License-Identifier: GPL-2.0-only
/*
 * From the network stack to the transmit ring, and what became of it.
 */
#include <linux/dma-mapping.h>
#include <linux/etherdevice.h>
#include <linux/if_ether.h>

#include "pcnet32irq.h"

static unsigned int pending(const struct pcnet *pcnet)
{
	return pcnet->tx_head - pcnet->tx_tail;
}

static void fill(struct pcnet *pcnet, struct sk_buff *skb, dma_addr_t bus)
{
	unsigned int slot = pcnet->tx_head % PCNET_TX_RING;
	struct pcnet_descriptor *one = &pcnet->shared->tx[slot];

	pcnet->sent[slot] = (struct pcnet_sent){ .skb = skb, .bus = bus };
	one->address = cpu_to_le32(bus);
	one->length = cpu_to_le16(-skb->len);
	one->message = 0;
	/* the frame and where it is, before it is the chip's */
	dma_wmb();
	WRITE_ONCE(one->status, cpu_to_le16(PCNET_OWN | PCNET_STP | PCNET_ENP));
	pcnet->tx_head++;
}

netdev_tx_t pcnet_tx(struct sk_buff *skb, struct net_device *dev)
{
	struct pcnet *pcnet = netdev_priv(dev);
	unsigned long flags;
	dma_addr_t bus;

	/* the chip emulated does not pad; frees the frame if it cannot */
	if (skb_put_padto(skb, ETH_ZLEN)) {
		pcnet_count(pcnet, PCNET_TX_DROPPED);
		return NETDEV_TX_OK;
	}
	bus = dma_map_single(&pcnet->pdev->dev, skb->data, skb->len, DMA_TO_DEVICE);
	if (dma_mapping_error(&pcnet->pdev->dev, bus)) {
		dev_kfree_skb_any(skb);
		pcnet_count(pcnet, PCNET_TX_DROPPED);
		return NETDEV_TX_OK;
	}
	skb_tx_timestamp(skb);
	spin_lock_irqsave(&pcnet->lock, flags);
	fill(pcnet, skb, bus);
	pcnet_csr_write(pcnet, PCNET_CSR0, PCNET_CSR0_TDMD | PCNET_CSR0_INEA);
	netif_trans_update(dev);
	if (pending(pcnet) == PCNET_TX_RING)
		netif_stop_queue(dev);
	spin_unlock_irqrestore(&pcnet->lock, flags);
	return NETDEV_TX_OK;
}

/* The frame in a slot is no longer the chip's. */
static void release(struct pcnet *pcnet, unsigned int slot)
{
	struct pcnet_sent *sent = &pcnet->sent[slot];

	dma_unmap_single(&pcnet->pdev->dev, sent->bus, sent->skb->len, DMA_TO_DEVICE);
	dev_consume_skb_any(sent->skb);
	sent->skb = NULL;
}

static void count_sent(struct pcnet *pcnet, unsigned int slot, u16 status)
{
	struct pcnet_descriptor *one = &pcnet->shared->tx[slot];

	if (!(status & PCNET_ERR)) {
		pcnet_count(pcnet, PCNET_TX_PACKETS);
		atomic64_add(pcnet->sent[slot].skb->len, &pcnet->stats[PCNET_TX_BYTES]);
		return;
	}
	pcnet_count(pcnet, PCNET_TX_ERRORS);
	if (le32_to_cpu(one->message) & PCNET_TX_LCAR)
		pcnet_count(pcnet, PCNET_TX_CARRIER);
}

void pcnet_tx_done(struct pcnet *pcnet)
{
	unsigned int slot;
	u16 status;

	while (pending(pcnet)) {
		slot = pcnet->tx_tail % PCNET_TX_RING;
		status = le16_to_cpu(READ_ONCE(pcnet->shared->tx[slot].status));
		if (status & PCNET_OWN)
			break;
		dma_rmb();
		count_sent(pcnet, slot, status);
		release(pcnet, slot);
		pcnet->tx_tail++;
	}
	if (pending(pcnet) < PCNET_TX_RING && netif_queue_stopped(pcnet->dev))
		netif_wake_queue(pcnet->dev);
}

/* The chip is stopped; empties the ring. */
void pcnet_tx_abandon(struct pcnet *pcnet)
{
	unsigned int slot;
	u16 status;

	for (; pending(pcnet); pcnet->tx_tail++) {
		slot = pcnet->tx_tail % PCNET_TX_RING;
		status = le16_to_cpu(READ_ONCE(pcnet->shared->tx[slot].status));
		if (status & PCNET_OWN)
			pcnet_count(pcnet, PCNET_TX_DROPPED);
		else
			count_sent(pcnet, slot, status);
		release(pcnet, slot);
	}
	memset(pcnet->shared->tx, 0, sizeof(pcnet->shared->tx));
	pcnet->tx_head = 0;
	pcnet->tx_tail = 0;
}
