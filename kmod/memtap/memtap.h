/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the parts of tare_memtap share.
 *
 *   main.c       parameters, loading, unloading
 *   patch.c      arms and disarms: changes the entries of the tapped functions
 *   prologue.c   knows which entry bytes can be moved, refuses the rest
 *   trampoline.c room for the moved bytes
 *   tap.c        the hot path: what runs in front of each tapped call
 *   slow.S       how it calls what it seldom needs
 *   cost.c       times calls in place
 *   event.c      the tracepoint
 *   store.c      memory of the hot path, its sums
 *   ring.c       the trace rings
 *   profile.c    the profile as text
 *   dev.c        /dev/tare_memtap
 *
 * Locking: memtap_lock covers arming, disarming, reset and snapshots. The hot
 * path takes no lock: each CPU adds to its own memory with preemption off and
 * single instructions, which no interrupt or NMI of that CPU can split.
 */
#ifndef _TARE_MEMTAP_INTERNAL_H
#define _TARE_MEMTAP_INTERNAL_H

#include <linux/irq_work.h>
#include <linux/jump_label.h>
#include <linux/module.h>
#include <linux/mutex.h>
#include <linux/percpu.h>
#include <linux/seq_file.h>
#include <linux/types.h>
#include <asm/insn.h>

#include <tare/buckets.h>
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

/* The counters that every mode has, one set a CPU and function. */
struct memtap_count {
	u64 seen;
	u64 recorded;	/* counted apart only where no table can be summed up */
	u64 skipped;
	u64 lost;
	u64 bytes;
};

/* A CPU's trace ring as the hot path sees it; user space sees only `shared`. */
struct memtap_ring {
	u64 head;
	u64 room;		/* records that fit, less those an interrupt may add unseen */
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
	u8 event_busy[TARE_MEMTAP_CTXS];
};

DECLARE_PER_CPU(struct memtap_cpu, memtap_cpu);

extern struct mutex memtap_lock;
extern enum tare_memtap_mode memtap_mode;
extern unsigned long memtap_functions;	/* bit: enum tare_memtap_func */
extern unsigned int memtap_buffer_kb;
extern unsigned int memtap_cost_every;
extern u64 memtap_span_ns;		/* total time armed, while disarmed */

extern const char *const memtap_func_name[TARE_MEMTAP_FUNCS];
extern const char *const memtap_ctx_name[TARE_MEMTAP_CTXS];
extern const char *const memtap_mode_name[TARE_MEMTAP_MODES];

/* filter: only calls whose return address lies in [low, high) are recorded */
DECLARE_STATIC_KEY_FALSE(memtap_filtered);
extern unsigned long memtap_filter_low, memtap_filter_high;

/* kernel symbols that are not exported, found by name */
struct memtap_kernel {
	unsigned long (*lookup_name)(const char *name);
	int (*lookup_size_offset)(unsigned long addr, unsigned long *size,
				  unsigned long *offset);
	void (*text_poke_bp)(void *addr, const void *opcode, size_t len,
			     const void *emulate);
	void *(*text_poke)(void *addr, const void *opcode, size_t len);
	void (*text_poke_sync)(void);
	bool (*show_value)(const struct cred *cred);
	struct module *(*find_module)(const char *name);
	int (*insn_decode)(struct insn *insn, const void *code, int len,
			   enum insn_mode mode);
	struct mutex *text_mutex;	/* whoever changes kernel text holds it */
	unsigned long text, etext;	/* the kernel image's code */
};

extern struct memtap_kernel memtap_kernel;
int memtap_find_kernel(void);

/* patch.c; all under memtap_lock */
int memtap_patch_prepare(bool required);
int memtap_arm(void);
void memtap_disarm(void);
bool memtap_armed(void);

/* prologue.c */
#define MEMTAP_PROLOGUE_MAX	24
struct memtap_prologue {
	unsigned long at;		/* where the jump goes: after an endbr64 */
	unsigned int len;		/* bytes of whole instructions, at least 5 */
	bool single;			/* one instruction: no task can be inside */
	unsigned long target;		/* of the jump that the prologue is, or 0 */
	u8 bytes[MEMTAP_PROLOGUE_MAX];
};

int memtap_read_prologue(const char *name, unsigned long entry,
			 struct memtap_prologue *p);

/* trampoline.c */
#define MEMTAP_TRAMPOLINE_LEN	32
extern u8 memtap_trampoline[TARE_MEMTAP_FUNCS][MEMTAP_TRAMPOLINE_LEN];
unsigned long memtap_orig_memcpy(unsigned long a, unsigned long b, unsigned long c);
unsigned long memtap_orig_memmove(unsigned long a, unsigned long b, unsigned long c);
unsigned long memtap_orig_memset(unsigned long a, unsigned long b, unsigned long c);
unsigned long memtap_orig_copy_to_user(unsigned long a, unsigned long b, unsigned long c);
unsigned long memtap_orig_copy_from_user(unsigned long a, unsigned long b, unsigned long c);
unsigned long memtap_orig_copy_to_iter(unsigned long a, unsigned long b, unsigned long c);
unsigned long memtap_orig_copy_from_iter(unsigned long a, unsigned long b, unsigned long c);
unsigned long memtap_orig_copy_page(unsigned long a, unsigned long b, unsigned long c);
unsigned long memtap_orig_empty(unsigned long a, unsigned long b, unsigned long c);

/* tap.c */
typedef unsigned long (*memtap_fn)(unsigned long a, unsigned long b, unsigned long c);
extern const memtap_fn memtap_tap[TARE_MEMTAP_MODES][TARE_MEMTAP_FUNCS];

/* tap.c, called through slow.S: what the taps seldom need */
void memtap_slow_caller(struct memtap_table *t, unsigned long slot, unsigned long caller,
			u64 len);
void memtap_slow_range(struct memtap_table *t, u64 len, unsigned long ctx);
void memtap_slow_wake(struct memtap_ring *ring);
void memtap_slow_hash(struct tare_memtap_record *r);
void memtap_slow_event(unsigned long a, unsigned long b, unsigned long c,
		       enum tare_memtap_func func, unsigned long sp);

/* cost.c */
#define MEMTAP_COST_CLASSES	24
#define MEMTAP_COST_BITS	30
#define MEMTAP_COST_BUCKETS	TARE_BUCKETS(MEMTAP_COST_BITS)

int memtap_cost_alloc(void);
void memtap_cost_free(void);
void memtap_cost_reset(void);
void memtap_cost_show(struct seq_file *m);
void memtap_cost_wait_idle(void);
unsigned long memtap_cost_time(memtap_fn orig, enum tare_memtap_func func,
			       unsigned long a, unsigned long b, unsigned long c,
			       u64 len);

/* event.c */
DECLARE_STATIC_KEY_FALSE(memtap_event_on);
void memtap_event(enum tare_memtap_func func, unsigned long dst, unsigned long src,
		  u64 len, unsigned long sp);

/* ring.c */
int memtap_ring_alloc(void);
void memtap_ring_free(void);
void memtap_ring_reset(void);
u64 memtap_ring_bytes(void);
u64 memtap_ring_stride(void);
int memtap_ring_mmap(struct vm_area_struct *vma);
__poll_t memtap_ring_poll(struct file *file, struct poll_table_struct *wait);
DECLARE_STATIC_KEY_FALSE(memtap_hashed);
u64 memtap_hash_address(u64 address);

/* store.c */
int memtap_store_alloc(void);
void memtap_store_free(void);
void memtap_store_reset(void);
void memtap_store_sum(enum tare_memtap_func func, struct memtap_table *sum);
void memtap_store_counts(enum tare_memtap_func func, struct tare_memtap_counts *sum);

/* profile.c */
struct memtap_snapshot;
struct memtap_snapshot *memtap_snapshot_take(void);
void memtap_snapshot_free(struct memtap_snapshot *snap);
int memtap_profile_show(struct seq_file *m, void *unused);
bool memtap_caller_name(unsigned long address, char *name, size_t size);

/* dev.c */
int memtap_dev_register(void);
void memtap_dev_unregister(void);

#endif /* _TARE_MEMTAP_INTERNAL_H */
