// SPDX-License-Identifier: GPL-2.0-only
/*
 * The network interface: up and down, interrupt or poll, and a watch for what no interrupt tells.
 */
#include <linux/etherdevice.h>
#include <linux/interrupt.h>

#include "pcnet32irq.h"

#define WATCH_PERIOD	(HZ / 4)

/* Clears causes, and counts missed frames. The caller holds pcnet->lock. */
static void acknowledge(struct pcnet *pcnet, u16 cause)
{
	pcnet_csr0_write(pcnet, cause & PCNET_CSR0_CAUSES);
	if (cause & PCNET_CSR0_MISS)
		pcnet_chip_missed(pcnet);
}

static irqreturn_t handle_interrupt(int irq, void *data)
{
	struct pcnet *pcnet = data;
	bool ours = false;
	u16 cause;

	pcnet_delay(PCNET_DELAY_INTERRUPT);
	spin_lock(&pcnet->lock);
	if (pcnet->running) {
		cause = pcnet_csr_read(pcnet, PCNET_CSR0);
		ours = pcnet_answers(cause) && (cause & PCNET_CSR0_INTR);
	}
	if (ours) {
		pcnet_count(pcnet, PCNET_INTERRUPTS, 1);
		pcnet->polling = pcnet_polls;
		acknowledge(pcnet, cause);
		if (!pcnet_polls && pcnet->tx_interrupts)
			pcnet_tx_done(pcnet);
	}
	spin_unlock(&pcnet->lock);

	if (!ours)
		return IRQ_NONE;
	/*
	 * The limit is the whole ring, so all frames there at acknowledge() are taken; a frame
	 * that came later has raised the interrupt again.
	 */
	if (pcnet_polls)
		napi_schedule_irqoff(&pcnet->napi);
	else
		pcnet_rx(pcnet, PCNET_RX_RING, true);
	return IRQ_HANDLED;
}

/* While the poll goes on no interrupt tells of missed frames, so this asks for them. */
static void poll_goes_on(struct pcnet *pcnet)
{
	unsigned long flags;
	u16 cause = 0;

	spin_lock_irqsave(&pcnet->lock, flags);
	if (pcnet->running)
		cause = pcnet_csr_read(pcnet, PCNET_CSR0);
	if (pcnet_answers(cause))
		acknowledge(pcnet, cause);
	spin_unlock_irqrestore(&pcnet->lock, flags);
}

static void poll_ends(struct pcnet *pcnet)
{
	unsigned long flags;

	spin_lock_irqsave(&pcnet->lock, flags);
	pcnet->polling = false;
	if (pcnet->running)
		pcnet_csr0_write(pcnet, 0);
	spin_unlock_irqrestore(&pcnet->lock, flags);
}

static void reclaim(struct pcnet *pcnet)
{
	unsigned long flags;

	spin_lock_irqsave(&pcnet->lock, flags);
	if (pcnet->running)
		pcnet_tx_done(pcnet);
	spin_unlock_irqrestore(&pcnet->lock, flags);
}

static int poll(struct napi_struct *napi, int budget)
{
	struct pcnet *pcnet = container_of(napi, struct pcnet, napi);
	int frames;

	pcnet_count(pcnet, PCNET_POLLS, 1);
	if (READ_ONCE(pcnet->tx_interrupts))
		reclaim(pcnet);
	frames = pcnet_rx(pcnet, budget, true);
	if (frames == budget) {
		if (budget)
			poll_goes_on(pcnet);
		return frames;
	}
	if (napi_complete_done(napi, frames))
		poll_ends(pcnet);
	return frames;
}

static void show_link(struct pcnet *pcnet, bool link)
{
	if (link == netif_carrier_ok(pcnet->dev))
		return;
	if (link)
		netif_carrier_on(pcnet->dev);
	else
		netif_carrier_off(pcnet->dev);
	netdev_info(pcnet->dev, "link is %s\n", link ? "up" : "down");
}

/* Looks for a link, missed frames and sent frames, of which there may be no interrupt. */
static void watch(struct work_struct *work)
{
	struct pcnet *pcnet = container_of(to_delayed_work(work), struct pcnet, watch);
	bool link;

	spin_lock_irq(&pcnet->lock);
	if (pcnet->running) {
		pcnet_chip_missed(pcnet);
		pcnet_tx_done(pcnet);
	}
	link = pcnet->running && pcnet_chip_has_link(pcnet);
	spin_unlock_irq(&pcnet->lock);

	show_link(pcnet, link);
	schedule_delayed_work(&pcnet->watch, WATCH_PERIOD);
}

/* Afterwards nobody but the caller uses the rings and the chip. The caller holds rtnl_lock. */
static void bring_down(struct pcnet *pcnet)
{
	spin_lock_irq(&pcnet->lock);
	if (pcnet->running) {
		pcnet_chip_stop(pcnet);
		pcnet_tx_done(pcnet);
	}
	spin_unlock_irq(&pcnet->lock);
	/* only when the chip has stopped: before, an interrupt or a poll may wake the queue */
	netif_tx_disable(pcnet->dev);
	synchronize_irq(pcnet->pdev->irq);
	if (pcnet_polls)
		napi_disable(&pcnet->napi);
	local_bh_disable();
	pcnet_rx(pcnet, PCNET_RX_RING, false);
	local_bh_enable();
	pcnet_tx_abandon(pcnet);
}

static int bring_up(struct pcnet *pcnet)
{
	int err;

	pcnet_rx_fill(pcnet);
	pcnet_fault_ring(pcnet);
	if (pcnet_polls)
		napi_enable(&pcnet->napi);
	err = pcnet_chip_init(pcnet);
	if (err)
		return err;
	spin_lock_irq(&pcnet->lock);
	pcnet_chip_start(pcnet);
	spin_unlock_irq(&pcnet->lock);
	netif_wake_queue(pcnet->dev);
	return 0;
}

static int open(struct net_device *dev)
{
	struct pcnet *pcnet = netdev_priv(dev);
	int err;

	netif_carrier_off(dev);
	err = request_irq(pcnet->pdev->irq, handle_interrupt, IRQF_SHARED, dev->name, pcnet);
	if (err) {
		netdev_err(dev, "cannot have interrupt %d: error %d\n", pcnet->pdev->irq, err);
		return err;
	}
	err = bring_up(pcnet);
	if (err) {
		bring_down(pcnet);
		free_irq(pcnet->pdev->irq, pcnet);
		return err;
	}
	schedule_delayed_work(&pcnet->watch, 0);
	return 0;
}

static int stop(struct net_device *dev)
{
	struct pcnet *pcnet = netdev_priv(dev);

	cancel_delayed_work_sync(&pcnet->watch);
	bring_down(pcnet);
	free_irq(pcnet->pdev->irq, pcnet);
	netif_carrier_off(dev);
	return 0;
}

static const struct net_device_ops pcnet_netdev_ops = {
	.ndo_open		= open,
	.ndo_stop		= stop,
	.ndo_start_xmit		= pcnet_tx,
	.ndo_get_stats64	= pcnet_get_stats64,
	.ndo_set_mac_address	= eth_mac_addr,
	.ndo_validate_addr	= eth_validate_addr,
};

void pcnet_netdev_setup(struct pcnet *pcnet)
{
	struct net_device *dev = pcnet->dev;

	spin_lock_init(&pcnet->lock);
	INIT_DELAYED_WORK(&pcnet->watch, watch);
	if (pcnet_polls)
		netif_napi_add(dev, &pcnet->napi, poll);
	dev->netdev_ops = &pcnet_netdev_ops;
	dev->ethtool_ops = &pcnet_ethtool_ops;
}
