// SPDX-License-Identifier: GPL-2.0-only
/*
 * translations TURNS: in each turn a page of user space is used, then three of the kernel that are
 * in the same set, then the first again, and then another address space is switched to. Prints how
 * often the first level of the TLB lacked one.
 */
#include <stdio.h>
#include <stdlib.h>

#include "profile/memory.h"
#include "profile/tlb.h"

#define USER   0x400000ul
#define KERNEL 0xffffc00000000000ul
#define APART  (16ul << 12)
/* the fifth page of 2 MiB, and the fifth of 1 GiB */
#define LARGE   (4ul << 21)
#define LARGEST (4ul << 30)

struct page memory_page(uint64_t address)
{
	return (struct page){.bits = address == LARGEST ? 30
				     : address == LARGE ? 21
							: 12,
			     .global = address >= KERNEL};
}

int main(int argc, char **argv)
{
	long turns = argc > 1 ? atol(argv[1]) : 0, misses = 0, i;

	tlb_begin();
	for (; turns > 0; turns--) {
		misses += tlb_use(USER) != TLB_HIT;
		for (i = 0; i < 3; i++)
			misses += tlb_use(KERNEL + i * APART) != TLB_HIT;
		misses += tlb_use(USER) != TLB_HIT;
		tlb_forget();
	}
	misses += (tlb_use(LARGE) != TLB_HIT) + (tlb_use(LARGEST) != TLB_HIT);
	printf("%ld\n", misses);
	return 0;
}
