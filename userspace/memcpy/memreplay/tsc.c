// SPDX-License-Identifier: GPL-2.0-only
#include "tsc.h"

#include <cpuid.h>
#include <stddef.h>
#include <string.h>

#include "lib/clock.h"
#include "lib/host.h"

#define LEAF_FEATURES 0x80000001
#define LEAF_POWER    0x80000007
#define RDTSCP_BIT    (1u << 27)
#define INVARIANT_BIT (1u << 8)

#define READINGS       10
#define CALIBRATION_NS 10000000u

const char *tsc_refused(void)
{
	unsigned int a, b, c, d = 0;
	struct tare_host host;

	tare_host_read(&host);
	if (host.accelerator && !strcmp(host.accelerator, "tcg"))
		return "an emulator's counter counts no time of a CPU";
	if (!__get_cpuid(LEAF_FEATURES, &a, &b, &c, &d) || !(d & RDTSCP_BIT))
		return "this CPU has no rdtscp";
	if (!__get_cpuid(LEAF_POWER, &a, &b, &c, &d) || !(d & INVARIANT_BIT))
		return "the time stamp counter of this CPU is not invariant";
	return NULL;
}

/* Of several readings the one between whose ticks least time passed: nothing interrupted it. */
struct tsc_moment tsc_now(void)
{
	struct tsc_moment found = {0};
	uint64_t narrowest = UINT64_MAX;

	for (int i = 0; i < READINGS; i++) {
		uint64_t before = tsc_ticks(), ns = tare_clock_ns(), passed = tsc_ticks() - before;

		if (passed >= narrowest)
			continue;
		narrowest = passed;
		found = (struct tsc_moment){ns, before + passed / 2};
	}
	return found;
}

double tsc_ns_per_tick(const struct tsc_moment *start)
{
	struct tsc_moment end;

	do {
		end = tsc_now();
	} while (end.ns - start->ns < CALIBRATION_NS);
	return (double)(end.ns - start->ns) / (double)(end.ticks - start->ticks);
}
