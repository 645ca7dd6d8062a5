/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * Caches and branches that are simulated while paths are counted: what each instruction misses, on
 * which path.
 *
 * Instructions are fetched when the block ends, or before one of them misses in the first cache: so
 * the last cache is used in the program's order.
 */
#ifndef TARE_PROFILE_SIMULATE_H
#define TARE_PROFILE_SIMULATE_H

#include "counts.h"

/* Whether anything is simulated. If not, nothing below simulate_begin() is called. */
extern bool simulates;

/*
 * what: names with colons between them, or NULL; geometry: SIZE:WAYS:LINE of I1, D1 and LL;
 * pollution: that pollution.h tells what watched system calls evict of these. Returns false, told
 * on stderr, if they are none. Before any cell is made.
 */
bool simulate_begin(const char *what, const char *geometry, bool pollution);

/* Where QEMU keeps the code that it translates. */
uint64_t simulate_place(const struct qemu_plugin_tb *tb);

/* QEMU translates BLOCK: asks to be told what its instructions read and write. */
void simulate_block(struct qemu_plugin_tb *tb, struct block *block);

/*
 * The CPU leaves BLOCK, of which EXECUTED instructions began, and comes to NEXT; NULL: it is not
 * known. Returns what the last of them has counted, for simulate_take_back().
 */
uint32_t simulate_leave(const struct block *block, uint32_t executed, const struct block *next);

/* BLOCK, executed on CELL, ended by a branch to ADDRESS. */
void simulate_branch(struct cell *cell, const struct block *block, uint64_t address);

/* The CPU comes to BLOCK, which is counted in CELL, NULL: it is not. */
void simulate_come(const struct block *block, struct cell *cell);

/* All three, where the CPU executed all of FROM, and BLOCK is not an entry. */
void simulate_go(const struct block *from, const struct block *block, struct cell *cell);

/* The one instruction of the block begins once more: it repeats. */
void simulate_again(void);

/* An instruction, the INDEXth of BLOCK, that has counted COUNTED in CELL has to begin again. */
void simulate_take_back(struct cell *cell, const struct block *block, uint32_t index,
			uint32_t counted);

/*
 * A mark behind which CELL counts BLOCK, of which EXECUTED instructions began. begins: with empty
 * caches.
 */
void simulate_mark(const struct block *block, struct cell *cell, uint32_t executed, bool begins);

#endif /* TARE_PROFILE_SIMULATE_H */
