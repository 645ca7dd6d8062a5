// SPDX-License-Identifier: GPL-2.0-only
#include "tally.h"

const char *const step_names[] = {"write", "read", "delete", "post", "get"};

#define KIND_OF(name, part, step, call, hand_over)                                                 \
	[name] = {PART_##part, STEP_##step, call, hand_over},
const struct operation_kind operation_kinds[OPERATIONS] = {EACH_OPERATION(KIND_OF)};

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
