/* SPDX-License-Identifier: GPL-2.0-only */
/* Distributions of sizes and alignments, and calls sampled from them by rank. */
#ifndef MEMREPLAY_DIST_H
#define MEMREPLAY_DIST_H

#include "calls.h"
#include "lib/error.h"
#include "facts.h"
#include "lib/prng.h"

/* Sizes from low to high: `weight` calls (or a probability), `bytes` in all. */
struct dist_cell {
	uint64_t low, high;
	double weight;
	double bytes;
};

/* Destination and source addresses modulo 64. */
struct dist_pair {
	uint8_t dst, src;
	double weight;
};

/* One function's distribution. */
struct dist {
	struct dist_cell *cell;
	size_t cells, cell_room;
	struct dist_pair *pair;
	size_t pairs, pair_room;
};

/* A call without a place: its size and alignments. */
struct sampled {
	uint32_t len;
	uint8_t dst, src;
};

/* Append; 0, or -1 with *err filled when memory is short. */
int dist_add_cell(struct dist *dist, const struct dist_cell *cell, struct tare_error *err);
int dist_add_pair(struct dist *dist, unsigned int dst, unsigned int src, double weight,
		  struct tare_error *err);

void dist_free(struct dist *dist);

/* The largest size that any of `count` dists allows, in bytes. */
uint64_t dist_highest(const struct dist *dists, size_t count);

/* Sum of the cells' weights. */
double dist_weight(const struct dist *dist);

/*
 * Samples `wanted` calls from `dists` (one a function, with some weight in all) into a new
 * array, shuffled by `prng`. Call i stands for the ranks i / wanted to (i + 1) / wanted of
 * the cumulative distribution, so the mean is right to half a byte in all of them. Where the
 * weights are numbers of calls and their sum is `wanted`, every call is there with its exact size
 * (a bucket's calls share its bytes evenly). A distribution without alignments gets uniform ones.
 * 0, or -1 with *err filled.
 */
int dist_sample(struct dist *dists, size_t count, uint64_t wanted, struct prng *prng,
		struct sampled **sample, struct tare_error *err);

/* All cells of all dists as sorted weighted sizes, a new array of *sizes elements. */
struct weighted_size *dist_sizes(const struct dist *dists, size_t count, size_t *sizes);

#endif
