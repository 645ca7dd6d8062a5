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

#ifdef __CHECKER__	/* sparse does not know it */
#define __builtin_dwarf_cfa()	NULL
#endif

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

/* Returns what was there and adds one. */
static __always_inline u64 take(u64 *p)
{
	u64 v = 1;

	asm volatile("xaddq %0, %1" : "+r" (v), "+m" (*p));
	return v;
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

/* What the taps call only sometimes goes through slow.S, which says why. */
#define SLOW_CALL(fn, arg1, arg2, arg3, arg4) do {				\
	register unsigned long slow1 asm("r8") = (unsigned long)(arg1);		\
	register unsigned long slow2 asm("r9") = (unsigned long)(arg2);		\
	register unsigned long slow3 asm("r10") = (unsigned long)(arg3);	\
	register unsigned long slow4 asm("r11") = (unsigned long)(arg4);	\
	asm volatile("call " #fn "_thunk" : ASM_CALL_CONSTRAINT : "r" (slow1), \
		     "r" (slow2), "r" (slow3), "r" (slow4) : "memory", "cc");	\
} while (0)

/* A caller that is not in its first slot: look further, or take a free slot. */
__visible noinline notrace void memtap_slow_caller(struct memtap_table *t,
						   unsigned long slot,
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

__visible noinline notrace void memtap_slow_range(struct memtap_table *t, u64 len,
						  unsigned long ctx)
{
	unsigned int b = tare_bucket(len, TARE_BUCKETS(MEMTAP_RANGE_BITS)) -
			 MEMTAP_RANGE_FIRST;

	bump(&t->range[ctx][b]);
	add(&t->range_bytes[ctx][b], len);
}

/* Tells readers how far the ring is; irq work can be queued wherever RCU watches. */
__visible noinline notrace void memtap_slow_wake(struct memtap_ring *ring)
{
	WRITE_ONCE(ring->shared->head, READ_ONCE(ring->head));
	if (rcu_is_watching())
		irq_work_queue(&ring->wake);
}

__visible noinline notrace void memtap_slow_hash(struct tare_memtap_record *r)
{
	r->dst = memtap_hash_address(r->dst);
	if (r->func != TARE_MEMSET)
		r->src = memtap_hash_address(r->src);
}

/* Which of a call's three arguments are what. Addresses that are not known are 0. */
#define DST_memcpy		a
#define SRC_memcpy		b
#define LEN_memcpy		c
#define DST_memmove		a
#define SRC_memmove		b
#define LEN_memmove		c
#define DST_memset		a
#define SRC_memset		((u8)b)
#define LEN_memset		c
#define DST_copy_to_user	a
#define SRC_copy_to_user	b
#define LEN_copy_to_user	c
#define DST_copy_from_user	a
#define SRC_copy_from_user	b
#define LEN_copy_from_user	c
#define DST_copy_to_iter	0
#define SRC_copy_to_iter	a
#define LEN_copy_to_iter	b
#define DST_copy_from_iter	a
#define SRC_copy_from_iter	0
#define LEN_copy_from_iter	b
#define DST_copy_page		a
#define SRC_copy_page		b
#define LEN_copy_page		PAGE_SIZE

#define EVENT(NAME) \
	memtap_event(func, DST_##NAME, SRC_##NAME, LEN_##NAME, sp)

__visible noinline notrace void memtap_slow_event(unsigned long a, unsigned long b,
						  unsigned long c,
						  enum tare_memtap_func func,
						  unsigned long sp)
{
	switch (func) {
	case TARE_MEMCPY:
		EVENT(memcpy);
		break;
	case TARE_MEMMOVE:
		EVENT(memmove);
		break;
	case TARE_MEMSET:
		EVENT(memset);
		break;
	case TARE_COPY_TO_USER:
		EVENT(copy_to_user);
		break;
	case TARE_COPY_FROM_USER:
		EVENT(copy_from_user);
		break;
	case TARE_COPY_TO_ITER:
		EVENT(copy_to_iter);
		break;
	case TARE_COPY_FROM_ITER:
		EVENT(copy_from_iter);
		break;
	case TARE_COPY_PAGE:
		EVENT(copy_page);
		break;
	default:
		break;
	}
}

static __always_inline void add_caller(struct memtap_table *t, unsigned long caller,
				       u64 len)
{
	unsigned int slot = (u32)caller * 0x9e3779b1u >> (32 - MEMTAP_CALLER_BITS);
	struct memtap_caller *c = &t->caller[slot];

	if (unlikely(c->address != caller)) {
		SLOW_CALL(memtap_slow_caller, t, slot, caller, len);
		return;
	}
	bump(&c->count);
	add(&c->bytes, len);
}

static __always_inline void tap_profile(enum tare_memtap_func func, unsigned long dst,
					unsigned long src, u64 len, unsigned long caller)
{
	struct memtap_table *t = this_cpu_read(memtap_cpu.table[func]);
	unsigned int ctx = context();

	if (likely(len <= MEMTAP_EXACT))
		bump(&t->exact[ctx][len]);
	else
		SLOW_CALL(memtap_slow_range, t, len, ctx, 0);
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
	u64 pos;

	if (unlikely(ring->head - READ_ONCE(ring->shared->tail) > ring->room)) {
		this_cpu_inc(memtap_cpu.count[func].lost);
		return;
	}
	pos = take(&ring->head);
	r = &ring->record[pos & ring->mask];
	r->tsc = tsc;
	r->dst = dst;
	r->src = src;
	r->len = len;
	r->caller = caller - memtap_kernel.text;
	r->pid = current->pid;
	r->cpu = ring->cpu;
	r->func = func;
	r->ctx = context();
	if (static_branch_unlikely(&memtap_hashed))
		SLOW_CALL(memtap_slow_hash, r, 0, 0, 0);
	this_cpu_inc(memtap_cpu.count[func].recorded);
	this_cpu_add(memtap_cpu.count[func].bytes, len);
	/* pairs with the reader's load: all of the record, then its number */
	smp_store_release(&r->seq, (u32)(pos + 1));
	if (unlikely(!((pos + 1) & ring->wake_mask)))
		SLOW_CALL(memtap_slow_wake, ring, 0, 0, 0);
}

/* What every tap does first; false: the call is not to be recorded. */
static __always_inline bool tap_enter(enum tare_memtap_func func, unsigned long a,
				      unsigned long b, unsigned long c,
				      unsigned long caller)
{
	this_cpu_inc(memtap_cpu.count[func].seen);
	if (filtered_out(caller)) {
		this_cpu_inc(memtap_cpu.count[func].skipped);
		return false;
	}
	if (static_branch_unlikely(&memtap_event_on)) {
		/* the stack as the tapped function's caller has it after the call */
		register unsigned long slow_sp asm("r8") = (unsigned long)__builtin_dwarf_cfa();
		register unsigned long slow_func asm("r9") = func;

		asm volatile("call memtap_slow_event_thunk"
			     : ASM_CALL_CONSTRAINT
			     : "D" (a), "S" (b), "d" (c), "r" (slow_sp), "r" (slow_func)
			     : "memory", "cc");
	}
	return true;
}

/* The taps of one function, a variant a mode. */
#define TAPS(NAME, FUNC)								\
static notrace unsigned long counts_##NAME(unsigned long a, unsigned long b,		\
					   unsigned long c)				\
{											\
	if (likely(tap_enter(FUNC, a, b, c, _RET_IP_))) {				\
		this_cpu_inc(memtap_cpu.count[FUNC].recorded);				\
		this_cpu_add(memtap_cpu.count[FUNC].bytes, LEN_##NAME);		\
	}										\
	return memtap_orig_##NAME(a, b, c);						\
}											\
											\
static notrace unsigned long profile_##NAME(unsigned long a, unsigned long b,		\
					    unsigned long c)				\
{											\
	preempt_disable_notrace();							\
	if (likely(tap_enter(FUNC, a, b, c, _RET_IP_)))					\
		tap_profile(FUNC, DST_##NAME, SRC_##NAME, LEN_##NAME, _RET_IP_);	\
	preempt_enable_notrace();							\
	return memtap_orig_##NAME(a, b, c);						\
}											\
											\
static notrace unsigned long trace_##NAME(unsigned long a, unsigned long b,		\
					  unsigned long c)				\
{											\
	preempt_disable_notrace();							\
	if (likely(tap_enter(FUNC, a, b, c, _RET_IP_)))				\
		tap_trace(FUNC, DST_##NAME, SRC_##NAME, LEN_##NAME, _RET_IP_);		\
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
	if (likely(tap_enter(FUNC, a, b, c, _RET_IP_))) {				\
		tap_profile(FUNC, DST_##NAME, SRC_##NAME, LEN_##NAME, _RET_IP_);	\
		timed = unlikely(!this_cpu_dec_return(memtap_cpu.cost_countdown));	\
	}										\
	if (unlikely(timed)) {								\
		this_cpu_write(memtap_cpu.cost_countdown, memtap_cost_every);		\
		preempt_enable_notrace();						\
		return memtap_cost_time(memtap_orig_##NAME, FUNC, a, b, c, LEN_##NAME);	\
	}										\
	preempt_enable_notrace();							\
	return memtap_orig_##NAME(a, b, c);						\
}

TAPS(memcpy, TARE_MEMCPY)
TAPS(memmove, TARE_MEMMOVE)
TAPS(memset, TARE_MEMSET)
TAPS(copy_to_user, TARE_COPY_TO_USER)
TAPS(copy_from_user, TARE_COPY_FROM_USER)
TAPS(copy_to_iter, TARE_COPY_TO_ITER)
TAPS(copy_from_iter, TARE_COPY_FROM_ITER)
TAPS(copy_page, TARE_COPY_PAGE)

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
