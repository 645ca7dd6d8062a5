// SPDX-License-Identifier: GPL-2.0-only
#include "idle.h"

#include <stdbool.h>
#include <stdio.h>
#include <unistd.h>

/* Sums up idle time with and without a wait for I/O. Returns false unless the kernel tells both. */
static bool read_timer_list(uint64_t *idle)
{
	FILE *file = fopen("/proc/timer_list", "re");
	unsigned long long found;
	uint64_t sum = 0;
	char line[256];
	int told = 0;

	if (!file)
		return false;
	while (told < 2 && fgets(line, sizeof(line), file)) {
		if (sscanf(line, " .idle_sleeptime : %llu", &found) != 1 &&
		    sscanf(line, " .iowait_sleeptime: %llu", &found) != 1)
			continue;
		sum += found;
		told++;
	}
	fclose(file);
	if (told == 2)
		*idle = sum;
	return told == 2;
}

static uint64_t read_stat(void)
{
	unsigned long long idle, iowait;
	FILE *file = fopen("/proc/stat", "re");
	int n;

	if (!file)
		return 0;
	n = fscanf(file, "cpu %*u %*u %*u %llu %llu", &idle, &iowait);
	fclose(file);
	return n == 2 ? (idle + iowait) * (1000000000ull / sysconf(_SC_CLK_TCK)) : 0;
}

static bool read_exactly(uint64_t *idle)
{
	return sysconf(_SC_NPROCESSORS_ONLN) == 1 && read_timer_list(idle);
}

uint64_t idle_ns(void)
{
	uint64_t idle;

	return read_exactly(&idle) ? idle : read_stat();
}

uint64_t idle_step_ns(void)
{
	uint64_t idle;

	return read_exactly(&idle) ? 1 : 1000000000ull / sysconf(_SC_CLK_TCK);
}
