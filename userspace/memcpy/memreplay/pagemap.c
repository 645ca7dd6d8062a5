// SPDX-License-Identifier: GPL-2.0-only
#include <stdlib.h>
#include <string.h>

#include "pagemap.h"

static size_t hash(const struct pagemap *map, uint64_t number, uint64_t space)
{
	uint64_t mixed = (number ^ (space << 40)) * 0x9e3779b97f4a7c15u;

	return (mixed ^ (mixed >> 29)) & (map->slots - 1);
}

static size_t find(const struct pagemap *map, uint64_t number, uint64_t space)
{
	size_t at = hash(map, number, space);

	for (; map->slot[at]; at = (at + 1) & (map->slots - 1)) {
		const struct page *page = &map->page[map->slot[at] - 1];

		if (page->number == number && page->space == space)
			break;
	}
	return at;
}

static int fill_slots(struct pagemap *map, size_t slots)
{
	uint32_t *slot = calloc(slots, sizeof(*slot));

	if (!slot)
		return -1;
	free(map->slot);
	map->slot = slot;
	map->slots = slots;
	for (size_t i = 0; i < map->pages; i++)
		slot[find(map, map->page[i].number, map->page[i].space)] = i + 1;
	return 0;
}

static int grow(struct pagemap *map)
{
	size_t room = map->room ? 2 * map->room : 1024;
	struct page *page = reallocarray(map->page, room, sizeof(*page));

	if (!page)
		return -1;
	map->page = page;
	map->room = room;
	return fill_slots(map, 2 * room);
}

struct page *pagemap_get(struct pagemap *map, uint64_t number, uint64_t space)
{
	size_t at;

	if (map->pages == map->room && grow(map))
		return NULL;
	at = find(map, number, space);
	if (!map->slot[at]) {
		map->page[map->pages] = (struct page){number, space, 0};
		map->slot[at] = ++map->pages;
	}
	return &map->page[map->slot[at] - 1];
}

static int by_space_and_number(const void *left, const void *right)
{
	const struct page *l = left, *r = right;

	if (l->space != r->space)
		return (l->space > r->space) - (l->space < r->space);
	return (l->number > r->number) - (l->number < r->number);
}

int pagemap_sort(struct pagemap *map, struct tare_error *err)
{
	if (!map->pages)
		return 0;
	qsort(map->page, map->pages, sizeof(*map->page), by_space_and_number);
	if (fill_slots(map, map->slots))
		return tare_error(err, TARE_FAILED, "out of memory for %zu pages", map->pages);
	return 0;
}

void pagemap_free(struct pagemap *map)
{
	free(map->page);
	free(map->slot);
	memset(map, 0, sizeof(*map));
}
