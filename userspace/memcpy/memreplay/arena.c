// SPDX-License-Identifier: GPL-2.0-only
#include <string.h>
#include <sys/mman.h>

#include "arena.h"

#define HUGE_BYTES ((size_t)2 << 20)

int arena_map(struct arena *arena, size_t bytes, struct tare_error *err)
{
	size_t whole = (bytes + HUGE_BYTES - 1) / HUGE_BYTES * HUGE_BYTES;
	uintptr_t start;

	arena->mapped = whole + HUGE_BYTES;
	arena->mapping = mmap(NULL, arena->mapped, PROT_READ | PROT_WRITE,
			      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	if (arena->mapping == MAP_FAILED)
		return tare_error(err, TARE_CANNOT, "cannot map %zu MiB", arena->mapped >> 20);
	start = ((uintptr_t)arena->mapping + HUGE_BYTES - 1) / HUGE_BYTES * HUGE_BYTES;
	arena->base = (uint8_t *)start;
	/* a kernel without huge pages refuses; the replay then pays for its TLB misses */
	madvise(arena->base, whole, MADV_HUGEPAGE);
	/* all pages present, and none the shared zero page */
	memset(arena->base, 0xa5, whole);
	return 0;
}

void arena_unmap(struct arena *arena)
{
	if (arena->base)
		munmap(arena->mapping, arena->mapped);
	arena->base = NULL;
}
