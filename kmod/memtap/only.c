// SPDX-License-Identifier: GPL-2.0-only
/*
 * Which callers' calls are recorded: those of a loaded module, or of functions by a pattern of
 * their names. The taps see ranges of code, found once.
 */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include <linux/glob.h>
#include <linux/moduleparam.h>
#include <tare/compat.h>

#include "memtap.h"

DEFINE_STATIC_KEY_FALSE(memtap_filtered);
struct memtap_range memtap_only[MEMTAP_RANGES_MOST];
unsigned int memtap_only_ranges;

static char *only = "";
module_param(only, charp, 0400);
MODULE_PARM_DESC(only, "record only calls made by this loaded module, by the kernel's functions of a name or a pattern (ext4_*), or by a module's (ext4/ext4_*); other calls are counted as skipped (default: all callers)");

static struct module *only_module;

/*
 * A name is a module's, or else a function's. The filtered module must not go away, or another
 * could take its addresses.
 */
static int hold_module(const char *name)
{
	rcu_read_lock_sched();
	only_module = static_call(memtap_find_module)(name);
	/* a module that is being loaded goes away if that fails; this module is one, too */
	if (only_module && (only_module->state != MODULE_STATE_LIVE ||
			    !try_module_get(only_module)))
		only_module = NULL;
	rcu_read_unlock_sched();
	return only_module ? 0 : -ENXIO;
}

/* Ranges come in order; one that begins where the last ends makes it longer. */
static bool join_range(unsigned long low, unsigned long high)
{
	struct memtap_range *last = &memtap_only[memtap_only_ranges];

	if (memtap_only_ranges && last[-1].high == low) {
		last[-1].high = high;
		return true;
	}
	if (memtap_only_ranges == MEMTAP_RANGES_MOST)
		return false;
	*last = (struct memtap_range){ low, high };
	memtap_only_ranges++;
	return true;
}

/* Adds the functions in [at, end) whose names match. */
static int add_functions(const char *pattern, unsigned long at, unsigned long end)
{
	unsigned long size, offset;
	char name[KSYM_SYMBOL_LEN];

	for (; at < end; at += size) {
		cond_resched();
		if (!static_call(memtap_lookup_size_offset)(at, &size, &offset) || size <= offset) {
			size = 1;	/* code without a name */
			continue;
		}
		size -= offset;
		scnprintf(name, sizeof(name), "%ps", (void *)at);
		*strchrnul(name, ' ') = '\0';	/* a module's name follows */
		if (glob_match(pattern, name) && !join_range(at, min(at + size, end))) {
			pr_err("only=%s: more than %u parts of the code match\n", only,
			       MEMTAP_RANGES_MOST);
			return -ENXIO;
		}
	}
	if (memtap_only_ranges)
		return 0;
	if (only_module)
		pr_err("only=%s: no such function in this module\n", only);
	else
		pr_err("only=%s: no such function in the kernel image, and no other module of that name is loaded to its end; a module's functions are MODULE/PATTERN\n",
		       only);
	return -ENXIO;
}

static int find_ranges(void)
{
	unsigned long low = memtap_kernel.text, high = memtap_kernel.etext;
	char *slash = strchr(only, '/'), *pattern = slash ? slash + 1 : only;
	char module[MODULE_NAME_LEN];

	if (slash || !strpbrk(only, "*?[")) {
		strscpy(module, only, min_t(size_t, sizeof(module),
					    (slash ? slash - only : strlen(only)) + 1));
		if (!hold_module(module)) {
			tare_module_text(only_module, &low, &high);
		} else if (slash) {
			pr_err("only=%s: no other module of that name is loaded to its end\n",
			       only);
			return -ENXIO;
		}
	}
	if (slash || !only_module)
		return add_functions(pattern, low, high);
	join_range(low, high);
	return 0;
}

/* Return: 0, or a negative error told in the log; memtap_only_free() in any case. */
int memtap_only_prepare(void)
{
	int err = *only ? find_ranges() : 0;

	if (!err && *only)
		static_branch_enable(&memtap_filtered);
	return err;
}

void memtap_only_free(void)
{
	module_put(only_module);
}
