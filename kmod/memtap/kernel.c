// SPDX-License-Identifier: GPL-2.0-only
/*
 * The tap is built on kernel functions and variables that are not exported, and finds them by name.
 * It calls them by direct branches alone: on CPUs with IBT an indirect call of a function whose
 * ENDBR was sealed is an oops, and kCFI checks types that a pointer found by name does not have.
 */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include "memtap.h"

struct memtap_kernel memtap_kernel;

DEFINE_STATIC_CALL_NULL(memtap_lookup_name, kallsyms_lookup_name);
DEFINE_STATIC_CALL_NULL(memtap_lookup_size_offset, kallsyms_lookup_size_offset);
DEFINE_STATIC_CALL_NULL(memtap_show_value, kallsyms_show_value);
DEFINE_STATIC_CALL_NULL(memtap_find_module, find_module);
DEFINE_STATIC_CALL_NULL(memtap_get_kprobe, get_kprobe);
DEFINE_STATIC_CALL_NULL(memtap_insn_decode, insn_decode);
DEFINE_STATIC_CALL_NULL(memtap_text_poke, text_poke);
DEFINE_STATIC_CALL_NULL(memtap_text_poke_bp, tare_text_poke_bp);
DEFINE_STATIC_CALL_NULL(memtap_text_poke_sync, tare_text_poke_sync);
DEFINE_STATIC_CALL_NULL(text_reserved, tare_text_reserved);
DEFINE_STATIC_CALL_NULL(disable_kprobe, tare_disable_kprobe);

/* A static call wants a pointer of its function's type. */
#define set_call(call, address) ({						\
	unsigned long found = (address);					\
	if (found)								\
		static_call_update(call, (typeof(STATIC_CALL_TRAMP(call))*)found);	\
	found; })

/* A kprobe tells where kallsyms_lookup_name() is, or where its code begins after an ENDBR. */
static int find_lookup_name(void)
{
	struct kprobe kp = { .symbol_name = "kallsyms_lookup_name" };
	char name[KSYM_SYMBOL_LEN];
	unsigned long offset = 0;
	int err;

	if (!IS_ENABLED(CONFIG_KALLSYMS_ALL)) {
		pr_err("this kernel was built without CONFIG_KALLSYMS_ALL, which is needed to find its variables; nothing was changed\n");
		return -EOPNOTSUPP;
	}
	err = register_kprobe(&kp);
	if (err) {
		pr_err("this kernel does not let a module find its symbols (kprobe: error %d), nothing was changed\n",
		       err);
		return err;
	}
	unregister_kprobe(&kp);
	sprint_symbol(name, (unsigned long)kp.addr);
	if (sscanf(name, "kallsyms_lookup_name+0x%lx/", &offset) != 1) {
		pr_err("this kernel does not name its own functions, nothing was changed\n");
		return -EOPNOTSUPP;
	}
	set_call(memtap_lookup_name, (unsigned long)kp.addr - offset);
	return 0;
}

/* Several names: some functions were renamed. Return: 0, told in the log, if none is there. */
static unsigned long find_one(const char *const *names, unsigned int n)
{
	unsigned long address = 0;
	unsigned int i;

	for (i = 0; i < n && !address; i++)
		address = static_call(memtap_lookup_name)(names[i]);
	if (!address)
		pr_err("this kernel has no %s, nothing was changed\n", names[0]);
	return address;
}

#define FIND(...) ({							\
	static const char *const names[] = { __VA_ARGS__ };		\
	find_one(names, ARRAY_SIZE(names)); })

/* Return: 0, or a negative error told in the log. */
int memtap_find_kernel(void)
{
	struct memtap_kernel *k = &memtap_kernel;
	int err = find_lookup_name();

	if (err)
		return err;
	k->text = FIND("_text");
	k->etext = FIND("_etext");
	k->text_mutex = (struct mutex *)FIND("text_mutex");
	k->kprobe_mutex = (struct mutex *)FIND("kprobe_mutex");
	/* static in the kernel, so that a compiler may leave it out */
	set_call(disable_kprobe, static_call(memtap_lookup_name)("__disable_kprobe"));
	if (k->text && k->etext && k->text_mutex && k->kprobe_mutex &&
	    set_call(memtap_lookup_size_offset, FIND("kallsyms_lookup_size_offset")) &&
	    set_call(memtap_show_value, FIND("kallsyms_show_value")) &&
	    set_call(memtap_find_module, FIND("find_module")) &&
	    set_call(memtap_get_kprobe, FIND("get_kprobe")) &&
	    set_call(memtap_insn_decode, FIND("insn_decode")) &&
	    set_call(memtap_text_poke, FIND("text_poke")) &&
	    set_call(memtap_text_poke_bp, FIND(TARE_TEXT_POKE_BP_NAMES)) &&
	    set_call(memtap_text_poke_sync, FIND(TARE_TEXT_POKE_SYNC_NAMES)))
		return 0;
	return -ENODEV;
}

/* Whether the kernel itself changes code in [start, end]: a tracer's entry, a static branch. */
bool memtap_kernel_changes(unsigned long start, unsigned long end)
{
	static const char *const names[] = {
		"ftrace_text_reserved", "jump_label_text_reserved", "static_call_text_reserved",
	};
	bool changes = false;
	unsigned int i;

	/* a kernel that lacks one of these functions changes no code of that kind */
	for (i = 0; i < ARRAY_SIZE(names) && !changes; i++) {
		if (!set_call(text_reserved, static_call(memtap_lookup_name)(*(names + i))))
			continue;
		/* jump_label_text_reserved() hits a BUG at a static branch that is half changed */
		mutex_lock(memtap_kernel.text_mutex);
		changes = static_call(text_reserved)((void *)start, (void *)end);
		mutex_unlock(memtap_kernel.text_mutex);
	}
	return changes;
}

/*
 * Ends a probe as the kernel ends one whose code goes away: nobody can enable it again, and its
 * owner may remove it. One that is optimised takes a second call later. The caller holds
 * kprobe_mutex.
 */
void memtap_kill_probe(void *at)
{
	struct kprobe *p = static_call(memtap_get_kprobe)(at), *one;

	if (!p || kprobe_gone(p) || !static_call_query(disable_kprobe) ||
	    IS_ERR(static_call(disable_kprobe)(p)))
		return;
	/* it goes on until the kernel's worker has put back what an optimised one replaced */
	if (p->flags & KPROBE_FLAG_OPTIMIZED)
		return;
	p->flags |= KPROBE_FLAG_GONE;
	/* of several in one place */
	list_for_each_entry(one, &p->list, list)
		one->flags |= KPROBE_FLAG_GONE;
}
