/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What the kernel copies and sets: calls of functions that do so, and instructions that repeat.
 */
#ifndef TARE_PROFILE_COPIES_H
#define TARE_PROFILE_COPIES_H

#include "block.h"

/* One copy on its way: the bytes that it has written and read so far. end 0: none. */
struct copy {
	struct {
		uint64_t begin, end;
	} written, read;
	struct copy *next; /* of those that are free */
};

/* Whether an instruction of BLOCK, which is of the kernel, is to tell of what it copies. */
bool copies_told_by(const struct block *block, struct bytes bytes);

/* The instruction of that INDEX in the block that is executed reads or writes, as QEMU tells it. */
void copies_access(uint32_t index, uint32_t info, uint64_t address);

/* It begins, and what was told of it before is of another one. */
void copies_begin(uint32_t index);

/*
 * An interrupt came: what it pushed is not written by the instruction before. QEMU 7.2 tells it so
 * where that was the last of a page.
 */
void copies_interrupted(void);

/* Whether instructions told of what has not been taken. */
bool copies_wait(void);

/*
 * Takes what the first N instructions of the block that is left have told, into *COPY. What
 * instructions tell that had to begin again is not taken.
 */
void copies_take(struct copy **copy, uint32_t n);

/* FROM, which another function goes on with in the place of TO's, is of TO. */
void copies_join(struct copy **to, struct copy **from);

/*
 * *COPY is whole. node: of its path. site: of the function that was called, or of the instruction.
 * Sets *COPY to NULL; where it was that, nothing was copied.
 */
void copies_end(struct copy **copy, uint32_t node, uint64_t site, bool call);

/* Lines "copy NODE SITE CALL BYTES TO FROM COUNT", as main.c has them. */
void copies_report(FILE *report);

#endif /* TARE_PROFILE_COPIES_H */
