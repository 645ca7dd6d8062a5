// SPDX-License-Identifier: GPL-2.0-only
/*
 * tare_hold: keeps a CPU for a known time, for tests of what tells who did. What is written to
 * /dev/tare_hold says how, and for how many microseconds: "preempt 20000" with preemption off,
 * "irq 20000" with interrupts off, "softirq 20000" in a soft interrupt.
 */
#include <linux/completion.h>
#include <linux/fs.h>
#include <linux/interrupt.h>
#include <linux/miscdevice.h>
#include <linux/module.h>
#include <linux/string.h>
#include <linux/timekeeping.h>
#include <linux/uaccess.h>

#define LONGEST_US 1000000

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

static const struct file_operations hold_fops = {
	.owner	= THIS_MODULE,
	.write	= hold_write,
};

static struct miscdevice hold_misc = {
	.minor	= MISC_DYNAMIC_MINOR,
	.name	= "tare_hold",
	.fops	= &hold_fops,
	.mode	= 0600,
};

static int __init hold_init(void)
{
	return misc_register(&hold_misc);
}

static void __exit hold_exit(void)
{
	misc_deregister(&hold_misc);
	tasklet_kill(&tasklet);
}

module_init(hold_init);
module_exit(hold_exit);
MODULE_DESCRIPTION("Keeps a CPU for a known time");
MODULE_LICENSE("GPL");
