// SPDX-License-Identifier: GPL-2.0-or-later
#include "counts.h"

#include <inttypes.h>
#include <stdlib.h>

#include "copies.h"
#include "memory.h"
#include "named.h"
#include "path.h"
#include "pollution.h"

#define CHUNK      65536
#define MOST_CALLS 65536 /* different ones; a power of two */
#define MULTIPLIER 0x9e3779b97f4a7c15ull

/* The cells lie in chunks and never move, since blocks and cells point to them. */
static char **chunks;
static size_t cell_size = sizeof(struct cell);
static uint32_t n_cells;
static uint32_t *index_of; /* number of a cell + 1 */
static uint32_t index_size;

static struct {
	enum mark kind; /* NO_MARK: between spans */
	uint64_t began, taken_back, halts, switches, crossings;
} span;

/* What counts_also() was told. */
static unsigned int n_also;
static const char *also;

static FILE *report;

static struct {
	uint64_t address, executed, times;
} calls[MOST_CALLS];
static unsigned int n_calls;

static void *more(void *old, size_t size)
{
	void *new = realloc(old, size);

	if (!new) {
		fprintf(stderr, "profile: no memory for the counts\n");
		exit(1);
	}
	return new;
}

static struct cell *cell_of(uint32_t number)
{
	return (struct cell *)(chunks[number / CHUNK] + number % CHUNK * cell_size);
}

static uint32_t place_of(uint32_t node, uint32_t block)
{
	uint32_t i = (((uint64_t)node << 32 | block) * MULTIPLIER >> 32) & (index_size - 1);

	while (index_of[i] &&
	       (cell_of(index_of[i] - 1)->node != node || cell_of(index_of[i] - 1)->block != block))
		i = (i + 1) & (index_size - 1);
	return i;
}

static void grow_index(void)
{
	uint32_t i;

	index_size = index_size ? 2 * index_size : 2 * CHUNK;
	index_of = more(index_of, index_size * sizeof(*index_of));
	memset(index_of, 0, index_size * sizeof(*index_of));
	for (i = 0; i < n_cells; i++)
		index_of[place_of(cell_of(i)->node, cell_of(i)->block)] = i + 1;
}

static struct cell *find(uint32_t node, uint32_t block)
{
	uint32_t i;

	if (2 * n_cells >= index_size)
		grow_index();
	i = place_of(node, block);
	if (!index_of[i]) {
		if (n_cells % CHUNK == 0) {
			chunks = more(chunks, (n_cells / CHUNK + 1) * sizeof(*chunks));
			chunks[n_cells / CHUNK] = more(NULL, CHUNK * cell_size);
		}
		memset(cell_of(n_cells), 0, cell_size);
		cell_of(n_cells)->node = node;
		cell_of(n_cells)->block = block;
		index_of[i] = ++n_cells;
	}
	return cell_of(index_of[i] - 1);
}

void counts_also(unsigned int n, const char *names)
{
	cell_size += sizeof(uint64_t *);
	n_also = n;
	also = names;
}

static unsigned int n_rows(const struct cell *cell)
{
	return cell->block ? block_numbered(cell->block)->instructions : 1;
}

uint64_t *counts_first_rows(struct cell *cell)
{
	size_t size = n_rows(cell) * n_also * sizeof(uint64_t);

	cell->rows[0] = memset(more(NULL, size), 0, size);
	return cell->rows[0];
}

struct cell *counts_find(uint32_t node, struct block *block)
{
	/* user code has no path: one cell has all user code of a task */
	uint32_t number = block->user ? 0 : block->number;

	if (!block->cell || block->cell->node != node)
		block->cell = find(node, number);
	return block->cell;
}

struct cell *counts_enter(uint32_t node, struct block *block)
{
	struct cell *cell = counts_find(node, block);

	cell->entered++;
	return cell;
}

struct cell *counts_first_after(struct cell *from, uint32_t node, struct block *block)
{
	struct cell *cell = counts_find(node, block);

	from->next[1] = from->next[0];
	from->next[0] = cell;
	return cell;
}

void counts_loops(struct cell *cell, uint64_t times)
{
	if (cell) {
		cell->entered += times;
		cell->repeated += times;
	}
}

void counts_add(struct cell *cell, uint64_t executed, unsigned int repeated)
{
	if (cell && counts_running()) {
		cell->executed += executed - repeated;
		cell->repeated += repeated;
	}
}

void counts_take_back(struct cell *cell, bool repeated)
{
	span.taken_back++;
	if (!cell || !counts_running())
		return;
	if (repeated)
		cell->repeated--;
	else
		cell->executed--;
}

struct cell *counts_cut(struct cell *cell, struct block *block, unsigned int n)
{
	if (!cell || block->user || cell->block != block->number || !counts_running())
		return cell;
	cell->entered--;
	cell->executed -= n;
	if (!n)
		return NULL;
	cell = counts_enter(cell->node, block_of_first(block, n));
	cell->executed += n;
	return cell;
}

void counts_call(uint64_t address, uint64_t executed)
{
	unsigned int i = (address ^ executed) * MULTIPLIER >> 48 & (MOST_CALLS - 1);

	if (!counts_running())
		return;
	while (calls[i].times && (calls[i].address != address || calls[i].executed != executed))
		i = (i + 1) & (MOST_CALLS - 1);
	if (!calls[i].times && ++n_calls > MOST_CALLS / 2) {
		fprintf(stderr, "profile: more than %d different calls\n", MOST_CALLS / 2);
		exit(1);
	}
	calls[i].address = address;
	calls[i].executed = executed;
	calls[i].times++;
}

bool counts_running(void)
{
	return span.kind == MARK_BEGIN;
}

void counts_mark(enum mark mark, uint64_t now)
{
	if (span.kind)
		fprintf(report,
			"span %c %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 "\n",
			span.kind, now - span.began - span.taken_back, span.taken_back, span.halts,
			span.switches, span.crossings / 2);
	memset(&span, 0, sizeof(span));
	span.began = now;
	if (mark != MARK_END)
		span.kind = mark;
}

void counts_halt(void)
{
	span.halts++;
}

void counts_switch(void)
{
	span.switches++;
}

void counts_crossing(void)
{
	span.crossings++;
}

static void put_node(uint32_t number)
{
	const struct node *node = path_node_of(number);

	fprintf(report, "node %" PRIu32 " %" PRIu32 " %" PRIu32 " %d %" PRIx64 " %" PRIx64 "\n",
		number, node->parent, node->task, node->kind, node->site, node->target);
}

static void put_block(const struct block *block)
{
	unsigned int i;

	if (!block->cell || block->user)
		return;
	fprintf(report, "block %u %" PRIx64 " %" PRIu64, block->number,
		block_told(block, block->address), block->end - block->address);
	for (i = 0; i < block->instructions; i++)
		fprintf(report, " %u", block->offset[i]);
	fputc('\n', report);
}

/* There may be a hundred million: fprintf() takes longer than to count them. */
static void put_number(uint64_t number)
{
	char digits[20];
	unsigned int n = 0;

	do
		digits[n++] = '0' + number % 10;
	while (number /= 10);
	putc_unlocked(' ', report);
	while (n)
		putc_unlocked(digits[--n], report);
}

static void put_numbers(const char *word, const uint64_t *numbers, unsigned int n)
{
	unsigned int i;

	fputs(word, report);
	for (i = 0; i < n; i++)
		put_number(numbers[i]);
}

static void put_rows(const struct cell *cell)
{
	const uint64_t *row = cell->rows[0];
	unsigned int i, j, n = row ? n_rows(cell) : 0;

	for (i = 0; i < n; i++, row += n_also) {
		for (j = 0; j < n_also && !row[j];)
			j++;
		if (j == n_also)
			continue;
		put_numbers("event", (uint64_t[]){cell->node, cell->block, i}, 3);
		put_numbers("", row, n_also);
		fputc('\n', report);
	}
}

bool counts_begin(const char *path)
{
	report = fopen(path, "w");
	if (!report)
		perror(path);
	return report;
}

bool counts_end(void)
{
	uint32_t i;

	fprintf(report, "version 1\n");
	named_report(report);
	for (i = 1; i < path_nodes(); i++)
		put_node(i);
	block_each(put_block);
	for (i = 0; i < n_cells; i++) {
		const struct cell *cell = cell_of(i);

		put_numbers("cell",
			    (uint64_t[]){cell->node, cell->block, cell->entered, cell->executed,
					 cell->repeated},
			    5);
		fputc('\n', report);
	}
	if (n_also)
		fprintf(report, "simulated%s\n", also);
	for (i = 0; n_also && i < n_cells; i++)
		put_rows(cell_of(i));
	memory_report(report);
	pollution_report(report);
	for (i = 0; i < MOST_CALLS; i++)
		if (calls[i].times)
			fprintf(report, "call %" PRIx64 " %" PRIu64 " %" PRIu64 "\n",
				calls[i].address, calls[i].executed, calls[i].times);
	copies_report(report);
	fprintf(report, "end\n");
	if (!ferror(report) && !fclose(report))
		return true;
	perror("profile: report");
	return false;
}
