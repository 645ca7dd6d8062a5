/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What is counted: how often each block was executed on each path, in the spans between marks.
 */
#ifndef TARE_PROFILE_COUNTS_H
#define TARE_PROFILE_COUNTS_H

#include "block.h"

/* The counts of one block on one path, as main.c's report has them. Never freed. */
struct cell {
	uint32_t node, block;
	uint64_t entered, executed, repeated;
	struct cell *next[2]; /* the last two cells that came after the whole block */
	uint64_t *rows[];     /* one, if counts_also() was called: NULL until there is a count */
};

uint64_t *counts_first_rows(struct cell *cell);

/*
 * Each instruction of a cell has N more counts. Their NAMES, with a space before each, are in the
 * report. Before there is any cell.
 */
void counts_also(unsigned int n, const char *names);

/* Those of CELL, N for each instruction; user code is one instruction. */
static inline uint64_t *counts_rows(struct cell *cell)
{
	return cell->rows[0] ? cell->rows[0] : counts_first_rows(cell);
}

/* Finds or makes the cell of BLOCK on a path, and counts that the CPU enters it. */
struct cell *counts_enter(uint32_t node, struct block *block);

/* Finds or makes the cell of BLOCK on a path. */
struct cell *counts_find(uint32_t node, struct block *block);

/*
 * The cell of BLOCK that came after FROM, or NULL if it is none of the two that
 * counts_first_after() noted last. This saves a look into the hash table for most blocks.
 */
static inline struct cell *counts_after(const struct cell *from, const struct block *block)
{
	if (from->next[0] && from->next[0]->block == block->number)
		return from->next[0];
	if (from->next[1] && from->next[1]->block == block->number)
		return from->next[1];
	return NULL;
}

struct cell *counts_first_after(struct cell *from, uint32_t node, struct block *block);

/* The one instruction of CELL repeated so many times, each an entry of it; CELL may be NULL. */
void counts_loops(struct cell *cell, uint64_t times);

/* CELL executed so many instructions, REPEATED of them repetitions; CELL may be NULL. */
void counts_add(struct cell *cell, uint64_t executed, unsigned int repeated);

/* An instruction of CELL that was counted has to begin again; CELL may be NULL. */
void counts_take_back(struct cell *cell, bool repeated);

/*
 * The CPU executed only the first N instructions of BLOCK this time: moves the count from CELL to
 * the cell of a block of these alone. Returns that cell; NULL if N is 0.
 */
struct cell *counts_cut(struct cell *cell, struct block *block, unsigned int n);

/* A watched call at ADDRESS ended; its task executed so many instructions meanwhile. */
void counts_call(uint64_t address, uint64_t executed);

/* Whether paths are counted now: between marks B and E. */
bool counts_running(void);

/* Ends a span and begins the next. now: how many instructions have begun. */
void counts_mark(enum mark mark, uint64_t now);
void counts_halt(void);
void counts_switch(void);
void counts_crossing(void);

/* Open and write the report, the file PATH. Return false, told on stderr, if that failed. */
bool counts_begin(const char *path);
bool counts_end(void);

#endif /* TARE_PROFILE_COUNTS_H */
