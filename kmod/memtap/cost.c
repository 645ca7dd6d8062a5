// SPDX-License-Identifier: GPL-2.0-only
/*
 * Times calls where they happen: each large one, since few of them have most of the cost, and one
 * in N of the others. Two more clock reads around an empty function follow, so that the overhead is
 * measured under the same conditions as the figure it is subtracted from.
 */
#include <linux/atomic.h>
#include <linux/vmalloc.h>

#include "memtap.h"

struct memtap_cost *memtap_cost;
DEFINE_PER_CPU(long, memtap_in_flight);

/*
 * Size classes: 0, 1 to 16, 17 to 32, 33 to 64, and so on by octaves, which powers of two close up
 * to MEMTAP_EXACT and open above, so that no range of sizes that a profile counts is in two.
 */
static __always_inline unsigned int size_class(u64 len)
{
	unsigned int c;

	if (len <= 16)
		return !!len;
	c = fls64(len - (len <= MEMTAP_EXACT)) - 3;
	return min_t(unsigned int, c, MEMTAP_COST_CLASSES - 1);
}

static u64 class_low(unsigned int c)
{
	u64 low = 4ULL << c;

	return c < 2 ? c : low + (low <= MEMTAP_EXACT);
}

static u64 class_high(unsigned int c)
{
	return c == MEMTAP_COST_CLASSES - 1 ? U64_MAX : class_low(c + 1) - 1;
}

int memtap_cost_alloc(void)
{
	memtap_cost = vzalloc(sizeof(*memtap_cost));
	return memtap_cost ? 0 : -ENOMEM;
}

void memtap_cost_free(void)
{
	vfree(memtap_cost);
	memtap_cost = NULL;
}

static __always_inline void add(struct memtap_timed *timed, u64 ticks)
{
	timed += tare_bucket(ticks, MEMTAP_COST_BUCKETS);
	arch_atomic64_inc(&timed->calls);
	arch_atomic64_add(ticks, &timed->ticks);
}

/* Adds a timed call and what the clock reads around nothing, in TSC ticks. A tap calls this. */
noinstr void memtap_cost_add(enum tare_memtap_func func, u64 len, u64 ticks, u64 empty)
{
	add(memtap_cost->timed[func][size_class(len)], ticks);
	add(memtap_cost->empty, empty);
}

/*
 * Returns when no timed call is running. The caller has disarmed, so that no new one begins.
 * Sleeps, maybe for long: a user copy may wait for a page.
 */
void memtap_cost_wait_idle(void)
{
	long sum;
	int cpu;

	for (;;) {
		sum = 0;
		for_each_possible_cpu(cpu)
			sum += READ_ONCE(per_cpu(memtap_in_flight, cpu));
		if (!sum)
			return;
		memtap_nap(20);
	}
}

static u64 bucket_high(unsigned int b)
{
	return b == MEMTAP_COST_BUCKETS - 1 ? U64_MAX : tare_bucket_low(b + 1) - 1;
}

void memtap_cost_show(struct seq_file *m, const struct memtap_cost *cost)
{
	const struct memtap_timed *one;
	unsigned int f, c, b;
	u64 n;

	for (f = 0; f < TARE_MEMTAP_FUNCS; f++)
		for (c = 0; c < MEMTAP_COST_CLASSES; c++)
			for (b = 0; b < MEMTAP_COST_BUCKETS; b++) {
				one = &cost->timed[f][c][b];
				n = atomic64_read(&one->calls);
				if (n)
					seq_printf(m, "cost %s %llu %llu %llu %llu %llu %llu\n",
						   memtap_func_name[f], class_low(c),
						   class_high(c), tare_bucket_low(b),
						   bucket_high(b), n,
						   atomic64_read(&one->ticks));
			}
	for (b = 0; b < MEMTAP_COST_BUCKETS; b++) {
		n = atomic64_read(&cost->empty[b].calls);
		if (n)
			seq_printf(m, "cost-empty %llu %llu %llu %llu\n", tare_bucket_low(b),
				   bucket_high(b), n, atomic64_read(&cost->empty[b].ticks));
	}
}
