// SPDX-License-Identifier: GPL-2.0-only
/* Loads without complaint, or does on demand what a broken module would do. */
#include <linux/bug.h>
#include <linux/module.h>
#include <linux/panic.h>

static char *what = "nothing";
module_param(what, charp, 0);
MODULE_PARM_DESC(what, "while loading: nothing, warn, bug (ends insmod) or taint (says nothing)");

static int __init tare_test_splat_init(void)
{
	WARN(!strcmp(what, "warn"), "a warning that was asked for\n");
	BUG_ON(!strcmp(what, "bug"));
	if (!strcmp(what, "taint"))
		add_taint(TAINT_USER, LOCKDEP_STILL_OK);
	return 0;
}

static void __exit tare_test_splat_exit(void)
{
}

module_init(tare_test_splat_init);
module_exit(tare_test_splat_exit);
MODULE_DESCRIPTION("Complains on demand, so that the machine runner can be tested");
MODULE_LICENSE("GPL");
