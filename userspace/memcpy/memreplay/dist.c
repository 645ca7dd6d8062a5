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

/* All cells, function after function, each function's by size. NULL when memory is short. */
static struct dist_cell *all_cells(struct dist *dists, size_t count, size_t *cells)
{
	struct dist_cell *all;
	size_t total = 0;

	for (size_t i = 0; i < count; i++)
		total += dists[i].cells;
	all = calloc(total + 1, sizeof(*all));
	*cells = 0;
	for (size_t i = 0; all && i < count; i++) {
		if (dists[i].cells)
			join_equal(&dists[i]);
		for (size_t j = 0; j < dists[i].cells; j++)
			all[(*cells)++] = dists[i].cell[j];
	}
	return all;
}

/*
 * Call i stands for the ranks i / n to (i + 1) / n of the cumulative distribution, and has
 * the mean size of these ranks in whole bytes; what that rounds away goes to the calls after it.
 * So a call inside one cell has the cell's own size, only one that reaches over an edge
 * has a size between, and the sum of all is right to a byte, however heavy the tail is.
 * `scale`: sampled calls for one call of the cells.
 */
static void sample_sizes(const struct dist_cell *cell, size_t cells, double scale, uint64_t wanted,
			 struct sampled *to)
{
	double calls = 0, bytes = 0; /* of the cells below cell[at], in sampled calls */
	uint64_t given = 0;
	size_t at = 0;

	for (uint64_t i = 0; i < wanted; i++) {
		uint64_t low = UINT64_MAX, high = 0;
		double size;

		for (;; at++) {
			double end = calls + cell[at].weight * scale;

			if (end > i) {
				low = cell[at].low < low ? cell[at].low : low;
				high = cell[at].high > high ? cell[at].high : high;
			}
			if (end >= i + 1 || at + 1 == cells)
				break;
			calls = end;
			bytes += cell[at].bytes * scale;
		}
		size = bytes + (i + 1 - calls) * (cell[at].bytes / cell[at].weight) - given;
		to[i].len = llround(fmin(fmax(size, low), high));
		given += to[i].len;
	}
}

/* Alignments of the calls of one function, at the middle ranks of the pairs' distribution. */
static int sample_alignments(const struct dist *dist, uint64_t wanted, struct prng *prng,
			     struct sampled *to, struct tare_error *err)
{
	struct sampled *drawn = calloc(wanted + 1, sizeof(*drawn));
	double weight = 0, below = 0;
	size_t at = 0;

	if (!drawn)
		return no_memory(err);
	for (size_t i = 0; i < dist->pairs; i++)
		weight += dist->pair[i].weight;
	for (uint64_t i = 0; i < wanted; i++) {
		while (at + 1 < dist->pairs &&
		       (below + dist->pair[at].weight) * (wanted / weight) < i + 0.5)
			below += dist->pair[at++].weight;
		drawn[i].dst = dist->pair[at].dst;
		drawn[i].src = dist->pair[at].src;
	}
	/* sizes and alignments were counted apart: nothing says which go together */
	prng_shuffle(prng, drawn, wanted, sizeof(*drawn));
	for (uint64_t i = 0; i < wanted; i++) {
		to[i].dst = drawn[i].dst;
		to[i].src = drawn[i].src;
	}
	free(drawn);
	return 0;
}

static void draw_alignments(uint64_t wanted, struct prng *prng, struct sampled *to)
{
	for (uint64_t i = 0; i < wanted; i++) {
		uint64_t drawn = prng_next(prng);

		to[i].dst = drawn % LINE_BYTES;
		to[i].src = (drawn >> 32) % LINE_BYTES;
	}
}

int dist_sample(struct dist *dists, size_t count, uint64_t wanted, struct prng *prng,
		struct sampled **sample, struct tare_error *err)
{
	struct sampled *to = *sample = calloc(wanted + 1, sizeof(*to));
	double weight = 0, below = 0;
	uint64_t first = 0;
	struct dist_cell *cell;
	size_t cells;

	cell = all_cells(dists, count, &cells);
	if (!cell || !to) {
		free(cell);
		return no_memory(err);
	}
	for (size_t i = 0; i < count; i++)
		weight += dist_weight(&dists[i]);
	sample_sizes(cell, cells, wanted / weight, wanted, to);
	free(cell);
	for (size_t i = 0; i < count; i++) {
		uint64_t end;

		below += dist_weight(&dists[i]);
		end = llround(below * (wanted / weight)); /* the rank in a call's middle decides */
		if (!dists[i].pairs)
			draw_alignments(end - first, prng, to + first);
		else if (sample_alignments(&dists[i], end - first, prng, to + first, err))
			return -1;
		first = end;
	}
	prng_shuffle(prng, to, wanted, sizeof(*to));
	return 0;
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
