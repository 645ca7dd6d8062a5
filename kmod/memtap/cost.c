// SPDX-License-Identifier: GPL-2.0-only
/*
 * Times one call in N where it happens. Each timed call is followed by the same
 * two clock reads around an empty function, so that the overhead is measured
 * under the same conditions as the figure it is subtracted from.
 */
#include <linux/atomic.h>
#include <linux/delay.h>
#include <linux/smp.h>
#include <linux/vmalloc.h>
#include <asm/msr.h>

#include "memtap.h"

/* All CPUs share these: one call in N adds to them, atomically. */
struct memtap_cost {
	atomic64_t timed[TARE_MEMTAP_FUNCS][MEMTAP_COST_CLASSES][MEMTAP_COST_BUCKETS];
	atomic64_t empty[MEMTAP_COST_BUCKETS];
};

static struct memtap_cost *cost;
static DEFINE_PER_CPU(long, in_flight);

/* Size classes: 0, 1 to 16, 17 to 32, 33 to 64, and so on by octaves. */
static unsigned int size_class(u64 len)
{
	unsigned int c;

	if (len <= 16)
		return !!len;
	c = fls64(len - 1) - 3;
	return min_t(unsigned int, c, MEMTAP_COST_CLASSES - 1);
}

static u64 class_low(unsigned int c)
{
	return c < 2 ? c : (8ULL << (c - 1)) + 1;
}

static u64 class_high(unsigned int c)
{
	if (c == MEMTAP_COST_CLASSES - 1)
		return U64_MAX;
	return c ? 8ULL << c : 0;
}

int memtap_cost_alloc(void)
{
	cost = vzalloc(sizeof(*cost));
	return cost ? 0 : -ENOMEM;
}

void memtap_cost_free(void)
{
	vfree(cost);
	cost = NULL;
}

void memtap_cost_reset(void)
{
	if (cost)
		memset(cost, 0, sizeof(*cost));
}

/**
 * memtap_cost_time - run the original once with the clock around it
 *
 * Preemption stays as it was: a user copy may sleep in a page fault. A call
 * that ends on another CPU than it began on is not counted, since two CPUs'
 * clocks and the migration would be in it.
 *
 * Return: what the original returned.
 */
noinline notrace unsigned long memtap_cost_time(memtap_fn orig, enum tare_memtap_func func,
						unsigned long a, unsigned long b,
						unsigned long c, u64 len)
{
	unsigned long ret;
	u64 t0, t1, t2, t3;
	int cpu;

	this_cpu_inc(in_flight);
	cpu = raw_smp_processor_id();
	t0 = rdtsc_ordered();
	ret = orig(a, b, c);
	t1 = rdtsc_ordered();
	orig = memtap_orig_empty;
	OPTIMIZER_HIDE_VAR(orig);
	t2 = rdtsc_ordered();
	orig(a, b, c);
	t3 = rdtsc_ordered();
	if (likely(cpu == raw_smp_processor_id())) {
		atomic64_inc(&cost->timed[func][size_class(len)]
			     [tare_bucket(t1 - t0, MEMTAP_COST_BUCKETS)]);
		atomic64_inc(&cost->empty[tare_bucket(t3 - t2, MEMTAP_COST_BUCKETS)]);
	}
	this_cpu_dec(in_flight);
	return ret;
}

/* Until no timed call is running; new ones have been stopped. */
void memtap_cost_wait_idle(void)
{
	long sum;
	int cpu;

	for (;;) {
		sum = 0;
		for_each_possible_cpu(cpu)
			sum += READ_ONCE(per_cpu(in_flight, cpu));
		if (!sum)
			return;
		msleep(20);
	}
}

static u64 bucket_high(unsigned int b)
{
	return b == MEMTAP_COST_BUCKETS - 1 ? U64_MAX : tare_bucket_low(b + 1) - 1;
}

void memtap_cost_show(struct seq_file *m)
{
	unsigned int f, c, b;
	u64 n;

	if (!cost)
		return;
	for (f = 0; f < TARE_MEMTAP_FUNCS; f++)
		for (c = 0; c < MEMTAP_COST_CLASSES; c++)
			for (b = 0; b < MEMTAP_COST_BUCKETS; b++) {
				n = atomic64_read(&cost->timed[f][c][b]);
				if (n)
					seq_printf(m, "cost %s %llu %llu %llu %llu %llu\n",
						   memtap_func_name[f], class_low(c),
						   class_high(c), tare_bucket_low(b),
						   bucket_high(b), n);
			}
	for (b = 0; b < MEMTAP_COST_BUCKETS; b++) {
		n = atomic64_read(&cost->empty[b]);
		if (n)
			seq_printf(m, "cost-empty %llu %llu %llu\n", tare_bucket_low(b),
				   bucket_high(b), n);
	}
}
