// SPDX-License-Identifier: GPL-2.0-or-later
#include "pollution.h"

#include <inttypes.h>
#include <stdlib.h>

#include "memory.h"

#define SIZES 5 /* of the working set: 4 KiB, and always twice as much */
#define LEAST (4u << 10)
#define USERS 0xf0000000u /* numbers of the user's lines; all memory is below */
/* an x86's first TLB of data, for pages of 4 KiB; larger pages have one of their own */
#define TLB_WAYS    4
#define TLB_ENTRIES 64
#define PAGE_BITS   12

enum { CODE, DATA, TLB, KINDS };

bool pollutes;

static struct cache caches[KINDS][SIZES];
static bool inside;
static uint32_t call; /* its number */
static uint32_t switches;

/* The lines that the call has touched: the number of the last call that did. */
static struct {
	uint32_t *call;
	size_t n;
	unsigned int touched;
} lines[TLB];

static struct told {
	uint64_t address;
	uint32_t task;
	bool whole; /* else nothing below is known */
	uint32_t touched[TLB], switches, evicted[KINDS][SIZES];
} * told;
static size_t n_told, room;

static void *more(void *old, size_t size)
{
	void *new = realloc(old, size);

	if (!new) {
		fprintf(stderr, "profile: no memory for the lines of system calls\n");
		exit(1);
	}
	return new;
}

void pollution_begin(const struct cache *i1, const struct cache *d1)
{
	const struct cache tlb = {
		.shift = PAGE_BITS, .ways = TLB_WAYS, .mask = TLB_ENTRIES / TLB_WAYS - 1};
	const struct cache *like[KINDS] = {i1, d1, &tlb};
	unsigned int kind, size;

	for (kind = 0; kind < KINDS; kind++) {
		for (size = 0; size < SIZES; size++) {
			struct cache *cache = &caches[kind][size];

			*cache = *like[kind];
			cache->lines = more(NULL, cache_bytes(cache));
			cache_empty(cache);
		}
	}
	pollutes = true;
}

static unsigned int users(const struct cache *cache)
{
	size_t i, n = cache_bytes(cache) / sizeof(*cache->lines);
	unsigned int found = 0;

	for (i = 0; i < n; i++)
		found += cache->lines[i] >= USERS && cache->lines[i] != UINT32_MAX;
	return found;
}

uint32_t pollution_enter(void)
{
	unsigned int kind, size;
	uint32_t line;

	for (kind = 0; kind < KINDS; kind++)
		for (size = 0; size < SIZES; size++)
			for (line = 0; line < LEAST << size >> caches[kind][size].shift; line++)
				cache_lacks(&caches[kind][size], USERS + line);
	inside = true;
	lines[CODE].touched = lines[DATA].touched = switches = 0;
	return ++call;
}

void pollution_switch(void)
{
	switches++;
}

void pollution_drop(void)
{
	inside = false;
}

void pollution_leave(uint32_t number, uint64_t address, uint32_t task)
{
	unsigned int kind, size;
	struct told *one;

	if (n_told == room) {
		room = room ? 2 * room : 1024;
		told = more(told, room * sizeof(*told));
	}
	one = &told[n_told++];
	*one = (struct told){.address = address,
			     .task = task,
			     .whole = inside && number == call,
			     .touched = {lines[CODE].touched, lines[DATA].touched},
			     .switches = switches};
	inside &= !one->whole;
	for (kind = 0; kind < KINDS; kind++) {
		for (size = 0; size < SIZES; size++) {
			const struct cache *cache = &caches[kind][size];
			uint32_t set = LEAST << size >> cache->shift;
			uint32_t all = (cache->mask + 1) * cache->ways;

			one->evicted[kind][size] = (set < all ? set : all) - users(cache);
		}
	}
}

static void touch(unsigned int kind, uint32_t line)
{
	size_t i, n = line + 1;

	if (n > lines[kind].n) {
		n += n / 2;
		lines[kind].call = more(lines[kind].call, n * sizeof(uint32_t));
		for (i = lines[kind].n; i < n; i++)
			lines[kind].call[i] = 0;
		lines[kind].n = n;
	}
	lines[kind].touched += lines[kind].call[line] != call;
	lines[kind].call[line] = call;
}

static void use(unsigned int kind, uint64_t first, uint64_t last)
{
	unsigned int size, shift = caches[kind]->shift;

	touch(kind, first >> shift);
	touch(kind, last >> shift);
	for (size = 0; size < SIZES; size++)
		cache_misses(&caches[kind][size], first, last);
}

void pollution_fetch(uint64_t first, uint64_t last)
{
	if (inside)
		use(CODE, first, last);
}

void pollution_access(uint64_t address, uint64_t first, uint64_t last)
{
	unsigned int size;

	if (!inside)
		return;
	use(DATA, first, last);
	if (memory_page(address).bits != PAGE_BITS)
		return;
	for (size = 0; size < SIZES; size++)
		cache_lacks(&caches[TLB][size], (uint32_t)(address >> PAGE_BITS) % USERS);
}

void pollution_report(FILE *report)
{
	unsigned int kind, size;
	size_t i;

	for (i = 0; i < n_told; i++) {
		fprintf(report, "pollution %" PRIx64 " %u %d %u %u %u", told[i].address,
			told[i].task, told[i].whole, told[i].touched[CODE], told[i].touched[DATA],
			told[i].switches);
		for (kind = 0; kind < KINDS; kind++)
			for (size = 0; size < SIZES; size++)
				fprintf(report, " %u", told[i].evicted[kind][size]);
		fputc('\n', report);
	}
}
