// SPDX-License-Identifier: GPL-2.0-only
#include "ethstats.h"

#include <errno.h>
#include <linux/ethtool.h>
#include <linux/sockios.h>
#include <net/if.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>

static int ask(int control, const char *interface, void *data)
{
	struct ifreq request = {.ifr_data = data};

	snprintf(request.ifr_name, sizeof(request.ifr_name), "%s", interface);
	return ioctl(control, SIOCETHTOOL, &request);
}

int ethstats_read(int control, const char *interface, struct counters *counters,
		  struct tare_error *err)
{
	struct ethtool_drvinfo about = {.cmd = ETHTOOL_GDRVINFO};
	/* struct ethtool_stats, of the first counters in kmod/pcnet32irq/pcnet32irq.h */
	struct {
		uint32_t cmd, n_stats;
		uint64_t interrupts, polls, received, missed, errors, driver_dropped, queue_dropped;
	} told = {.cmd = ETHTOOL_GSTATS};

	if (ask(control, interface, &about))
		return errno == EOPNOTSUPP ? 0 : tare_error(err, TARE_FAILED, "%s: %m", interface);
	if (strcmp(about.driver, "tare_pcnet32irq"))
		return 0;
	if (about.n_stats != 7)
		return tare_error(err, TARE_FAILED,
				  "%s: its driver has %u statistics, not 7: use netsink and "
				  "tare_pcnet32irq of one build",
				  interface, about.n_stats);
	if (ask(control, interface, &told))
		return tare_error(err, TARE_FAILED, "%s: cannot read its statistics: %m",
				  interface);
	*counters = (struct counters){.nic_received = told.received,
				      .nic_missed = told.missed,
				      .nic_errors = told.errors,
				      .driver_dropped = told.driver_dropped,
				      .queue_dropped = told.queue_dropped,
				      .interrupts = told.interrupts,
				      .polls = told.polls};
	return 1;
}
