// SPDX-License-Identifier: GPL-2.0-only
/*
 * Makes known calls of the tapped functions, for tests and for measuring what
 * a tap costs. Commands are written to the parameter `run`:
 *
 *   call FUNCTION CONTEXT SIZE DST SRC COUNT   COUNT calls; addresses modulo 64
 *   loop FUNCTION SIZE COUNT                   the same in one go, timed
 *   probe SYMBOL | unprobe                     a counting kprobe
 *   entries                                    a checksum of the tapped functions' first bytes
 *
 * The parameter `result` then holds the ticks of the last loop, the hits of the
 * kprobe, or the checksum.
 */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include <linux/completion.h>
#include <linux/interrupt.h>
#include <linux/irq_work.h>
#include <linux/kprobes.h>
#include <linux/mm.h>
#include <linux/mman.h>
#include <linux/module.h>
#include <linux/slab.h>
#include <linux/uaccess.h>
#include <linux/uio.h>
#include <asm/msr.h>

#define ROOM	(64 << 10)

struct job {
	void (*call)(struct job *job);
	unsigned long size;
	unsigned long count;
	void *dst;
	void *src;
	void __user *user;
	struct completion done;
};

static void *dst_room, *src_room;
static DEFINE_MUTEX(run_lock);
static u64 result;
module_param(result, ullong, 0400);

/* Through pointers that the compiler cannot see through, so that each call is one. */
static void *(*volatile do_memcpy)(void *, const void *, size_t) = memcpy;
static void *(*volatile do_memmove)(void *, const void *, size_t) = memmove;
static void *(*volatile do_memset)(void *, int, size_t) = memset;
static void (*volatile do_traced)(const void *) = kfree_sensitive;

static noinline void *nothing(void *dst, const void *src, size_t size)
{
	return dst;
}

static void *(*volatile do_nothing)(void *, const void *, size_t) = nothing;

static void call_memcpy(struct job *j)
{
	unsigned long i;

	for (i = 0; i < j->count; i++)
		do_memcpy(j->dst, j->src, j->size);
}

static void call_memmove(struct job *j)
{
	unsigned long i;

	for (i = 0; i < j->count; i++)
		do_memmove(j->dst, j->src, j->size);
}

/* Overlapping: the source is the destination plus a byte. */
static void call_overlap(struct job *j)
{
	unsigned long i;

	for (i = 0; i < j->count; i++)
		do_memmove(j->dst, j->dst + 1, j->size);
}

static void call_memset(struct job *j)
{
	unsigned long i;

	for (i = 0; i < j->count; i++)
		do_memset(j->dst, 0x5a, j->size);
}

static void call_nothing(struct job *j)
{
	unsigned long i;

	for (i = 0; i < j->count; i++)
		do_nothing(j->dst, j->src, j->size);
}

/* A function that every kind of probe can attach to. */
static void call_traced(struct job *j)
{
	unsigned long i;

	for (i = 0; i < j->count; i++)
		do_traced(NULL);
}

static void call_copy_page(struct job *j)
{
	unsigned long i;

	for (i = 0; i < j->count; i++)
		copy_page(PTR_ALIGN(j->dst, PAGE_SIZE), PTR_ALIGN(j->src, PAGE_SIZE));
}

static void call_to_user(struct job *j)
{
	unsigned long i;

	for (i = 0; i < j->count; i++)
		if (copy_to_user(j->user, j->src, j->size))
			return;
}

static void call_from_user(struct job *j)
{
	unsigned long i;

	for (i = 0; i < j->count; i++)
		if (copy_from_user(j->dst, j->user, j->size))
			return;
}

static void call_to_iter(struct job *j)
{
	struct kvec vec = { .iov_base = j->dst, .iov_len = j->size };
	struct iov_iter iter;
	unsigned long i;

	for (i = 0; i < j->count; i++) {
		iov_iter_kvec(&iter, ITER_DEST, &vec, 1, j->size);
		_copy_to_iter(j->src, j->size, &iter);
	}
}

static void call_from_iter(struct job *j)
{
	struct kvec vec = { .iov_base = j->src, .iov_len = j->size };
	struct iov_iter iter;
	unsigned long i;

	for (i = 0; i < j->count; i++) {
		iov_iter_kvec(&iter, ITER_SOURCE, &vec, 1, j->size);
		_copy_from_iter(j->dst, j->size, &iter);
	}
}

static const struct {
	const char *name;
	void (*call)(struct job *job);
} calls[] = {
	{ "memcpy", call_memcpy },
	{ "memmove", call_memmove },
	{ "overlap", call_overlap },
	{ "memset", call_memset },
	{ "_copy_to_user", call_to_user },
	{ "_copy_from_user", call_from_user },
	{ "_copy_to_iter", call_to_iter },
	{ "_copy_from_iter", call_from_iter },
	{ "copy_page", call_copy_page },
	{ "nothing", call_nothing },
	{ "traced", call_traced },
};

/* The one job that a softirq or hardirq runs; under run_lock. */
static struct job *current_job;

static void in_interrupt_run(void)
{
	current_job->call(current_job);
	complete(&current_job->done);
}

static void softirq_run(struct tasklet_struct *t)
{
	in_interrupt_run();
}

static void hardirq_run(struct irq_work *work)
{
	in_interrupt_run();
}

static DECLARE_TASKLET(tasklet, softirq_run);
static struct irq_work irq_work = IRQ_WORK_INIT_HARD(hardirq_run);

static int run_in(const char *context, struct job *job)
{
	if (!strcmp(context, "task")) {
		job->call(job);
		return 0;
	}
	init_completion(&job->done);
	current_job = job;
	if (!strcmp(context, "softirq"))
		tasklet_schedule(&tasklet);
	else if (!strcmp(context, "hardirq"))
		irq_work_queue(&irq_work);
	else
		return -EINVAL;
	wait_for_completion(&job->done);
	return 0;
}

static int find_call(const char *name, struct job *job)
{
	unsigned int i;

	for (i = 0; i < ARRAY_SIZE(calls); i++)
		if (!strcmp(calls[i].name, name)) {
			job->call = calls[i].call;
			return 0;
		}
	return -EINVAL;
}

static int check_job(struct job *job)
{
	if (job->size > ROOM / 2 || job->count > 10000000)
		return -ERANGE;
	if (job->call != call_to_user && job->call != call_from_user)
		return 0;
	job->user = (void __user *)vm_mmap(NULL, 0, PAGE_ALIGN(job->size + 1),
					   PROT_READ | PROT_WRITE,
					   MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, 0);
	return IS_ERR((void __force *)job->user) ? PTR_ERR((void __force *)job->user) : 0;
}

static int command_call(const char *args)
{
	char name[32], context[16];
	unsigned int dst, src;
	struct job job = { };
	int err;

	if (sscanf(args, "call %31s %15s %lu %u %u %lu", name, context, &job.size, &dst,
		   &src, &job.count) != 6 || dst > 63 || src > 63)
		return -EINVAL;
	job.dst = dst_room + dst;
	job.src = src_room + src;
	err = find_call(name, &job);
	if (!err)
		err = check_job(&job);
	return err ?: run_in(context, &job);
}

static int command_loop(const char *args)
{
	struct job job = { .dst = dst_room, .src = src_room };
	unsigned long flags;
	char name[32];
	u64 start;
	int err;

	if (sscanf(args, "loop %31s %lu %lu", name, &job.size, &job.count) != 3)
		return -EINVAL;
	err = find_call(name, &job);
	if (!err)
		err = check_job(&job);
	if (err)
		return err;
	local_irq_save(flags);
	start = rdtsc_ordered();
	job.call(&job);
	result = rdtsc_ordered() - start;
	local_irq_restore(flags);
	return 0;
}

static int probe_hit(struct kprobe *p, struct pt_regs *regs)
{
	result++;
	return 0;
}

static char probed[64];
static struct kprobe probe = { .pre_handler = probe_hit };

/* A struct kprobe that was used, if only in vain, cannot be used again. */
static void reset_probe(void)
{
	memset(&probe, 0, sizeof(probe));
	probe.pre_handler = probe_hit;
}

static int command_probe(const char *args)
{
	int err;

	if (probe.symbol_name)
		return -EBUSY;
	if (sscanf(args, "probe %63s", probed) != 1)
		return -EINVAL;
	probe.symbol_name = probed;
	result = 0;
	err = register_kprobe(&probe);
	if (err)
		reset_probe();
	return err;
}

static void remove_probe(void)
{
	if (!probe.symbol_name)
		return;
	unregister_kprobe(&probe);
	reset_probe();
}

/* FNV-1a over what a tap changes, and more. */
static void command_entries(void)
{
	static const void *const entries[] = {
		memcpy, memmove, memset, _copy_to_user, _copy_from_user,
		_copy_to_iter, _copy_from_iter, copy_page,
	};
	unsigned int i, j;

	result = 0xcbf29ce484222325;
	for (i = 0; i < ARRAY_SIZE(entries); i++)
		for (j = 0; j < 32; j++)
			result = (result ^ ((const u8 *)entries[i])[j]) * 0x100000001b3;
}

static int run_set(const char *val, const struct kernel_param *kp)
{
	int err = 0;

	mutex_lock(&run_lock);
	if (!strncmp(val, "call ", 5))
		err = command_call(val);
	else if (!strncmp(val, "loop ", 5))
		err = command_loop(val);
	else if (!strncmp(val, "probe ", 6))
		err = command_probe(val);
	else if (!strncmp(val, "entries", 7))
		command_entries();
	else if (!strncmp(val, "unprobe", 7))
		remove_probe();
	else
		err = -EINVAL;
	mutex_unlock(&run_lock);
	return err;
}

static const struct kernel_param_ops run_ops = { .set = run_set };
module_param_cb(run, &run_ops, NULL, 0200);

static int __init memtest_init(void)
{
	dst_room = kzalloc(ROOM, GFP_KERNEL);
	src_room = kzalloc(ROOM, GFP_KERNEL);
	if (dst_room && src_room)
		return 0;
	kfree(dst_room);
	kfree(src_room);
	return -ENOMEM;
}

static void __exit memtest_exit(void)
{
	remove_probe();
	tasklet_kill(&tasklet);
	irq_work_sync(&irq_work);
	kfree(dst_room);
	kfree(src_room);
}

module_init(memtest_init);
module_exit(memtest_exit);
MODULE_DESCRIPTION("Known calls of the functions that tare_memtap taps, for its tests");
MODULE_LICENSE("GPL");
