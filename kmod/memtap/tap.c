// SPDX-License-Identifier: GPL-2.0-only
/*
 * The hot path. A tap runs in place of the first instruction of the function it taps, in any
 * context: tasks, interrupts, NMI, entry code before RCU watches. It touches only its own CPU's
 * memory, by single instructions that nothing on the same CPU can split, and goes on to the
 * original by a jump, so that no return address into the module stays behind (check-taps looks).
 * All of it is noinstr: no probe, no tracer and no sanitizer comes in between.
 */
#include <linux/cpumask.h>
#include <linux/jump_label.h>
#include <linux/preempt.h>
#include <linux/sched.h>
#include <linux/siphash.h>
#include <asm/frame.h>
#include <asm/msr.h>

#include "memtap.h"

#ifdef __CHECKER__	/* sparse does not know this builtin */
#define __builtin_dwarf_cfa()	NULL
#endif

DEFINE_PER_CPU(struct memtap_cpu, memtap_cpu);

DEFINE_STATIC_KEY_FALSE(memtap_hashed);
DEFINE_STATIC_KEY_FALSE(memtap_event_on);
u64 memtap_hash_key[2];

/* What a call of one of the functions copies. Addresses that are not known are 0. */
struct call {
	unsigned long dst, src;
	u64 len;
};

/* The taps use this, where it folds to registers, and so do their slow paths. */
static __always_inline struct call call_of(enum tare_memtap_func func, unsigned long a,
					   unsigned long b, unsigned long c)
{
	switch (func) {
	case TARE_MEMSET:
		return (struct call){ a, (u8)b, c };
	case TARE_COPY_TO_ITER:
		return (struct call){ 0, a, b };
	case TARE_COPY_FROM_ITER:
		return (struct call){ a, 0, b };
	case TARE_COPY_PAGE:
		return (struct call){ a, b, PAGE_SIZE };
	case TARE_CLEAR_PAGE:
		return (struct call){ a, 0, PAGE_SIZE };
	case TARE_REP_STOS_ALTERNATIVE:
		return (struct call){ a, 0, c };
	default:
		return (struct call){ a, b, c };
	}
}

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

/*
 * The slow paths of the taps. A thunk preserves every register and finds the tapped call's
 * arguments where they are: otherwise each tap would save and move registers for what it seldom
 * does. (The attribute no_caller_saved_registers does not preserve arguments in clang.)
 */
typedef void slow_fn(unsigned long a, unsigned long b, unsigned long c, unsigned long unused,
		     enum tare_memtap_func func, unsigned long extra);
slow_fn memtap_slow_caller, memtap_slow_range, memtap_slow_wake, memtap_slow_hash,
	memtap_slow_choose, memtap_slow_event;

asm(".macro memtap_thunk name\n"
	".type \\name\\()_thunk, @function\n"
	"\\name\\()_thunk:\n" FRAME_BEGIN
	".irp r, rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11\n	push %\\r\n	.endr\n"
	"call \\name\n"
	".irp r, r11, r10, r9, r8, rdi, rsi, rdx, rcx, rax\n	pop %\\r\n	.endr\n"
	FRAME_END ASM_RET
	".size \\name\\()_thunk, . - \\name\\()_thunk\n.endm\n"
	".pushsection .noinstr.text, \"ax\"\n"
	".irp name, caller, range, wake, hash, choose, event\n"
	"memtap_thunk memtap_slow_\\name\n.endr\n"
	".popsection\n");

#define DEFINE_SLOW(fn) \
__visible noinstr void fn(unsigned long a, unsigned long b, unsigned long c, \
			  unsigned long unused, enum tare_memtap_func func, unsigned long extra)

#define SLOW_CALL(fn, a, b, c, func, extra) do {				\
	register unsigned long slow_func asm("r8") = (func);			\
	register unsigned long slow_extra asm("r9") = (unsigned long)(extra);	\
	asm volatile("call " #fn "_thunk" : ASM_CALL_CONSTRAINT			\
		     : "D" (a), "S" (b), "d" (c), "r" (slow_func), "r" (slow_extra) \
		     : "memory", "cc");						\
} while (0)

static __always_inline unsigned int caller_slot(unsigned long caller)
{
	return (u32)caller * 0x9e3779b1u >> (32 - MEMTAP_CALLER_BITS);
}

/* A caller that is not in its first slot: look further, or take a free slot. */
DEFINE_SLOW(memtap_slow_caller)
{
	struct memtap_table *t = this_cpu_read(memtap_cpu.table[func]);
	u64 old, len = call_of(func, a, b, c).len;
	struct memtap_caller *slot;
	unsigned int i;

	for (i = 0; i < MEMTAP_CALLER_PROBES; i++) {
		slot = &t->caller[(caller_slot(extra) + i) & (MEMTAP_CALLERS - 1)];
		old = READ_ONCE(slot->address);
		if (!old)
			old = cmpxchg_local(&slot->address, 0, extra);
		if (!old || old == extra) {
			bump(&slot->count);
			add(&slot->bytes, len);
			return;
		}
	}
	bump(&t->other_count);
	add(&t->other_bytes, len);
}

/* Counts a size above MEMTAP_EXACT, which has no counter of its own. */
DEFINE_SLOW(memtap_slow_range)
{
	struct memtap_table *t = this_cpu_read(memtap_cpu.table[func]);
	u64 len = call_of(func, a, b, c).len;
	unsigned int bucket = tare_bucket(len, TARE_BUCKETS(MEMTAP_RANGE_BITS)) -
			      MEMTAP_RANGE_FIRST;

	bump(&t->range[context()][bucket]);
	add(&t->range_bytes[context()][bucket], len);
}

/* Tells readers how far the ring is; a CPU that goes offline would never run the irq work. */
DEFINE_SLOW(memtap_slow_wake)
{
	struct memtap_ring *ring = this_cpu_read(memtap_cpu.ring);

	WRITE_ONCE(ring->shared->head, READ_ONCE(ring->head));
	if (rcu_is_watching() && cpu_online(raw_smp_processor_id()))
		irq_work_queue(&ring->wake);
}

/*
 * Replaces the page number by a keyed hash, SipHash-2-4 of one word without its length. The offset
 * within the page stays, since alignments are what a trace is read for.
 */
static __always_inline u64 hash_address(u64 address)
{
	u64 page = address >> PAGE_SHIFT;
	u64 v0 = SIPHASH_CONST_0 ^ memtap_hash_key[0];
	u64 v1 = SIPHASH_CONST_1 ^ memtap_hash_key[1];
	u64 v2 = SIPHASH_CONST_2 ^ memtap_hash_key[0];
	u64 v3 = SIPHASH_CONST_3 ^ memtap_hash_key[1] ^ page;
	unsigned int i;

	if (!address)
		return 0;
	for (i = 0; i < 6; i++) {
		if (i == 2) {
			v0 ^= page;
			v2 ^= 0xff;
		}
		SIPHASH_PERMUTATION(v0, v1, v2, v3);
	}
	return (v0 ^ v1 ^ v2 ^ v3) << PAGE_SHIFT | (address & ~PAGE_MASK);
}

/* Writes a record's addresses as hashes, since the addresses may not be shown. */
DEFINE_SLOW(memtap_slow_hash)
{
	struct tare_memtap_record *r = (void *)extra;
	struct call call = call_of(func, a, b, c);

	r->dst = hash_address(call.dst);
	r->src = func == TARE_MEMSET ? call.src : hash_address(call.src);
}

/* Chooses the next small call that is timed, at random, since callers may alternate. */
DEFINE_SLOW(memtap_slow_choose)
{
	u32 random = this_cpu_read(memtap_cpu.random) * 1664525 + 1013904223;

	this_cpu_write(memtap_cpu.random, random);
	this_cpu_write(memtap_cpu.cost_countdown,
		       1 + ((u64)random * (2 * memtap_cost_every - 1) >> 32));
}

/* Programs attached to the tracepoint run arbitrary kernel code: only where that is allowed. */
DEFINE_SLOW(memtap_slow_event)
{
	struct call call = call_of(func, a, b, c);
	unsigned int ctx = context();

	if (ctx != TARE_CTX_NMI && rcu_is_watching())
		memtap_event(func, ctx, call.dst, call.src, call.len, extra);
}

static __always_inline void tap_profile(enum tare_memtap_func func, unsigned long a,
					unsigned long b, unsigned long c,
					unsigned long caller)
{
	struct memtap_table *t = this_cpu_read(memtap_cpu.table[func]);
	struct memtap_caller *slot = &t->caller[caller_slot(caller)];
	struct call call = call_of(func, a, b, c);
	unsigned int src_align = func == TARE_MEMSET ? 0 : call.src & 63;

	if (likely(call.len <= MEMTAP_EXACT))
		bump(&t->exact[context()][call.len]);
	else
		SLOW_CALL(memtap_slow_range, a, b, c, func, 0);
	bump(&t->align[(call.dst & 63) << 6 | src_align]);
	if (func == TARE_MEMMOVE && call.len &&
	    (call.dst - call.src < call.len || call.src - call.dst < call.len))
		bump(&t->overlap);
	if (likely(slot->address == caller)) {
		bump(&slot->count);
		add(&slot->bytes, call.len);
	} else {
		SLOW_CALL(memtap_slow_caller, a, b, c, func, caller);
	}
}

static __always_inline void tap_trace(enum tare_memtap_func func, unsigned long a,
				      unsigned long b, unsigned long c,
				      unsigned long caller)
{
	struct memtap_ring *ring = this_cpu_read(memtap_cpu.ring);
	struct call call = call_of(func, a, b, c);
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
	r->len = call.len;
	/* user space may read the ring at any time, so what it may not see is never in there */
	if (static_branch_unlikely(&memtap_hashed)) {
		r->caller = memtap_in_text(caller) ? caller - memtap_kernel.text : S32_MIN;
		SLOW_CALL(memtap_slow_hash, a, b, c, func, r);
	} else {
		r->caller = caller - memtap_kernel.text;
		r->dst = call.dst;
		r->src = call.src;
	}
	r->pid = current->pid;
	r->cpu = ring->cpu;
	r->func = func;
	r->ctx = context();
	this_cpu_inc(memtap_cpu.count[func].recorded);
	this_cpu_add(memtap_cpu.count[func].bytes, call.len);
	/* pairs with the reader's load: a record whose number is seen is whole */
	smp_store_release(&r->seq, (u32)(pos + 1));
	if (unlikely(!((pos + 1) & ring->wake_mask)))
		SLOW_CALL(memtap_slow_wake, a, b, c, func, 0);
}

/*
 * Runs the original with the clock around it, then the clock around nothing. Preemption
 * stays as it was: a user copy may sleep in a page fault. A call that ends on another CPU
 * than it began on is not counted, since two CPUs' clocks and the migration would be in it.
 */
static __always_inline unsigned long time_call(memtap_fn *orig, enum tare_memtap_func func,
					       unsigned long a, unsigned long b,
					       unsigned long c)
{
	unsigned long ret;
	u64 t0, t1, t2, t3;
	int cpu;

	this_cpu_inc(memtap_in_flight);
	cpu = raw_smp_processor_id();
	t0 = rdtsc_ordered();
	ret = orig(a, b, c);
	t1 = rdtsc_ordered();
	t2 = rdtsc_ordered();
	memtap_orig_empty(a, b, c);
	t3 = rdtsc_ordered();
	if (likely(cpu == raw_smp_processor_id()))
		memtap_cost_add(func, call_of(func, a, b, c).len, t1 - t0, t3 - t2);
	this_cpu_dec(memtap_in_flight);
	return ret;
}

static __always_inline bool is_filtered(unsigned long caller)
{
	unsigned int low = 0, high = memtap_only_ranges, middle;

	while (low < high) {
		middle = (low + high) / 2;
		if (caller < memtap_only[middle].low)
			high = middle;
		else if (caller >= memtap_only[middle].high)
			low = middle + 1;
		else
			return false;
	}
	return true;
}

/*
 * What a tap does before the original runs. Return: true if the original is to be timed. mode and
 * func are constants, so that no tap tests them.
 */
static __always_inline bool tap(enum tare_memtap_mode mode, enum tare_memtap_func func,
				unsigned long a, unsigned long b, unsigned long c,
				unsigned long caller, void *sp)
{
	/* counters alone need no single CPU, and a dose is long */
	const bool on_one_cpu = mode != TARE_MODE_COUNTS && mode != TARE_MODE_DOSE;
	bool timed = false;
	u64 len;

	if (on_one_cpu)
		preempt_disable_notrace();
	this_cpu_inc(memtap_cpu.count[func].seen);
	/* copy_mc_to_user() goes on with the same routine */
	if ((static_branch_unlikely(&memtap_filtered) && is_filtered(caller)) ||
	    (func == TARE_COPY_MC_TO_KERNEL && (long)a >= 0)) {
		this_cpu_inc(memtap_cpu.count[func].skipped);
		goto out;
	}
	/* a stack trace begins with the stack that the caller has after the call */
	if (static_branch_unlikely(&memtap_event_on))
		SLOW_CALL(memtap_slow_event, a, b, c, func, sp);
	switch (mode) {
	case TARE_MODE_COUNTS:
		this_cpu_inc(memtap_cpu.count[func].recorded);
		this_cpu_add(memtap_cpu.count[func].bytes, call_of(func, a, b, c).len);
		break;
	case TARE_MODE_DOSE:
		len = call_of(func, a, b, c).len;
		if (len < memtap_dose.low || len > memtap_dose.high) {
			this_cpu_inc(memtap_cpu.count[func].skipped);
			break;
		}
		this_cpu_inc(memtap_cpu.count[func].recorded);
		this_cpu_add(memtap_cpu.count[func].bytes, len);
		memtap_spin(memtap_dose.turns);
		break;
	case TARE_MODE_TRACE:
		tap_trace(func, a, b, c, caller);
		break;
	default:
		tap_profile(func, a, b, c, caller);
	}
	if (mode == TARE_MODE_COST) {
		if (unlikely(call_of(func, a, b, c).len > memtap_cost_above)) {
			timed = true;
		} else if (unlikely(!this_cpu_dec_return(memtap_cpu.cost_countdown))) {
			SLOW_CALL(memtap_slow_choose, a, b, c, func, 0);
			timed = true;
		}
	}
out:
	if (on_one_cpu)
		preempt_enable_notrace();
	return timed;
}

#define TAP(mode, id, name)								\
static noinstr unsigned long mode##_##name(unsigned long a, unsigned long b,		\
					   unsigned long c)				\
{											\
	if (tap(TARE_MODE_##mode, TARE_##id, a, b, c, _RET_IP_, __builtin_dwarf_cfa()))	\
		return timed_##name(a, b, c);						\
	return memtap_orig_##name(a, b, c);						\
}

#define TAPS(id, name)									\
static noinstr unsigned long timed_##name(unsigned long a, unsigned long b,		\
					  unsigned long c)				\
{											\
	return time_call(memtap_orig_##name, TARE_##id, a, b, c);			\
}											\
TAP(COUNTS, id, name)									\
TAP(PROFILE, id, name)									\
TAP(TRACE, id, name)									\
TAP(COST, id, name)									\
TAP(DOSE, id, name)

TAPS(MEMCPY, memcpy)
TAPS(MEMMOVE, memmove)
TAPS(MEMSET, memset)
TAPS(COPY_TO_USER, copy_to_user)
TAPS(COPY_FROM_USER, copy_from_user)
TAPS(COPY_TO_ITER, copy_to_iter)
TAPS(COPY_FROM_ITER, copy_from_iter)
TAPS(COPY_PAGE, copy_page)

/*
 * What keep.c calls for a function whose callers take it to change no more than it does. A call is
 * not timed: its registers would have to be kept around the clock, too.
 */
typedef void kept_fn(unsigned long a, unsigned long b, unsigned long c, unsigned long d,
		     unsigned long *sp);

#define KEPT(mode, id, name, len)							\
kept_fn memtap_kept_##mode##_##name;							\
__visible noinstr void memtap_kept_##mode##_##name(unsigned long a, unsigned long b,	\
						   unsigned long c, unsigned long d,	\
						   unsigned long *sp)			\
{											\
	tap(TARE_MODE_##mode, TARE_##id, a, b, len, sp[-1], sp);			\
}

#define KEPTS(id, name, len)								\
memtap_fn memtap_keep_COUNTS_##name, memtap_keep_PROFILE_##name,			\
	  memtap_keep_TRACE_##name, memtap_keep_DOSE_##name;				\
KEPT(COUNTS, id, name, len)								\
KEPT(PROFILE, id, name, len)								\
KEPT(TRACE, id, name, len)								\
KEPT(DOSE, id, name, len)

KEPTS(CLEAR_PAGE, clear_page, 0)
KEPTS(COPY_MC_TO_KERNEL, copy_mc_to_kernel, (u32)c)
KEPTS(REP_MOVS_ALTERNATIVE, rep_movs_alternative, d)
KEPTS(REP_STOS_ALTERNATIVE, rep_stos_alternative, d)

#define KEPT_MODES(name) {							\
	memtap_keep_COUNTS_##name, memtap_keep_PROFILE_##name,			\
	memtap_keep_TRACE_##name, memtap_keep_PROFILE_##name,			\
	memtap_keep_DOSE_##name }
#define MODES(name) { COUNTS_##name, PROFILE_##name, TRACE_##name, COST_##name, DOSE_##name }

/* in the order of enum tare_memtap_mode */
memtap_fn *const memtap_tap[TARE_MEMTAP_FUNCS][TARE_MEMTAP_MODES] = {
	[TARE_MEMCPY]		= MODES(memcpy),
	[TARE_MEMMOVE]		= MODES(memmove),
	[TARE_MEMSET]		= MODES(memset),
	[TARE_COPY_TO_USER]	= MODES(copy_to_user),
	[TARE_COPY_FROM_USER]	= MODES(copy_from_user),
	[TARE_COPY_TO_ITER]	= MODES(copy_to_iter),
	[TARE_COPY_FROM_ITER]	= MODES(copy_from_iter),
	[TARE_COPY_PAGE]	= MODES(copy_page),
	[TARE_CLEAR_PAGE]		= KEPT_MODES(clear_page),
	[TARE_COPY_MC_TO_KERNEL]	= KEPT_MODES(copy_mc_to_kernel),
	[TARE_REP_MOVS_ALTERNATIVE]	= KEPT_MODES(rep_movs_alternative),
	[TARE_REP_STOS_ALTERNATIVE]	= KEPT_MODES(rep_stos_alternative),
};
