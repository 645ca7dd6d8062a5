// SPDX-License-Identifier: GPL-2.0-only
/*
 * tare_ntobj: NT's services in the kernel. /dev/tare_ntobj is what uapi/tare/ntobj.h promises, and
 * nothing else changes.
 */
#include <linux/capability.h>
#include <linux/fs.h>
#include <linux/miscdevice.h>
#include <linux/module.h>
#include <linux/uaccess.h>

#include "ntobj.h"

void ntobj_client_put(struct ntobj_client *client)
{
	if (refcount_dec_and_test(&client->holders))
		kvfree(client);
}

static int ntobj_open(struct inode *inode, struct file *file)
{
	struct ntobj_client *client;

	if (!capable(CAP_SYS_ADMIN))
		return -EPERM;
	client = kvzalloc(sizeof(*client), GFP_KERNEL_ACCOUNT);
	if (!client)
		return -ENOMEM;
	nt_domain_init(&client->domain);
	nt_process_init(&client->process, &client->domain);
	mutex_init(&client->ending);
	spin_lock_init(&client->lock);
	refcount_set(&client->holders, 1);
	file->private_data = client;
	return nonseekable_open(inode, file);
}

static int ntobj_release(struct inode *inode, struct file *file)
{
	struct ntobj_client *client = file->private_data;

	ntobj_threads_of_client_end(client);
	nt_process_end(&client->process);
	nt_domain_end(&client->domain);
	ntobj_client_put(client);
	return 0;
}

static long create(struct ntobj_client *client, struct tare_nt_create __user *arg)
{
	struct nt_thread *thread = NULL;
	struct tare_nt_create asked;
	u32 status;

	if (copy_from_user(&asked, arg, sizeof(asked)))
		return -EFAULT;
	if (asked.type == TARE_NT_MUTEX && asked.first) {
		thread = ntobj_thread(client);
		if (!thread)
			return NT_NO_MEMORY;
	}
	status = nt_create(&client->process, thread, asked.type, asked.first, asked.second,
			   &asked.handle);
	if (status)
		return status;
	if (!put_user(asked.handle, &arg->handle))
		return NT_OK;
	nt_handle_close(&client->process.handles, asked.handle);
	return -EFAULT;
}

/*
 * The hot ones, in the order of their operations. One word goes in and one comes out: less than
 * the call itself costs is all that a client pays for the rest.
 */
static long change(struct ntobj_client *client, unsigned int nth, struct tare_nt_change __user *arg)
{
	struct nt_thread *thread = NULL;
	u32 handle, value, status;
	u64 both;

	static_assert(sizeof(*arg) == sizeof(both));
	static_assert(TARE_NT_UNLOCK - TARE_NT_SET == TARE_NT_OP_UNLOCK - TARE_NT_OP_SET);
	if (get_user(both, (u64 __user *)arg))
		return -EFAULT;
	handle = lower_32_bits(both);
	value = upper_32_bits(both);
	if (nth == TARE_NT_OP_UNLOCK - TARE_NT_OP_SET) {
		thread = ntobj_thread(client);
		if (!thread)
			return NT_NO_MEMORY;
	}
	status = nt_change(&client->process, thread, TARE_NT_OP_SET + nth, handle, value, &value);
	if (!status && put_user(value, &arg->value))
		return -EFAULT;
	return status;
}

/* What is rarer, out of the way of those. */
static noinline long other(struct ntobj_client *client, unsigned int command, unsigned long arg)
{
	switch (command) {
	case TARE_NT_CREATE:
		return create(client, (void __user *)arg);
	case TARE_NT_CALL:
		return ntobj_call(client, (void __user *)arg);
	case TARE_NT_CLOSE:
		/* what is cut off could make it another's */
		if (arg > U32_MAX)
			return NT_INVALID_HANDLE;
		return nt_handle_close(&client->process.handles, arg);
	case TARE_NT_LEAVE:
		ntobj_thread_leave(client);
		return NT_OK;
	}
	return -ENOTTY;
}

static long ntobj_ioctl(struct file *file, unsigned int command, unsigned long arg)
{
	struct ntobj_client *client = file->private_data;
	unsigned int nth = command - (unsigned int)TARE_NT_SET;

	if (nth <= TARE_NT_OP_UNLOCK - TARE_NT_OP_SET)
		return change(client, nth, (void __user *)arg);
	if (command == TARE_NT_WAIT)
		return ntobj_wait(client, (const void __user *)arg);
	return other(client, command, arg);
}

static const struct file_operations ntobj_fops = {
	.owner = THIS_MODULE,
	.open = ntobj_open,
	.release = ntobj_release,
	.unlocked_ioctl = ntobj_ioctl,
	.compat_ioctl = compat_ptr_ioctl,
};

static struct miscdevice ntobj_misc = {
	.minor = MISC_DYNAMIC_MINOR,
	.name = "tare_ntobj",
	.fops = &ntobj_fops,
	.mode = 0600,
};

static int __init ntobj_init(void)
{
	int err = ntobj_threads_start();

	if (err)
		return err;
	/* last: once it is there, it can be opened */
	err = misc_register(&ntobj_misc);
	if (err) {
		pr_err("cannot make /dev/tare_ntobj: error %d\n", err);
		ntobj_threads_stop();
	}
	return err;
}

static void __exit ntobj_exit(void)
{
	misc_deregister(&ntobj_misc);
	ntobj_threads_stop();
}

module_init(ntobj_init);
module_exit(ntobj_exit);
MODULE_DESCRIPTION("NT's services in the kernel, to measure what a server costs");
MODULE_LICENSE("GPL");
