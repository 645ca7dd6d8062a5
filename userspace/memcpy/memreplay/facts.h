/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What a set of sizes amounts to. The same facts are taken from the source and,
 * independently, from the array that is about to be replayed, and compared: a benchmark
 * suite once cut all its sizes to 8 bits and nobody saw it for years.
 */
#ifndef MEMREPLAY_FACTS_H
#define MEMREPLAY_FACTS_H

#include <jansson.h>
#include <stdint.h>

#include "calls.h"
#include "lib/error.h"

#define SMALL_BYTES 128 /* the 2005 split */

/* A weighted size: `weight` calls (or a probability) of `size` bytes in the mean. */
struct weighted_size {
	double size;
	double weight;
};

struct facts {
	double calls; /* sum of the weights; 1 for a distribution */
	double bytes;
	double mean;
	double p50, p90, p99, p999, p9999, min, max; /* nearest rank, bytes */
	double small_share;                          /* of calls that have at most SMALL_BYTES */
};

/* Sorts `sizes` and fills *facts; with no weight at all everything is 0. */
void facts_from_sizes(struct facts *facts, struct weighted_size *sizes, size_t count);

/* The size at rank `p` (0 to 1) of sorted sizes with sum of weights `total`. */
double facts_percentile(const struct weighted_size *sizes, size_t count, double total, double p);

/* From `count` lengths in bytes, which it sorts. 0, or -1 with *err filled. */
int facts_from_lengths(struct facts *facts, uint64_t *length, size_t count, struct tare_error *err);

/* From the calls to be replayed. 0, or -1 with *err filled when memory is short. */
int facts_from_calls(struct facts *facts, const struct call *call, size_t count,
		     struct tare_error *err);

/* Every one of count, bytes, percentiles, max equal, else -1 with *err naming the first. */
int facts_check_exact(const struct facts *source, const struct facts *replayed,
		      struct tare_error *err);

/* How far a sample may stand from its source. */
struct facts_tolerance {
	double bytes; /* of all sampled calls together */
	double rank;  /* of percentiles, as a share of all calls */
	double max;   /* bytes; no call may be larger: the end of the source's last bucket */
};

/*
 * A sample of `wanted` calls against its source: the count is exact; the bytes may
 * differ by tolerance->bytes; p50, p90, p99 lie between the source's sizes at these ranks
 * -+ tolerance->rank; the maximum is not above tolerance->max.
 */
int facts_check_sample(const struct weighted_size *source, size_t count, uint64_t wanted,
		       const struct facts *replayed, const struct facts_tolerance *tolerance,
		       struct tare_error *err);

/* `counted` says that calls and bytes are numbers of calls, not of a distribution. */
json_t *facts_json(const struct facts *facts, bool counted);

#endif
