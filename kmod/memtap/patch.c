// SPDX-License-Identifier: GPL-2.0-only
/*
 * Arms and disarms the tap by changing the entries of the tapped functions.
 *
 * Each entry becomes a five-byte jump to a tap, which goes on to a trampoline
 * holding the moved bytes. Where these are several instructions, a task may
 * have been preempted between two of them and would resume inside our jump.
 * So, as optimised kprobes do: a breakpoint first, which sends callers to the
 * tap; then a grace period in which every task has left the moved bytes; then
 * the jump. Restoring needs no such care: the jump is one instruction.
 */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include <linux/cpu.h>
#include <linux/delay.h>
#include <linux/kdebug.h>
#include <linux/ktime.h>
#include <linux/notifier.h>
#include <linux/ptrace.h>
#include <linux/rcupdate.h>
#include <linux/string.h>
#include <linux/workqueue.h>

#include "memtap.h"

#define JMP_LEN	5
#define JMP	0xe9
#define INT3	0xcc

struct memtap_site {
	const char *symbol;
	struct memtap_prologue prologue;
	u8 jump[JMP_LEN];		/* what stands at the entry while armed */
	unsigned long tap;
	bool ready;			/* prologue known, trampoline filled */
	bool patched;
};

static struct memtap_site sites[TARE_MEMTAP_FUNCS] = {
	[TARE_MEMCPY]		= { .symbol = "memcpy" },
	[TARE_MEMMOVE]		= { .symbol = "memmove" },
	[TARE_MEMSET]		= { .symbol = "memset" },
	[TARE_COPY_TO_USER]	= { .symbol = "_copy_to_user" },
	[TARE_COPY_FROM_USER]	= { .symbol = "_copy_from_user" },
	[TARE_COPY_TO_ITER]	= { .symbol = "_copy_to_iter" },
	[TARE_COPY_FROM_ITER]	= { .symbol = "_copy_from_iter" },
	[TARE_COPY_PAGE]	= { .symbol = "copy_page" },
};

static bool armed;
static ktime_t armed_at;

static void make_jump(u8 *code, unsigned long at, unsigned long target)
{
	s32 rel = target - (at + JMP_LEN);

	code[0] = JMP;
	memcpy(code + 1, &rel, sizeof(rel));
}

static notrace struct memtap_site *site_at(unsigned long at)
{
	unsigned int i;

	for (i = 0; i < TARE_MEMTAP_FUNCS; i++)
		if (sites[i].ready && sites[i].prologue.at == at)
			return &sites[i];
	return NULL;
}

/* Sends a CPU that hit our breakpoint to the tap, as the jump will. */
static notrace int on_breakpoint(struct notifier_block *nb, unsigned long event, void *data)
{
	struct die_args *args = data;
	struct memtap_site *site;

	if (event != DIE_INT3 || user_mode(args->regs))
		return NOTIFY_DONE;
	site = site_at(args->regs->ip - 1);
	if (!site)
		return NOTIFY_DONE;
	args->regs->ip = site->tap;
	return NOTIFY_STOP;
}

static struct notifier_block breakpoint_notifier = {
	.notifier_call = on_breakpoint,
	.priority = INT_MAX,
};

static int fill_trampoline(enum tare_memtap_func func, struct memtap_site *site)
{
	u8 code[MEMTAP_TRAMPOLINE_LEN], *at = memtap_trampoline[func];
	struct memtap_prologue *p = &site->prologue;
	unsigned int n = p->target ? 0 : p->len;

	memset(code, INT3, sizeof(code));
	memcpy(code, p->bytes, n);
	make_jump(code + n, (unsigned long)at + n,
		  p->target ?: p->at + p->len);
	mutex_lock(memtap_kernel.text_mutex);
	memtap_kernel.text_poke(at, code, sizeof(code));
	mutex_unlock(memtap_kernel.text_mutex);
	if (memcmp(at, code, sizeof(code))) {
		pr_err("%s: the kernel did not write the trampoline, nothing was changed\n",
		       site->symbol);
		return -EIO;
	}
	return 0;
}

static int prepare_site(enum tare_memtap_func func, bool required)
{
	struct memtap_site *site = &sites[func];
	unsigned long entry = memtap_kernel.lookup_name(site->symbol);
	int err;

	if (!entry) {
		if (!required)
			return 0;
		pr_err("%s: this kernel has no such function (inlined, or built without it), nothing was changed\n",
		       site->symbol);
		return -ENODEV;
	}
	err = memtap_read_prologue(site->symbol, entry, &site->prologue);
	if (err)
		return err;
	site->tap = (unsigned long)memtap_tap[memtap_mode][func];
	make_jump(site->jump, site->prologue.at, site->tap);
	err = fill_trampoline(func, site);
	site->ready = !err;
	return err;
}

/**
 * memtap_patch_prepare - read the entries and fill the trampolines
 * @required: a function that the kernel lacks is an error, else it is left out
 *
 * Changes nothing outside the module.
 *
 * Return: 0 or a negative error, told in the log.
 */
int memtap_patch_prepare(bool required)
{
	unsigned int i;
	int err;

	for (i = 0; i < TARE_MEMTAP_FUNCS; i++) {
		if (!(memtap_functions & BIT(i)))
			continue;
		err = prepare_site(i, required);
		if (err)
			return err;
		if (!sites[i].ready)
			memtap_functions &= ~BIT(i);
	}
	if (!memtap_functions) {
		pr_err("this kernel has none of the functions, nothing was changed\n");
		return -ENODEV;
	}
	return 0;
}

static bool entry_is(const struct memtap_site *site, const u8 *bytes)
{
	return !memcmp((void *)site->prologue.at, bytes, JMP_LEN);
}

static void nothing(struct work_struct *work)
{
}

/*
 * Returns when no task and no CPU is inside code that it entered before: tasks
 * by a grace period that only a voluntary switch ends; idle tasks, which that
 * does not cover, by making every CPU switch to a worker once.
 */
static void wait_all_left(void)
{
	struct work_struct work;
	int cpu;

	synchronize_rcu_tasks();
	cpus_read_lock();
	for_each_online_cpu(cpu) {
		INIT_WORK_ONSTACK(&work, nothing);
		schedule_work_on(cpu, &work);
		flush_work(&work);
		destroy_work_on_stack(&work);
	}
	cpus_read_unlock();
}

/* Several instructions are replaced: keep callers out of them until all left. */
static void put_breakpoints(void)
{
	static const u8 int3 = INT3;
	bool any = false;
	unsigned int i;

	mutex_lock(memtap_kernel.text_mutex);
	for (i = 0; i < TARE_MEMTAP_FUNCS; i++) {
		if (!sites[i].ready || sites[i].prologue.single)
			continue;
		memtap_kernel.text_poke((void *)sites[i].prologue.at, &int3, 1);
		any = true;
	}
	if (any)
		memtap_kernel.text_poke_sync();
	mutex_unlock(memtap_kernel.text_mutex);
	if (any)
		wait_all_left();
}

/**
 * memtap_arm - patch the entries of all prepared functions
 *
 * Return: 0, or -EBUSY when an entry is no longer what it was when the module
 * was loaded; then nothing was changed.
 */
int memtap_arm(void)
{
	unsigned int i;
	int err;

	lockdep_assert_held(&memtap_lock);
	if (armed)
		return 0;
	for (i = 0; i < TARE_MEMTAP_FUNCS; i++)
		if (sites[i].ready && !entry_is(&sites[i], sites[i].prologue.bytes)) {
			pr_err("%s: its entry has changed since the module was loaded, nothing was changed\n",
			       sites[i].symbol);
			return -EBUSY;
		}
	err = register_die_notifier(&breakpoint_notifier);
	if (err)
		return err;
	put_breakpoints();
	armed_at = ktime_get();
	mutex_lock(memtap_kernel.text_mutex);
	for (i = 0; i < TARE_MEMTAP_FUNCS; i++) {
		if (!sites[i].ready)
			continue;
		memtap_kernel.text_poke_bp((void *)sites[i].prologue.at,
					   sites[i].jump, JMP_LEN, NULL);
		sites[i].patched = true;
	}
	mutex_unlock(memtap_kernel.text_mutex);
	armed = true;
	return 0;
}

/*
 * Somebody may have put a probe on the entry since. It holds a copy of our
 * jump, so the module must stay until that probe is gone.
 */
static void wait_for_own_entry(struct memtap_site *site)
{
	bool told = false;

	while (!entry_is(site, site->jump)) {
		if (!told)
			pr_warn("%s: a probe sits on the tapped entry; remove it, this waits for it\n",
				site->symbol);
		told = true;
		msleep(100);
	}
}

static void restore_site(enum tare_memtap_func func, struct memtap_site *site)
{
	u8 emulate[JMP_LEN];

	/* what a CPU does that arrives while the bytes change */
	make_jump(emulate, site->prologue.at, (unsigned long)memtap_trampoline[func]);
	for (;;) {
		wait_for_own_entry(site);
		mutex_lock(memtap_kernel.text_mutex);
		if (entry_is(site, site->jump))
			break;
		mutex_unlock(memtap_kernel.text_mutex);
	}
	memtap_kernel.text_poke_bp((void *)site->prologue.at, site->prologue.bytes,
				   JMP_LEN, emulate);
	WARN_ONCE(!entry_is(site, site->prologue.bytes), "%s: not restored\n",
		  site->symbol);
	mutex_unlock(memtap_kernel.text_mutex);
	site->patched = false;
}

/**
 * memtap_disarm - restore the entries, and wait until no tap is running
 */
void memtap_disarm(void)
{
	unsigned int i;

	lockdep_assert_held(&memtap_lock);
	if (!armed)
		return;
	for (i = 0; i < TARE_MEMTAP_FUNCS; i++)
		if (sites[i].patched)
			restore_site(i, &sites[i]);
	memtap_span_ns += ktime_to_ns(ktime_sub(ktime_get(), armed_at));
	armed = false;
	wait_all_left();
	if (memtap_mode == TARE_MODE_COST) {
		/* a timed user copy may sleep inside the tap, in a page fault */
		memtap_cost_wait_idle();
		wait_all_left();
	}
	unregister_die_notifier(&breakpoint_notifier);
}

bool memtap_armed(void)
{
	return armed;
}
