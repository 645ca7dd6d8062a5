// SPDX-License-Identifier: GPL-2.0-only
/*
 * Keeps latencies in buckets by CPU and slot, and the starts of calls and waits that still last.
 */
#include <linux/kprobes.h>
#include <linux/mm.h>
#include <linux/overflow.h>
#include <linux/percpu.h>
#include <linux/pfn.h>
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

/*
 * Most latencies of a slot lie in a few octaves, so only an octave with a sample on this CPU has
 * buckets. Each CPU has a supply of its own: nothing is shared, and a probe allocates nothing.
 */
#define OCTAVE_BUCKETS	BIT(TARE_BUCKET_BITS)

struct kept {
	u64 sum;	/* these four as in struct tare_latency */
	u64 min;
	u64 max;
	u64 clamped;
	/* a number of the supply, from 1 on; 0: no sample yet; above the supply: none was left */
	u16 octave[LATTAP_SLOT_OCTAVES];
};

/* each octave of a slot takes one number, even when none are left */
static_assert(LATTAP_MOST_OCTAVES <= U16_MAX);

struct octave {
	u64 bucket[OCTAVE_BUCKETS];
};

struct store {
	struct kept kept[TARE_LATTAP_SLOTS];
	struct octave supply[];
};

static DEFINE_PER_CPU(struct store *, lattap_store);
static DEFINE_PER_CPU(unsigned int, lattap_taken);	/* numbers of the supply */
static unsigned int supply __read_mostly;

atomic64_t lattap_lost;

int lattap_store_alloc(unsigned int octaves)
{
	struct store *store;
	size_t bytes = struct_size(store, supply, octaves);
	int cpu;

	supply = octaves;
	/* when memory is short, vmalloc() has processes killed */
	if (num_possible_cpus() * PFN_UP(bytes) >= si_mem_available() / 2)
		return -ENOMEM;
	for_each_possible_cpu(cpu) {
		store = vzalloc_node(bytes, cpu_to_node(cpu));
		if (!store)
			return -ENOMEM;
		per_cpu(lattap_store, cpu) = store;
	}
	return 0;
}

void lattap_store_free(void)
{
	int cpu;

	for_each_possible_cpu(cpu) {
		vfree(per_cpu(lattap_store, cpu));
		per_cpu(lattap_store, cpu) = NULL;
	}
}

/*
 * The first sample of an octave takes buckets for it. lattap_add() ends with this call, so that it
 * saves no registers.
 */
static noinline notrace __kprobes void add_first(unsigned int slot, u64 ns, u16 *octave)
{
	/* an interrupt may add to another slot, and take some, too */
	if (!*octave)
		*octave = this_cpu_inc_return(lattap_taken);
	if (*octave > supply)
		atomic64_inc(&lattap_lost);
	else
		lattap_add(slot, ns);
}

/* Adds to pointers, since kernels with UBSAN check an index that may be wrong: 15 instructions. */
notrace __kprobes void lattap_add(unsigned int slot, u64 ns)
{
	struct store *store = __this_cpu_read(lattap_store);
	struct kept *kept = store->kept + slot;
	unsigned int bucket = tare_bucket(ns, TARE_LATENCY_BUCKETS);
	u16 *octave = kept->octave + bucket / OCTAVE_BUCKETS;
	unsigned int number = *octave;

	/* 0, less 1, is above all others */
	if (unlikely(number - 1 >= supply)) {
		add_first(slot, ns, octave);
		return;
	}
	store->supply[number - 1].bucket[bucket % OCTAVE_BUCKETS]++;
	kept->sum += ns;
	if (ns > kept->max)
		kept->max = ns;
	/* 0 means none: less 1 it is the largest number, so that any minimum is below */
	if (ns < kept->min - 1)
		kept->min = ns + 1;
	if (unlikely(ns >> TARE_LATENCY_BITS))
		kept->clamped++;
}

static void sum_octave(const struct octave *octave, u64 *bucket)
{
	unsigned int i;

	for (i = 0; i < OCTAVE_BUCKETS; i++)
		bucket[i] += READ_ONCE(octave->bucket[i]);
}

void lattap_sum(unsigned int slot, struct tare_latency *sum)
{
	const struct store *store;
	const struct kept *kept;
	unsigned int i, number;
	int cpu;

	for_each_possible_cpu(cpu) {
		store = per_cpu(lattap_store, cpu);
		kept = store->kept + slot;
		sum->sum += READ_ONCE(kept->sum);
		sum->min = min(sum->min - 1, READ_ONCE(kept->min) - 1) + 1;
		sum->max = max(sum->max, READ_ONCE(kept->max));
		sum->clamped += READ_ONCE(kept->clamped);
		for (i = 0; i < LATTAP_SLOT_OCTAVES; i++) {
			number = READ_ONCE(kept->octave[i]);
			if (number - 1 < supply)
				sum_octave(&store->supply[number - 1],
					   &sum->bucket[i * OCTAVE_BUCKETS]);
		}
	}
}

struct lattap_starts *lattap_starts_alloc(void)
{
	return vzalloc(sizeof(struct lattap_starts));
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
