// SPDX-License-Identifier: GPL-2.0-only
/*
 * Latency of system calls, entry to exit. To leave calls out, or untimed, must cost little: every
 * call of the machine pays for it.
 */
#include "syslat.h"
#include "lib/explain.bpf.h"
#include "lib/start.bpf.h"
#include "lib/target.bpf.h"
#include "lib/task_slot.bpf.h"

/* of <asm/thread_info.h>: the call came by the 32-bit way */
#define TS_COMPAT  0x0002
#define PF_WORKERS 0x00004010 /* of io_uring and others, which never leave the kernel */
#define PF_KTHREAD 0x00200000 /* of <linux/sched.h> */
/* of a task that is stopped, traced or frozen, wherever it was before */
#define HALTED   (0x4 | 0x8 | 0x8000)
#define X32_BIT  0x40000000
#define X32_BITS 10 /* bits of an x32 call's number, without X32_BIT */

/* the kernel's own errors of a call that a signal ended: user space sees EINTR, or a new call */
#define FIRST_RESTART 512
#define LAST_RESTART  516
#define MOST_ERRNO    4095

/* A start holds the number of its call, too; its time is lost beyond 208 days. */
#define NUMBER_BITS 9
#define TIME_MASK   (~0ULL >> (NUMBER_BITS + 1))

const volatile __u64 every = 1;     /* time one call in so many; a power of two */
const volatile __u32 execve_number; /* the calls that end in another program */
const volatile __u32 execveat_number;
/* by number: 0 for a call that is left out, else its slot + 1 if system calls are told apart */
const volatile __u16 wanted[SYSCALL_SLOTS];
/* by the number at the exit, which after a successful execve may not be that at the entry */
const volatile bool may_end[SYSCALL_SLOTS];

struct trace_event_raw_sys_enter {
	long id;
} __attribute__((preserve_access_index));

struct trace_event_raw_sys_exit {
	long id;
	long ret;
} __attribute__((preserve_access_index));

struct pt_regs {
	unsigned long orig_ax;
} __attribute__((preserve_access_index));

PER_CPU(struct syslat_untimed, untimed)

/* Only `enter` writes `untimed`, so it needs no atomics: see ADD in latency.bpf.h. */
static __noinline int other_table(struct task_struct *task, __u64 number)
{
	bool is_32_bit =
		task->thread_info.status & TS_COMPAT || number >> X32_BITS == X32_BIT >> X32_BITS;
	struct syslat_untimed *here = untimed_here();

	if (here && observes(task))
		here->calls[is_32_bit ? OTHER_TABLES : NO_TABLE]++;
	return 0;
}

/*
 * Whether this call is not timed; counts it then. Each call is chosen by chance, whatever the calls
 * before it were, since a program may repeat itself with any period.
 */
static __always_inline bool passed_over(__u64 number)
{
	struct syslat_untimed *here = untimed_here();
	__u64 random;

	if (!here)
		return false;
	random = here->random ?: bpf_get_prandom_u32();
	random = random * 6364136223846793005ULL + 1442695040888963407ULL;
	here->random = random;
	if (!(random >> 33 & (every - 1)))
		return false;
	here->calls[number & (SYSCALL_SLOTS - 1)]++;
	return true;
}

/* The command's own execve is the first call that is observed, if it succeeds. */
static __always_inline bool may_be_first(__u32 tgid, __u64 number)
{
	return awaited == tgid && (number == execve_number || number == execveat_number);
}

static __always_inline __u64 explained_start(__u64 start)
{
	__u64 now = bpf_ktime_get_ns();

	return now - ((now - (start >> NUMBER_BITS)) & TIME_MASK);
}

static __always_inline int begins(__u64 number)
{
	struct task_struct *task = bpf_get_current_task_btf();
	__u64 *start;
	__u32 pid;

	if (task->thread_info.status & TS_COMPAT || number >= SYSCALL_SLOTS)
		return other_table(task, number);
	if (!wanted[number] || !may_be_observed(task))
		return 0;
	if (!is_observed(task->tgid)) {
		/* always timed: only its end tells whether this is the first observed call */
		if (!may_be_first(task->tgid, number))
			return 0;
	} else if (every > 1 && passed_over(number)) {
		return 0;
	}
	pid = task->pid;
	start = bpf_map_lookup_elem(&starts, &pid);
	if (!start) {
		lose();
		return 0;
	}
	/* the start of a call that never returns is overwritten by the thread's next call */
	*start = (bpf_ktime_get_ns() & TIME_MASK) << NUMBER_BITS | number;
	return 0;
}

/*
 * Two pairs of programs do the same. The kernel starts no tp_btf program where the same one already
 * runs, so a pair that a task can be preempted in loses calls; perf's pair runs with preemption
 * off, and costs more.
 */
SEC("tp_btf/sys_enter")
int BPF_PROG(enter, struct pt_regs *registers, __u64 number)
{
	return begins(number);
}

SEC("tp/raw_syscalls/sys_enter")
int perf_enter(struct trace_event_raw_sys_enter *call)
{
	return begins(call->id);
}

static __always_inline __u32 return_slot(long returned)
{
	if (returned >= 0 || returned < -MOST_ERRNO)
		return 0;
	if (returned > -RETURN_ERRNOS)
		return -returned;
	return returned <= -FIRST_RESTART && returned >= -LAST_RESTART ? RETURN_INTERRUPTED
								       : RETURN_OTHER;
}

static __always_inline __u32 slot_of(struct task_struct *task, __u64 number, long returned)
{
	if (by == BY_ALL)
		return wanted[number] - 1;
	return by == BY_OTHER ? return_slot(returned) : task_slot(task, NULL);
}

static __always_inline int ends(__u64 number, long returned)
{
	__u64 now, then, ns, *start;
	struct task_struct *task;
	__u32 pid, slot;

	/* rt_sigreturn restores other registers, so its number at the exit is not in the table */
	if (number < SYSCALL_SLOTS && !may_end[number])
		return 0;
	task = bpf_get_current_task_btf();
	pid = task->pid;
	start = bpf_map_lookup_elem(&starts, &pid);
	if (!start || !*start)
		return 0;
	then = *start;
	/* before the time is taken: what interrupts this is not the call's */
	*start = 0;
	now = bpf_ktime_get_ns();
	if (returned && awaited == task->tgid)
		return 0;
	number = then & (SYSCALL_SLOTS - 1);
	ns = (now - (then >> NUMBER_BITS)) & TIME_MASK;
	slot = slot_of(task, number, returned);
	if (add(slot, ns) && explain)
		explain_end(task, then, slot, number, returned, now - ns, now);
	return 0;
}

SEC("tp_btf/sys_exit")
int BPF_PROG(leave, struct pt_regs *registers, long returned)
{
	return ends(registers->orig_ax, returned);
}

SEC("tp/raw_syscalls/sys_exit")
int perf_leave(struct trace_event_raw_sys_exit *call)
{
	return ends(call->id, call->ret);
}

/* Runs for each task when the tool ends, and tells the call that it is in. */
SEC("?iter/task")
int open_calls(struct bpf_iter__task *found)
{
	struct task_struct *task = found->task;
	struct open_call call = {0};
	struct pt_regs *registers;
	__u64 *start, number;
	__u32 pid;

	if (!task || task->flags & (PF_KTHREAD | PF_EXITING | PF_WORKERS) || !observes(task) ||
	    task->tgid == (int)(bpf_get_current_pid_tgid() >> 32))
		return 0;
	pid = task->pid;
	start = bpf_map_lookup_elem(&starts, &pid);
	if (start && *start) {
		number = *start & (SYSCALL_SLOTS - 1);
		call.since = explained_start(*start);
	} else {
		/* only of a task that sleeps the registers are surely those of a call */
		registers = (struct pt_regs *)bpf_task_pt_regs(task);
		number = registers->orig_ax;
		if (!task->__state || task->__state & HALTED || every > 1 ||
		    task->thread_info.status & TS_COMPAT || number >= SYSCALL_SLOTS ||
		    !wanted[number])
			return 0;
	}
	call.number = number;
	call.tgid = task->tgid;
	call.pid = task->pid;
	bpf_probe_read_kernel_str(call.comm, sizeof(call.comm), task->comm);
	bpf_seq_write(found->meta->seq, &call, sizeof(call));
	return 0;
}

/* The thread that execs gets its leader's pid. What the leader had begun never ends. */
SEC("tp_btf/sched_process_exec")
int BPF_PROG(exec, struct task_struct *task, int old_pid)
{
	__u32 pid = task->pid, old = old_pid;

	if (old != pid && !(explain && explain_follow(task)))
		explain_renumber(old, pid);
	return 0;
}
