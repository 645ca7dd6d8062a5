// SPDX-License-Identifier: GPL-2.0-only
/*
 * Branches to where a CPU with IBT would not let it, a known number of times each, and to where
 * it would. On other CPUs all of this is harmless.
 */
#include <linux/kprobes.h>
#include <linux/module.h>
#include <linux/smp.h>
#include <linux/string.h>

#include "targets.h"

#define ENDBR_LEN 4

/* Where a function's ENDBR is; taking its address in C would keep it from being sealed. */
static unsigned long find(const char *name)
{
	struct kprobe kp = { .symbol_name = name };
	unsigned long address;

	if (register_kprobe(&kp))
		return 0;
	address = (unsigned long)kp.addr;
	unregister_kprobe(&kp);
	/* where the kernel has IBT the probe sits behind the ENDBR */
	return IS_ENABLED(CONFIG_X86_KERNEL_IBT) ? address - ENDBR_LEN : address;
}

/* An interrupt between a branch and its target would leave that one without a judgement. */
static noinline void call(unsigned long address, unsigned int times)
{
	void (*function)(void *argument) = (void *)address;
	unsigned long flags;

	local_irq_save(flags);
	while (times--) {
		OPTIMIZER_HIDE_VAR(function);
		function("");
	}
	local_irq_restore(flags);
}

static int __init tare_ibt_wrong_init(void)
{
	unsigned long lookup = find("kallsyms_lookup_name"), sealed = find("tare_ibt_sealed");
	unsigned int i;

	if (!lookup || !sealed)
		return -ENODEV;
	tare_ibt_sealed(NULL);
	call(sealed, 2);
	call((unsigned long)tare_ibt_bare, 3);
	call(lookup, 4);
	call((unsigned long)strlen + ENDBR_LEN, 5);
	call((unsigned long)tare_ibt_good, 6);
	call((unsigned long)strlen, 7);
	for (i = 0; i < 8; i++)
		smp_call_function_single(0, tare_ibt_bare, NULL, true);
	for (i = 0; i < 9; i++)
		smp_call_function_single(0, tare_ibt_good, NULL, true);
	return 0;
}

static void __exit tare_ibt_wrong_exit(void)
{
}

module_init(tare_ibt_wrong_init);
module_exit(tare_ibt_wrong_exit);
MODULE_DESCRIPTION("Branches to where a CPU with IBT would not let it");
MODULE_LICENSE("GPL");
