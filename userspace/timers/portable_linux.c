// SPDX-License-Identifier: GPL-2.0-only
/* The part of portable.h that Linux gives. */
#include "portable.h"

#include <errno.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <time.h>

#include "lib/clock.h"
#include "lib/host.h"

const char *const clock_name = TARE_CLOCK_NAME;

uint64_t now_ns(void)
{
	return tare_clock_ns();
}

void fail(const char *what)
{
	fprintf(stderr, "%s: %s: %s\n", program_name(), what, strerror(errno));
	exit(TARE_FAILED);
}

char *system_version(void)
{
	static char text[sizeof(struct utsname)];
	struct utsname name;

	if (uname(&name))
		fail("uname");
	snprintf(text, sizeof(text), "%s %s %s %s", name.sysname, name.release, name.version,
		 name.machine);
	return text;
}

const char *clock_source(void)
{
	static struct tare_host host;

	tare_host_read(&host);
	return host.clocksource[0] ? host.clocksource : NULL;
}

const int *cpus_allowed(int *count)
{
	static int cpu[CPU_SETSIZE], known;
	cpu_set_t set;

	if (!known) {
		if (sched_getaffinity(0, sizeof(set), &set))
			fail("sched_getaffinity");
		for (int i = 0; i < CPU_SETSIZE; i++)
			if (CPU_ISSET(i, &set))
				cpu[known++] = i;
	}
	*count = known;
	return cpu;
}

int move_to(int cpu)
{
	cpu_set_t set;

	CPU_ZERO(&set);
	CPU_SET(cpu, &set);
	return sched_setaffinity(0, sizeof(set), &set);
}

void rest(void)
{
	nanosleep(&(struct timespec){.tv_nsec = 3000000}, NULL);
}
