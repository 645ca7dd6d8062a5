// SPDX-License-Identifier: GPL-2.0-only
#include "tally.h"

#include <string.h>

#include "timers/portable.h"

const char *const part_names[PARTS] = {"file", "registry", "message"};
const char *const step_names[] = {"write", "read", "delete", "post", "get"};

#define KIND_OF(name, part, step, call, hand_over)                                                 \
	[name] = {PART_##part, STEP_##step, call, hand_over},
const struct operation_kind operation_kinds[OPERATIONS] = {EACH_OPERATION(KIND_OF)};

struct tally *tally_new(void)
{
	return Zeroed(sizeof(struct tally));
}

void tally_add(struct tally *tally, enum operation operation, uint64_t ns)
{
	struct tare_latency *kept = &tally->of[operation];

	kept->bucket[tare_bucket(ns, TARE_LATENCY_BUCKETS)]++;
	kept->clamped += ns >> TARE_LATENCY_BITS != 0;
	kept->sum += ns;
	/* 0 is none */
	if (!kept->min || ns + 1 < kept->min)
		kept->min = ns + 1;
	if (ns > kept->max)
		kept->max = ns;
}

void tally_merge(struct tally *sum, const struct tally *more)
{
	for (int i = 0; i < OPERATIONS; i++) {
		struct tare_histogram both = {.count = 0};

		tare_histogram_merge(&both, &sum->of[i]);
		tare_histogram_merge(&both, &more->of[i]);
		sum->of[i] = both.total;
	}
}

void tally_histogram(const struct tally *tally, enum operation operation,
		     struct tare_histogram *histogram)
{
	memset(histogram, 0, sizeof(*histogram));
	tare_histogram_merge(histogram, &tally->of[operation]);
}
