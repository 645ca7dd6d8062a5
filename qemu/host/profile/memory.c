// SPDX-License-Identifier: GPL-2.0-or-later
#include "memory.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "named.h"
#include "path.h"

#define MULTIPLIER   0x9e3779b97f4a7c15ull
#define KERNEL_BIT   63
#define IMAGE        0xffffffff80000000ull /* from here on are the kernel and its modules */
#define CPU_ENTRY    0xfffffe0000000000ull
#define PAGE_STRUCT  64 /* bytes of a struct page, which Linux keeps at this size */
#define STACK        (16u << 10)
#define LONGEST_NAME 64
#define MOST_PENDING 64 /* accesses on the way to an interrupt */
#define FIRST_SIZE   4096
/* of page tables of four levels */
#define TOP_BITS      39
#define TABLE_BITS    9
#define IS_THERE      1
#define IS_LARGE      0x80
#define IS_GLOBAL     0x100
#define TABLE_ADDRESS 0x000ffffffffff000ull
#define RAX           0
#define CR3           29
#define OF_KMALLOC    "kmalloc-"

/* QEMU's own, and no part of the API for plugins */
struct cpu;
struct bytes_of_glib {
	const uint8_t *data;
	unsigned int n;
};
struct cpu *qemu_get_cpu(int index) __attribute__((weak));
int cpu_memory_rw_debug(struct cpu *cpu, uint64_t address, void *to, size_t size, bool writes)
	__attribute__((weak));
void cpu_physical_memory_rw(uint64_t address, void *to, uint64_t size, bool writes)
	__attribute__((weak));
int x86_cpu_gdb_read_register(struct cpu *cpu, struct bytes_of_glib *to, int number)
	__attribute__((weak));
struct bytes_of_glib *g_byte_array_new(void) __attribute__((weak));
struct bytes_of_glib *g_byte_array_set_size(struct bytes_of_glib *array, unsigned int n)
	__attribute__((weak));

/* As tare/counting/memory.py has them, too. */
enum region { USER, SYMBOL, PER_CPU, SLAB, TABLE, PAGE, PAGES, STACKS, VMALLOC, ENTRY, OTHER };

/* Where things are: addresses of variables, then offsets in structs. */
enum place {
	PAGE_OFFSET,
	VMALLOC_BASE,
	VMEMMAP,
	OFFSET_OF_CPU,
	UNIT_SIZE,
	FIRST_PER_CPU,
	KERNEL_END,
	PAGE_FLAGS, /* in struct page, and the bit of what was taken before there were pages */
	RESERVED,
	/* of what says that a page is of a slab: which word, its bits from where on, which, and how
	 */
	SLAB_WORD,
	SLAB_SHIFT,
	SLAB_MASK,
	SLAB_IS,
	/* the same of page tables */
	TABLE_WORD,
	TABLE_SHIFT,
	TABLE_MASK,
	TABLE_IS,
	HEAD,       /* in struct page */
	SLAB_CACHE, /* in struct slab */
	CACHE_SIZE, /* in struct kmem_cache */
	CACHE_OBJECT,
	CACHE_USERS,
	CACHE_NAME,
	CACHE_PAD,  /* 0: there is none */
	TASK_STACK, /* from a task's thread.sp */
	PLACES
};

static const char *const names[PLACES] = {
	"page_offset",   "vmalloc",     "vmemmap",    "cpu_offset", "unit_size",
	"first_per_cpu", "end",         "flags",      "reserved",   "slab_word",
	"slab_shift",    "slab_mask",   "slab_is",    "table_word", "table_shift",
	"table_mask",    "table_is",    "head",       "slab_cache", "cache_size",
	"cache_object",  "cache_users", "cache_name", "cache_pad",  "task_stack",
};
static uint64_t place[PLACES];
static bool told;

/* Values of the variables, which never change once the kernel runs. */
static struct {
	uint64_t direct, vmalloc, pages, cpu, unit;
} map;

static struct slab {
	uint64_t address;           /* of its kmem_cache */
	uint32_t size, object, pad; /* pad: bytes before an object, with slub_debug */
	int32_t users;              /* caches that are merged; negative: none ever is */
	bool shared; /* by objects of different kinds: who allocated one tells which */
	char name[LONGEST_NAME];
} * slabs;
static unsigned int n_slabs;

struct missed {
	uint64_t what; /* in its region */
	uint64_t site; /* that allocated it */
	uint32_t node;
	enum region region;
	uint32_t counts[4]; /* reads, first cache and last; writes */
};

/* Hash tables: what was missed, and which site allocated the object at an address. */
static struct missed *missed;
static uint32_t n_missed, room_for_missed;
static struct allocated {
	uint64_t address, site;
} * allocated;
static uint32_t n_allocated, room_for_allocated;

/* How often the CPU forgot pages of user space, and of the kernel. */
static uint64_t times_forgotten[2] = {1, 1};

static struct missed pending[MOST_PENDING];
static unsigned int n_pending;

static void *zeroed(size_t n, size_t size)
{
	void *new = calloc(n, size);

	if (!new) {
		fprintf(stderr, "profile: no memory for what is missed\n");
		exit(1);
	}
	return new;
}

static bool get(uint64_t address, void *to, size_t size)
{
	return !cpu_memory_rw_debug(qemu_get_cpu(0), address, to, size, false);
}

static uint64_t number_at(uint64_t address, size_t size)
{
	uint64_t number = 0;

	return get(address, &number, size) ? number : 0;
}

static void find_map(void)
{
	map.direct = number_at(place[PAGE_OFFSET], 8);
	map.vmalloc = number_at(place[VMALLOC_BASE], 8);
	map.pages = number_at(place[VMEMMAP], 8);
	map.cpu = number_at(place[OFFSET_OF_CPU], 8);
	map.unit = number_at(place[UNIT_SIZE], 4);
}

/*
 * The slab cache whose kmem_cache is at ADDRESS. A cache may be gone, and another be there; or has
 * been merged with one more.
 */
static struct slab *slab_at(uint64_t address)
{
	struct slab found = {.address = address};
	uint64_t name = number_at(address + place[CACHE_NAME], 8);
	unsigned int i;

	found.size = number_at(address + place[CACHE_SIZE], 4);
	found.object = number_at(address + place[CACHE_OBJECT], 4);
	found.users = number_at(address + place[CACHE_USERS], 4);
	found.pad = place[CACHE_PAD] ? number_at(address + place[CACHE_PAD], 4) : 0;
	if (!named_word(name, found.name, sizeof(found.name)) || !found.size)
		return NULL;
	for (i = 0; i < n_slabs; i++)
		if (slabs[i].address == address && slabs[i].size == found.size &&
		    slabs[i].users == found.users && !strcmp(slabs[i].name, found.name))
			return &slabs[i];
	found.shared = found.users > 1 || strstr(found.name, OF_KMALLOC);
	slabs = realloc(slabs, (n_slabs + 1) * sizeof(found));
	if (!slabs)
		zeroed(SIZE_MAX, 1);
	slabs[n_slabs] = found;
	return &slabs[n_slabs++];
}

static uint32_t slot_of(uint64_t address)
{
	uint32_t i = address * MULTIPLIER >> 32 & (room_for_allocated - 1);

	while (allocated[i].address && allocated[i].address != address)
		i = (i + 1) & (room_for_allocated - 1);
	return i;
}

static uint64_t site_of(uint64_t address)
{
	return room_for_allocated ? allocated[slot_of(address)].site : 0;
}

/* Who allocated what is at ADDRESS, or is about to: that clears it before it is told where it is.
 */
static uint64_t owner_of(uint64_t address)
{
	uint64_t site = path_allocates();

	return site ? site : site_of(address);
}

static void grow_allocated(void)
{
	struct allocated *old = allocated;
	uint32_t i, n = room_for_allocated;

	room_for_allocated = n ? 2 * n : FIRST_SIZE;
	allocated = zeroed(room_for_allocated, sizeof(*allocated));
	for (i = 0; i < n; i++)
		if (old[i].address)
			allocated[slot_of(old[i].address)] = old[i];
	free(old);
}

uint64_t memory_register(unsigned int number)
{
	/* gdb has another order */
	static const uint8_t numbers[] = {0, 2, 3, 1, 7, 6, 4, 5};
	static struct bytes_of_glib *bytes;
	uint64_t value = 0;

	if (!x86_cpu_gdb_read_register || !g_byte_array_new || !g_byte_array_set_size)
		return 0;
	if (!bytes)
		bytes = g_byte_array_new();
	g_byte_array_set_size(bytes, 0);
	if (x86_cpu_gdb_read_register(qemu_get_cpu(0), bytes,
				      number < sizeof(numbers) ? numbers[number] : number) ==
	    sizeof(value))
		memcpy(&value, bytes->data, sizeof(value));
	return value;
}

/* The struct of the page of ADDRESS, where the kernel has all memory. */
static uint64_t page_of(uint64_t address)
{
	return map.pages + ((address - map.direct) >> PAGE_SHIFT) * PAGE_STRUCT;
}

/* Where the page is of which PAGE is the struct. */
static uint64_t page_at(uint64_t page)
{
	return map.direct + ((page - map.pages) / PAGE_STRUCT << PAGE_SHIFT);
}

void memory_allocated(uint64_t site)
{
	uint64_t address = told ? memory_register(RAX) : 0; /* what it returns */
	uint32_t i;

	if (!(address >> KERNEL_BIT))
		return;
	if (!map.direct)
		find_map();
	/* of a page its struct is returned */
	if (address >= map.pages && address < CPU_ENTRY)
		address = page_at(address);
	if (2 * (n_allocated + 1) > room_for_allocated)
		grow_allocated();
	i = slot_of(address);
	n_allocated += !allocated[i].address;
	allocated[i] = (struct allocated){address, site};
}

static uint64_t head_of(uint64_t page)
{
	uint64_t head = number_at(page + place[HEAD], 8);

	if (!(head & 1))
		return page;
	/* Linux 7 may have a mask there instead of the head's address */
	return head >> 40 == page >> 40 ? head - 1 : page & head;
}

static bool is_type(uint64_t page, enum place of)
{
	uint32_t word = number_at(page + place[of], 4);

	return (word >> place[of + 1] & place[of + 2]) == place[of + 3];
}

/* Whether it was taken before there were allocators. */
static bool is_reserved(uint64_t page)
{
	return number_at(page + place[PAGE_FLAGS], 8) >> place[RESERVED] & 1;
}

/* What is left of the CPU's unit, behind what was reserved for it, is memory like any other. */
static bool is_per_cpu(uint64_t address)
{
	uint64_t page = page_of(address);

	return address - map.cpu - place[FIRST_PER_CPU] < map.unit && is_reserved(page);
}

static void find_page(struct missed *one, uint64_t address)
{
	uint64_t page = head_of(page_of(address));
	uint64_t begin = page_at(page);
	struct slab *slab = NULL;
	uint64_t offset;

	if (is_type(page, SLAB_WORD))
		slab = slab_at(number_at(page + place[SLAB_CACHE], 8));
	if (!slab) {
		one->region = is_type(page, TABLE_WORD) ? TABLE : PAGES;
		one->site = is_reserved(page) ? 0 : owner_of(begin);
		return;
	}
	offset = (address - begin + slab->size - slab->pad) % slab->size;
	one->region = SLAB;
	one->what = (uint64_t)(slab - slabs) << 32 | offset;
	if (slab->shared)
		one->site = owner_of(address - offset);
}

static void find_region(struct missed *one, uint64_t address)
{
	unsigned int number;
	uint64_t stack;

	if (!map.direct)
		find_map();
	one->region = OTHER;
	if (!(address >> KERNEL_BIT)) {
		one->region = USER;
	} else if (address >= IMAGE) {
		one->region = SYMBOL;
		one->what = address;
		if (address >= place[KERNEL_END])
			one->what -= named_moved(address, &number);
	} else if (is_per_cpu(address)) {
		one->region = PER_CPU;
		one->what = address - map.cpu;
	} else if (address >= map.direct && address < map.vmalloc) {
		find_page(one, address);
	} else if (address >= map.vmalloc && address < map.pages) {
		stack = number_at(path_task() + place[TASK_STACK], 8);
		one->region = address - stack < STACK ? STACKS : VMALLOC;
	} else if (address >= map.pages && address < CPU_ENTRY) {
		one->region = PAGE;
		one->what = address % PAGE_STRUCT;
	} else if (address >= CPU_ENTRY) {
		one->region = ENTRY;
	}
}

void memory_forget_pages(bool all)
{
	times_forgotten[0]++;
	times_forgotten[1] += all;
}

struct page memory_page(uint64_t address)
{
	static struct {
		uint64_t number, times;
		struct page page;
	} known[FIRST_SIZE];
	typeof(*known) *at = &known[(address >> PAGE_SHIFT) % FIRST_SIZE];
	uint64_t times = times_forgotten[address >> KERNEL_BIT];
	struct page page = {0};
	uint64_t table, entry;

	if (at->number == address >> PAGE_SHIFT && at->times == times)
		return at->page;
	table = memory_register(CR3) & TABLE_ADDRESS;
	for (page.bits = TOP_BITS;; page.bits -= TABLE_BITS) {
		cpu_physical_memory_rw(table + (address >> page.bits & ((1u << TABLE_BITS) - 1)) *
						       sizeof(entry),
				       &entry, sizeof(entry), false);
		page.global = entry & IS_GLOBAL;
		if (page.bits == PAGE_SHIFT || !(entry & IS_THERE) || entry & IS_LARGE)
			break;
		table = entry & TABLE_ADDRESS;
	}
	at->number = address >> PAGE_SHIFT;
	at->times = times;
	at->page = page;
	return page;
}

static struct missed *find(const struct missed *one)
{
	uint64_t mixed = (one->what * MULTIPLIER ^ one->site) * MULTIPLIER;
	uint32_t i = (mixed ^ (uint64_t)one->node << 8 ^ one->region) * MULTIPLIER >> 32;

	for (;; i++) {
		struct missed *at = &missed[i & (room_for_missed - 1)];

		if (!at->node || (at->node == one->node && at->region == one->region &&
				  at->what == one->what && at->site == one->site))
			return at;
	}
}

static void add(const struct missed *one)
{
	struct missed *at = find(one);
	unsigned int i;

	if (!at->node) {
		*at = *one;
		n_missed++;
		return;
	}
	for (i = 0; i < 4; i++)
		at->counts[i] += one->counts[i];
}

static void grow_missed(void)
{
	struct missed *old = missed;
	uint32_t i, n = room_for_missed;

	room_for_missed = n ? 2 * n : FIRST_SIZE;
	missed = zeroed(room_for_missed, sizeof(*missed));
	n_missed = 0;
	for (i = 0; i < n; i++)
		if (old[i].node)
			add(&old[i]);
	free(old);
}

void memory_missed(uint32_t node, uint64_t address, bool writes, bool first, bool last)
{
	struct missed one = {.node = node};

	if (!told)
		return;
	one.counts[2 * writes] = first;
	one.counts[2 * writes + 1] = last;
	find_region(&one, address);
	if (!node) {
		if (n_pending < MOST_PENDING)
			pending[n_pending++] = one;
		return;
	}
	if (2 * (n_missed + 1) > room_for_missed)
		grow_missed();
	add(&one);
}

void memory_is_of(uint32_t node)
{
	unsigned int i;

	for (i = 0; i < n_pending && node; i++) {
		pending[i].node = node;
		if (2 * (n_missed + 1) > room_for_missed)
			grow_missed();
		add(&pending[i]);
	}
	n_pending = 0;
}

bool memory_begin(const char *path)
{
	FILE *file = path ? fopen(path, "r") : NULL;
	unsigned int i, n = 0;
	uint64_t number;
	char name[32];

	if (!path)
		return true;
	if (!qemu_get_cpu || !cpu_memory_rw_debug || !cpu_physical_memory_rw) {
		fprintf(stderr, "profile: this QEMU tells plugins nothing of the guest's memory\n");
		return false;
	}
	while (file && fscanf(file, "%31s %" SCNx64, name, &number) == 2) {
		for (i = 0; i < PLACES && strcmp(name, names[i]);)
			i++;
		if (i == PLACES)
			break;
		place[i] = number;
		n++;
	}
	if (file)
		fclose(file);
	told = n == PLACES;
	if (!told)
		fprintf(stderr, "profile: %s does not tell where the kernel's memory is\n", path);
	return told;
}

void memory_report(FILE *report)
{
	unsigned int i;

	for (i = 0; i < n_slabs; i++)
		fprintf(report, "slab %u %" PRIu32 " %" PRId32 " %s\n", i, slabs[i].object,
			slabs[i].users, slabs[i].name);
	for (i = 0; i < room_for_missed; i++) {
		const struct missed *at = &missed[i];

		if (at->node)
			fprintf(report,
				"data %" PRIu32 " %d %" PRIx64 " %" PRIx64 " %" PRIu32 " %" PRIu32
				" %" PRIu32 " %" PRIu32 "\n",
				at->node, at->region, at->what, at->site, at->counts[0],
				at->counts[1], at->counts[2], at->counts[3]);
	}
}
