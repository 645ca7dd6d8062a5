// SPDX-License-Identifier: GPL-2.0-only
/*
 * tare_memtap: taps the kernel's memcpy, memmove, memset and user copies by
 * changing their entries. See memtap.h for how its parts fit together.
 */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include <linux/kallsyms.h>
#include <linux/kprobes.h>
#include <linux/security.h>

#include <tare/compat.h>

#include "memtap.h"

const char *const memtap_func_name[TARE_MEMTAP_FUNCS] = {
	"memcpy", "memmove", "memset", "_copy_to_user", "_copy_from_user",
	"_copy_to_iter", "_copy_from_iter", "copy_page",
};

const char *const memtap_ctx_name[TARE_MEMTAP_CTXS] = { "task", "softirq", "hardirq", "nmi" };
const char *const memtap_mode_name[TARE_MEMTAP_MODES] = { "counts", "profile", "trace", "cost" };

/* arming, disarming, reset and snapshots; the hot path takes no lock */
DEFINE_MUTEX(memtap_lock);
enum tare_memtap_mode memtap_mode;
unsigned long memtap_functions;
unsigned int memtap_buffer_kb = 4096;
unsigned int memtap_cost_every = 61;
u64 memtap_span_ns;
struct memtap_kernel memtap_kernel;

static char *functions = "memcpy,memmove,memset";
module_param(functions, charp, 0400);
MODULE_PARM_DESC(functions,
		 "what to tap, separated by commas: memcpy, memmove, memset, _copy_to_user, _copy_from_user, _copy_to_iter, _copy_from_iter, copy_page; or all, which leaves out what this kernel lacks (default: memcpy,memmove,memset)");

static char *mode = "profile";
module_param(mode, charp, 0400);
MODULE_PARM_DESC(mode,
		 "counts: calls and bytes; profile: sizes, alignments, contexts, callers; trace: every call in order, through rings; cost: a profile, and one call in cost_every timed in place (default: profile)");

module_param_named(buffer_kb, memtap_buffer_kb, uint, 0400);
MODULE_PARM_DESC(buffer_kb, "trace ring of each CPU, in KiB, 16 to 1048576 (default: 4096)");

module_param_named(cost_every, memtap_cost_every, uint, 0400);
MODULE_PARM_DESC(cost_every, "cost mode: one call in this many is timed, 1 to 1000000 (default: 61)");

static char *only = "";
module_param(only, charp, 0400);
MODULE_PARM_DESC(only, "record only calls made by this loaded module; the others are counted as skipped (default: all callers)");

static bool arm = true;
module_param(arm, bool, 0400);
MODULE_PARM_DESC(arm, "start at once (default: Y); otherwise TARE_MEMTAP_ARM of the device starts it");

static struct module *only_module;

/* kallsyms_lookup_name() is not exported; a kprobe on it tells where it is. */
static int find_lookup_name(void)
{
	struct kprobe kp = { .symbol_name = "kallsyms_lookup_name" };
	int err = register_kprobe(&kp);

	if (err) {
		pr_err("this kernel does not let a module find its symbols (kprobe: error %d), nothing was changed\n",
		       err);
		return err;
	}
	memtap_kernel.lookup_name = (void *)kp.addr;
	unregister_kprobe(&kp);
	return 0;
}

static void *find_one(const char *const *names, unsigned int n)
{
	unsigned long address = 0;
	unsigned int i;

	for (i = 0; i < n && !address; i++)
		address = memtap_kernel.lookup_name(names[i]);
	if (!address)
		pr_err("this kernel has no %s, nothing was changed\n", names[0]);
	return (void *)address;
}

#define FIND(member, ...) ({						\
	static const char *const names[] = __VA_ARGS__;			\
	memtap_kernel.member = (typeof(memtap_kernel.member))		\
			       find_one(names, ARRAY_SIZE(names));	\
	!!memtap_kernel.member; })

/**
 * memtap_find_kernel - find the kernel's own functions that the tap is built on
 *
 * Return: 0, or a negative error told in the log.
 */
int memtap_find_kernel(void)
{
	int err = find_lookup_name();

	if (err)
		return err;
	if (FIND(text_poke_bp, TARE_TEXT_POKE_BP_NAMES) &&
	    FIND(text_poke_sync, TARE_TEXT_POKE_SYNC_NAMES) &&
	    FIND(text_poke, { "text_poke" }) &&
	    FIND(text_mutex, { "text_mutex" }) &&
	    FIND(lookup_size_offset, { "kallsyms_lookup_size_offset" }) &&
	    FIND(show_value, { "kallsyms_show_value" }) &&
	    FIND(find_module, { "find_module" }) &&
	    FIND(insn_decode, { "insn_decode" }) &&
	    FIND(text, { "_text" }) &&
	    FIND(etext, { "_etext" }))
		return 0;
	return -ENODEV;
}

static int parse_mode(void)
{
	int i = match_string(memtap_mode_name, TARE_MEMTAP_MODES, mode);

	if (i < 0) {
		pr_err("mode=%s: not known; use counts, profile, trace or cost\n", mode);
		return -EINVAL;
	}
	memtap_mode = i;
	return 0;
}

/* Sets *required to whether each function was asked for by name. */
static int parse_functions(bool *required)
{
	char *copy, *rest, *word;
	int i, err = 0;

	*required = strcmp(functions, "all");
	if (!*required) {
		memtap_functions = BIT(TARE_MEMTAP_FUNCS) - 1;
		return 0;
	}
	copy = kstrdup(functions, GFP_KERNEL);
	if (!copy)
		return -ENOMEM;
	rest = copy;
	while (!err && (word = strsep(&rest, ","))) {
		i = match_string(memtap_func_name, TARE_MEMTAP_FUNCS, word);
		if (i < 0) {
			pr_err("functions=%s: '%s' is not known; see modinfo tare_memtap\n",
			       functions, word);
			err = -EINVAL;
		} else {
			memtap_functions |= BIT(i);
		}
	}
	kfree(copy);
	return err;
}

static int parse_numbers(void)
{
	if (memtap_buffer_kb < 16 || memtap_buffer_kb > 1048576) {
		pr_err("buffer_kb=%u: must be 16 to 1048576\n", memtap_buffer_kb);
		return -EINVAL;
	}
	if (memtap_cost_every < 1 || memtap_cost_every > 1000000) {
		pr_err("cost_every=%u: must be 1 to 1000000\n", memtap_cost_every);
		return -EINVAL;
	}
	return 0;
}

/* The filtered module must not go away, or another could take its addresses. */
static int hold_only_module(void)
{
	if (!*only)
		return 0;
	rcu_read_lock_sched();
	only_module = memtap_kernel.find_module(only);
	if (only_module && !try_module_get(only_module))
		only_module = NULL;
	rcu_read_unlock_sched();
	if (!only_module) {
		pr_err("only=%s: no such module is loaded\n", only);
		return -EINVAL;
	}
	tare_module_text(only_module, &memtap_filter_low, &memtap_filter_high);
	static_branch_enable(&memtap_filtered);
	return 0;
}

static int check_lockdown(void)
{
	int err = security_locked_down(LOCKDOWN_INTEGRITY_MAX);

	if (err)
		pr_err("the kernel is locked down, its code may not be changed; nothing was changed\n");
	return err;
}

static void free_all(void)
{
	memtap_cost_free();
	memtap_ring_free();
	memtap_store_free();
	module_put(only_module);
}

static int prepare(void)
{
	bool required;
	int err;

	err = check_lockdown();
	if (!err)
		err = parse_mode();
	if (!err)
		err = parse_functions(&required);
	if (!err)
		err = parse_numbers();
	if (!err)
		err = memtap_find_kernel();
	if (!err)
		err = hold_only_module();
	if (!err)
		err = memtap_patch_prepare(required);
	return err;
}

static int allocate(void)
{
	int err = memtap_store_alloc();

	if (!err)
		err = memtap_ring_alloc();
	if (!err && memtap_mode == TARE_MODE_COST)
		err = memtap_cost_alloc();
	if (err)
		pr_err("not enough memory for mode=%s with these functions on %u CPUs\n",
		       mode, num_possible_cpus());
	return err;
}

static int __init memtap_init(void)
{
	int err = prepare();

	if (!err)
		err = allocate();
	if (err)
		goto fail;
	memtap_store_reset();
	err = memtap_dev_register();
	if (err) {
		pr_err("cannot make /dev/tare_memtap: error %d\n", err);
		goto fail;
	}
	mutex_lock(&memtap_lock);
	if (arm)
		err = memtap_arm();
	mutex_unlock(&memtap_lock);
	if (err) {
		memtap_dev_unregister();
		goto fail;
	}
	pr_info("%s mode, %s, %s\n", mode, functions, arm ? "armed" : "not armed");
	return 0;
fail:
	free_all();
	return err;
}

static void __exit memtap_exit(void)
{
	memtap_dev_unregister();
	mutex_lock(&memtap_lock);
	memtap_disarm();
	mutex_unlock(&memtap_lock);
	free_all();
}

module_init(memtap_init);
module_exit(memtap_exit);
MODULE_DESCRIPTION("Taps the kernel's memcpy, memmove, memset and user copies");
MODULE_LICENSE("GPL");
