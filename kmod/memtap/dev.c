// SPDX-License-Identifier: GPL-2.0-only
/*
 * /dev/tare_memtap: what uapi/tare/memtap.h promises, and no more.
 */
#include <linux/capability.h>
#include <linux/cred.h>
#include <linux/fs.h>
#include <linux/seq_file.h>
#include <linux/uaccess.h>
#include <linux/vmalloc.h>
#include <asm/tsc.h>

#include "memtap.h"

/* enough for a busy profile at once; seq_file grows it where it is not */
#define PROFILE_BYTES	(256 << 10)

/* The open file that armed, or NULL; memtap_lock. Its tap ends when its recorder dies. */
static struct file *armed_by;

/*
 * A trace holds addresses. The first opener who may not see them has them hashed for everybody,
 * if no ring holds any yet. If a ring already holds plain addresses, that opener is refused.
 */
static int check_addresses(const struct cred *cred)
{
	int err = 0;

	if (memtap_mode != TARE_MODE_TRACE || static_call(memtap_show_value)(cred))
		return 0;
	if (mutex_lock_interruptible(&memtap_lock))
		return -ERESTARTSYS;
	if (static_key_enabled(&memtap_hashed) || (!memtap_armed && memtap_ring_is_empty()))
		static_branch_enable(&memtap_hashed);
	else
		err = -EPERM;
	mutex_unlock(&memtap_lock);
	return err;
}

static int memtap_open(struct inode *inode, struct file *file)
{
	int err = capable(CAP_SYS_ADMIN) ? check_addresses(file->f_cred) : -EPERM;

	if (err)
		return err;
	file->private_data = NULL;	/* misc_open() left the device in it */
	return single_open_size(file, memtap_profile_show, NULL, PROFILE_BYTES);
}

static long disarm(void)
{
	int err = memtap_disarm(true);

	if (err)
		return err;
	armed_by = NULL;
	tare_deadline_stop(&memtap_deadline);
	return 0;
}

static int memtap_release(struct inode *inode, struct file *file)
{
	struct seq_file *m = file->private_data;

	mutex_lock(&memtap_lock);
	/* a probe on an entry keeps it tapped, until the deadline, DISARM or unloading */
	if (armed_by == file) {
		disarm();
		armed_by = NULL;
	}
	mutex_unlock(&memtap_lock);
	vfree(m->private);
	return single_release(inode, file);
}

/* The snapshot is taken when reading starts, at whatever offset, so that opening costs nothing. */
static int need_snapshot(struct seq_file *m)
{
	struct memtap_snapshot *snap;
	int err = 0;

	mutex_lock(&m->lock);
	if (!m->private) {
		snap = memtap_snapshot_take();
		if (IS_ERR(snap))
			err = PTR_ERR(snap);
		else
			m->private = snap;
	}
	mutex_unlock(&m->lock);
	return err;
}

static ssize_t memtap_read(struct file *file, char __user *buf, size_t size, loff_t *pos)
{
	return need_snapshot(file->private_data) ?: seq_read(file, buf, size, pos);
}

static loff_t memtap_llseek(struct file *file, loff_t offset, int whence)
{
	return need_snapshot(file->private_data) ?: seq_lseek(file, offset, whence);
}

/* One buffer for every ioctl, so that user memory is copied in one place. */
union argument {
	struct tare_memtap_info info;
	struct tare_memtap_symbol symbol;
};

static long get_info(struct tare_memtap_info *info)
{
	*info = (struct tare_memtap_info){
		.abi = TARE_MEMTAP_ABI,
		.mode = memtap_mode,
		.functions = memtap_functions,
		.armed = memtap_armed,
		.cpus = nr_cpu_ids,
		.hashed = static_key_enabled(&memtap_hashed),
		.ring_bytes = memtap_ring_bytes(),
		.ring_stride = memtap_ring_bytes(),
		.tsc_hz = (u64)tsc_khz * 1000,
	};
	return 0;
}

static long get_symbol(struct file *file, struct tare_memtap_symbol *s)
{
	const struct cred *cred = file->f_cred;
	unsigned long address = memtap_kernel.text + s->caller;

	if (s->reserved)
		return -EINVAL;
	memset(s->name, 0, sizeof(s->name));
	/* a name at this offset would tell how far modules are from the kernel, and so where */
	if (!memtap_in_text(address) && !static_call(memtap_show_value)(cred))
		return -ENOENT;
	return memtap_caller_name(address, s->name, sizeof(s->name)) ? 0 : -ENOENT;
}

static long arm_for(struct file *file)
{
	int err;

	if (memtap_armed)
		return armed_by == file ? 0 : -EBUSY;
	err = memtap_arm();
	if (err)
		return err;
	armed_by = file;
	tare_deadline_start(&memtap_deadline);
	return 0;
}

static long renew(struct file *file, unsigned long ms)
{
	if (memtap_armed && armed_by && armed_by != file)
		return -EBUSY;
	return memtap_deadline_renew(ms);
}

static long locked_ioctl(struct file *file, unsigned int cmd, unsigned long user,
			 union argument *arg)
{
	switch (cmd) {
	case TARE_MEMTAP_INFO:
		return get_info(&arg->info);
	case TARE_MEMTAP_SYMBOL:
		return get_symbol(file, &arg->symbol);
	case TARE_MEMTAP_ARM:
		return arm_for(file);
	case TARE_MEMTAP_DISARM:
		return disarm();
	case TARE_MEMTAP_RENEW:
		return renew(file, user);
	}
	return -ENOTTY;
}

/* Copies outside of memtap_lock: the owner of the memory decides how long a copy sleeps. */
static long memtap_ioctl(struct file *file, unsigned int cmd, unsigned long user)
{
	unsigned int dir = _IOC_DIR(cmd), size = _IOC_SIZE(cmd);
	union argument arg;
	long ret;

	if (size > sizeof(arg))
		return -ENOTTY;
	if (dir & _IOC_WRITE && copy_from_user(&arg, (void __user *)user, size))
		return -EFAULT;
	if (mutex_lock_interruptible(&memtap_lock))
		return -ERESTARTSYS;
	ret = locked_ioctl(file, cmd, user, &arg);
	mutex_unlock(&memtap_lock);
	if (!ret && dir & _IOC_READ && copy_to_user((void __user *)user, &arg, size))
		return -EFAULT;
	return ret;
}

static const struct file_operations memtap_fops = {
	.owner		= THIS_MODULE,
	.open		= memtap_open,
	.release	= memtap_release,
	.read		= memtap_read,
	.llseek		= memtap_llseek,
	.unlocked_ioctl	= memtap_ioctl,
	.compat_ioctl	= compat_ptr_ioctl,
	.mmap		= memtap_ring_mmap,
	.poll		= memtap_ring_poll,
};

struct miscdevice memtap_misc = {
	.minor	= MISC_DYNAMIC_MINOR,
	.name	= "tare_memtap",
	.fops	= &memtap_fops,
	.mode	= 0600,
};
