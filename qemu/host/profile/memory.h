/* SPDX-License-Identifier: GPL-2.0-or-later */
/*
 * What the memory is of which a simulated cache lacks a line: a variable, an object of a slab
 * cache, a stack, ... It is asked for at the miss: later the memory may be of something else.
 */
#ifndef TARE_PROFILE_MEMORY_H
#define TARE_PROFILE_MEMORY_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/*
 * Reads lines "NAME NUMBER", hexadecimal: where the kernel keeps what memory.c asks for, as
 * tare/counting/memory.py writes them. Without PATH nothing is told of memory. Returns false, told
 * on stderr, if a name is missing or not known.
 */
bool memory_begin(const char *path);

/*
 * An access to ADDRESS on the path of NODE has missed the first cache if `first`, the
 * last one if `last`. node 0: the path is told by the next memory_is_of().
 */
void memory_missed(uint32_t node, uint64_t address, bool writes, bool first, bool last);
void memory_is_of(uint32_t node);

/* A function that allocates memory returns to the one that called it at SITE. */
void memory_allocated(uint64_t site);

/* bits: of an address below its page's, more than 12 where the kernel maps larger pages. */
struct page {
	uint8_t bits;
	bool global; /* another address space has it, too */
};

/* The page of ADDRESS, by the page tables in use. */
struct page memory_page(uint64_t address);

/* The CPU forgets pages of user space, or all: their entries may be others. */
void memory_forget_pages(bool all);

/* Registers by the numbers that instructions have for them. */
uint64_t memory_register(unsigned int number);

/* Lines "slab" and "data", as main.c has them. */
void memory_report(FILE *report);

#endif /* TARE_PROFILE_MEMORY_H */
