/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What is counted: how often each block was executed on each path, in the spans between marks.
 */
#ifndef TARE_PROFILE_COUNTS_H
#define TARE_PROFILE_COUNTS_H

#include "block.h"

/* A block on a path. */
struct cell {
	uint32_t node, block;
	uint64_t entered, executed, repeated;
	struct cell *next[2]; /* two of those that came after all of it in the usual way */
};

/* The cell of BLOCK on a path, which is entered. */
struct cell *counts_enter(uint32_t node, struct block *block);

/* The same, but it is not entered. */
struct cell *counts_find(uint32_t node, struct block *block);

/*
 * The cell of BLOCK that came after FROM, or NULL: not known. What came so before is told by
 * counts_first_after(), and found again if it is one of the last two.
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

/* CELL, which may be NULL, was entered so often by what it repeats, and repeated it. */
void counts_loops(struct cell *cell, uint64_t times);

/* CELL executed so many instructions, REPEATED of them once more; CELL may be NULL. */
void counts_add(struct cell *cell, uint64_t executed, unsigned int repeated);

/* An instruction of CELL began and has to begin again; CELL may be NULL. */
void counts_take_back(struct cell *cell, bool repeated);

/*
 * Of BLOCK, which CELL is of, no more than N instructions were executed this time: they are counted
 * as a block of their own. Returns its cell, NULL where there is none.
 */
struct cell *counts_cut(struct cell *cell, struct block *block, unsigned int n);

/* A call of what is watched at ADDRESS ended; its task executed so many instructions meanwhile. */
void counts_call(uint64_t address, uint64_t executed);

/* Whether paths are counted now. */
bool counts_running(void);

/* now: how many instructions have begun. */
void counts_mark(enum mark mark, uint64_t now);
void counts_halt(void);
void counts_switch(void);

/* The report goes to the file PATH; false: it could not be written, which has been said. */
bool counts_begin(const char *path);
bool counts_end(void);

#endif /* TARE_PROFILE_COUNTS_H */
