// SPDX-License-Identifier: GPL-2.0-only
/*
 * The memory that the hot path adds to: allocated for every possible CPU before the first entry is
 * patched, so that the hot path finds it in any context and a CPU that comes online later has it.
 */
#include <linux/cpumask.h>
#include <linux/random.h>
#include <linux/string.h>
#include <linux/vmalloc.h>

#include "memtap.h"

/* Return: 0 or -ENOMEM; memtap_store_free() undoes a part. */
int memtap_store_alloc(void)
{
	struct memtap_cpu *c;
	unsigned int i;
	int cpu;

	if (!memtap_has_tables())
		return 0;
	if (!memtap_fits(hweight_long(memtap_functions) * sizeof(struct memtap_table)))
		return -ENOMEM;
	for_each_possible_cpu(cpu) {
		c = per_cpu_ptr(&memtap_cpu, cpu);
		c->random = get_random_u32();
		c->cost_countdown = 1 + c->random % (2 * memtap_cost_every - 1);
		for (i = 0; i < TARE_MEMTAP_FUNCS; i++) {
			if (!(memtap_functions & BIT(i)))
				continue;
			c->table[i] = vzalloc_node(sizeof(*c->table[i]), cpu_to_node(cpu));
			if (!c->table[i])
				return -ENOMEM;
		}
	}
	return 0;
}

void memtap_store_free(void)
{
	unsigned int i;
	int cpu;

	for_each_possible_cpu(cpu)
		for (i = 0; i < TARE_MEMTAP_FUNCS; i++) {
			vfree(per_cpu(memtap_cpu.table[i], cpu));
			per_cpu(memtap_cpu.table[i], cpu) = NULL;
		}
}

/* Adds to the sum's own hash table; a caller that finds no room joins the others. */
static void sum_caller(struct memtap_table *sum, const struct memtap_caller *from)
{
	unsigned int slot = (u32)from->address * 0x9e3779b1u >> (32 - MEMTAP_CALLER_BITS);
	struct memtap_caller *to;
	unsigned int i;

	for (i = 0; i < MEMTAP_CALLERS; i++) {
		to = &sum->caller[(slot + i) & (MEMTAP_CALLERS - 1)];
		if (to->address && to->address != from->address)
			continue;
		to->address = from->address;
		to->count += from->count;
		to->bytes += from->bytes;
		return;
	}
	sum->other_count += from->count;
	sum->other_bytes += from->bytes;
}

static void sum_table(struct memtap_table *sum, const struct memtap_table *t)
{
	/* everything before the callers is counters */
	const u64 *from = (const u64 *)t;
	u64 *to = (u64 *)sum;
	size_t i;

	for (i = 0; i < offsetof(struct memtap_table, caller) / sizeof(u64); i++)
		to[i] += from[i];
	for (i = 0; i < MEMTAP_CALLERS; i++)
		if (t->caller[i].address)
			sum_caller(sum, &t->caller[i]);
}

/* Adds all CPUs' tables of a function to @sum, which the caller zeroed. */
void memtap_store_sum(enum tare_memtap_func func, struct memtap_table *sum)
{
	int cpu;

	for_each_possible_cpu(cpu)
		if (per_cpu(memtap_cpu.table[func], cpu))
			sum_table(sum, per_cpu(memtap_cpu.table[func], cpu));
}

/* Counts what the tables hold independently of `seen`, so that the two check each other. */
static void count_table(const struct memtap_table *t, struct memtap_count *sum)
{
	unsigned int ctx, i;

	for (ctx = 0; ctx < TARE_MEMTAP_CTXS; ctx++) {
		for (i = 0; i <= MEMTAP_EXACT; i++) {
			sum->recorded += t->exact[ctx][i];
			sum->bytes += t->exact[ctx][i] * i;
		}
		for (i = 0; i < MEMTAP_RANGES; i++) {
			sum->recorded += t->range[ctx][i];
			sum->bytes += t->range_bytes[ctx][i];
		}
	}
}

/* Adds a function's counters of all CPUs to @sum, which the caller zeroed. */
void memtap_store_counts(enum tare_memtap_func func, struct memtap_count *sum)
{
	const struct memtap_count *n;
	struct memtap_cpu *c;
	int cpu;

	for_each_possible_cpu(cpu) {
		c = per_cpu_ptr(&memtap_cpu, cpu);
		n = &c->count[func];
		sum->seen += n->seen;
		sum->skipped += n->skipped;
		sum->lost += n->lost;
		sum->recorded += n->recorded;
		sum->bytes += n->bytes;
		if (c->table[func])
			count_table(c->table[func], sum);
	}
}
