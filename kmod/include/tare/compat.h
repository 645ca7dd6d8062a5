/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Everything that differs between kernels stands here and nowhere else. What no macro of the kernel
 * tells, ../../Kbuild asks its headers for: kernels of distributions and of PREEMPT_RT have
 * patches that no version tells of.
 */
#ifndef _TARE_COMPAT_H
#define _TARE_COMPAT_H

#include <linux/module.h>
#include <linux/u64_stats_sync.h>
#include <asm/cpufeatures.h>
#include <asm/smap.h>

/*
 * The functions that change kernel text are not exported and were renamed in 6.16. memtap finds
 * them by name when it loads, so it needs no version check. The declarations only give the
 * static calls their types; no function has these names.
 */
#define TARE_TEXT_POKE_BP_NAMES		"text_poke_bp", "smp_text_poke_single"
#define TARE_TEXT_POKE_SYNC_NAMES	"text_poke_sync", "smp_text_poke_sync_each_cpu"
void tare_text_poke_bp(void *addr, const void *opcode, size_t len, const void *emulate);
void tare_text_poke_sync(void);
int tare_text_reserved(void *start, void *end);
struct kprobe *tare_disable_kprobe(struct kprobe *p);

/* Sets [*start, *end) to the addresses of a module's code. The caller holds the module. */
static inline void tare_module_text(const struct module *mod,
				    unsigned long *start, unsigned long *end)
{
#ifdef TARE_HAS_MOD_TEXT
	*start = (unsigned long)mod->mem[MOD_TEXT].base;
	*end = *start + mod->mem[MOD_TEXT].size;
#else
	*start = (unsigned long)mod->core_layout.base;
	*end = *start + mod->core_layout.text_size;
#endif
}

/* A CPU with it clears user space by `rep stosb` inline, since 6.4. */
#ifdef X86_FEATURE_FSRS
#define TARE_FEATURE_FSRS	X86_FEATURE_FSRS
#else
#define TARE_FEATURE_FSRS	X86_FEATURE_FSRM
#endif

/* Clears AC where objtool does not know that it may be set. */
#ifdef ASM_CLAC_UNSAFE
#define TARE_BEFORE_CLAC	""
#define TARE_CLAC		ASM_CLAC_UNSAFE
#else
#define TARE_BEFORE_CLAC	ANNOTATE_IGNORE_ALTERNATIVE
#define TARE_CLAC		ASM_CLAC
#endif

/* For readers of counters that an interrupt handler writes, where a variant is for them. */
#ifdef TARE_HAS_FETCH_IRQ
#define tare_stats_begin	u64_stats_fetch_begin_irq
#define tare_stats_retry	u64_stats_fetch_retry_irq
#else
#define tare_stats_begin	u64_stats_fetch_begin
#define tare_stats_retry	u64_stats_fetch_retry
#endif

/* The arguments of a probe of sched_process_exit, behind its data. */
#ifdef TARE_HAS_GROUP_DEAD
#define TARE_EXIT_ARGS	struct task_struct *task, bool group_dead
#else
#define TARE_EXIT_ARGS	struct task_struct *task
#endif

#endif /* _TARE_COMPAT_H */
