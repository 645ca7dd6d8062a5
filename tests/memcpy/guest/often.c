// SPDX-License-Identifier: GPL-2.0-only
/* often N: the kernel copies parts of its trees N times, with an interrupt each 15 us. */
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/timerfd.h>

int main(int argc, char **argv)
{
	const struct itimerspec often = {{0, 15000}, {0, 15000}};
	int timer = timerfd_create(CLOCK_MONOTONIC, 0);

	if (argc != 2 || timer < 0 || timerfd_settime(timer, 0, &often, NULL))
		return 1;
	for (long left = atol(argv[1]); left > 0; left--) {
		char *at = mmap(NULL, 3 * 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

		if (at == MAP_FAILED || mprotect(at + 4096, 4096, PROT_READ | PROT_WRITE) ||
		    munmap(at, 3 * 4096))
			return 1;
	}
	return 0;
}
