/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the parts of tare_memtap share; each .c file begins with what it is for.
 *
 * Locking, outermost first: the seq_file lock of a reader, memtap_lock, then the kernel's
 * kprobe_mutex and text_mutex. memtap_lock covers arming, disarming, snapshots and the deadline; no
 * user memory is copied under it, since such a copy sleeps for as long as its owner likes. The hot
 * path takes no lock: each CPU adds to its own memory by single instructions, which no interrupt of
 * that CPU can split.
 */
#ifndef _TARE_MEMTAP_INTERNAL_H
#define _TARE_MEMTAP_INTERNAL_H

#include <linux/irq_work.h>
#include <linux/jump_label.h>
#include <linux/kallsyms.h>
#include <linux/kprobes.h>
#include <linux/miscdevice.h>
#include <linux/mm.h>
#include <linux/module.h>
#include <linux/mutex.h>
#include <linux/percpu.h>
#include <linux/sched.h>
#include <linux/seq_file.h>
#include <linux/static_call.h>
#include <linux/types.h>
#include <asm/insn.h>
#include <asm/text-patching.h>

#include <tare/buckets.h>
#include <tare/compat.h>
#include <tare/deadline.h>
#include <tare/memtap.h>

/* Sizes 0 .. 4096 are exact; the log-linear buckets above reach 2^32. */
#define MEMTAP_EXACT		4096
#define MEMTAP_RANGE_BITS	32
#define MEMTAP_RANGE_FIRST	(8 << TARE_BUCKET_BITS)	/* bucket of 4097 */
#define MEMTAP_RANGES		(TARE_BUCKETS(MEMTAP_RANGE_BITS) - MEMTAP_RANGE_FIRST)
#define MEMTAP_ALIGNS		64

#define MEMTAP_CALLER_BITS	11
#define MEMTAP_CALLERS		BIT(MEMTAP_CALLER_BITS)
#define MEMTAP_CALLER_PROBES	16

struct memtap_caller {
	u64 address;		/* 0: free */
	u64 count;
	u64 bytes;
	u64 unused;		/* a power of two keeps indexing to one shift */
};

/* One function's profile on one CPU; also the sum over CPUs. */
struct memtap_table {
	u64 exact[TARE_MEMTAP_CTXS][MEMTAP_EXACT + 1];
	u64 range[TARE_MEMTAP_CTXS][MEMTAP_RANGES];
	u64 range_bytes[TARE_MEMTAP_CTXS][MEMTAP_RANGES];
	u64 align[MEMTAP_ALIGNS * MEMTAP_ALIGNS];
	u64 overlap;
	u64 other_count;
	u64 other_bytes;
	struct memtap_caller caller[MEMTAP_CALLERS];
};

/* The counters that every mode has, one set a CPU and function; also the sum over CPUs. */
struct memtap_count {
	u64 seen;
	u64 recorded;	/* of a CPU in modes without tables; elsewhere the tables are summed up */
	u64 skipped;
	u64 lost;
	u64 bytes;
};

/* A CPU's trace ring as the hot path sees it; user space sees only `shared`. */
struct memtap_ring {
	u64 head;
	u64 room;		/* records that fit, less RING_SLACK of ring.c */
	u64 mask;
	u64 wake_mask;
	struct tare_memtap_ring *shared;
	struct tare_memtap_record *record;
	struct irq_work wake;
	u16 cpu;
};

struct memtap_cpu {
	struct memtap_count count[TARE_MEMTAP_FUNCS];
	struct memtap_table *table[TARE_MEMTAP_FUNCS];
	struct memtap_ring *ring;
	u32 cost_countdown;
	u32 random;		/* chooses the small calls that cost mode times */
	u8 event_busy[TARE_MEMTAP_CTXS];
};

DECLARE_PER_CPU(struct memtap_cpu, memtap_cpu);

extern struct mutex memtap_lock;
extern enum tare_memtap_mode memtap_mode;
extern unsigned long memtap_functions;	/* bit: enum tare_memtap_func */
extern unsigned int memtap_buffer_kb;
extern unsigned int memtap_cost_every;
extern unsigned int memtap_cost_above;
extern u64 memtap_span_ns;		/* total time armed, while disarmed */

extern const char *const memtap_func_name[TARE_MEMTAP_FUNCS];
extern const char *const memtap_ctx_name[TARE_MEMTAP_CTXS];
extern const char *const memtap_mode_name[TARE_MEMTAP_MODES];

/* only.c: where filtered, only calls that return to one of the ranges are recorded */
#define MEMTAP_RANGES_MOST	1024
struct memtap_range {
	unsigned long low, high;	/* [low, high) */
};

DECLARE_STATIC_KEY_FALSE(memtap_filtered);
extern struct memtap_range memtap_only[MEMTAP_RANGES_MOST];	/* ascending */
extern unsigned int memtap_only_ranges;
int memtap_only_prepare(void);
void memtap_only_free(void);

/* kernel.c: parts of the kernel that are not exported, found by name */
struct memtap_kernel {
	struct mutex *text_mutex;	/* whoever changes kernel text holds it */
	struct mutex *kprobe_mutex;	/* who adds or removes a kprobe; taken before text_mutex */
	unsigned long text, etext;	/* the kernel image's code */
};

extern struct memtap_kernel memtap_kernel;

static __always_inline bool memtap_in_text(unsigned long address)
{
	return address >= memtap_kernel.text && address < memtap_kernel.etext;
}

int memtap_find_kernel(void);
bool memtap_kernel_changes(unsigned long start, unsigned long end);
void memtap_kill_probe(void *at);

DECLARE_STATIC_CALL(memtap_lookup_name, kallsyms_lookup_name);
DECLARE_STATIC_CALL(memtap_lookup_size_offset, kallsyms_lookup_size_offset);
DECLARE_STATIC_CALL(memtap_show_value, kallsyms_show_value);
DECLARE_STATIC_CALL(memtap_find_module, find_module);
DECLARE_STATIC_CALL(memtap_get_kprobe, get_kprobe);
DECLARE_STATIC_CALL(memtap_insn_decode, insn_decode);
DECLARE_STATIC_CALL(memtap_text_poke, text_poke);
DECLARE_STATIC_CALL(memtap_text_poke_bp, tare_text_poke_bp);
DECLARE_STATIC_CALL(memtap_text_poke_sync, tare_text_poke_sync);

/* patch.c; all may sleep. The caller of memtap_arm() and memtap_disarm() holds memtap_lock. */
extern bool memtap_armed;
int memtap_patch_prepare(bool required);
int memtap_check_lockdown(void);
int memtap_arm(void);
int memtap_disarm(bool tell);
void memtap_leave(void);		/* takes memtap_lock itself */

/* Between two looks at what may last; keeps no suspend from coming. */
static inline void memtap_nap(unsigned int ms)
{
	set_current_state(TASK_IDLE | TASK_FREEZABLE);
	schedule_timeout(msecs_to_jiffies(ms));
}

/* prologue.c */
#define MEMTAP_JMP_LEN		5
#define MEMTAP_PROLOGUE_MAX	24
struct memtap_prologue {
	unsigned long at;		/* where the jump goes: after an endbr64 */
	unsigned int len;		/* bytes of whole instructions, at least 5 */
	bool single;			/* one instruction: no task can be inside */
	unsigned long target;		/* of the branch that the prologue ends with, or 0 */
	u8 condition;			/* of that branch: the low byte of jcc rel32; 0: a jump */
	unsigned int moved;		/* bytes before that branch */
	u8 bytes[MEMTAP_PROLOGUE_MAX];
};

int memtap_read_prologue(const char *name, unsigned long entry,
			 struct memtap_prologue *p);

/* trampoline.c */
#define MEMTAP_TRAMPOLINE_LEN	32
extern u8 memtap_trampoline[TARE_MEMTAP_FUNCS][MEMTAP_TRAMPOLINE_LEN];
typedef unsigned long memtap_fn(unsigned long a, unsigned long b, unsigned long c);
extern memtap_fn memtap_orig_memcpy, memtap_orig_memmove, memtap_orig_memset,
		 memtap_orig_copy_to_user, memtap_orig_copy_from_user, memtap_orig_copy_to_iter,
		 memtap_orig_copy_from_iter, memtap_orig_copy_page, memtap_orig_empty;

/* tap.c */
extern memtap_fn *const memtap_tap[TARE_MEMTAP_FUNCS][TARE_MEMTAP_MODES];

/* cost.c */
#define MEMTAP_COST_CLASSES	24
#define MEMTAP_COST_BITS	30
#define MEMTAP_COST_BUCKETS	TARE_BUCKETS(MEMTAP_COST_BITS)

/* All CPUs share these atomic counters: only large calls and one in N of the others add to them. */
struct memtap_cost {
	struct memtap_timed {
		atomic64_t calls, ticks;
	} timed[TARE_MEMTAP_FUNCS][MEMTAP_COST_CLASSES][MEMTAP_COST_BUCKETS],
		empty[MEMTAP_COST_BUCKETS];
};

extern struct memtap_cost *memtap_cost;	/* NULL in the other modes */
int memtap_cost_alloc(void);
void memtap_cost_free(void);
void memtap_cost_show(struct seq_file *m, const struct memtap_cost *cost);
void memtap_cost_wait_idle(void);
void memtap_cost_add(enum tare_memtap_func func, u64 len, u64 ticks, u64 empty);
/* timed calls under way; one may end on another CPU, so that only the sum has a meaning */
DECLARE_PER_CPU(long, memtap_in_flight);

/* dose.c */
struct memtap_dose {
	unsigned int turns;	/* that each call of low to high bytes does more */
	unsigned int low, high;
	u64 turn_ps;
};

extern struct memtap_dose memtap_dose;
int memtap_dose_prepare(void);

/* Executes 2 instructions, and 3 for each turn. */
static __always_inline void memtap_spin(unsigned long turns)
{
	asm volatile("test %0, %0\n\tjz 2f\n1:\tlea -1(%0), %0\n\ttest %0, %0\n\tjnz 1b\n2:"
		     : "+r" (turns) : : "cc");
}

/* event.c */
DECLARE_STATIC_KEY_FALSE(memtap_event_on);
void memtap_event(enum tare_memtap_func func, enum tare_memtap_ctx ctx, unsigned long dst,
		  unsigned long src, u64 len, unsigned long sp);

/* ring.c */
int memtap_ring_alloc(void);
void memtap_ring_free(void);
bool memtap_ring_is_empty(void);
void memtap_ring_end(void);
u64 memtap_ring_bytes(void);
int memtap_ring_mmap(struct file *file, struct vm_area_struct *vma);
__poll_t memtap_ring_poll(struct file *file, struct poll_table_struct *wait);
DECLARE_STATIC_KEY_FALSE(memtap_hashed);
extern u64 memtap_hash_key[2];

/* deadline.c; the caller holds memtap_lock */
extern struct tare_deadline memtap_deadline;
int memtap_deadline_renew(unsigned long ms);

/* store.c */
static inline bool memtap_has_tables(void)
{
	return memtap_mode == TARE_MODE_PROFILE || memtap_mode == TARE_MODE_COST;
}

/* Whether each CPU can have so much. When memory is short, vmalloc() has processes killed. */
static inline bool memtap_fits(u64 bytes)
{
	return num_possible_cpus() * (bytes >> PAGE_SHIFT) < si_mem_available() / 2;
}

int memtap_store_alloc(void);
void memtap_store_free(void);
void memtap_store_sum(enum tare_memtap_func func, struct memtap_table *sum);
void memtap_store_counts(enum tare_memtap_func func, struct memtap_count *sum);

/* profile.c */
struct memtap_snapshot *memtap_snapshot_take(void);	/* vfree() frees it */
int memtap_profile_show(struct seq_file *m, void *unused);
bool memtap_caller_name(unsigned long address, char *name, size_t size);

/* dev.c */
extern struct miscdevice memtap_misc;

#endif /* _TARE_MEMTAP_INTERNAL_H */
