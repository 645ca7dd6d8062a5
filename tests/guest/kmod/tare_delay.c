// SPDX-License-Identifier: GPL-2.0-only
/*
 * tare_delay: a known number of instructions in a system call and in a wake-up, for tests of
 * what measures both. Reading a byte of /dev/tare_delay takes `syscall` turns of a loop of two
 * instructions more; waking a task takes `wakeup` turns more, after the tracepoint sched_waking
 * and before the task can run. The device may have another name. With `stuck`, loading lasts until
 * a signal comes, and fails.
 */
#include <linux/delay.h>
#include <linux/fs.h>
#include <linux/miscdevice.h>
#include <linux/module.h>
#include <linux/sched/signal.h>
#include <linux/string.h>
#include <linux/tracepoint.h>
#include <linux/uaccess.h>

static unsigned int syscall;
module_param(syscall, uint, 0600);
static unsigned int wakeup;
module_param(wakeup, uint, 0600);

static char *name = "tare_delay";
module_param(name, charp, 0400);

static bool stuck;
module_param(stuck, bool, 0400);

static struct tracepoint *sched_wakeup, *sched_wakeup_new;

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

static const struct file_operations delay_fops = {
	.owner	= THIS_MODULE,
	.read	= delay_read,
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
	if (!strcmp(tracepoint->name, "sched_wakeup_new"))
		sched_wakeup_new = tracepoint;
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
	if (!sched_wakeup || !sched_wakeup_new)
		return -ENODEV;
	delay_misc.name = name;
	err = misc_register(&delay_misc);
	if (err)
		return err;
	err = tracepoint_probe_register(sched_wakeup, woken, NULL);
	if (err)
		goto deregister;
	err = tracepoint_probe_register(sched_wakeup_new, woken, NULL);
	if (err)
		goto unregister;
	return 0;
unregister:
	tracepoint_probe_unregister(sched_wakeup, woken, NULL);
	tracepoint_synchronize_unregister();
deregister:
	misc_deregister(&delay_misc);
	return err;
}

static void __exit delay_exit(void)
{
	tracepoint_probe_unregister(sched_wakeup_new, woken, NULL);
	tracepoint_probe_unregister(sched_wakeup, woken, NULL);
	tracepoint_synchronize_unregister();
	misc_deregister(&delay_misc);
}

module_init(delay_init);
module_exit(delay_exit);
MODULE_DESCRIPTION("A known delay in a system call and in a wake-up");
MODULE_LICENSE("GPL");
