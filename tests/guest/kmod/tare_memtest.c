// SPDX-License-Identifier: GPL-2.0-only
/*
 * Makes known calls of the tapped functions, for tests and for measuring what
 * a tap costs. Commands are written to the parameter `run`:
 *
 *   call FUNCTION CONTEXT SIZE DST SRC COUNT   COUNT calls; addresses modulo 64; in task,
 *                                              softirq, hardirq, nmi, or norcu: a task
 *                                              where RCU does not watch
 *   loop FUNCTION SIZE COUNT                   the same in one go, timed
 *   regs SYMBOL SIZE                           a call of a function in assembler with all
 *                                              registers known; user space is one page, and AC set
 *   probe SYMBOL [OFFSET] | unprobe            a counting kprobe; with AC set a hit is 2^32 more
 *   entries                                    a checksum of the tapped functions' first bytes
 *   hold CPU [MS] | release                    a thread that never sleeps keeps every grace
 *                                              period of tasks from ending, for MS at most
 *   branch | unbranch                          a branch to itself in memcpy, in the dead bytes
 *                                              after the jump that it begins with
 *
 * The parameter `result` then holds the ticks of the last loop, the hits of the
 * kprobe, or the checksum. Of regs: a checksum of all registers and flags behind the call,
 * addresses being relative, and 16 bits of rcx.
 */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include <linux/completion.h>
#include <linux/context_tracking.h>
#include <linux/interrupt.h>
#include <linux/irq_work.h>
#include <linux/kallsyms.h>
#include <linux/kprobes.h>
#include <linux/kthread.h>
#include <linux/mm.h>
#include <linux/mman.h>
#include <linux/module.h>
#include <linux/objtool.h>
#include <linux/slab.h>
#include <linux/static_call.h>
#include <linux/uaccess.h>
#include <linux/uio.h>
#include <asm/apic.h>
#include <asm/msr.h>
#include <asm/nmi.h>
#include <asm/nospec-branch.h>

#define ROOM	(64 << 10)

struct job {
	void (*call)(struct job *job);
	unsigned long size;
	unsigned long count;
	void *dst;
	void *src;
	void __user *user;
	unsigned long left;	/* bytes that were not copied to or from user space */
	struct completion done;
};

static void *dst_room, *src_room;
static DEFINE_MUTEX(run_lock);
static u64 result;
module_param(result, ullong, 0400);

/*
 * Through pointers that the compiler cannot see through, so that each call is one. Who calls them
 * is __nocfi: functions in assembly have no type.
 */
static void *(*volatile do_memcpy)(void *, const void *, size_t) = memcpy;
static void *(*volatile do_memmove)(void *, const void *, size_t) = memmove;
static void *(*volatile do_memset)(void *, int, size_t) = memset;
static void (*volatile do_traced)(const void *) = kfree_sensitive;

#define CALL(name, statement)						\
static void __nocfi call_##name(struct job *j)				\
{									\
	unsigned long i;						\
									\
	for (i = 0; i < j->count; i++)					\
		statement;						\
}

CALL(memcpy, do_memcpy(j->dst, j->src, j->size))
CALL(memmove, do_memmove(j->dst, j->src, j->size))
/* Overlapping: the source is the destination plus a byte. */
CALL(overlap, do_memmove(j->dst, j->dst + 1, j->size))
CALL(memset, do_memset(j->dst, 0x5a, j->size))
/* A function that every kind of probe can attach to. */
CALL(traced, do_traced(NULL))
CALL(clear_page, clear_page(PTR_ALIGN(j->dst, PAGE_SIZE)))
CALL(copy_mc, j->left |= copy_mc_to_kernel(j->dst, j->src, j->size))
CALL(rep_movs, j->left |= raw_copy_to_user(j->user, j->src, j->size))
CALL(rep_stos, j->left |= __clear_user(j->user, j->size))
CALL(copy_page, copy_page(PTR_ALIGN(j->dst, PAGE_SIZE), PTR_ALIGN(j->src, PAGE_SIZE)))
CALL(to_user, j->left |= copy_to_user(j->user, j->src, j->size))
CALL(from_user, j->left |= copy_from_user(j->dst, j->user, j->size))

#define CALL_ITER(name, direction, memory, other)			\
static void call_##name(struct job *j)					\
{									\
	struct kvec vec = { .iov_base = (memory), .iov_len = j->size };	\
	struct iov_iter iter;						\
	unsigned long i;						\
									\
	for (i = 0; i < j->count; i++) {				\
		iov_iter_kvec(&iter, direction, &vec, 1, j->size);	\
		_copy_##name((other), j->size, &iter);			\
	}								\
}

CALL_ITER(to_iter, ITER_DEST, j->dst, j->src)
CALL_ITER(from_iter, ITER_SOURCE, j->src, j->dst)

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
	{ "clear_page", call_clear_page },
	{ "copy_mc_to_kernel", call_copy_mc },
	{ "rep_movs_alternative", call_rep_movs },
	{ "rep_stos_alternative", call_rep_stos },
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

/* The job, once, in the NMI that run_in_nmi() sends; other NMIs are not ours. */
static bool nmi_expected;

static int nmi_run(unsigned int type, struct pt_regs *regs)
{
	if (!nmi_expected)
		return NMI_DONE;
	current_job->call(current_job);
	nmi_expected = false;
	return NMI_HANDLED;
}

/* From this CPU to itself. */
static int run_in_nmi(struct job *job)
{
	int err = register_nmi_handler(NMI_LOCAL, nmi_run, 0, "tare_memtest");
	u64 end;
	u32 id;

	if (err)
		return err;
	current_job = job;
	preempt_disable();
	nmi_expected = true;
	id = per_cpu(x86_cpu_to_apicid, smp_processor_id());
	if (x2apic_enabled()) {
		wrmsr(APIC_BASE_MSR + (APIC_ICR >> 4), APIC_DM_NMI, id);
	} else {
		native_apic_mem_write(APIC_ICR2, id << 24);
		native_apic_mem_write(APIC_ICR, APIC_DM_NMI);
	}
	end = ktime_get_mono_fast_ns() + NSEC_PER_SEC;
	while (READ_ONCE(nmi_expected) && ktime_get_mono_fast_ns() < end)
		cpu_relax();
	preempt_enable();
	unregister_nmi_handler(NMI_LOCAL, "tare_memtest");
	return nmi_expected ? -ETIMEDOUT : 0;
}

static void run_without_rcu(struct job *job)
{
	unsigned long flags;

	local_irq_save(flags);
	ct_idle_enter();
	job->call(job);
	ct_idle_exit();
	local_irq_restore(flags);
}

static DECLARE_TASKLET(tasklet, softirq_run);
static struct irq_work irq_work = IRQ_WORK_INIT_HARD(hardirq_run);

static int run_in(const char *context, struct job *job)
{
	if (!strcmp(context, "task")) {
		job->call(job);
		return 0;
	}
	if (!strcmp(context, "norcu")) {
		run_without_rcu(job);
		return 0;
	}
	if (!strcmp(context, "nmi"))
		return run_in_nmi(job);
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

/* What NAME calls, with what it needs. */
static int prepare(const char *name, struct job *job)
{
	unsigned int i = 0;

	while (i < ARRAY_SIZE(calls) && strcmp(calls[i].name, name))
		i++;
	if (i == ARRAY_SIZE(calls))
		return -EINVAL;
	job->call = calls[i].call;
	if (job->size > ROOM / 2 || job->count > 10000000)
		return -ERANGE;
	if (job->call != call_to_user && job->call != call_from_user &&
	    job->call != call_rep_movs && job->call != call_rep_stos)
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

	if (sscanf(args, "call %31s %15s %lu %u %u %lu", name, context, &job.size, &dst,
		   &src, &job.count) != 6 || dst > 63 || src > 63)
		return -EINVAL;
	job.dst = dst_room + dst;
	job.src = src_room + src;
	return prepare(name, &job) ?: run_in(context, &job) ?: job.left ? -EFAULT : 0;
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
	err = prepare(name, &job);
	if (err)
		return err;
	local_irq_save(flags);
	start = rdtsc_ordered();
	job.call(&job);
	result = rdtsc_ordered() - start;
	local_irq_restore(flags);
	return 0;
}

/* Nothing may branch to it by a pointer: a kernel with IBT takes its ENDBR away. */
DEFINE_STATIC_CALL_NULL(lookup, kallsyms_lookup_name);

/* What the kernel does not export; NULL for what it has not. */
static void *find(const char *name)
{
	struct kprobe kp = { .symbol_name = "kallsyms_lookup_name" };
	unsigned long offset = 0;
	char at[KSYM_SYMBOL_LEN];

	if (register_kprobe(&kp))
		return NULL;
	unregister_kprobe(&kp);
	/* a kprobe lies behind an ENDBR */
	sprint_symbol(at, (unsigned long)kp.addr);
	if (sscanf(at, "kallsyms_lookup_name+0x%lx/", &offset) != 1)
		return NULL;
	static_call_update(lookup, (typeof(kallsyms_lookup_name) *)((u8 *)kp.addr - offset));
	return (void *)static_call(lookup)(name);
}

/* In the order of regs_call(). */
struct regs {
	u64 rax, rcx, rdx, rbx, rsi, rbp, r8, r9, r10, r11, r12, r13, r14, r15, flags, rdi;
};

/*
 * Calls @function with these registers, and tells what they are then. A kernel that stuffs returns
 * (retbleed=stuff) reads what is before a function, and may write there.
 */
asmlinkage void regs_call(struct regs *regs, void *function);
STACK_FRAME_NON_STANDARD(regs_call);

#define REGS "rax, rcx, rdx, rbx, rsi, rbp, r8, r9, r10, r11, r12, r13, r14, r15"
asm(".pushsection .text\n.skip 16, 0x90\n.globl regs_call\n.type regs_call, @function\nregs_call:\n"
	".irp r, rbx, rbp, r12, r13, r14, r15\n	push %\\r\n	.endr\n"
	"pushfq\n	push %rdi\n	push %rsi\n"
	".set at, 0\n	.irp r, " REGS "\n"
	"mov at(%rdi), %\\r\n	.set at, at + 8\n	.endr\n"
	"push at(%rdi)\n	mov at + 8(%rdi), %rdi\n	popfq\n"
	ANNOTATE_RETPOLINE_SAFE "\n"
	"call *(%rsp)\n"
	"pushfq\n	push %rdi\n	mov 24(%rsp), %rdi\n"
	".set at, 0\n	.irp r, " REGS "\n"
	"mov %\\r, at(%rdi)\n	.set at, at + 8\n	.endr\n"
	"pop at + 8(%rdi)\n	pop at(%rdi)\n	pop %rsi\n	pop %rdi\n	popfq\n"
	".irp r, r15, r14, r13, r12, rbp, rbx\n	pop %\\r\n	.endr\n"
	ASM_RET
	".size regs_call, . - regs_call\n	.popsection\n");

static int command_regs(const char *args)
{
	bool user;
	struct regs regs;
	unsigned long i, size, dst = (unsigned long)dst_room;
	char name[64];
	void *function;

	if (sscanf(args, "regs %63s %lu", name, &size) != 2 || size > ROOM / 2)
		return -EINVAL;
	function = find(name);
	if (!function)
		return -ENOENT;
	user = !strncmp(name, "rep_", 4);
	if (user) {
		/* the second page goes, so that nothing else is there */
		dst = vm_mmap(NULL, 0, 2 * PAGE_SIZE, PROT_READ | PROT_WRITE,
			      MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, 0);
		if (IS_ERR_VALUE(dst))
			return dst;
		vm_munmap(dst + PAGE_SIZE, PAGE_SIZE);
	}
	for (i = 0; i < sizeof(regs) / sizeof(u64); i++)
		((u64 *)&regs)[i] = 0x1234567890abcdefUL + i;
	regs.rax = 0;
	regs.rcx = size;
	regs.rdx = size;
	regs.rdi = dst;
	regs.rsi = (unsigned long)src_room;
	regs.flags = X86_EFLAGS_FIXED | X86_EFLAGS_IF | (user ? X86_EFLAGS_AC : 0);
	regs_call(&regs, function);
	regs.rdi -= dst;
	regs.rsi -= (unsigned long)src_room;
	if (user)
		vm_munmap(dst, PAGE_SIZE);
	result = 0xcbf29ce484222325;
	for (i = 0; i < sizeof(regs); i++)
		result = (result ^ ((u8 *)&regs)[i]) * 0x100000001b3;
	result = (result << 16 & S64_MAX) | (u16)regs.rcx;
	return 0;
}

static int probe_hit(struct kprobe *p, struct pt_regs *regs)
{
	result += regs->flags & X86_EFLAGS_AC ? BIT(32) | 1 : 1;
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
	if (sscanf(args, "probe %63s %u", probed, &probe.offset) < 1)
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

static const void *entries[] = {
	memcpy, memmove, memset, _copy_to_user, _copy_from_user,
	_copy_to_iter, _copy_from_iter, copy_page, NULL, NULL, NULL, NULL,
};

/* Those that assembly calls, the last of the entries; a kernel may lack some. */
static const char *const assembly[] = {
	"clear_page_erms", "copy_mc_enhanced_fast_string", "rep_movs_alternative",
	"rep_stos_alternative",
};

/* FNV-1a over what a tap changes, and more. */
static void command_entries(void)
{
	unsigned int i, j;

	result = 0xcbf29ce484222325;
	for (i = 0; i < ARRAY_SIZE(entries); i++)
		for (j = 0; entries[i] && j < 32; j++)
			result = (result ^ ((const u8 *)entries[i])[j]) * 0x100000001b3;
}

static struct task_struct *holder;
static u64 hold_end;

static int hold(void *unused)
{
	/* others may run, but to be preempted is no end of a grace period of tasks */
	while (!kthread_should_stop() && ktime_get_mono_fast_ns() < hold_end)
		cond_resched();
	while (!kthread_should_stop())
		schedule_timeout_interruptible(1);
	return 0;
}

static int command_hold(const char *args)
{
	unsigned int cpu, ms = 60000;

	if (holder || sscanf(args, "hold %u %u", &cpu, &ms) < 1 || !cpu_online(cpu))
		return -EINVAL;
	hold_end = ktime_get_mono_fast_ns() + (u64)ms * NSEC_PER_MSEC;
	holder = kthread_create(hold, NULL, "tare_hold");
	if (IS_ERR(holder)) {
		holder = NULL;
		return -ENOMEM;
	}
	kthread_bind(holder, cpu);
	wake_up_process(holder);
	return 0;
}

static void remove_hold(void)
{
	if (holder)
		kthread_stop(holder);
	holder = NULL;
}

/* A branch to itself and a nop, where nothing ever runs; and what was there. */
#define BRANCH_LEN	3

static void *branch_at;
static u8 branch_over[BRANCH_LEN];

static int __nocfi poke(void *at, const u8 *code)
{
	void *(*text_poke)(void *addr, const void *opcode, size_t len) = find("text_poke");
	struct mutex *text_mutex = find("text_mutex");	/* the kernel's own */

	if (!text_poke || !text_mutex)
		return -ENOENT;
	mutex_lock(text_mutex);
	memcpy(branch_over, at, BRANCH_LEN);
	text_poke(at, code, BRANCH_LEN);
	mutex_unlock(text_mutex);
	return 0;
}

static int command_branch(void)
{
	static const u8 to_itself[BRANCH_LEN] = { 0xeb, 0xfe, 0x90 };
	static const u8 endbr64[] = { 0xf3, 0x0f, 0x1e, 0xfa };
	u8 *at = (u8 *)memcpy;
	int err;

	if (!memcmp(at, endbr64, sizeof(endbr64)))
		at += sizeof(endbr64);
	if (branch_at || *at != 0xeb)
		return -EOPNOTSUPP;
	err = poke(at + 2, to_itself);
	if (!err)
		branch_at = at + 2;
	return err;
}

static void remove_branch(void)
{
	u8 before[BRANCH_LEN];

	if (!branch_at)
		return;
	memcpy(before, branch_over, BRANCH_LEN);
	poke(branch_at, before);
	branch_at = NULL;
}

static int run_set(const char *val, const struct kernel_param *kp)
{
	int err = 0;

	mutex_lock(&run_lock);
	if (!strncmp(val, "call ", 5))
		err = command_call(val);
	else if (!strncmp(val, "loop ", 5))
		err = command_loop(val);
	else if (!strncmp(val, "regs ", 5))
		err = command_regs(val);
	else if (!strncmp(val, "probe ", 6))
		err = command_probe(val);
	else if (!strncmp(val, "entries", 7))
		command_entries();
	else if (!strncmp(val, "unprobe", 7))
		remove_probe();
	else if (!strncmp(val, "hold ", 5))
		err = command_hold(val);
	else if (!strncmp(val, "release", 7))
		remove_hold();
	else if (!strncmp(val, "branch", 6))
		err = command_branch();
	else if (!strncmp(val, "unbranch", 8))
		remove_branch();
	else
		err = -EINVAL;
	mutex_unlock(&run_lock);
	return err;
}

static const struct kernel_param_ops run_ops = { .set = run_set };
module_param_cb(run, &run_ops, NULL, 0200);

static int __init memtest_init(void)
{
	unsigned int i;

	dst_room = kzalloc(ROOM, GFP_KERNEL);
	src_room = kzalloc(ROOM, GFP_KERNEL);
	for (i = 1; i <= ARRAY_SIZE(assembly); i++)
		entries[ARRAY_SIZE(entries) - i] = find(assembly[ARRAY_SIZE(assembly) - i]);
	if (dst_room && src_room)
		return 0;
	kfree(dst_room);
	kfree(src_room);
	return -ENOMEM;
}

static void __exit memtest_exit(void)
{
	remove_branch();
	remove_hold();
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
