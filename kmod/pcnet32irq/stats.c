// SPDX-License-Identifier: GPL-2.0-only
/*
 * What `ip -s link` and `ethtool -S` say.
 */
#include <linux/ethtool.h>

#include "pcnet32irq.h"

/* Writes PCNET_STATS values, counted until now. Takes pcnet->lock. */
static void pcnet_counted(struct pcnet *pcnet, u64 *values)
{
	unsigned long flags;
	unsigned int stat;

	spin_lock_irqsave(&pcnet->lock, flags);
	if (pcnet->running) {
		pcnet_chip_missed(pcnet);
		/* without an interrupt nobody may have looked yet for the last sent frames */
		pcnet_tx_done(pcnet);
	}
	spin_unlock_irqrestore(&pcnet->lock, flags);
	for (stat = 0; stat < PCNET_STATS; stat++)
		values[stat] = atomic64_read(&pcnet->stats[stat]);
}

void pcnet_get_stats64(struct net_device *dev, struct rtnl_link_stats64 *stats)
{
	u64 counted[PCNET_STATS];

	pcnet_counted(netdev_priv(dev), counted);
	stats->rx_dropped = counted[PCNET_DRIVER_DROPPED];
	/* frames that the CPU's queue dropped are among these; the stack adds them to rx_dropped */
	stats->rx_packets = counted[PCNET_NIC_RECEIVED] - stats->rx_dropped;
	stats->rx_bytes = counted[PCNET_RX_BYTES];
	stats->rx_missed_errors = counted[PCNET_NIC_MISSED];
	stats->rx_errors = counted[PCNET_NIC_ERRORS];
	stats->tx_packets = counted[PCNET_TX_PACKETS];
	stats->tx_bytes = counted[PCNET_TX_BYTES];
	stats->tx_errors = counted[PCNET_TX_ERRORS];
	stats->tx_dropped = counted[PCNET_TX_DROPPED];
}

/* What `ethtool -S` shows. */
static const char stat_names[PCNET_ETHTOOL_STATS][ETH_GSTRING_LEN] = {
	[PCNET_INTERRUPTS]	= "interrupts",
	[PCNET_POLLS]		= "polls",
	[PCNET_NIC_RECEIVED]	= "nic_received",
	[PCNET_NIC_MISSED]	= "nic_missed",
	[PCNET_NIC_ERRORS]	= "nic_errors",
	[PCNET_DRIVER_DROPPED]	= "driver_dropped",
	[PCNET_QUEUE_DROPPED]	= "queue_dropped",
};

static int get_sset_count(struct net_device *dev, int set)
{
	return set == ETH_SS_STATS ? PCNET_ETHTOOL_STATS : -EOPNOTSUPP;
}

static void get_strings(struct net_device *dev, u32 set, u8 *names)
{
	if (set == ETH_SS_STATS)
		memcpy(names, stat_names, sizeof(stat_names));
}

static void get_ethtool_stats(struct net_device *dev, struct ethtool_stats *stats, u64 *values)
{
	u64 counted[PCNET_STATS];

	pcnet_counted(netdev_priv(dev), counted);
	memcpy(values, counted, PCNET_ETHTOOL_STATS * sizeof(*values));
}

const struct ethtool_ops pcnet_ethtool_ops = {
	.get_link		= ethtool_op_get_link,
	.get_sset_count		= get_sset_count,
	.get_strings		= get_strings,
	.get_ethtool_stats	= get_ethtool_stats,
};
