// SPDX-License-Identifier: GPL-2.0-only
/*
 * What `ethtool -S` says.
 */
#include <linux/ethtool.h>

#include "pcnet32irq.h"

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
