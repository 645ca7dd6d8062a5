/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * A module whose init and exit copy as often as tests/exact/test_names.py says. Two that differ by
 * their names alone come to the same place, one after the other.
 */
#include <linux/module.h>
#include <linux/string.h>

static char from[300], to[300];

/* The compiler must not know what it calls. */
static void *(*volatile call_memcpy)(void *to, const void *from, size_t n) = memcpy;

static noinline void __init OWN(init_copies)(void)
{
	int i;

	for (i = 0; i < 1000; i++)
		call_memcpy(to, from, sizeof(to));
}

static noinline void __exit OWN(exit_copies)(void)
{
	int i;

	for (i = 0; i < 70; i++)
		call_memcpy(to, from, sizeof(to));
}

static int __init OWN(init)(void)
{
	OWN(init_copies)();
	return 0;
}

static void __exit OWN(exit)(void)
{
	OWN(exit_copies)();
}

/* module_init() makes a text of its argument as it stands */
#define BEGINS(init) module_init(init)
#define ENDS(exit)   module_exit(exit)
BEGINS(OWN(init));
ENDS(OWN(exit));
MODULE_DESCRIPTION("Copies in init and exit");
MODULE_LICENSE("GPL");
