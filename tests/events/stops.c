// SPDX-License-Identifier: GPL-2.0-only
/*
 * stops PID: stops it for 100 ms in each second, the first time in a second, until it ends. Prints
 * when that was first, in ns of CLOCK_MONOTONIC_RAW.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static void sleep_until(struct timespec at)
{
	clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &at, NULL);
}

int main(int argc, char **argv)
{
	pid_t pid = argc == 2 ? atoi(argv[1]) : 0;
	struct timespec at, raw;

	if (pid <= 0)
		return 2;
	clock_gettime(CLOCK_MONOTONIC, &at);
	for (int n = 0;; n++) {
		at.tv_sec++;
		sleep_until(at);
		if (kill(pid, SIGSTOP) < 0)
			return n == 0;
		if (n == 0) {
			clock_gettime(CLOCK_MONOTONIC_RAW, &raw);
			printf("%lld%09ld\n", (long long)raw.tv_sec, raw.tv_nsec);
			fflush(stdout);
		}
		sleep_until((struct timespec){at.tv_sec + (at.tv_nsec >= 900000000),
					      (at.tv_nsec + 100000000) % 1000000000});
		kill(pid, SIGCONT);
	}
}
