// SPDX-License-Identifier: GPL-2.0-or-later
#include "copies.h"

#include <inttypes.h>
#include <stdlib.h>

#include "counts.h"

#define MOST_WAITING 1024 /* a block has no more than 512 instructions */
#define MULTIPLIER   0x9e3779b97f4a7c15ull
#define CACHE_LINE   64
/* an interrupt pushes stack (2), flags and address (2) */
#define PUSHES 5
/* stands in place of an alignment */
#define NOT_THERE 64
#define OF_USER   128

/* Accesses of the block that is executed, not taken yet. */
static struct {
	uint32_t index, times;
	bool writes;
	uint64_t begin, end;
} waiting[MOST_WAITING];
static unsigned int n_waiting;

static struct copy *unused;

/* Equal copies of one path; a hash table, in which count 0 is a free place. */
static struct kind {
	uint32_t node;
	uint8_t to,
		from; /* modulo a cache line, or NOT_THERE; of user space's memory: OF_USER too */
	bool call;
	uint64_t site, bytes, count;
} * kinds;
static uint32_t n_kinds, room;

static void *zeroed(size_t n, size_t size)
{
	void *new = calloc(n, size);

	if (!new) {
		fprintf(stderr, "profile: no memory for %" PRIu32 " kinds of copies\n", n_kinds);
		exit(1);
	}
	return new;
}

void copies_access(uint32_t index, uint32_t info, uint64_t address)
{
	bool writes = qemu_plugin_mem_is_store(info);
	unsigned int i = n_waiting;

	/*
	 * An instruction reads once and writes once. QEMU tells what an exception pushes as further
	 * accesses of it.
	 */
	while (i && waiting[i - 1].index == index) {
		i--;
		if (waiting[i].writes == writes) {
			waiting[i].times++;
			return;
		}
	}
	if (n_waiting == MOST_WAITING)
		return;
	waiting[n_waiting].index = index;
	waiting[n_waiting].times = 1;
	waiting[n_waiting].writes = writes;
	waiting[n_waiting].begin = address;
	waiting[n_waiting++].end = address + (1u << qemu_plugin_mem_size_shift(info));
}

void copies_begin(uint32_t index)
{
	while (n_waiting && waiting[n_waiting - 1].index == index)
		n_waiting--;
}

void copies_interrupted(void)
{
	const unsigned int last = n_waiting - 1;

	if (n_waiting && waiting[last].writes && waiting[last].times == PUSHES)
		n_waiting = last;
}

bool copies_told_by(const struct block *block, struct bytes bytes)
{
	return block->copies ? may_copy(bytes) : repeats_a_copy(bytes);
}

bool copies_wait(void)
{
	return n_waiting;
}

static struct copy *obtain(void)
{
	struct copy *copy = unused;

	if (copy) {
		unused = copy->next;
		memset(copy, 0, sizeof(*copy));
	} else {
		copy = zeroed(1, sizeof(*copy));
	}
	copy->written.begin = copy->read.begin = UINT64_MAX;
	return copy;
}

static void give_back(struct copy **copy)
{
	(*copy)->next = unused;
	unused = *copy;
	*copy = NULL;
}

static void take(struct copy **copy, bool writes, uint64_t begin, uint64_t end)
{
	if (!*copy)
		*copy = obtain();
	if (writes) {
		(*copy)->written.begin =
			begin < (*copy)->written.begin ? begin : (*copy)->written.begin;
		(*copy)->written.end = end > (*copy)->written.end ? end : (*copy)->written.end;
	} else {
		(*copy)->read.begin = begin < (*copy)->read.begin ? begin : (*copy)->read.begin;
		(*copy)->read.end = end > (*copy)->read.end ? end : (*copy)->read.end;
	}
}

void copies_take(struct copy **copy, uint32_t n)
{
	unsigned int i;

	for (i = 0; i < n_waiting; i++)
		if (waiting[i].index < n)
			take(copy, waiting[i].writes, waiting[i].begin, waiting[i].end);
	n_waiting = 0;
}

void copies_join(struct copy **to, struct copy **from)
{
	if (!*from)
		return;
	if ((*from)->written.end)
		take(to, true, (*from)->written.begin, (*from)->written.end);
	if ((*from)->read.end)
		take(to, false, (*from)->read.begin, (*from)->read.end);
	give_back(from);
}

static uint8_t alignment(uint64_t begin, uint64_t end)
{
	return end ? begin % CACHE_LINE | (is_user(begin) ? OF_USER : 0) : NOT_THERE;
}

static uint32_t place_of(const struct kind *kind)
{
	uint64_t mixed = (kind->site * MULTIPLIER ^ kind->bytes) * MULTIPLIER ^ kind->node;
	uint32_t i;

	mixed = (mixed ^ (uint64_t)kind->to << 40 ^ (uint64_t)kind->from << 50) * MULTIPLIER;
	for (i = mixed >> 24 & (room - 1); kinds[i].count; i = (i + 1) & (room - 1))
		if (kinds[i].node == kind->node && kinds[i].site == kind->site &&
		    kinds[i].bytes == kind->bytes && kinds[i].to == kind->to &&
		    kinds[i].from == kind->from && kinds[i].call == kind->call)
			break;
	return i;
}

static void grow(void)
{
	struct kind *old = kinds;
	uint32_t i, n = room;

	room = room ? 2 * room : 1u << 14;
	kinds = zeroed(room, sizeof(*kinds));
	for (i = 0; i < n; i++)
		if (old[i].count)
			kinds[place_of(&old[i])] = old[i];
	free(old);
}

static void count_kind(const struct kind *kind)
{
	uint32_t i;

	if (2 * n_kinds >= room)
		grow();
	i = place_of(kind);
	if (!kinds[i].count) {
		kinds[i] = *kind;
		n_kinds++;
	}
	kinds[i].count++;
}

void copies_end(struct copy **copy, uint32_t node, uint64_t site, bool call)
{
	struct kind kind = {
		.node = node, .site = site, .call = call, .to = NOT_THERE, .from = NOT_THERE};

	if (*copy) {
		kind.bytes =
			(*copy)->written.end ? (*copy)->written.end - (*copy)->written.begin : 0;
		kind.to = alignment((*copy)->written.begin, (*copy)->written.end);
		kind.from = alignment((*copy)->read.begin, (*copy)->read.end);
		give_back(copy);
	}
	if (counts_running())
		count_kind(&kind);
}

void copies_report(FILE *report)
{
	uint32_t i;

	for (i = 0; i < room; i++)
		if (kinds[i].count)
			fprintf(report,
				"copy %" PRIu32 " %" PRIx64 " %d %" PRIu64 " %u %u %" PRIu64 "\n",
				kinds[i].node, kinds[i].site, kinds[i].call, kinds[i].bytes,
				kinds[i].to, kinds[i].from, kinds[i].count);
}
