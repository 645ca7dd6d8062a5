// SPDX-License-Identifier: GPL-2.0-only
/*
 * Keeps latencies in buckets by CPU and slot, and the starts of calls and waits that still last.
 */
#include <linux/kprobes.h>
#include <linux/mm.h>
#include <linux/percpu.h>
#include <linux/slab.h>
#include <linux/vmalloc.h>

#include "lattap.h"

/*
 * Threads whose pids are equal in their low bits share an entry. The last one that begins takes the
 * entry, and the other is counted as lost; so is a start that finds the entry busy.
 */
#define STARTS	BIT(16)
#define BUSY	U32_MAX		/* no pid */

struct start {
	u64 ns;
	u32 pid;	/* 0: free; BUSY: whoever wrote that owns the other members */
	u32 slot;
};

struct lattap_starts {
	struct start start[STARTS];
};

static DEFINE_PER_CPU(struct tare_latency *, lattap_kept);

atomic64_t lattap_lost;

int lattap_store_alloc(void)
{
	size_t bytes = array_size(TARE_LATTAP_SLOTS, sizeof(struct tare_latency));
	struct tare_latency *kept;
	int cpu;

	/* when memory is short, vmalloc() has processes killed */
	if (num_possible_cpus() * (bytes >> PAGE_SHIFT) >= si_mem_available() / 2)
		return -ENOMEM;
	for_each_possible_cpu(cpu) {
		kept = vzalloc_node(bytes, cpu_to_node(cpu));
		if (!kept)
			return -ENOMEM;
		per_cpu(lattap_kept, cpu) = kept;
	}
	return 0;
}

void lattap_store_free(void)
{
	int cpu;

	for_each_possible_cpu(cpu) {
		vfree(per_cpu(lattap_kept, cpu));
		per_cpu(lattap_kept, cpu) = NULL;
	}
}

notrace __kprobes void lattap_add(unsigned int slot, u64 ns)
{
	struct tare_latency *kept = __this_cpu_read(lattap_kept) + slot;

	kept->bucket[tare_bucket(ns, TARE_LATENCY_BUCKETS)]++;
	kept->sum += ns;
	if (ns > kept->max)
		kept->max = ns;
	/* 0 means none: less 1 it is the largest number, so that any minimum is below */
	if (ns < kept->min - 1)
		kept->min = ns + 1;
	if (unlikely(ns >> TARE_LATENCY_BITS))
		kept->clamped++;
}

void lattap_sum(unsigned int slot, struct tare_latency *sum)
{
	const struct tare_latency *kept;
	unsigned int i;
	int cpu;

	for_each_possible_cpu(cpu) {
		kept = per_cpu(lattap_kept, cpu) + slot;
		sum->sum += READ_ONCE(kept->sum);
		sum->min = min(sum->min - 1, READ_ONCE(kept->min) - 1) + 1;
		sum->max = max(sum->max, READ_ONCE(kept->max));
		sum->clamped += READ_ONCE(kept->clamped);
		for (i = 0; i < TARE_LATENCY_BUCKETS; i++)
			sum->bucket[i] += READ_ONCE(kept->bucket[i]);
	}
}

struct lattap_starts *lattap_starts_alloc(void)
{
	return vzalloc(sizeof(struct lattap_starts));
}

void lattap_starts_free(struct lattap_starts *starts)
{
	vfree(starts);
}

static __always_inline void release(struct start *start, u32 pid)
{
	/* the next owner sees all our writes, and writes only after all our reads */
	smp_store_release(&start->pid, pid);
}

/* Takes what this thread had begun. Return: false if it had begun nothing. */
static __always_inline bool take(struct lattap_starts *starts, pid_t pid, struct start *taken)
{
	struct start *start = &starts->start[pid % STARTS];
	u32 found = pid;

	if (READ_ONCE(start->pid) != pid || !try_cmpxchg(&start->pid, &found, BUSY))
		return false;
	taken->slot = start->slot;
	taken->ns = start->ns;
	release(start, 0);
	return true;
}

static __always_inline void begin(struct lattap_starts *starts, pid_t pid, unsigned int slot,
				  u64 ns)
{
	struct start *start = &starts->start[pid % STARTS];
	u32 found = xchg(&start->pid, BUSY);

	if (found && found != pid)
		atomic64_inc(&lattap_lost);
	if (found == BUSY)
		return;
	start->slot = slot;
	start->ns = ns;
	release(start, pid);
}

notrace __kprobes void lattap_begin(struct lattap_starts *starts, pid_t pid, unsigned int slot)
{
	begin(starts, pid, slot, lattap_now());
}

notrace __kprobes void lattap_move(struct lattap_starts *starts, pid_t from, pid_t to)
{
	struct start taken;

	if (take(starts, from, &taken))
		begin(starts, to, taken.slot, taken.ns);
}

notrace __kprobes void lattap_end(struct lattap_starts *starts, pid_t pid, unsigned int what,
				  u64 now)
{
	struct start taken;

	if (!take(starts, pid, &taken))
		return;
	/* another slot was begun by a thread that is gone, and whose pid was given out again */
	if (taken.slot != what) {
		atomic64_inc(&lattap_lost);
		return;
	}
	/* the start may come after @now, or be by the clock of a CPU that is a little ahead */
	lattap_add(taken.slot, now > taken.ns ? now - taken.ns : 0);
}

notrace __kprobes bool lattap_drop(struct lattap_starts *starts, pid_t pid)
{
	struct start taken;

	return take(starts, pid, &taken);
}
