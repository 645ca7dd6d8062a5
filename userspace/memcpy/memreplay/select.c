// SPDX-License-Identifier: GPL-2.0-only
#include <stdlib.h>
#include <string.h>

#include "select.h"

static int no_memory(struct tare_error *err)
{
	return tare_error(err, TARE_FAILED, "out of memory for the calls of the source");
}

/* NULL: the record is wanted; else the counter of the reason why not. */
static double *reason_of(struct left_out *left, const struct wanted *wanted,
			 const struct tare_memtap_record *record)
{
	if (!wanted->function[record->func])
		return &left->other_functions;
	if (record->len < wanted->min_size)
		return &left->below_min_size;
	if (record->len > wanted->max_size)
		return &left->above_max_size;
	if (!wanted->keep_overlapping && record->dst && record->src &&
	    ranges_overlap(record->dst, record->src, record->len))
		return &left->overlapping;
	return NULL;
}

static int select_records(struct selection *selection, const struct source *source,
			  const struct wanted *wanted, struct tare_error *err)
{
	uint64_t *all = calloc(source->records + 1, sizeof(*all));
	uint64_t *chosen = calloc(source->records + 1, sizeof(*chosen));
	size_t in_functions = 0;
	int failed;

	selection->index = calloc(source->records + 1, sizeof(*selection->index));
	if (!all || !chosen || !selection->index) {
		free(all);
		free(chosen);
		return no_memory(err);
	}
	for (uint64_t i = 0; i < source->records; i++) {
		const struct tare_memtap_record *record = &source->record[i];
		double *reason = reason_of(&selection->left_out, wanted, record);

		if (wanted->function[record->func])
			all[in_functions++] = record->len;
		if (!reason && wanted->max_calls && selection->count == wanted->max_calls)
			reason = &selection->left_out.beyond_max_calls;
		if (reason) {
			++*reason;
			continue;
		}
		chosen[selection->count] = record->len;
		selection->index[selection->count++] = i;
	}
	failed = facts_from_lengths(&selection->source, all, in_functions, err) ||
		 facts_from_lengths(&selection->selected, chosen, selection->count, err);
	free(all);
	free(chosen);
	return failed ? -1 : 0;
}

static int facts_of(struct facts *facts, const struct dist *dists, struct tare_error *err)
{
	size_t count;
	struct weighted_size *sizes = dist_sizes(dists, TARE_MEMTAP_FUNCS, &count);

	if (!sizes)
		return no_memory(err);
	facts_from_sizes(facts, sizes, count);
	free(sizes);
	return 0;
}

/* A bucket that a size limit cuts goes where its mean lies. */
static int select_cells(struct selection *selection, const struct source *source,
			const struct wanted *wanted, struct tare_error *err)
{
	struct left_out *left = &selection->left_out;
	struct dist all[TARE_MEMTAP_FUNCS] = {0};

	for (int i = 0; i < TARE_MEMTAP_FUNCS; i++) {
		const struct dist *from = &source->dist[i];
		struct dist *to = &selection->dist[i];

		if (!wanted->function[i]) {
			left->other_functions += dist_weight(from);
			continue;
		}
		all[i] = *from;
		for (size_t j = 0; j < from->cells; j++) {
			const struct dist_cell *cell = &from->cell[j];
			double mean = cell->bytes / cell->weight;

			if (mean < wanted->min_size)
				left->below_min_size += cell->weight;
			else if (mean > wanted->max_size)
				left->above_max_size += cell->weight;
			else if (dist_add_cell(to, cell, err))
				return -1;
		}
		for (size_t j = 0; j < from->pairs && to->cells; j++)
			if (dist_add_pair(to, from->pair[j].dst, from->pair[j].src,
					  from->pair[j].weight, err))
				return -1;
		selection->overlap_unknown += source->overlapping[i];
	}
	selection->overlap_unknown += source->overlap_share;
	if (facts_of(&selection->source, all, err))
		return -1;
	return facts_of(&selection->selected, selection->dist, err);
}

int select_calls(struct selection *selection, const struct source *source,
		 const struct wanted *wanted, struct tare_error *err)
{
	memset(selection, 0, sizeof(*selection));
	selection->counted = source->kind == SOURCE_TRACE || source->kind == SOURCE_PROFILE;
	if (source->kind == SOURCE_TRACE ? select_records(selection, source, wanted, err)
					 : select_cells(selection, source, wanted, err))
		return -1;
	if (selection->selected.calls <= 0)
		return tare_error(err, TARE_FAILED,
				  "%s: no call is left to replay: see -f, --min-size, --max-size",
				  source->file.path);
	return 0;
}

static int by_number(const void *left, const void *right)
{
	uint64_t l = *(const uint64_t *)left, r = *(const uint64_t *)right;

	return (l > r) - (l < r);
}

static int profile_of_function(struct dist *dist, const struct selection *selection,
			       const struct source *source, int function, uint64_t *length,
			       struct tare_error *err)
{
	double pair[LINE_BYTES][LINE_BYTES] = {0};
	size_t count = 0;

	for (size_t i = 0; i < selection->count; i++) {
		const struct tare_memtap_record *record = &source->record[selection->index[i]];

		if (record->func != function)
			continue;
		length[count++] = record->len;
		pair[record->dst % LINE_BYTES][record->src % LINE_BYTES]++;
	}
	qsort(length, count, sizeof(*length), by_number);
	for (size_t i = 0; i < count;) {
		struct dist_cell cell = {length[i], length[i], 0, 0};

		for (; i < count && length[i] == cell.low; i++)
			cell.weight++;
		cell.bytes = cell.weight * cell.low;
		if (dist_add_cell(dist, &cell, err))
			return -1;
	}
	for (int dst = 0; dst < (int)LINE_BYTES; dst++)
		for (int src = 0; src < (int)LINE_BYTES; src++)
			if (pair[dst][src] > 0 &&
			    dist_add_pair(dist, dst, src, pair[dst][src], err))
				return -1;
	return 0;
}

int select_profile_of_trace(struct selection *selection, const struct source *source,
			    struct tare_error *err)
{
	uint64_t *length = calloc(selection->count + 1, sizeof(*length));
	int failed = 0;

	if (!length)
		return no_memory(err);
	for (int i = 0; i < TARE_MEMTAP_FUNCS && !failed; i++)
		failed =
			profile_of_function(&selection->dist[i], selection, source, i, length, err);
	free(length);
	return failed;
}

void selection_free(struct selection *selection)
{
	free(selection->index);
	for (int i = 0; i < TARE_MEMTAP_FUNCS; i++)
		dist_free(&selection->dist[i]);
	memset(selection, 0, sizeof(*selection));
}
