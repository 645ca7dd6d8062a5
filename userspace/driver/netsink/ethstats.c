// SPDX-License-Identifier: GPL-2.0-only
#include "ethstats.h"

#include <errno.h>
#include <linux/ethtool.h>
#include <linux/sockios.h>
#include <net/if.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>

static int question(int control, const char *interface, void *data)
{
	struct ifreq request = {.ifr_data = data};

	snprintf(request.ifr_name, sizeof(request.ifr_name), "%s", interface);
	return ioctl(control, SIOCETHTOOL, &request);
}

/* Puts those that are counters of ours into *counters; returns how many. */
static int sort_in(const struct ethtool_gstrings *names, const struct ethtool_stats *values,
		   struct counters *counters)
{
	int known = 0;

	for (unsigned int i = 0; i < names->len && i < values->n_stats; i++) {
		char name[ETH_GSTRING_LEN + 1];
		uint64_t *place;

		snprintf(name, sizeof(name), "%.*s", ETH_GSTRING_LEN,
			 (const char *)names->data + (size_t)i * ETH_GSTRING_LEN);
		place = counters_named(counters, name);
		if (!place)
			continue;
		*place = values->data[i];
		known++;
	}
	return known;
}

int ethstats_read(int control, const char *interface, struct counters *counters,
		  struct tare_error *err)
{
	struct ethtool_drvinfo about = {.cmd = ETHTOOL_GDRVINFO};
	struct ethtool_gstrings *names;
	struct ethtool_stats *values;
	int known = -1;

	if (question(control, interface, &about))
		return errno == EOPNOTSUPP ? 0 : tare_error(err, TARE_FAILED, "%s: %m", interface);
	if (!about.n_stats)
		return 0;
	names = calloc(1, sizeof(*names) + (size_t)about.n_stats * ETH_GSTRING_LEN);
	values = calloc(1, sizeof(*values) + about.n_stats * sizeof(values->data[0]));
	if (names && values) {
		*names = (struct ethtool_gstrings){
			.cmd = ETHTOOL_GSTRINGS, .string_set = ETH_SS_STATS, .len = about.n_stats};
		*values = (struct ethtool_stats){.cmd = ETHTOOL_GSTATS, .n_stats = about.n_stats};
		if (question(control, interface, names) || question(control, interface, values))
			tare_error(err, TARE_FAILED, "%s: cannot read its statistics: %m",
				   interface);
		else
			known = sort_in(names, values, counters);
	} else {
		tare_error(err, TARE_FAILED, "no memory for the statistics of %s", interface);
	}
	free(names);
	free(values);
	return known < 0 ? -1 : known > 0;
}
