// SPDX-License-Identifier: GPL-2.0-only
/*
 * tare_known: calls functions, of which it is known how many instructions they execute, as often as
 * tests/exact/test_known.py says: here, in a work and in a thread.
 */
#include <linux/kthread.h>
#include <linux/module.h>
#include <linux/sched/task.h>
#include <linux/workqueue.h>

asmlinkage void known_loop(unsigned int turns);
asmlinkage void known_work(unsigned int turns);
asmlinkage void known_thread(unsigned int turns);
asmlinkage void known_recursion(unsigned int depth);
asmlinkage void known_indirect(unsigned int times);
asmlinkage void known_tail(void);
asmlinkage void known_there(unsigned int turns);
asmlinkage void known_fault(void);
asmlinkage void known_repeat(void *to, unsigned int size);

static char buffer[5000];

static void work(struct work_struct *unused)
{
	known_work(3000);
}

static DECLARE_WORK(known, work);

static int thread(void *unused)
{
	known_thread(70000);
	return 0;
}

static int __init known_init(void)
{
	struct task_struct *task = kthread_run(thread, NULL, "known");
	int i;

	if (IS_ERR(task))
		return PTR_ERR(task);
	get_task_struct(task);
	schedule_work(&known);
	known_loop(1000);
	/* long enough for the timer to come */
	known_loop(10000000);
	known_recursion(50);
	known_indirect(10);
	for (i = 0; i < 7; i++)
		known_tail();
	/* more often than a path may have steps */
	known_there(5000);
	for (i = 0; i < 20; i++)
		known_fault();
	known_repeat(buffer, sizeof(buffer));
	flush_work(&known);
	kthread_stop(task);
	put_task_struct(task);
	return 0;
}

static void __exit known_exit(void)
{
}

module_init(known_init);
module_exit(known_exit);
MODULE_DESCRIPTION("Functions with known counts of instructions");
MODULE_LICENSE("GPL");
