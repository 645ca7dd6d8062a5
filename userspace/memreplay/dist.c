// SPDX-License-Identifier: GPL-2.0-only
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "dist.h"

static int no_memory(struct tare_error *err)
{
	return tare_error(err, TARE_FAILED, "out of memory for a distribution");
}

static int grow(void **array, size_t used, size_t *room, size_t size)
{
	size_t wanted = *room ? 2 * *room : 64;
	void *grown;

	if (used < *room)
		return 0;
	grown = reallocarray(*array, wanted, size);
	if (!grown)
		return -1;
	*array = grown;
	*room = wanted;
	return 0;
}

int dist_add_cell(struct dist *dist, const struct dist_cell *cell, struct tare_error *err)
{
	if (grow((void **)&dist->cell, dist->cells, &dist->cell_room, sizeof(*cell)))
		return no_memory(err);
	dist->cell[dist->cells++] = *cell;
	return 0;
}

int dist_add_pair(struct dist *dist, unsigned int dst, unsigned int src, double weight,
		  struct tare_error *err)
{
	if (grow((void **)&dist->pair, dist->pairs, &dist->pair_room, sizeof(*dist->pair)))
		return no_memory(err);
	dist->pair[dist->pairs++] = (struct dist_pair){dst, src, weight};
	return 0;
}

void dist_free(struct dist *dist)
{
	free(dist->cell);
	free(dist->pair);
	memset(dist, 0, sizeof(*dist));
}

uint64_t dist_highest(const struct dist *dists, size_t count)
{
	uint64_t highest = 0;

	for (size_t i = 0; i < count; i++)
		for (size_t j = 0; j < dists[i].cells; j++)
			if (dists[i].cell[j].high > highest)
				highest = dists[i].cell[j].high;
	return highest;
}

double dist_weight(const struct dist *dist)
{
	double sum = 0;

	for (size_t i = 0; i < dist->cells; i++)
		sum += dist->cell[i].weight;
	return sum;
}

struct remainder {
	double part;
	size_t index;
};

static int by_part(const void *left, const void *right)
{
	const struct remainder *l = left, *r = right;

	if (l->part != r->part)
		return l->part < r->part ? 1 : -1;
	return (l->index > r->index) - (l->index < r->index);
}

int largest_remainder(const double *weight, size_t count, uint64_t total, uint64_t *quota,
		      struct tare_error *err)
{
	struct remainder *remainder = calloc(count + 1, sizeof(*remainder));
	uint64_t given = 0;
	double sum = 0;

	if (!remainder)
		return no_memory(err);
	for (size_t i = 0; i < count; i++)
		sum += weight[i];
	for (size_t i = 0; i < count; i++) {
		/* exact for counts below 2^53 when sum equals total */
		double share = sum > 0 ? weight[i] * ((double)total / sum) : 0;

		quota[i] = (uint64_t)floor(share);
		if (quota[i] > total - given)
			quota[i] = total - given;
		given += quota[i];
		remainder[i].part = share - floor(share);
		remainder[i].index = i;
	}
	qsort(remainder, count, sizeof(*remainder), by_part);
	for (size_t i = 0; i < count && given < total; i++, given++)
		quota[remainder[i].index]++;
	free(remainder);
	if (given != total)
		return tare_error(err, TARE_FAILED, "a distribution without any weight");
	return 0;
}

static int by_low(const void *left, const void *right)
{
	const struct dist_cell *l = left, *r = right;

	if (l->low != r->low)
		return (l->low > r->low) - (l->low < r->low);
	return (l->high > r->high) - (l->high < r->high);
}

/* Sorts, and joins cells of the same sizes (a profile has one for each context). */
static void join_equal(struct dist *dist)
{
	size_t kept = 0;

	qsort(dist->cell, dist->cells, sizeof(*dist->cell), by_low);
	for (size_t i = 0; i < dist->cells; i++) {
		struct dist_cell *cell = &dist->cell[i];
		struct dist_cell *last = kept ? &dist->cell[kept - 1] : NULL;

		if (last && last->low == cell->low && last->high == cell->high) {
			last->weight += cell->weight;
			last->bytes += cell->bytes;
		} else {
			dist->cell[kept++] = *cell;
		}
	}
	dist->cells = kept;
}

/*
 * Joins neighbours until each is worth a call: rare sizes, each with a share below one
 * call, would otherwise all be rounded away, and the tail carries the mean.
 */
static size_t pool_rare(const struct dist *dist, double per_call, struct dist_cell *pool)
{
	size_t pools = 0;

	for (size_t i = 0; i < dist->cells; i++) {
		const struct dist_cell *cell = &dist->cell[i];
		struct dist_cell *last = pools ? &pool[pools - 1] : NULL;

		if (last && (last->weight < per_call ||
			     (i + 1 == dist->cells && cell->weight < per_call))) {
			last->high = cell->high;
			last->weight += cell->weight;
			last->bytes += cell->bytes;
		} else {
			pool[pools++] = *cell;
		}
	}
	return pools;
}

/*
 * Quotas are whole, so the largest pools' rounding moves the mean. Give the missing
 * bytes back within the width of buckets and pools, the largest sizes first.
 */
static void restore_bytes(struct dist_cell *pool, const uint64_t *quota, size_t pools,
			  double missing)
{
	for (size_t i = pools; i-- && fabs(missing) >= 1;) {
		double mean = pool[i].bytes / pool[i].weight, moved;

		if (!quota[i] || pool[i].low == pool[i].high)
			continue;
		moved = mean + missing / quota[i];
		moved = fmin(fmax(moved, pool[i].low), pool[i].high);
		missing -= (moved - mean) * quota[i];
		pool[i].bytes = moved * pool[i].weight;
	}
}

/* `quota` sizes of one cell, whole numbers with the cell's mean. */
static void expand_cell(const struct dist_cell *cell, uint64_t quota, struct sampled *to)
{
	uint64_t bytes = (uint64_t)llround(cell->bytes / cell->weight * quota);
	uint64_t size = bytes / quota, larger = bytes % quota;

	for (uint64_t i = 0; i < quota; i++)
		to[i].len = size + (i < larger);
}

static int sample_sizes(struct dist *dist, uint64_t wanted, struct sampled *to,
			struct tare_error *err)
{
	double weight = dist_weight(dist), bytes = 0, sampled = 0;
	struct dist_cell *pool = calloc(dist->cells + 1, sizeof(*pool));
	uint64_t *quota = calloc(dist->cells + 1, sizeof(*quota));
	double *weights = calloc(dist->cells + 1, sizeof(*weights));
	int failed = -1;
	size_t pools;

	if (!pool || !quota || !weights) {
		no_memory(err);
		goto out;
	}
	join_equal(dist);
	pools = pool_rare(dist, weight / wanted, pool);
	for (size_t i = 0; i < pools; i++)
		weights[i] = pool[i].weight;
	failed = largest_remainder(weights, pools, wanted, quota, err);
	if (failed)
		goto out;
	for (size_t i = 0; i < pools; i++) {
		bytes += pool[i].bytes;
		if (quota[i])
			sampled += pool[i].bytes / pool[i].weight * quota[i];
	}
	restore_bytes(pool, quota, pools, bytes / weight * wanted - sampled);
	for (size_t i = 0; i < pools; i++) {
		if (!quota[i])
			continue;
		expand_cell(&pool[i], quota[i], to);
		to += quota[i];
	}
out:
	free(weights);
	free(quota);
	free(pool);
	return failed;
}

static int sample_alignments(const struct dist *dist, uint64_t wanted, struct prng *prng,
			     struct sampled *to, struct tare_error *err)
{
	struct sampled *drawn = calloc(wanted, sizeof(*drawn)), *next = drawn;
	uint64_t *quota = calloc(dist->pairs + 1, sizeof(*quota));
	double *weights = calloc(dist->pairs + 1, sizeof(*weights));
	int failed = -1;

	if (!drawn || !quota || !weights) {
		no_memory(err);
		goto out;
	}
	for (size_t i = 0; i < dist->pairs; i++)
		weights[i] = dist->pair[i].weight;
	failed = largest_remainder(weights, dist->pairs, wanted, quota, err);
	if (failed)
		goto out;
	for (size_t i = 0; i < dist->pairs; i++)
		for (uint64_t n = 0; n < quota[i]; n++, next++) {
			next->dst = dist->pair[i].dst;
			next->src = dist->pair[i].src;
		}
	/* sizes and alignments were counted apart: nothing says which go together */
	prng_shuffle(prng, drawn, wanted, sizeof(*drawn));
	for (uint64_t i = 0; i < wanted; i++) {
		to[i].dst = drawn[i].dst;
		to[i].src = drawn[i].src;
	}
out:
	free(weights);
	free(quota);
	free(drawn);
	return failed;
}

static int sample_one(struct dist *dist, uint64_t wanted, struct prng *prng, struct sampled *to,
		      struct tare_error *err)
{
	if (!wanted)
		return 0;
	if (sample_sizes(dist, wanted, to, err))
		return -1;
	if (dist->pairs)
		return sample_alignments(dist, wanted, prng, to, err);
	for (uint64_t i = 0; i < wanted; i++) {
		uint64_t drawn = prng_next(prng);

		to[i].dst = drawn % LINE_BYTES;
		to[i].src = (drawn >> 32) % LINE_BYTES;
	}
	return 0;
}

int dist_sample(struct dist *dists, size_t count, uint64_t wanted, struct prng *prng,
		struct sampled **sample, struct tare_error *err)
{
	uint64_t *quota = calloc(count, sizeof(*quota));
	double *weights = calloc(count, sizeof(*weights));
	struct sampled *to = *sample = calloc(wanted, sizeof(*to));
	int failed = -1;

	if (!quota || !weights || !to) {
		no_memory(err);
		goto out;
	}
	for (size_t i = 0; i < count; i++)
		weights[i] = dist_weight(&dists[i]);
	failed = largest_remainder(weights, count, wanted, quota, err);
	for (size_t i = 0; i < count && !failed; i++) {
		failed = sample_one(&dists[i], quota[i], prng, to, err);
		to += quota[i];
	}
	if (!failed)
		prng_shuffle(prng, *sample, wanted, sizeof(**sample));
out:
	free(weights);
	free(quota);
	return failed;
}

struct weighted_size *dist_sizes(const struct dist *dists, size_t count, size_t *sizes)
{
	struct weighted_size *all;
	size_t total = 0;

	for (size_t i = 0; i < count; i++)
		total += dists[i].cells;
	all = calloc(total + 1, sizeof(*all));
	*sizes = 0;
	for (size_t i = 0; all && i < count; i++)
		for (size_t j = 0; j < dists[i].cells; j++) {
			const struct dist_cell *cell = &dists[i].cell[j];

			if (cell->weight > 0)
				all[(*sizes)++] = (struct weighted_size){cell->bytes / cell->weight,
									 cell->weight};
		}
	return all;
}
