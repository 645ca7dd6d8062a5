// SPDX-License-Identifier: GPL-2.0-only
#include <stdlib.h>

#include "pagemap.h"
#include "place.h"

/*
 * Operands without an address rotate through 1 MiB: programs use their buffers again,
 * but nothing in the trace says how soon.
 */
#define UNKNOWN_PAGES   256
#define ARENA_PAGES_MAX (1u << 20) /* offsets have 32 bits */

struct operand {
	uint64_t address;
	uint64_t space;
	uint64_t len;
};

struct mapper {
	struct pagemap map;
	bool hashed;
	uint64_t unknown_first, unknown_pages, unknown_next;
	uint64_t unknown_longest;
};

static int too_many_pages(struct tare_error *err)
{
	return tare_error(err, TARE_CANNOT,
			  "the trace touches more than 4 GiB of pages, which the replay cannot "
			  "address: use --max-calls or --max-size");
}

/*
 * Kernel addresses are the upper half. A user address means something in its process
 * only; the thread is what a record has. Hashing hides the half, not the function.
 */
static uint64_t space_of(const struct tare_memtap_record *record, bool destination, bool hashed)
{
	uint64_t address = destination ? record->dst : record->src;
	bool user = hashed ? record->func == (destination ? TARE_COPY_TO_USER : TARE_COPY_FROM_USER)
			   : !(address >> 63);

	return user ? (uint64_t)record->pid + 1 : 0;
}

static struct operand operand_of(const struct tare_memtap_record *record, bool destination,
				 bool hashed)
{
	return (struct operand){
		.address = destination ? record->dst : record->src,
		.space = space_of(record, destination, hashed),
		.len = record->len,
	};
}

static int touch(struct mapper *mapper, const struct operand *operand, struct tare_error *err)
{
	uint64_t first = operand->address / PAGE_BYTES;
	uint64_t pages = pages_of(operand->address, operand->len);

	if (!operand->address) {
		if (pages > mapper->unknown_longest)
			mapper->unknown_longest = pages;
		return 0;
	}
	for (uint64_t i = 0; i < (mapper->hashed ? 1 : pages); i++) {
		struct page *page = pagemap_get(&mapper->map, first + i, operand->space);

		if (!page)
			return tare_error(err, TARE_FAILED, "out of memory for pages");
		if (mapper->map.pages > ARENA_PAGES_MAX)
			return too_many_pages(err);
		if (mapper->hashed && page->value < pages)
			page->value = pages;
	}
	return 0;
}

/* Turns the entries' values into page numbers of the arena. */
static int assign(struct mapper *mapper, struct tare_error *err)
{
	uint64_t next = 0;

	if (!mapper->hashed && pagemap_sort(&mapper->map, err))
		return -1;
	for (size_t i = 0; i < mapper->map.pages; i++) {
		uint64_t pages = mapper->hashed ? mapper->map.page[i].value : 1;

		mapper->map.page[i].value = next;
		next += pages;
	}
	mapper->unknown_first = next;
	/* twice the longest: source and destination may both be unknown, and stay apart */
	if (mapper->unknown_longest)
		mapper->unknown_pages = 2 * mapper->unknown_longest > UNKNOWN_PAGES
						? 2 * mapper->unknown_longest
						: UNKNOWN_PAGES;
	if (next + mapper->unknown_pages > ARENA_PAGES_MAX)
		return too_many_pages(err);
	return 0;
}

static uint32_t offset_of(struct mapper *mapper, const struct operand *operand,
			  struct placement *placement)
{
	uint64_t pages = pages_of(operand->address, operand->len), page;

	if (operand->address) {
		page = pagemap_get(&mapper->map, operand->address / PAGE_BYTES, operand->space)
			       ->value;
		return page * PAGE_BYTES + operand->address % PAGE_BYTES;
	}
	placement->unknown_operands++;
	if (mapper->unknown_next + pages > mapper->unknown_pages)
		mapper->unknown_next = 0;
	page = mapper->unknown_first + mapper->unknown_next;
	mapper->unknown_next += pages;
	return page * PAGE_BYTES;
}

static int map_records(struct mapper *mapper, struct calls *calls, struct placement *placement,
		       const struct selection *selection, const struct source *source,
		       struct tare_error *err)
{
	for (size_t i = 0; i < selection->count; i++) {
		const struct tare_memtap_record *record = &source->record[selection->index[i]];
		struct operand dst = operand_of(record, true, source->hashed);
		struct operand src = operand_of(record, false, source->hashed);

		if (touch(mapper, &dst, err) || touch(mapper, &src, err))
			return -1;
	}
	if (assign(mapper, err))
		return -1;
	for (size_t i = 0; i < selection->count; i++) {
		const struct tare_memtap_record *record = &source->record[selection->index[i]];
		struct operand dst = operand_of(record, true, source->hashed);
		struct operand src = operand_of(record, false, source->hashed);

		calls->call[i].dst = offset_of(mapper, &dst, placement);
		calls->call[i].src = offset_of(mapper, &src, placement);
		calls->call[i].len = record->len;
	}
	return 0;
}

int place_trace(struct calls *calls, struct placement *placement, const struct selection *selection,
		const struct source *source, struct tare_error *err)
{
	struct mapper mapper = {.hashed = source->hashed};
	int failed;

	*placement = (struct placement){
		.how = source->hashed ? "an extent for each hashed page"
				      : "rank of each page among those touched",
	};
	calls->count = selection->count;
	calls->call = calloc(selection->count + 1, sizeof(*calls->call));
	if (!calls->call)
		return tare_error(err, TARE_FAILED, "out of memory for %zu calls",
				  selection->count);
	failed = map_records(&mapper, calls, placement, selection, source, err);
	placement->pages = mapper.unknown_first;
	calls->arena_bytes = (mapper.unknown_first + mapper.unknown_pages) * PAGE_BYTES;
	pagemap_free(&mapper.map);
	return failed;
}
