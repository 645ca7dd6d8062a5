// SPDX-License-Identifier: GPL-2.0-only
#include <stdlib.h>
#include <string.h>

#include "verify.h"

/* Around every power of two and vector width at which a routine changes its way. */
static void add_edges(struct verify_plan *plan)
{
	static const uint16_t edge[] = {
		319,  320,  321,  383,  384,  385,  511,  512,  513,  767,  1023,  1024,
		1025, 2047, 2048, 2049, 4095, 4096, 4097, 8191, 8192, 8193, 12289, 65535,
	};

	for (int i = 0; i <= 288; i++)
		plan->size[plan->sizes++] = i;
	for (size_t i = 0; i < sizeof(edge) / sizeof(edge[0]); i++)
		plan->size[plan->sizes++] = edge[i];
}

static int by_number(const void *left, const void *right)
{
	uint32_t l = *(const uint32_t *)left, r = *(const uint32_t *)right;

	return (l > r) - (l < r);
}

/* At most VERIFY_SIZES_MAX of the calls' distinct sizes, evenly, the largest with them. */
static int add_sizes(struct verify_plan *plan, const struct calls *calls, struct tare_error *err)
{
	uint32_t *size = calloc(calls->count + 1, sizeof(*size));
	size_t distinct = 0, taken;

	if (!size)
		return tare_error(err, TARE_FAILED, "out of memory for %zu sizes", calls->count);
	for (size_t i = 0; i < calls->count; i++)
		size[i] = calls->call[i].len;
	qsort(size, calls->count, sizeof(*size), by_number);
	for (size_t i = 0; i < calls->count; i++)
		if (!distinct || size[distinct - 1] != size[i])
			size[distinct++] = size[i];
	taken = distinct < VERIFY_SIZES_MAX ? distinct : VERIFY_SIZES_MAX;
	for (size_t i = 1; i <= taken; i++) {
		uint32_t bytes = size[i * distinct / taken - 1];

		plan->size[plan->sizes++] = bytes < VERIFY_BYTES_MAX ? bytes : VERIFY_BYTES_MAX;
	}
	free(size);
	return 0;
}

/* Calls evenly from first to last, without those that exceed what is left to copy. */
static void add_calls(struct verify_plan *plan, const struct calls *calls)
{
	size_t taken = calls->count < VERIFY_CALLS_MAX ? calls->count : VERIFY_CALLS_MAX;
	uint64_t left = VERIFY_CALLS_BYTES;

	for (size_t i = 0; i < taken; i++) {
		const struct call *call = &calls->call[i * calls->count / taken];

		if (call->len > VERIFY_BYTES_MAX || call->len > left)
			continue;
		left -= call->len;
		plan->call[plan->calls++] = *call;
	}
}

int verify_plan(struct verify_plan *plan, const struct calls *calls, bool overlap,
		struct tare_error *err)
{
	memset(plan, 0, sizeof(*plan));
	plan->overlap = overlap;
	add_edges(plan);
	add_calls(plan, calls);
	return add_sizes(plan, calls, err);
}
