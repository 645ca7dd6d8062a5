// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <linux/ethtool.h>
#include <linux/sockios.h>
#include <net/if.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

#include <tare/pcnet.h>

#include "lib/clock.h"
#include "lib/host.h"
#include "netsink.h"

/* A driver that has not looked at its chip for so long is dead. */
#define DRIVER_NS 3000000000u

static int ask_ethtool(int control, const char *interface, void *data)
{
	struct ifreq request = {.ifr_data = data};

	snprintf(request.ifr_name, sizeof(request.ifr_name), "%s", interface);
	return ioctl(control, SIOCETHTOOL, &request);
}

/*
 * The counters of tare_pcnet32irq, as `ethtool -S` shows them. control: a socket. 1; 0: the
 * interface has another driver; or -1 with *err filled.
 */
static int read_own(int control, const char *interface, struct counters *counters,
		    struct tare_error *err)
{
	struct ethtool_drvinfo about = {.cmd = ETHTOOL_GDRVINFO};
	/* struct ethtool_stats, of the first counters in kmod/pcnet32irq/pcnet32irq.h */
	struct {
		uint32_t cmd, n_stats;
		uint64_t interrupts, polls, received, missed, errors, driver_dropped, queue_dropped;
	} told = {.cmd = ETHTOOL_GSTATS};

	if (ask_ethtool(control, interface, &about))
		return errno == EOPNOTSUPP ? 0 : tare_error(err, TARE_FAILED, "%s: %m", interface);
	if (strcmp(about.driver, "tare_pcnet32irq"))
		return 0;
	if (about.n_stats != 7)
		return tare_error(err, TARE_FAILED,
				  "%s: its driver has %u statistics, not 7: use netsink and "
				  "tare_pcnet32irq of one build",
				  interface, about.n_stats);
	if (ask_ethtool(control, interface, &told))
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

/* Interrupts of the line that bears the interface's name, over all CPUs; 0 without such a line. */
static int read_interrupts(const char *interface, uint64_t *interrupts, struct tare_error *err)
{
	FILE *file = fopen("/proc/interrupts", "re");
	char line[4096];

	if (!file)
		return tare_error(err, TARE_FAILED, "/proc/interrupts: %m");
	while (fgets(line, sizeof(line), file)) {
		char *rest = strchr(line, ':'), *end;

		if (!rest || !strstr(rest, interface))
			continue;
		for (rest++; *interrupts += strtoull(rest, &end, 10), end != rest; rest = end)
			;
	}
	fclose(file);
	return 0;
}

/*
 * Of /sys/class/net/INTERFACE/statistics. Not rx_errors, to which the kernel's own driver adds one
 * for each interrupt with MISS.
 */
static const struct {
	const char *name;
	size_t counter;
} statistics[] = {
	{"rx_packets", offsetof(struct counters, nic_received)},
	{"rx_dropped", offsetof(struct counters, driver_dropped)},
	{"rx_missed_errors", offsetof(struct counters, nic_missed)},
	{"rx_frame_errors", offsetof(struct counters, nic_errors)},
	{"rx_over_errors", offsetof(struct counters, nic_errors)},
	{"rx_crc_errors", offsetof(struct counters, nic_errors)},
	{"rx_fifo_errors", offsetof(struct counters, nic_errors)},
};

/* The kernel's own driver, which polls: its standard statistics. */
static int read_standard(const char *interface, struct counters *counters, struct tare_error *err)
{
	static uint64_t missed, missed_before;
	char path[128], text[32];

	for (size_t i = 0; i < sizeof(statistics) / sizeof(*statistics); i++) {
		snprintf(path, sizeof(path), "/sys/class/net/%s/statistics/%s", interface,
			 statistics[i].name);
		if (tare_host_line(path, text, sizeof(text)))
			return tare_error(err, TARE_FAILED, "%s: %m", path);
		*(uint64_t *)((char *)counters + statistics[i].counter) += strtoull(text, NULL, 10);
	}
	counters->nic_received += counters->driver_dropped;
	/* of the NIC's 16 bits: no flood has as many frames as wrap it twice */
	missed += (counters->nic_missed - missed_before) & PCNET_MISSED_MASK;
	missed_before = counters->nic_missed;
	counters->nic_missed = missed;
	return read_interrupts(interface, &counters->interrupts, err);
}

/* What of /proc/net/snmp is dropped, and where: RcvbufErrors and MemErrors are among InErrors. */
static const struct {
	const char *protocol, *name;
	int socket, stack;
} snmp[] = {
	{"Ip:", "InHdrErrors", 0, 1},    {"Ip:", "InAddrErrors", 0, 1},
	{"Ip:", "InDiscards", 0, 1},     {"Ip:", "InUnknownProtos", 0, 1},
	{"Udp:", "NoPorts", 0, 1},       {"Udp:", "InErrors", 0, 1},
	{"Udp:", "RcvbufErrors", 1, -1}, {"Udp:", "MemErrors", 1, -1},
};

/* Of two lines, the names and then the values; both begin with the protocol. */
static void add_snmp(char *names, char *values, struct counters *counters)
{
	char *protocol = strtok_r(names, " \n", &names), *name;

	strtok_r(values, " \n", &values);
	while ((name = strtok_r(NULL, " \n", &names))) {
		uint64_t value = strtoull(values, &values, 10);

		for (size_t i = 0; i < sizeof(snmp) / sizeof(*snmp); i++)
			if (!strcmp(protocol, snmp[i].protocol) && !strcmp(name, snmp[i].name)) {
				counters->socket_dropped += snmp[i].socket * value;
				counters->stack_dropped += snmp[i].stack * value;
			}
	}
}

int netcounters_add_stack(struct counters *counters, struct tare_error *err)
{
	FILE *file = fopen("/proc/net/snmp", "re");
	char names[2048], values[2048];

	if (!file)
		return tare_error(err, TARE_FAILED, "/proc/net/snmp: %m");
	while (fgets(names, sizeof(names), file) && fgets(values, sizeof(values), file))
		add_snmp(names, values, counters);
	fclose(file);
	return 0;
}

/* Frames that the queue before the stack had no room for, over all CPUs. */
static int read_backlog(uint64_t *dropped, struct tare_error *err)
{
	FILE *file = fopen("/proc/net/softnet_stat", "re");
	unsigned int one;
	char line[256];

	if (!file)
		return tare_error(err, TARE_FAILED, "/proc/net/softnet_stat: %m");
	while (fgets(line, sizeof(line), file))
		if (sscanf(line, "%*x %x", &one) == 1)
			*dropped += one;
	fclose(file);
	return 0;
}

int netcounters_open(struct netcounters *net, const char *interface, const char *shared,
		     struct tare_error *err)
{
	*net = (struct netcounters){.interface = interface};
	net->control = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
	if (net->control < 0)
		return tare_error(err, TARE_FAILED, "cannot make a socket: %m");
	if (!shared && !if_nametoindex(interface))
		return tare_error(err, TARE_FAILED, "%s: %m", interface);
	if (shared)
		net->shared = counters_attach(shared, &net->shared_fd, err);
	return shared && !net->shared ? -1 : 0;
}

/* The driver reads the chip's counter when it is asked: waits until it has done so once more. */
static int read_shared(const struct netcounters *net, struct counters *counters,
		       struct tare_error *err)
{
	const struct timespec moment = {0, 100000};
	uint64_t now = tare_clock_ns();
	pid_t asked = 0, driver;

	while (__atomic_load_n(&net->shared->clock_ns, __ATOMIC_ACQUIRE) < now) {
		if (tare_clock_ns() - now > DRIVER_NS)
			return tare_error(err, TARE_FAILED, "the user-level driver has stopped");
		driver = counters_counted_by(net->shared_fd);
		if (driver && driver != asked)
			kill(driver, COUNTERS_ASK);
		asked = driver;
		nanosleep(&moment, NULL);
	}
	*counters = counters_snapshot(net->shared);
	return 0;
}

int netcounters_read_driver(const struct netcounters *net, struct counters *counters,
			    struct tare_error *err)
{
	int known;

	memset(counters, 0, sizeof(*counters));
	if (net->shared)
		return read_shared(net, counters, err);
	known = read_own(net->control, net->interface, counters, err);
	if (known)
		return known < 0 ? -1 : 0;
	return read_standard(net->interface, counters, err) ||
			       read_backlog(&counters->queue_dropped, err)
		       ? -1
		       : 0;
}
