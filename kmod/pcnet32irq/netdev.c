// SPDX-License-Identifier: GPL-2.0-only
/*
 * The network interface: up and down, interrupt or poll, and what watches over them.
 */
#include <linux/crc32.h>
#include <linux/etherdevice.h>
#include <linux/interrupt.h>
#include <linux/rtnetlink.h>

#include "pcnet32irq.h"

#define WATCH_PERIOD	(HZ / 4)
#define TX_TIMEOUT	(5 * HZ)

static bool is_ours(u16 cause)
{
	return pcnet_answers(cause) && (cause & PCNET_CSR0_INTR);
}

/* Clears causes, and does what needs no more than the registers; with the lock held. */
static void acknowledge(struct pcnet *pcnet, u16 cause)
{
	pcnet_csr_write(pcnet, PCNET_CSR0, (cause & PCNET_CSR0_CAUSES) | PCNET_CSR0_INEA);
	if (cause & PCNET_CSR0_MISS)
		pcnet_chip_missed(pcnet);
	pcnet_tx_done(pcnet);
}

/* delivery=napi: no more interrupts until the poll is over. */
static void begin_poll(struct pcnet *pcnet)
{
	pcnet_csr_write(pcnet, PCNET_CSR3, PCNET_CSR3_MASKS);
	napi_schedule_irqoff(&pcnet->napi);
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
		ours = is_ours(cause);
	}
	if (ours && pcnet_polls)
		begin_poll(pcnet);
	else if (ours)
		acknowledge(pcnet, cause);
	spin_unlock(&pcnet->lock);

	if (!ours)
		return IRQ_NONE;
	pcnet_count(pcnet, PCNET_INTERRUPTS);
	/*
	 * What was in the ring at the acknowledging fits into this limit, and what came
	 * later has raised the interrupt again.
	 */
	if (!pcnet_polls)
		pcnet_rx(pcnet, PCNET_RX_RING);
	return IRQ_HANDLED;
}

static bool poll_acknowledges(struct pcnet *pcnet)
{
	unsigned long flags;
	u16 cause = 0;

	spin_lock_irqsave(&pcnet->lock, flags);
	if (pcnet->running)
		cause = pcnet_csr_read(pcnet, PCNET_CSR0);
	if (pcnet_answers(cause))
		acknowledge(pcnet, cause);
	spin_unlock_irqrestore(&pcnet->lock, flags);
	return pcnet_answers(cause);
}

static void unmask(struct pcnet *pcnet)
{
	unsigned long flags;

	spin_lock_irqsave(&pcnet->lock, flags);
	if (pcnet->running)
		pcnet_csr_write(pcnet, PCNET_CSR3, 0);
	spin_unlock_irqrestore(&pcnet->lock, flags);
}

static int poll(struct napi_struct *napi, int budget)
{
	struct pcnet *pcnet = container_of(napi, struct pcnet, napi);
	int frames = 0;

	pcnet_count(pcnet, PCNET_POLLS);
	if (poll_acknowledges(pcnet))
		frames = pcnet_rx(pcnet, budget);
	if (frames < budget && napi_complete_done(napi, frames))
		unmask(pcnet);
	return frames;
}

/*
 * Mode and filter that the interface's flags ask for; with the lock and the
 * lock of the interface's addresses held.
 */
static void choose_filter(struct pcnet *pcnet)
{
	const struct net_device *dev = pcnet->dev;
	struct netdev_hw_addr *group;
	unsigned int bit;

	pcnet->mode = dev->flags & IFF_PROMISC ? PCNET_MODE_PROM : 0;
	memset(pcnet->filter, dev->flags & IFF_ALLMULTI ? 0xff : 0, sizeof(pcnet->filter));
	netdev_for_each_mc_addr(group, dev) {
		/* the upper six bits of the address's CRC */
		bit = ether_crc_le(ETH_ALEN, group->addr) >> 26;
		pcnet->filter[bit / 32] |= BIT(bit % 32);
	}
}

static void set_rx_mode(struct net_device *dev)
{
	struct pcnet *pcnet = netdev_priv(dev);
	unsigned long flags;
	u32 old[2];
	u16 mode;

	spin_lock_irqsave(&pcnet->lock, flags);
	mode = pcnet->mode;
	memcpy(old, pcnet->filter, sizeof(old));
	choose_filter(pcnet);
	if (pcnet->running && (pcnet->mode != mode || memcmp(old, pcnet->filter, sizeof(old))))
		pcnet_chip_filter(pcnet);
	spin_unlock_irqrestore(&pcnet->lock, flags);
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

/* Link and missed frames are seen to even if there is no interrupt. */
static void watch(struct work_struct *work)
{
	struct pcnet *pcnet = container_of(to_delayed_work(work), struct pcnet, watch);
	bool was_dead, dead, link;

	spin_lock_irq(&pcnet->lock);
	was_dead = pcnet->dead;
	if (pcnet->running) {
		pcnet->dead = !pcnet_answers(pcnet_csr_read(pcnet, PCNET_CSR0));
		pcnet_chip_missed(pcnet);
	}
	dead = pcnet->dead;
	link = pcnet->running && !dead && pcnet_chip_has_link(pcnet);
	spin_unlock_irq(&pcnet->lock);

	if (dead && !was_dead)
		netdev_err(pcnet->dev, "the chip does not answer any more\n");
	show_link(pcnet, link);
	schedule_delayed_work(&pcnet->watch, WATCH_PERIOD);
}

/* Nobody but the caller has to do with rings and chip afterwards. */
static void bring_down(struct pcnet *pcnet)
{
	spin_lock_irq(&pcnet->lock);
	if (pcnet->running)
		pcnet_chip_stop(pcnet);
	spin_unlock_irq(&pcnet->lock);
	/* only now: while the chip runs, an interrupt or a poll may wake the queue again */
	netif_tx_disable(pcnet->dev);
	synchronize_irq(pcnet->pdev->irq);
	if (pcnet_polls)
		napi_disable(&pcnet->napi);
	pcnet_rx_abandon(pcnet);
	pcnet_tx_abandon(pcnet);
}

static int bring_up(struct pcnet *pcnet)
{
	int err;

	pcnet_rx_fill(pcnet);
	pcnet_fault_ring(pcnet);
	if (pcnet_polls)
		napi_enable(&pcnet->napi);
	netif_addr_lock_bh(pcnet->dev);
	spin_lock_irq(&pcnet->lock);
	pcnet->dead = false;
	choose_filter(pcnet);
	err = pcnet_chip_start(pcnet);
	spin_unlock_irq(&pcnet->lock);
	netif_addr_unlock_bh(pcnet->dev);
	if (err)
		netif_carrier_off(pcnet->dev);
	else
		netif_wake_queue(pcnet->dev);
	return err;
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

static void restart(struct work_struct *work)
{
	struct pcnet *pcnet = container_of(work, struct pcnet, restart);

	rtnl_lock();
	if (netif_running(pcnet->dev)) {
		bring_down(pcnet);
		/* should it fail, the interface stays without carrier until it is set down */
		if (bring_up(pcnet))
			netdev_err(pcnet->dev, "does not start again\n");
	}
	rtnl_unlock();
}

static void tx_timeout(struct net_device *dev, unsigned int queue)
{
	struct pcnet *pcnet = netdev_priv(dev);

	netdev_err(dev, "no frame was sent for %d s: starting again\n", TX_TIMEOUT / HZ);
	pcnet_count(pcnet, PCNET_TX_ERRORS);
	schedule_work(&pcnet->restart);
}

static void get_stats64(struct net_device *dev, struct rtnl_link_stats64 *stats)
{
	struct pcnet *pcnet = netdev_priv(dev);
	unsigned long flags;

	spin_lock_irqsave(&pcnet->lock, flags);
	if (pcnet->running)
		pcnet_chip_missed(pcnet);
	spin_unlock_irqrestore(&pcnet->lock, flags);

	stats->rx_dropped = pcnet_counted(pcnet, PCNET_DRIVER_DROPPED);
	/* what the CPU's queue dropped is among these; the stack adds it to rx_dropped itself */
	stats->rx_packets = pcnet_counted(pcnet, PCNET_NIC_RECEIVED) - stats->rx_dropped;
	stats->rx_bytes = pcnet_counted(pcnet, PCNET_RX_BYTES);
	stats->rx_missed_errors = pcnet_counted(pcnet, PCNET_NIC_MISSED);
	stats->rx_errors = pcnet_counted(pcnet, PCNET_NIC_ERRORS);
	stats->tx_packets = pcnet_counted(pcnet, PCNET_TX_PACKETS);
	stats->tx_bytes = pcnet_counted(pcnet, PCNET_TX_BYTES);
	stats->tx_errors = pcnet_counted(pcnet, PCNET_TX_ERRORS);
	stats->tx_carrier_errors = pcnet_counted(pcnet, PCNET_TX_CARRIER);
	stats->tx_dropped = pcnet_counted(pcnet, PCNET_TX_DROPPED);
}

static const struct net_device_ops pcnet_netdev_ops = {
	.ndo_open		= open,
	.ndo_stop		= stop,
	.ndo_start_xmit		= pcnet_tx,
	.ndo_tx_timeout		= tx_timeout,
	.ndo_set_rx_mode	= set_rx_mode,
	.ndo_get_stats64	= get_stats64,
	.ndo_set_mac_address	= eth_mac_addr,
	.ndo_validate_addr	= eth_validate_addr,
};

void pcnet_netdev_setup(struct pcnet *pcnet)
{
	struct net_device *dev = pcnet->dev;

	spin_lock_init(&pcnet->lock);
	INIT_DELAYED_WORK(&pcnet->watch, watch);
	INIT_WORK(&pcnet->restart, restart);
	netif_napi_add(dev, &pcnet->napi, poll);
	dev->netdev_ops = &pcnet_netdev_ops;
	dev->ethtool_ops = &pcnet_ethtool_ops;
	dev->watchdog_timeo = TX_TIMEOUT;
	/* short frames are padded where they are */
	dev->priv_flags &= ~IFF_TX_SKB_SHARING;
}
