// SPDX-License-Identifier: GPL-2.0-only
#include "limits.h"

#include <errno.h>
#include <inttypes.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>

#include "lib/host.h"

#define OTHERS 64 /* standard streams, epoll instances, files */

int client_limits_descriptors(uint32_t links, struct tare_error *err)
{
	const rlim_t needed = (rlim_t)links + OTHERS;
	struct rlimit limit;

	if (getrlimit(RLIMIT_NOFILE, &limit) < 0)
		return tare_error(err, TARE_FAILED, "cannot ask for the limit of files: %s",
				  strerror(errno));
	if (needed > limit.rlim_max)
		return tare_error(err, TARE_CANNOT,
				  "%" PRIu32 " connections need %" PRIu64
				  " open files and the hard limit is %" PRIu64
				  ": raise it (prlimit --nofile, as root) or ask for fewer",
				  links, (uint64_t)needed, (uint64_t)limit.rlim_max);
	limit.rlim_cur = limit.rlim_max;
	if (setrlimit(RLIMIT_NOFILE, &limit) < 0)
		return tare_error(err, TARE_FAILED, "cannot raise the limit of open files: %s",
				  strerror(errno));
	return 0;
}

int client_run_ahead(struct tare_error *err)
{
	struct sched_param first = {.sched_priority = 1};

	if (!sched_setscheduler(0, SCHED_FIFO, &first))
		return 0;
	return tare_error(err, TARE_CANNOT, "--ahead: no real-time priority (%s); run as root",
			  strerror(errno));
}

int client_limits_ports(uint32_t had, struct tare_error *err)
{
	char range[64];

	if (tare_host_line("/proc/sys/net/ipv4/ip_local_port_range", range, sizeof(range)) < 0)
		snprintf(range, sizeof(range), "unknown");
	range[strcspn(range, "\t")] = ' ';
	return tare_error(err, TARE_CANNOT,
			  "no local port is left after %" PRIu32
			  " connections, ip_local_port_range is %s: widen it (sysctl -w "
			  "net.ipv4.ip_local_port_range='1024 65535') or ask for fewer",
			  had, range);
}
