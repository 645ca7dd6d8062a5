// SPDX-License-Identifier: GPL-2.0-only
/* arrival_times SEED RATE NUMBER THREADS COUNT: the first times of an open loop's thread, in ns. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "events/activelink/arrivals.h"

int main(int argc, char **argv)
{
	struct arrivals arrivals;

	if (argc != 6)
		return 2;
	arrivals_begin(&arrivals, strtoull(argv[1], NULL, 10), strtod(argv[2], NULL),
		       (uint32_t)strtoul(argv[3], NULL, 10), (uint32_t)strtoul(argv[4], NULL, 10));
	for (unsigned long i = strtoul(argv[5], NULL, 10); i; i--)
		printf("%" PRIu64 "\n", arrivals_next(&arrivals));
	return 0;
}
