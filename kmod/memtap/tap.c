// SPDX-License-Identifier: GPL-2.0-only
/*
 * The hot path. A tap runs in place of the first instruction of the function
 * it taps, in any context: tasks, interrupts, NMI, entry code before RCU
 * watches. It touches only its own CPU's memory, by single instructions that
 * nothing on the same CPU can split, and goes on to the original by a jump,
 * so that no return address into the module stays behind.
 */
#include <linux/jump_label.h>
#include <linux/preempt.h>
#include <linux/sched.h>
#include <asm/msr.h>

#include "memtap.h"

DEFINE_PER_CPU(struct memtap_cpu, memtap_cpu);

DEFINE_STATIC_KEY_FALSE(memtap_filtered);
DEFINE_STATIC_KEY_FALSE(memtap_hashed);
DEFINE_STATIC_KEY_FALSE(memtap_event_on);
unsigned long memtap_filter_low, memtap_filter_high;

/* One instruction each, so that an interrupt comes before or after, not between. */
static __always_inline void bump(u64 *p)
{
	asm volatile("incq %0" : "+m" (*p));
}

static __always_inline void add(u64 *p, u64 v)
{
	asm volatile("addq %1, %0" : "+m" (*p) : "er" (v));
}

static __always_inline unsigned int context(void)
{
	unsigned int count = preempt_count();

	if (likely(!(count & (NMI_MASK | HARDIRQ_MASK | SOFTIRQ_OFFSET))))
		return TARE_CTX_TASK;
	if (count & NMI_MASK)
		return TARE_CTX_NMI;
	return count & HARDIRQ_MASK ? TARE_CTX_HARDIRQ : TARE_CTX_SOFTIRQ;
}

static __always_inline bool filtered_out(unsigned long caller)
{
	return static_branch_unlikely(&memtap_filtered) &&
	       (caller < memtap_filter_low || caller >= memtap_filter_high);
}

/* A caller that is not in its first slot: look further, or take a free slot. */
static noinline notrace void add_caller_slow(struct memtap_table *t, unsigned int slot,
					     unsigned long caller, u64 len)
{
	struct memtap_caller *c;
	unsigned int i;
	u64 old;

	for (i = 0; i < MEMTAP_CALLER_PROBES; i++) {
		c = &t->caller[(slot + i) & (MEMTAP_CALLERS - 1)];
		old = READ_ONCE(c->address);
		if (!old)
			old = cmpxchg_local(&c->address, 0, caller);
		if (!old || old == caller) {
			bump(&c->count);
			add(&c->bytes, len);
			return;
		}
	}
	bump(&t->other_count);
	add(&t->other_bytes, len);
}

static __always_inline void add_caller(struct memtap_table *t, unsigned long caller,
				       u64 len)
{
	unsigned int slot = (u32)caller * 0x9e3779b1u >> (32 - MEMTAP_CALLER_BITS);
	struct memtap_caller *c = &t->caller[slot];

	if (unlikely(c->address != caller)) {
		add_caller_slow(t, slot, caller, len);
		return;
	}
	bump(&c->count);
	add(&c->bytes, len);
}

static noinline notrace void add_ranged(struct memtap_table *t, u64 len, unsigned int ctx)
{
	unsigned int b = tare_bucket(len, TARE_BUCKETS(MEMTAP_RANGE_BITS)) -
			 MEMTAP_RANGE_FIRST;

	bump(&t->range[ctx][b]);
	add(&t->range_bytes[ctx][b], len);
}

static __always_inline void tap_profile(enum tare_memtap_func func, unsigned long dst,
					unsigned long src, u64 len, unsigned long caller)
{
	struct memtap_table *t = this_cpu_read(memtap_cpu.table[func]);
	unsigned int ctx = context();

	if (likely(len <= MEMTAP_EXACT))
		bump(&t->exact[ctx][len]);
	else
		add_ranged(t, len, ctx);
	bump(&t->align[(dst & 63) << 6 | (func == TARE_MEMSET ? 0 : src & 63)]);
	if (func == TARE_MEMMOVE && (dst - src < len || src - dst < len) && len)
		bump(&t->overlap);
	add_caller(t, caller, len);
}

static __always_inline void tap_trace(enum tare_memtap_func func, unsigned long dst,
				      unsigned long src, u64 len, unsigned long caller)
{
	struct memtap_ring *ring = this_cpu_read(memtap_cpu.ring);
	struct tare_memtap_record *r;
	u64 tsc = rdtsc();
	u64 pos, next;

	/* an interrupt may take the position first: then take the next one */
	do {
		pos = READ_ONCE(ring->head);
		if (unlikely(pos - READ_ONCE(ring->shared->tail) > ring->mask)) {
			this_cpu_inc(memtap_cpu.count[func].lost);
			return;
		}
		next = pos + 1;
	} while (unlikely(cmpxchg_local(&ring->head, pos, next) != pos));

	if (static_branch_unlikely(&memtap_hashed)) {
		dst = memtap_hash_address(dst);
		if (func != TARE_MEMSET)
			src = memtap_hash_address(src);
	}
	r = &ring->record[pos & ring->mask];
	r->tsc = tsc;
	r->dst = dst;
	r->src = func == TARE_MEMSET ? (u8)src : src;
	r->len = len;
	r->caller = caller - memtap_kernel.text;
	r->pid = current->pid;
	r->cpu = ring->cpu;
	r->func = func;
	r->ctx = context();
	this_cpu_inc(memtap_cpu.count[func].recorded);
	this_cpu_add(memtap_cpu.count[func].bytes, len);
	smp_store_release(&r->seq, (u32)next);
	ring->shared->head = next;
	if (unlikely(!(next & ring->wake_mask)) && rcu_is_watching())
		irq_work_queue(&ring->wake);
}

/* What every tap does first; false: the call is not to be recorded. */
static __always_inline bool tap_enter(enum tare_memtap_func func, unsigned long dst,
				      unsigned long src, u64 len, unsigned long caller)
{
	this_cpu_inc(memtap_cpu.count[func].seen);
	if (filtered_out(caller)) {
		this_cpu_inc(memtap_cpu.count[func].skipped);
		return false;
	}
	if (static_branch_unlikely(&memtap_event_on))
		memtap_event(func, dst, src, len, caller);
	return true;
}

/*
 * The taps of one function, a variant a mode. DST, SRC and LEN are expressions
 * of the function's arguments a, b, c; unknown addresses are 0.
 */
#define TAPS(NAME, FUNC, DST, SRC, LEN)							\
static notrace unsigned long counts_##NAME(unsigned long a, unsigned long b,		\
					   unsigned long c)				\
{											\
	if (likely(tap_enter(FUNC, DST, SRC, LEN, _RET_IP_))) {				\
		this_cpu_inc(memtap_cpu.count[FUNC].recorded);				\
		this_cpu_add(memtap_cpu.count[FUNC].bytes, LEN);			\
	}										\
	return memtap_orig_##NAME(a, b, c);						\
}											\
											\
static notrace unsigned long profile_##NAME(unsigned long a, unsigned long b,		\
					    unsigned long c)				\
{											\
	preempt_disable_notrace();							\
	if (likely(tap_enter(FUNC, DST, SRC, LEN, _RET_IP_)))				\
		tap_profile(FUNC, DST, SRC, LEN, _RET_IP_);				\
	preempt_enable_notrace();							\
	return memtap_orig_##NAME(a, b, c);						\
}											\
											\
static notrace unsigned long trace_##NAME(unsigned long a, unsigned long b,		\
					  unsigned long c)				\
{											\
	preempt_disable_notrace();							\
	if (likely(tap_enter(FUNC, DST, SRC, LEN, _RET_IP_)))				\
		tap_trace(FUNC, DST, SRC, LEN, _RET_IP_);				\
	preempt_enable_notrace();							\
	return memtap_orig_##NAME(a, b, c);						\
}											\
											\
static notrace unsigned long cost_##NAME(unsigned long a, unsigned long b,		\
					 unsigned long c)				\
{											\
	bool timed = false;								\
											\
	preempt_disable_notrace();							\
	if (likely(tap_enter(FUNC, DST, SRC, LEN, _RET_IP_))) {				\
		tap_profile(FUNC, DST, SRC, LEN, _RET_IP_);				\
		timed = unlikely(!this_cpu_dec_return(memtap_cpu.cost_countdown));	\
	}										\
	if (unlikely(timed)) {								\
		this_cpu_write(memtap_cpu.cost_countdown, memtap_cost_every);		\
		preempt_enable_notrace();						\
		return memtap_cost_time(memtap_orig_##NAME, FUNC, a, b, c, LEN);	\
	}										\
	preempt_enable_notrace();							\
	return memtap_orig_##NAME(a, b, c);						\
}

TAPS(memcpy, TARE_MEMCPY, a, b, c)
TAPS(memmove, TARE_MEMMOVE, a, b, c)
TAPS(memset, TARE_MEMSET, a, b, c)
TAPS(copy_to_user, TARE_COPY_TO_USER, a, b, c)
TAPS(copy_from_user, TARE_COPY_FROM_USER, a, b, c)
TAPS(copy_to_iter, TARE_COPY_TO_ITER, 0, a, b)
TAPS(copy_from_iter, TARE_COPY_FROM_ITER, a, 0, b)
TAPS(copy_page, TARE_COPY_PAGE, a, b, PAGE_SIZE)

#define TAPS_OF(MODE) {						\
	[TARE_MEMCPY]		= MODE##_memcpy,		\
	[TARE_MEMMOVE]		= MODE##_memmove,		\
	[TARE_MEMSET]		= MODE##_memset,		\
	[TARE_COPY_TO_USER]	= MODE##_copy_to_user,		\
	[TARE_COPY_FROM_USER]	= MODE##_copy_from_user,	\
	[TARE_COPY_TO_ITER]	= MODE##_copy_to_iter,		\
	[TARE_COPY_FROM_ITER]	= MODE##_copy_from_iter,	\
	[TARE_COPY_PAGE]	= MODE##_copy_page,		\
}

const memtap_fn memtap_tap[TARE_MEMTAP_MODES][TARE_MEMTAP_FUNCS] = {
	[TARE_MODE_COUNTS]	= TAPS_OF(counts),
	[TARE_MODE_PROFILE]	= TAPS_OF(profile),
	[TARE_MODE_TRACE]	= TAPS_OF(trace),
	[TARE_MODE_COST]	= TAPS_OF(cost),
};
