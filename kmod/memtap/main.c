// SPDX-License-Identifier: GPL-2.0-only
/*
 * tare_memtap: taps the kernel's memcpy, memmove, memset and user copies by
 * changing their entries. See memtap.h for how its parts fit together.
 */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include <linux/log2.h>

#include "memtap.h"

const char *const memtap_func_name[TARE_MEMTAP_FUNCS] = {
	"memcpy", "memmove", "memset", "_copy_to_user", "_copy_from_user",
	"_copy_to_iter", "_copy_from_iter", "copy_page", "clear_page", "copy_mc_to_kernel",
	"rep_movs_alternative", "rep_stos_alternative",
};

const char *const memtap_ctx_name[TARE_MEMTAP_CTXS] = { "task", "softirq", "hardirq", "nmi" };
const char *const memtap_mode_name[TARE_MEMTAP_MODES] = { "counts", "profile", "trace", "cost",
							"dose" };

DEFINE_MUTEX(memtap_lock);	/* see memtap.h */
enum tare_memtap_mode memtap_mode;
unsigned long memtap_functions;
unsigned int memtap_buffer_kb = 4096;
unsigned int memtap_cost_every = 61;
unsigned int memtap_cost_above = 1024;
u64 memtap_span_ns;

static char *functions[TARE_MEMTAP_FUNCS] = { "memcpy", "memmove", "memset" };
static unsigned int wanted = 3;
module_param_array(functions, charp, &wanted, 0400);
MODULE_PARM_DESC(functions,
		 "what to tap, separated by commas: memcpy, memmove, memset, _copy_to_user, _copy_from_user, _copy_to_iter, _copy_from_iter, copy_page, clear_page, copy_mc_to_kernel, rep_movs_alternative, rep_stos_alternative; or all, which leaves out what this kernel lacks (default: memcpy,memmove,memset)");

static char *mode = "profile";
module_param(mode, charp, 0400);
MODULE_PARM_DESC(mode,
		 "counts: calls and bytes; profile: sizes, alignments, contexts, callers; trace: every call in order, through rings; cost: a profile, and calls timed in place; dose: counts, and each call does more work (default: profile)");

module_param_named(buffer_kb, memtap_buffer_kb, uint, 0400);
MODULE_PARM_DESC(buffer_kb, "trace ring of each CPU, in KiB, 16 to 1048576 (default: 4096)");

module_param_named(cost_every, memtap_cost_every, uint, 0400);
MODULE_PARM_DESC(cost_every, "cost mode: one in so many of the other calls is timed, 1 to 1000000 (default: 61)");

module_param_named(cost_above, memtap_cost_above, uint, 0400);
MODULE_PARM_DESC(cost_above, "cost mode: every call of more bytes is timed, a power of two, 16 to 4096 (default: 1024)");

static bool arm = true;
module_param(arm, bool, 0400);
MODULE_PARM_DESC(arm, "start at once (default: Y); otherwise TARE_MEMTAP_ARM of the device starts it");

module_param_named(deadline_ms, memtap_deadline.ms, uint, 0400);
MODULE_PARM_DESC(deadline_ms, "disarm by itself when TARE_MEMTAP_RENEW of the device has not renewed this in time, 1 to 86400000; 0: never (default: 0)");

static int parse_mode(void)
{
	int i = match_string(memtap_mode_name, TARE_MEMTAP_MODES, mode);

	if (i < 0) {
		pr_err("mode=%s: not known; use counts, profile, trace, cost or dose\n", mode);
		return -EINVAL;
	}
	memtap_mode = i;
	return 0;
}

/* Sets *required to whether each function was asked for by name. */
static int parse_functions(bool *required)
{
	unsigned int i;
	int func;

	*required = wanted != 1 || strcmp(functions[0], "all");
	if (!*required)
		memtap_functions = BIT(TARE_MEMTAP_FUNCS) - 1;
	for (i = 0; *required && i < wanted; i++) {
		func = match_string(memtap_func_name, TARE_MEMTAP_FUNCS, functions[i]);
		if (func < 0) {
			pr_err("functions: '%s' is not known; see modinfo tare_memtap\n",
			       functions[i]);
			return -EINVAL;
		}
		memtap_functions |= BIT(func);
	}
	return 0;
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
	/* then no class of sizes has both */
	if (memtap_cost_above < 16 || memtap_cost_above > MEMTAP_EXACT ||
	    !is_power_of_2(memtap_cost_above)) {
		pr_err("cost_above=%u: must be a power of two, 16 to 4096\n", memtap_cost_above);
		return -EINVAL;
	}
	if (!tare_deadline_allows(memtap_deadline.ms)) {
		pr_err("deadline_ms=%u: must be at most %u, or 0 for none\n", memtap_deadline.ms,
		       TARE_DEADLINE_MOST_MS);
		return -EINVAL;
	}
	return 0;
}

static void free_all(void)
{
	memtap_cost_free();
	memtap_ring_free();
	memtap_store_free();
	memtap_only_free();
}

static int prepare(void)
{
	bool required;
	int err = memtap_check_lockdown() ?: parse_mode() ?: parse_functions(&required) ?:
		  parse_numbers() ?: memtap_dose_prepare() ?: memtap_find_kernel() ?:
		  memtap_only_prepare() ?: memtap_patch_prepare(required);

	/* if the loader may not see addresses, nobody who opens the device will */
	if (!err && !static_call(memtap_show_value)(current_cred()))
		static_branch_enable(&memtap_hashed);
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
	mutex_lock(&memtap_lock);
	if (arm)
		err = memtap_arm();
	if (arm && !err)
		tare_deadline_start(&memtap_deadline);
	mutex_unlock(&memtap_lock);
	if (err)
		goto fail;
	/* last: user space uses the device as soon as it is there */
	err = misc_register(&memtap_misc);
	if (err) {
		pr_err("cannot make /dev/tare_memtap: error %d\n", err);
		memtap_leave();
		goto fail;
	}
	pr_info("%s mode, taps %#lx, %s\n", mode, memtap_functions, arm ? "armed" : "not armed");
	return 0;
fail:
	free_all();
	return err;
}

static void __exit memtap_exit(void)
{
	misc_deregister(&memtap_misc);
	memtap_leave();
	free_all();
}

module_init(memtap_init);
module_exit(memtap_exit);
MODULE_DESCRIPTION("Taps the kernel's memcpy, memmove, memset and user copies");
MODULE_LICENSE("GPL");
