// SPDX-License-Identifier: GPL-2.0-only
/*
 * tare_copies: copies and sets memory as tests/memcpy/test_observed_known.py says.
 */
#include <linux/irq_work.h>
#include <linux/irqflags.h>
#include <linux/mm.h>
#include <linux/mman.h>
#include <linux/module.h>
#include <linux/string.h>
#include <linux/uaccess.h>
#include <linux/vmalloc.h>

asmlinkage void copies_bytes(void *to, const void *from, unsigned long times);
asmlinkage void copies_words(void *to, const void *from, unsigned long times);
asmlinkage void copies_downwards(void *to, const void *from, unsigned long times);
asmlinkage void copies_sets(void *to, const void *from, unsigned long times);
asmlinkage void copies_nothing(void *to, const void *from, unsigned long times);
asmlinkage void copies_interrupted(void *to);
asmlinkage unsigned long copies_faults(void *to, const void *from, unsigned long times);

#define ROOM (4 << 20)
#define INTERRUPTS 50

static unsigned long nothing = 1;
module_param(nothing, ulong, 0444);
MODULE_PARM_DESC(nothing, "How often nothing is set");

/* The compiler must not know what it calls. */
static void *(*volatile call_memcpy)(void *to, const void *from, size_t n) = memcpy;
static void *(*volatile call_memmove)(void *to, const void *from, size_t n) = memmove;
static void *(*volatile call_memset)(void *to, int byte, size_t n) = memset;

/* what is of __init has no name in what the tap saw when the capture ends */
static noinline void calls(char *to, const char *from)
{
	int i;

	for (i = 0; i < 10; i++) {
		call_memcpy(to + i, from + 2 * i, 3001 + i);
		call_memset(to + i, i, 5001 + i);
	}
	/* no routine has another way for one of these sizes alone */
	for (i = 0; i < 300; i++)
		call_memcpy(to, from, i);
	/* upwards and downwards */
	call_memmove(to, to + 3, 7001);
	call_memmove(to + 3, to, 7003);
}

/* What assembly calls, of sizes that nobody else has; the last user copy meets a fault. */
static noinline int by_assembly(char *to, char *from)
{
	unsigned long user = vm_mmap(NULL, 0, 2 * PAGE_SIZE, PROT_READ | PROT_WRITE,
				     MAP_PRIVATE | MAP_ANONYMOUS, 0);
	void __user *place = (void __user *)user;
	unsigned long left = 0;
	int i;

	if (IS_ERR_VALUE(user))
		return -ENOMEM;
	vm_munmap(user + PAGE_SIZE, PAGE_SIZE);
	for (i = 0; i < 10; i++) {
		copy_page(to, from);
		clear_page(to);
		left |= copy_mc_to_kernel(to + i, from, 2001 + i);
		left |= raw_copy_to_user(place, from, 2101 + i);
		left |= raw_copy_from_user(to + i, place, 2201 + i);
		left |= __clear_user(place, 2301 + i);
	}
	if (raw_copy_to_user(place, from, 4999) != 4999 - PAGE_SIZE)
		left = 1;
	vm_munmap(user, PAGE_SIZE);
	return left ? -EFAULT : 0;
}

static noinline void inlined(char *to, const char *from)
{
	int i;

	for (i = 0; i < 3; i++)
		copies_bytes(to + 5, from + 7, 101 + i);
	copies_bytes(to, from, 0);
	/* long enough for the timer to come */
	copies_bytes(to, from, 3000001);
	copies_words(to, from + 8, 250007);
	copies_downwards(to + 999, from + 1999, 1000);
	copies_sets(to + 4, from, 1003);
	copies_nothing(to, from, nothing);
}

static void nothing_more(struct irq_work *work)
{
}

static noinline void interrupted(char *to)
{
	static DEFINE_IRQ_WORK(work, nothing_more);
	int i;

	for (i = 0; i < INTERRUPTS; i++) {
		raw_local_irq_disable();
		irq_work_queue(&work);
		copies_interrupted(to);
		irq_work_sync(&work);
	}
}

static int __init copies_init(void)
{
	char *from = vzalloc(ROOM), *to = vzalloc(ROOM);
	int error = from && to ? by_assembly(to, from) : -ENOMEM;

	if (!error) {
		calls(to, from);
		inlined(to, from);
		interrupted(to);
		/* behind an area of vmalloc there is always a page that is not there */
		if (copies_faults(to + 1, from + ROOM - 1234, 5000) != 5000 - 1234)
			error = -EIO;
	}
	vfree(from);
	vfree(to);
	return error;
}
module_init(copies_init);

MODULE_DESCRIPTION("Copies of which it is known how large they are");
MODULE_LICENSE("GPL");
