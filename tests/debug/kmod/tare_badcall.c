// SPDX-License-Identifier: GPL-2.0-only
/* Calls a function through a pointer while it loads: one of its own type, or of another. */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include <linux/module.h>

static bool bad;
module_param(bad, bool, 0);
MODULE_PARM_DESC(bad, "the pointer is of another type, which kCFI does not let pass");

static int called;

static noinline void takes_int(int n)
{
	called += n;
}

/* the compiler cannot see through them, so that each call is one through a pointer */
static void (*volatile good_pointer)(int n) = takes_int;
static void (*volatile bad_pointer)(long n) = (void *)takes_int;

static int __init tare_badcall_init(void)
{
	if (bad)
		bad_pointer(1);
	else
		good_pointer(1);
	pr_info("called %d\n", called);
	return 0;
}

static void __exit tare_badcall_exit(void)
{
}

module_init(tare_badcall_init);
module_exit(tare_badcall_exit);
MODULE_DESCRIPTION("Makes a call that kCFI must find, so that its silence means something");
MODULE_LICENSE("GPL");
