/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What the kernel copies and sets, by calls of copying functions and by repeating instructions.
 */
#ifndef TARE_PROFILE_COPIES_H
#define TARE_PROFILE_COPIES_H

#include "block.h"

/* One unfinished copy: the addresses that it has written and read so far. end 0: none. */
struct copy {
	struct {
		uint64_t begin, end;
	} written, read;
	struct copy *next; /* in the list of free ones */
};

/* Whether the plugin asks QEMU what this instruction of BLOCK, in the kernel, reads and writes. */
bool copies_told_by(const struct block *block, struct bytes bytes);

/* Notes an access, as QEMU tells it, of the INDEXth instruction of the block that is executed. */
void copies_access(uint32_t index, uint32_t info, uint64_t address);

/* The INDEXth instruction begins; accesses told of it before belong to another one. */
void copies_begin(uint32_t index);

/*
 * An interrupt came. QEMU 7.2 tells what the interrupt pushed as written by the instruction before
 * if that is the last of a page: this forgets it.
 */
void copies_interrupted(void);

/* Whether there are accesses that have not been taken. */
bool copies_wait(void);

/*
 * Adds the accesses of the first N instructions of the block that the CPU leaves to *COPY, and
 * forgets those of later ones, which have to begin again.
 */
void copies_take(struct copy **copy, uint32_t n);

/* Adds FROM to TO and frees it: a copying function jumped to another, which went on with FROM. */
void copies_join(struct copy **to, struct copy **from);

/*
 * Counts *COPY, which is whole, on the path of NODE, and sets it to NULL; NULL counts as a copy of
 * nothing. site: the function that was called, or without `call` the instruction.
 */
void copies_end(struct copy **copy, uint32_t node, uint64_t site, bool call);

/* Lines "copy NODE SITE CALL BYTES TO FROM COUNT", as main.c has them. */
void copies_report(FILE *report);

#endif /* TARE_PROFILE_COPIES_H */
