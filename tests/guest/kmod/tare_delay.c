// SPDX-License-Identifier: GPL-2.0-only
/*
 * tare_delay: a known number of instructions in a system call and in a wake-up, for tests of
 * what measures both. Reading a byte of /dev/tare_delay takes `syscall` turns of a loop of two
 * instructions more; waking a task takes `wakeup` turns more, after the tracepoint sched_waking
 * and before the task can run. What is written to the device keeps a CPU, for so many microseconds:
 * "preempt 20000" with preemption off, "irq 20000" with interrupts off, "softirq 20000" in a soft
 * interrupt. The device may have another name. With `stuck`, loading lasts until a signal comes,
 * and fails.
 */
#include <linux/completion.h>
#include <linux/delay.h>
#include <linux/fs.h>
#include <linux/interrupt.h>
#include <linux/miscdevice.h>
#include <linux/module.h>
#include <linux/sched/signal.h>
#include <linux/string.h>
#include <linux/timekeeping.h>
#include <linux/tracepoint.h>
#include <linux/uaccess.h>

/* that a CPU is kept */
#define LONGEST_US 1000000

static unsigned int syscall;
module_param(syscall, uint, 0600);
static unsigned int wakeup;
module_param(wakeup, uint, 0600);

static char *name = "tare_delay";
module_param(name, charp, 0400);

static bool stuck;
module_param(stuck, bool, 0400);

static struct tracepoint *sched_wakeup;

static noinline void delay(unsigned long turns)
{
	if (!turns)
		return;
	asm volatile("1:	dec %0\n"
		     "	jnz 1b" : "+r" (turns));
}

static ssize_t delay_read(struct file *file, char __user *buf, size_t size, loff_t *pos)
{
	delay(READ_ONCE(syscall));
	return size && put_user(0, buf) ? -EFAULT : !!size;
}

static DECLARE_COMPLETION(done);
static unsigned int softirq_us;

static noinline void hold(unsigned int us)
{
	u64 until = ktime_get_mono_fast_ns() + us * 1000ULL;

	while (ktime_get_mono_fast_ns() < until)
		cpu_relax();
}

static void hold_softly(struct tasklet_struct *unused)
{
	hold(softirq_us);
	complete(&done);
}

static DECLARE_TASKLET(tasklet, hold_softly);

static int hold_as(const char *how, unsigned int us)
{
	if (!strcmp(how, "preempt")) {
		preempt_disable();
		hold(us);
		preempt_enable();
	} else if (!strcmp(how, "irq")) {
		local_irq_disable();
		hold(us);
		local_irq_enable();
	} else if (!strcmp(how, "softirq")) {
		softirq_us = us;
		tasklet_schedule(&tasklet);
		wait_for_completion(&done);
	} else {
		return -EINVAL;
	}
	return 0;
}

static ssize_t hold_write(struct file *file, const char __user *buf, size_t size, loff_t *pos)
{
	char text[32] = "", how[16];
	unsigned int us;
	int err;

	if (size >= sizeof(text) || copy_from_user(text, buf, size))
		return -EINVAL;
	if (sscanf(text, "%15s %u", how, &us) != 2 || us > LONGEST_US)
		return -EINVAL;
	err = hold_as(how, us);
	return err ?: size;
}

static const struct file_operations delay_fops = {
	.owner	= THIS_MODULE,
	.read	= delay_read,
	.write	= hold_write,
};

static struct miscdevice delay_misc = {
	.minor	= MISC_DYNAMIC_MINOR,
	.fops	= &delay_fops,
	.mode	= 0600,
};

static void woken(void *data, struct task_struct *task)
{
	delay(READ_ONCE(wakeup));
}

static void find(struct tracepoint *tracepoint, void *data)
{
	if (!strcmp(tracepoint->name, "sched_wakeup"))
		sched_wakeup = tracepoint;
}

static int __init delay_init(void)
{
	int err;

	if (stuck) {
		while (!signal_pending(current))
			msleep_interruptible(1000);
		return -EINTR;
	}
	for_each_kernel_tracepoint(find, NULL);
	if (!sched_wakeup)
		return -ENODEV;
	delay_misc.name = name;
	err = misc_register(&delay_misc);
	if (err)
		return err;
	err = tracepoint_probe_register(sched_wakeup, woken, NULL);
	if (err)
		misc_deregister(&delay_misc);
	return err;
}

static void __exit delay_exit(void)
{
	tracepoint_probe_unregister(sched_wakeup, woken, NULL);
	tracepoint_synchronize_unregister();
	misc_deregister(&delay_misc);
	tasklet_kill(&tasklet);
}

module_init(delay_init);
module_exit(delay_exit);
MODULE_DESCRIPTION("Known delays in system calls and wake-ups, and known times without others");
MODULE_LICENSE("GPL");
