// SPDX-License-Identifier: GPL-2.0-only
/*
 * /dev/tare_lattap: what uapi/tare/lattap.h promises, and no more.
 */
#include <linux/capability.h>
#include <linux/fs.h>
#include <linux/miscdevice.h>
#include <linux/slab.h>
#include <linux/uaccess.h>

#include "lattap.h"

static int lattap_open(struct inode *inode, struct file *file)
{
	return capable(CAP_SYS_ADMIN) ? 0 : -EPERM;
}

static int lattap_release(struct inode *inode, struct file *file)
{
	lattap_disown(file);
	return 0;
}

static ssize_t read_info(char __user *buf, size_t size)
{
	u64 stopped = READ_ONCE(lattap_stopped_ns);
	struct tare_lattap_info info = {
		.abi = TARE_LATTAP_ABI,
		.slots = TARE_LATTAP_SLOTS,
		.span_ns = (stopped ?: lattap_now()) - lattap_loaded_ns,
		.lost = atomic64_read(&lattap_lost),
		.compat = atomic64_read(&lattap_compat),
		.stopped = !!stopped,
	};

	if (size != sizeof(info))
		return -EINVAL;
	return copy_to_user(buf, &info, sizeof(info)) ? -EFAULT : sizeof(info);
}

static ssize_t read_slot(char __user *buf, size_t size, u64 slot)
{
	struct tare_latency *sum;
	ssize_t ret = sizeof(*sum);

	if (size != sizeof(*sum) || slot >= TARE_LATTAP_SLOTS)
		return -EINVAL;
	sum = kzalloc(sizeof(*sum), GFP_KERNEL);
	if (!sum)
		return -ENOMEM;
	lattap_sum(slot, sum);
	if (copy_to_user(buf, sum, sizeof(*sum)))
		ret = -EFAULT;
	kfree(sum);
	return ret;
}

static ssize_t lattap_read(struct file *file, char __user *buf, size_t size, loff_t *pos)
{
	u64 slot;

	if (!*pos)
		return read_info(buf, size);
	slot = *pos;
	if (do_div(slot, sizeof(struct tare_latency)))
		return -EINVAL;
	return read_slot(buf, size, slot - 1);
}

static long lattap_ioctl(struct file *file, unsigned int cmd, unsigned long ms)
{
	return cmd == TARE_LATTAP_RENEW ? lattap_renew(file, ms) : -ENOTTY;
}

static const struct file_operations lattap_fops = {
	.owner		= THIS_MODULE,
	.open		= lattap_open,
	.release	= lattap_release,
	.read		= lattap_read,
	.llseek		= default_llseek,
	.unlocked_ioctl	= lattap_ioctl,
	.compat_ioctl	= compat_ptr_ioctl,
};

static struct miscdevice lattap_misc = {
	.minor	= MISC_DYNAMIC_MINOR,
	.name	= "tare_lattap",
	.fops	= &lattap_fops,
	.mode	= 0600,
};

int lattap_dev_register(void)
{
	return misc_register(&lattap_misc);
}

void lattap_dev_unregister(void)
{
	misc_deregister(&lattap_misc);
}
