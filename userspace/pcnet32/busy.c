// SPDX-License-Identifier: GPL-2.0-only
#include "busy.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

int busy_ns(uint64_t *ns, struct tare_error *err)
{
	long cpus = sysconf(_SC_NPROCESSORS_ONLN), hz = sysconf(_SC_CLK_TCK);
	unsigned long long idle, iowait;
	struct timespec up;
	FILE *file = fopen("/proc/stat", "re");
	int n;

	if (!file)
		return tare_error(err, TARE_FAILED, "/proc/stat: %m");
	n = fscanf(file, "cpu %*u %*u %*u %llu %llu", &idle, &iowait);
	fclose(file);
	if (n != 2)
		return tare_error(err, TARE_FAILED, "/proc/stat: its first line is not understood");
	clock_gettime(CLOCK_BOOTTIME, &up);
	*ns = ((uint64_t)up.tv_sec * 1000000000u + up.tv_nsec) * cpus -
	      (uint64_t)(idle + iowait) * (1000000000u / hz);
	return 0;
}
