// SPDX-License-Identifier: GPL-2.0-only
#include "idle.h"

#include <stdio.h>
#include <unistd.h>

uint64_t idle_ns(void)
{
	unsigned long long user, nice, system, idle, iowait;
	FILE *file = fopen("/proc/stat", "re");
	int n;

	if (!file)
		return 0;
	n = fscanf(file, "cpu %llu %llu %llu %llu %llu", &user, &nice, &system, &idle, &iowait);
	fclose(file);
	return n == 5 ? (idle + iowait) * (1000000000ull / sysconf(_SC_CLK_TCK)) : 0;
}
