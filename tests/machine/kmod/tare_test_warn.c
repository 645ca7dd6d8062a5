// SPDX-License-Identifier: GPL-2.0-only
/* Loads without complaint; with warn=1 it sets off a WARN, as a broken module would. */
#include <linux/bug.h>
#include <linux/module.h>

static bool warn;
module_param(warn, bool, 0);
MODULE_PARM_DESC(warn, "set off a WARN while loading");

static int __init tare_test_warn_init(void)
{
	WARN(warn, "a warning that was asked for\n");
	return 0;
}

static void __exit tare_test_warn_exit(void)
{
}

module_init(tare_test_warn_init);
module_exit(tare_test_warn_exit);
MODULE_DESCRIPTION("Warns on demand, so that the machine runner can be tested");
MODULE_LICENSE("GPL");
