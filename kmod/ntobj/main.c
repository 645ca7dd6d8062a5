// SPDX-License-Identifier: GPL-2.0-only
/* tare_ntobj: NT's services in the kernel. Changes nothing else. */
#include <linux/module.h>

#include "ntobj.h"

static int __init ntobj_init(void)
{
	int err = ntobj_threads_start();

	if (err)
		return err;
	/* last: once it is there, it can be opened */
	err = ntobj_dev_register();
	if (err) {
		pr_err("cannot make /dev/tare_ntobj: error %d\n", err);
		ntobj_threads_stop();
	}
	return err;
}

static void __exit ntobj_exit(void)
{
	ntobj_dev_unregister();
	ntobj_threads_stop();
}

module_init(ntobj_init);
module_exit(ntobj_exit);
MODULE_DESCRIPTION("NT's services in the kernel, to measure what a server costs");
MODULE_LICENSE("GPL");
