// SPDX-License-Identifier: GPL-2.0-only
/*
 * Arms and disarms the tap by changing the entries of the tapped functions.
 *
 * Each entry becomes a five-byte jump to a tap, which goes on to a trampoline holding the moved
 * bytes. Where these are several instructions, a task may have been preempted between two of them
 * and would resume inside our jump. So, as optimised kprobes do: a breakpoint first, which sends
 * callers to the tap; then a grace period in which every task has left the moved bytes; then the
 * jump. Restoring needs no such care: the jump is one instruction.
 */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include <linux/kdebug.h>
#include <linux/ktime.h>
#include <linux/notifier.h>
#include <linux/ptrace.h>
#include <linux/rcupdate.h>
#include <linux/sched/signal.h>
#include <linux/security.h>
#include <linux/stop_machine.h>

#include "memtap.h"

#define JMP	0xe9
#define INT3	0xcc
#define NOP	0x90

/* A function that is tapped while armed. */
struct memtap_site {
	const char *name;
	struct memtap_prologue prologue;
	u8 jump[MEMTAP_JMP_LEN];	/* what stands at the entry while armed */
	unsigned long tap;
	u8 *trampoline;
};

static struct memtap_site sites[TARE_MEMTAP_FUNCS];
static unsigned int nr_sites;

#define for_each_site(site) \
	for ((site) = sites; (site) < sites + nr_sites; (site)++)

bool memtap_armed;
static ktime_t armed_at;

static void make_jump(u8 *code, unsigned long at, unsigned long target)
{
	s32 rel = target - (at + MEMTAP_JMP_LEN);

	code[0] = JMP;
	memcpy(code + 1, &rel, sizeof(rel));
}

/* Sends a CPU that hit our breakpoint to the tap, as the jump will. */
static noinstr int on_breakpoint(struct notifier_block *nb, unsigned long event, void *data)
{
	struct die_args *args = data;
	struct memtap_site *site;

	if (event != DIE_INT3 || user_mode(args->regs))
		return NOTIFY_DONE;
	for_each_site(site)
		if (site->prologue.at == args->regs->ip - 1) {
			args->regs->ip = site->tap;
			return NOTIFY_STOP;
		}
	return NOTIFY_DONE;
}

static struct notifier_block breakpoint_notifier = {
	.notifier_call = on_breakpoint,
	.priority = INT_MAX,
};

static int fill_trampoline(struct memtap_site *site)
{
	struct memtap_prologue *p = &site->prologue;
	unsigned long start = (unsigned long)site->trampoline;
	u8 code[MEMTAP_TRAMPOLINE_LEN];
	unsigned int n = p->moved;

	memset(code, INT3, sizeof(code));
	memcpy(code, p->bytes, n);
	if (p->condition) {
		code[n++] = 0x0f;
		make_jump(code + n, start + n, p->target);
		code[n] = p->condition;
		n += MEMTAP_JMP_LEN;
	}
	make_jump(code + n, start + n,
		  p->target && !p->condition ? p->target : p->at + p->len);
	mutex_lock(memtap_kernel.text_mutex);
	static_call(memtap_text_poke)(site->trampoline, code, sizeof(code));
	mutex_unlock(memtap_kernel.text_mutex);
	if (!memcmp(site->trampoline, code, sizeof(code)))
		return 0;
	pr_err("%s: the kernel did not write the trampoline, nothing was changed\n", site->name);
	return -EIO;
}

static int prepare_site(enum tare_memtap_func func, unsigned long entry)
{
	struct memtap_site *site = &sites[nr_sites];
	int err;

	site->name = memtap_func_name[func];
	site->tap = (unsigned long)memtap_tap[func][memtap_mode];
	site->trampoline = memtap_trampoline[func];
	err = memtap_read_prologue(site->name, entry, &site->prologue);
	if (err)
		return err;
	make_jump(site->jump, site->prologue.at, site->tap);
	err = fill_trampoline(site);
	if (!err)
		nr_sites++;
	return err;
}

/* Whether copy_mc_to_kernel() takes the way of CPUs that recover from few memory errors. */
static bool copies_fragile(void)
{
	void *key = (void *)static_call(memtap_lookup_name)("copy_mc_fragile_key");

	return key && static_key_enabled((struct static_key *)key);
}

/* Where the function begins that this CPU calls for @func. Return: 0, and @why, for none. */
static unsigned long find_entry(enum tare_memtap_func func, const char **why)
{
	const char *name = memtap_func_name[func];
	bool inlined = false;

	*why = "this kernel has no such function (inlined, or built without it)";
	switch (func) {
	case TARE_CLEAR_PAGE:
		*why = "this kernel clears pages inline";
		name = boot_cpu_has(X86_FEATURE_ERMS) ? "clear_page_erms" :
		       boot_cpu_has(X86_FEATURE_REP_GOOD) ? "clear_page_rep" : "clear_page_orig";
		break;
	case TARE_COPY_MC_TO_KERNEL:
		*why = "this kernel's is memcpy on this CPU";
		name = copies_fragile() ? "copy_mc_fragile" :
		       boot_cpu_has(X86_FEATURE_ERMS) ? "copy_mc_enhanced_fast_string" : "";
		break;
	case TARE_REP_MOVS_ALTERNATIVE:
		inlined = boot_cpu_has(X86_FEATURE_FSRM);
		break;
	case TARE_REP_STOS_ALTERNATIVE:
		inlined = boot_cpu_has(TARE_FEATURE_FSRS);
		break;
	default:
		break;
	}
	if (inlined) {
		*why = "this CPU has `rep` in place of its calls";
		return 0;
	}
	return static_call(memtap_lookup_name)(name);
}

/*
 * Reads the entries and fills the trampolines; changes nothing outside the module. A function
 * that the kernel lacks is an error if @required, else it is left out. Return: 0 or a negative
 * error, told in the log.
 */
int memtap_patch_prepare(bool required)
{
	unsigned long entry;
	const char *why;
	unsigned int i;
	int err;

	for_each_set_bit(i, &memtap_functions, TARE_MEMTAP_FUNCS) {
		entry = find_entry(i, &why);
		err = entry ? prepare_site(i, entry) : 0;
		if (!entry && required) {
			pr_err("%s: %s, nothing was changed\n", memtap_func_name[i], why);
			err = -ENODEV;
		}
		if (err)
			return err;
		if (!entry) {
			pr_info("%s: %s, left out\n", memtap_func_name[i], why);
			memtap_functions &= ~BIT(i);
		}
	}
	if (nr_sites)
		return 0;
	pr_err("this kernel has none of the functions, nothing was changed\n");
	return -ENODEV;
}

static bool entry_is(const struct memtap_site *site, const u8 *bytes, size_t len)
{
	return !memcmp((void *)site->prologue.at, bytes, len);
}

/* Until unlock_text() no probe comes or goes and no code changes. The kernel's order of locks. */
static void lock_text(void)
{
	mutex_lock(memtap_kernel.kprobe_mutex);
	mutex_lock(memtap_kernel.text_mutex);
}

static void unlock_text(void)
{
	mutex_unlock(memtap_kernel.text_mutex);
	mutex_unlock(memtap_kernel.kprobe_mutex);
}

/* A disabled probe may be enabled again, and does not show in the entry's bytes. */
static bool is_probed(const struct memtap_site *site)
{
	struct kprobe *p;
	unsigned int i;

	for (i = 0; i < site->prologue.len; i++) {
		p = static_call(memtap_get_kprobe)((void *)site->prologue.at + i);
		if (p && !kprobe_gone(p))
			return true;
	}
	return false;
}

static int nothing(void *unused)
{
	return 0;
}

/*
 * Returns when nobody is inside code entered before: tasks by a grace period that only a voluntary
 * switch ends; idle tasks, which that does not cover, since every CPU switches to its stopper.
 */
static void wait_all_left(void)
{
	synchronize_rcu_tasks();
	stop_machine(nothing, NULL, cpu_online_mask);
}

static int check_entries(void)
{
	struct memtap_site *site;

	for_each_site(site) {
		bool probed = is_probed(site);

		if (!probed && entry_is(site, site->prologue.bytes, site->prologue.len))
			continue;
		pr_err("%s: %s, nothing was changed\n", site->name, probed ?
		       "a breakpoint or probe sits at its entry" :
		       "its entry has changed since the module was loaded");
		return -EBUSY;
	}
	return 0;
}

/* The moved bytes left behind the jump become nops, so that the function can be decoded. */
static void put_jump(const struct memtap_site *site)
{
	u8 nops[MEMTAP_PROLOGUE_MAX], *at = (u8 *)site->prologue.at;
	unsigned int rest = site->prologue.len - MEMTAP_JMP_LEN;

	memset(nops, NOP, sizeof(nops));
	static_call(memtap_text_poke_bp)(at, site->jump, MEMTAP_JMP_LEN, NULL);
	if (rest)
		static_call(memtap_text_poke)(at + MEMTAP_JMP_LEN, nops, rest);
}

/*
 * Where several instructions are replaced, a breakpoint keeps callers out of them until all have
 * left. No probe can come there meanwhile: kprobe_mutex is held, as kprobes hold it when they wait
 * for the same reason.
 */
static int patch_entries(void)
{
	static const u8 int3 = INT3;
	struct memtap_site *site;
	bool several = false;
	int err;

	lock_text();
	err = check_entries();
	if (err)
		goto unlock;
	for_each_site(site) {
		if (site->prologue.single) {
			put_jump(site);
			continue;
		}
		static_call(memtap_text_poke)((void *)site->prologue.at, &int3, 1);
		several = true;
	}
	static_call(memtap_text_poke_sync)();
	if (several) {
		mutex_unlock(memtap_kernel.text_mutex);
		wait_all_left();
		mutex_lock(memtap_kernel.text_mutex);
	}
	for_each_site(site)
		if (!site->prologue.single)
			put_jump(site);
	static_call(memtap_text_poke_sync)();
unlock:
	unlock_text();
	return err;
}

/* Return: 0 or -EPERM, told in the log. */
int memtap_check_lockdown(void)
{
	int err = security_locked_down(LOCKDOWN_INTEGRITY_MAX);

	if (err)
		pr_err("the kernel is locked down and forbids changes of its code; nothing was changed\n");
	return err;
}

/*
 * Patches the entries of all prepared functions. Return: 0; -EPERM where the kernel is locked
 * down; -EBUSY when an entry is no longer what it was when the module was loaded, or a probe
 * sits there. Then nothing was changed.
 */
int memtap_arm(void)
{
	int err;

	lockdep_assert_held(&memtap_lock);
	if (memtap_armed)
		return 0;
	/* the lockdown may have been raised since the module was loaded */
	err = memtap_check_lockdown();
	if (err)
		return err;
	err = register_die_notifier(&breakpoint_notifier);
	if (err)
		return err;
	armed_at = ktime_get();
	err = patch_entries();
	if (err)
		unregister_die_notifier(&breakpoint_notifier);
	memtap_armed = !err;
	return err;
}

/* Somebody's probe holds a copy of our jump, so the tap must stay until that is gone. */
static int check_jumps(bool tell)
{
	struct memtap_site *site;

	for_each_site(site)
		if (is_probed(site) || !entry_is(site, site->jump, MEMTAP_JMP_LEN)) {
			if (tell)
				pr_warn_ratelimited("%s: a probe sits on the tapped entry, which stays tapped until the probe is removed\n",
						    site->name);
			return -EBUSY;
		}
	return 0;
}

static void restore_entry(const struct memtap_site *site)
{
	unsigned int rest = site->prologue.len - MEMTAP_JMP_LEN;
	u8 emulate[MEMTAP_JMP_LEN], *at = (u8 *)site->prologue.at;

	/* nobody runs what is behind the jump */
	if (rest)
		static_call(memtap_text_poke)(at + MEMTAP_JMP_LEN,
					      site->prologue.bytes + MEMTAP_JMP_LEN, rest);
	/* a CPU that arrives while the bytes change takes the jump to the trampoline */
	make_jump(emulate, site->prologue.at, (unsigned long)site->trampoline);
	static_call(memtap_text_poke_bp)(at, site->prologue.bytes, MEMTAP_JMP_LEN, emulate);
	WARN_ONCE(!entry_is(site, site->prologue.bytes, site->prologue.len), "%s: not restored\n",
		  site->name);
}

/*
 * Restores the entries, and waits until no tap is running. Timed calls of user copies may still
 * sleep: memtap_cost_wait_idle() waits for those. Return: 0, or -EBUSY while a probe sits on a
 * tapped entry; then nothing was changed, and the log tells which if @tell.
 */
int memtap_disarm(bool tell)
{
	struct memtap_site *site;
	int err;

	lockdep_assert_held(&memtap_lock);
	if (!memtap_armed)
		return 0;
	lock_text();
	err = check_jumps(tell);
	if (!err)
		for_each_site(site)
			restore_entry(site);
	unlock_text();
	if (err)
		return err;
	memtap_span_ns += ktime_to_ns(ktime_sub(ktime_get(), armed_at));
	memtap_armed = false;
	wait_all_left();
	unregister_die_notifier(&breakpoint_notifier);
	return 0;
}

static void kill_probes(void)
{
	struct memtap_site *site;
	unsigned int i;

	mutex_lock(memtap_kernel.kprobe_mutex);
	for_each_site(site)
		for (i = 0; i < site->prologue.len; i++)
			memtap_kill_probe((void *)site->prologue.at + i);
	mutex_unlock(memtap_kernel.kprobe_mutex);
}

/*
 * For unloading, which cannot fail: returns when nobody is, or will come back, inside the module's
 * taps. It waits for who has a probe there; killed, it waits no more, and the probe ends.
 */
void memtap_leave(void)
{
	bool waits = false;
	int err;

	tare_deadline_end(&memtap_deadline);
	for (;;) {
		mutex_lock(&memtap_lock);
		err = memtap_disarm(!waits);
		mutex_unlock(&memtap_lock);
		if (!err)
			break;
		if (!waits)
			pr_warn("unloading waits for that; killing rmmod ends the probe for good\n");
		waits = true;
		if (fatal_signal_pending(current))
			kill_probes();
		memtap_nap(100);
	}
	if (memtap_mode == TARE_MODE_COST) {
		memtap_cost_wait_idle();
		wait_all_left();
	}
}
