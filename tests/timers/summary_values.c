// SPDX-License-Identifier: GPL-2.0-only
/*
 * summary_values RESOLUTION: reads a count, then so many pairs of raw and overhead; prints
 * value, low and high of raw and of net, the floor, and whether net is below it.
 */
#include <stdio.h>
#include <stdlib.h>

#include "timers/portable.h"
#include "timers/summary.h"

static void print(struct estimate estimate)
{
	printf("%.17g %.17g %.17g ", estimate.value, estimate.low, estimate.high);
}

int main(int argc, char **argv)
{
	double raw[SUMMARY_SAMPLES_MAX], overhead[SUMMARY_SAMPLES_MAX], floor;
	struct estimate net;
	size_t count;

	if (argc != 2 || scanf("%zu", &count) != 1 || count > SUMMARY_SAMPLES_MAX)
		return TARE_FAILED;
	for (size_t i = 0; i < count; i++)
		if (scanf("%lf %lf", &raw[i], &overhead[i]) != 2)
			return TARE_FAILED;
	net = summary_net(raw, overhead, count);
	floor = summary_floor(overhead, count, atof(argv[1]));
	print(summary_median(raw, count));
	print(net);
	printf("%.17g %d\n", floor, summary_below_floor(net, floor));
	return TARE_OK;
}
