// SPDX-License-Identifier: GPL-2.0-only
/*
 * tare_moment: in an exact machine with one CPU a nanosecond is an instruction. So an interrupt
 * comes behind the Nth instruction that a thread executes, or where interrupts are next allowed;
 * what others execute while the thread sleeps is not counted. ../interrupt.h tells what is written
 * to the parameter `run`.
 */
#include <linux/completion.h>
#include <linux/errno.h>
#include <linux/hrtimer.h>
#include <linux/kallsyms.h>
#include <linux/kprobes.h>
#include <linux/module.h>
#include <linux/preempt.h>
#include <linux/static_call.h>
#include <linux/string.h>
#include <linux/uaccess.h>
#include <linux/version.h>
#include <linux/workqueue.h>
#include <asm/msr.h>

#include "shared.h"

/* until the timer is set, ns; and what the machine's timer can tell apart */
#define LEAD	10000
#define GRID	10
#define COUNTED	500

/* As kmod/include/tare/deadline.h has it. */
struct deadline {
	struct delayed_work work;
	unsigned int ms;
	unsigned long due;
};

static struct hrtimer timer;
static struct preempt_notifier notifier;
static struct tare_moment __user *shared;
static u64 due, left;
static bool exact, waits, is_watched;
static struct deadline *deadline;
static unsigned long times, nth_of_work;
static DECLARE_COMPLETION(reached);
static bool wakes;
static int counted;
static char to[64], from[200];

/* The compiler must not know what it calls. */
static void *(*volatile do_memcpy)(void *, const void *, size_t) = memcpy;

/* To the instruction: one for each byte that is loaded. Returns whether it is not too late. */
static noinline bool wait_until(u64 at)
{
	const char *some = from;
	u64 rest;

	while ((s64)(at - rdtsc()) > 150)
		;
	rest = at - rdtsc();
	if (rest > sizeof(from))
		return false;
	asm volatile("rep lodsb" : "+S" (some), "+c" (rest) : : "rax", "memory");
	return true;
}

/* The interrupt comes so many instructions from the return on; interrupts are off. */
static void set(void)
{
	u64 now, begun = ktime_get_ns();

	now = rdtsc();
	due = now + 1500;
	due -= due % GRID;
	wait_until(due);
	due += LEAD + roundup(left, GRID);
	hrtimer_start(&timer, ns_to_ktime(begun + due - now), HRTIMER_MODE_ABS_PINNED_HARD);
	exact &= wait_until(due - left);
}

static void goes_on(struct preempt_notifier *unused, int cpu)
{
	unsigned long flags;

	local_irq_save(flags);
	if (waits)
		set();
	waits = false;
	local_irq_restore(flags);
}

static void stops(struct preempt_notifier *unused, struct task_struct *next)
{
	if (hrtimer_try_to_cancel(&timer) != 1)
		return;
	left = max_t(s64, due - rdtsc(), 0);
	waits = true;
}

static struct preempt_ops ops = { .sched_in = goes_on, .sched_out = stops };

/* Only what the timer would do: it runs no more when it is cancelled, or its module is gone. */
static bool pass(void)
{
	void *pending;

	if (copy_from_kernel_nofault(&pending, &deadline->work.timer.entry.pprev,
				     sizeof(pending)) || !pending)
		return false;
	deadline->due = jiffies;
	mod_delayed_work(system_long_wq, &deadline->work, 0);
	return true;
}

/* What a reader of the ring sees now. */
static void look(unsigned int nth)
{
	struct tare_moment_records seen;
	void __user *records = NULL;

	if (__copy_from_user_inatomic(&records, &shared->ring, sizeof(records)) || !records ||
	    __copy_from_user_inatomic(&seen, records, sizeof(seen)) ||
	    __copy_to_user_inatomic(&shared->seen[nth], &seen, sizeof(seen)))
		counted = -1;
}

static enum hrtimer_restart __nocfi come(struct hrtimer *unused)
{
	struct tare_moment_came came = { .came = 1, .exact = exact, .counted = counted };
	unsigned long i;

	if (wakes) {
		complete(&reached);
		return HRTIMER_NORESTART;
	}
	pagefault_disable();
	if (__copy_from_user_inatomic(&came.where, &shared->where, sizeof(came.where)))
		came.exact = 0;
	if (deadline)
		came.passed = pass();
	if (times) {
		look(0);
		for (i = 0; i < times; i++)
			do_memcpy(to, from, TARE_MOMENT_INTERRUPTS);
		look(1);
	}
	if (__copy_to_user_inatomic(&shared->came, &came, sizeof(came)))
		pr_err("the program's memory is not there\n");
	pagefault_enable();
	return HRTIMER_NORESTART;
}

/* What this thread executes is counted. */
static void set_at(u64 nth)
{
	preempt_notifier_register(&notifier);
	is_watched = true;
	local_irq_disable();
	waits = false;
	exact = true;
	counted = 0;
	left = nth;
	set();
	local_irq_enable();
	/* what was due until here comes now */
	asm volatile(".rept 20\n	nop\n	.endr");
}

/* No thread is counted any more. The one that was does not run. */
static void unset(void)
{
	hrtimer_cancel(&timer);
	if (is_watched)
		preempt_notifier_unregister(&notifier);
	is_watched = false;
	wakes = false;
	times = 0;
	deadline = NULL;
}

/* Its worker has the deadline's work next. */
static void begin_work(struct work_struct *unused)
{
	set_at(nth_of_work);
}

static DECLARE_WORK(before, begin_work);

/* Returns in the Nth instruction of the deadline's worker, or when the work is over. */
static int in_work(struct deadline *of)
{
	struct tare_moment_came came = { .came = 1 };

	if (!of)
		return -ENOENT;
	reinit_completion(&reached);
	wakes = true;
	queue_work(system_long_wq, &before);
	of->due = jiffies;
	mod_delayed_work(system_long_wq, &of->work, 0);
	came.passed = !!wait_for_completion_timeout(&reached, HZ / 5);
	came.exact = exact;
	unset();
	return copy_to_user(&shared->came, &came, sizeof(came)) ? -EFAULT : 0;
}

/* Nothing may branch to it by a pointer: a kernel with IBT takes its ENDBR away. */
DEFINE_STATIC_CALL_NULL(lookup, kallsyms_lookup_name);

static int find_lookup(void)
{
	struct kprobe kp = { .symbol_name = "kallsyms_lookup_name" };
	unsigned long offset = 0;
	char at[KSYM_SYMBOL_LEN];
	int err = register_kprobe(&kp);

	if (err)
		return err;
	unregister_kprobe(&kp);
	/* a kprobe lies behind an ENDBR */
	sprint_symbol(at, (unsigned long)kp.addr);
	if (sscanf(at, "kallsyms_lookup_name+0x%lx/", &offset) != 1)
		return -ENOENT;
	static_call_update(lookup, (typeof(kallsyms_lookup_name) *)((u8 *)kp.addr - offset));
	return 0;
}

static int __nocfi run_set(const char *val, const struct kernel_param *kp)
{
	unsigned long number, copies = 0, address;
	char word[8], name[64] = "";

	if (sscanf(val, "%7s %lu %63s", word, &number, name) < 1)
		return -EINVAL;
	if (!strcmp(word, "open") && sscanf(val, "open %lx", &address) == 1) {
		shared = (void __user *)address;
		return put_user((u64)to, &shared->to) ?: put_user((u64)from, &shared->from);
	}
	unset();
	if (!strcmp(word, "fill")) {
		while (number--)
			do_memcpy(to, from, TARE_MOMENT_TASKS);
	} else if (!strcmp(word, "count")) {
		set_at(number);
		asm volatile(".rept %c1\n	incl %0\n	.endr" :
			     "+m" (counted) : "i" (COUNTED));
	} else if (!strcmp(word, "copy")) {
		times = 1;
		set_at(number);
		do_memcpy(to, from, TARE_MOMENT_TASKS);
		return put_user(TARE_MOMENT_OVER, &shared->where);
	} else if (!strcmp(word, "read") && !kstrtoul(name, 10, &copies)) {
		times = copies;
		set_at(number);
	} else if (!strcmp(word, "due")) {
		deadline = (void *)static_call(lookup)(name);
		if (!deadline)
			return -ENOENT;
		set_at(number);
	} else if (!strcmp(word, "work")) {
		nth_of_work = number;
		return in_work((void *)static_call(lookup)(name));
	} else {
		return strcmp(word, "close") ? -EINVAL : 0;
	}
	return 0;
}

static const struct kernel_param_ops run_ops = { .set = run_set };
module_param_cb(run, &run_ops, NULL, 0200);

static int __init moment_init(void)
{
	int err = find_lookup();

	if (err)
		return err;
#if KERNEL_VERSION(6, 13, 0) > LINUX_VERSION_CODE
	hrtimer_init(&timer, CLOCK_MONOTONIC, HRTIMER_MODE_ABS_PINNED_HARD);
	timer.function = come;
#else
	hrtimer_setup(&timer, come, CLOCK_MONOTONIC, HRTIMER_MODE_ABS_PINNED_HARD);
#endif
	preempt_notifier_init(&notifier, &ops);
	preempt_notifier_inc();
	return 0;
}

static void __exit moment_exit(void)
{
	hrtimer_cancel(&timer);
	preempt_notifier_dec();
}

module_init(moment_init);
module_exit(moment_exit);
MODULE_DESCRIPTION("An interrupt in the Nth instruction of a thread");
MODULE_LICENSE("GPL");
