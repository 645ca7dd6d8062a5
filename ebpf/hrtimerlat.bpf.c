// SPDX-License-Identifier: GPL-2.0-only
/*
 * From the time a timer was set to, until its handler runs, and until the thread runs that the
 * handler woke. The slack that a timer allows is part of both: its user waits for that, too.
 */
#include "hrtimerlat.h"
#include "lib/outlier.bpf.h"
#include "lib/start.bpf.h"
#include "lib/target.bpf.h"

struct hrtimer_clock_base {
	__s64 offset; /* ns: the timer's clock less that of bpf_ktime_get_ns() */
} __attribute__((preserve_access_index));

struct hrtimer {
	__s64 _softexpires;
	struct hrtimer_clock_base *base;
	unsigned char is_soft;
} __attribute__((preserve_access_index));

/*
 * When the handlers that run on this CPU were due, ns; 0: none runs. A handler in a soft interrupt
 * may be interrupted by a handler in a hard one, so there are two.
 */
struct due {
	__u64 hard;
	__u64 soft;
};

PER_CPU(struct due, due)

int delayed_by(__u32 cpu, __u64 number, __u64 ns)
{
	outlier_share(cpu, number, ns);
	return 0;
}

/* Counts a latency that ends now, and tells it if it is above the bound. */
static __always_inline void late(void *ctx, enum told_what what, struct task_struct *task,
				 __u64 from, __u64 now)
{
	struct outlier_cpu *here;

	/* the timer's clock may be ahead of ours by less than its step */
	add(what == TOLD_HANDLER ? TIMERLAT_HANDLER : TIMERLAT_THREAD, now > from ? now - from : 0);
	here = outlier_begins(what, task, &from, now);
	if (!here)
		return;
	blame(bpf_get_smp_processor_id(), from, now);
	outlier_ends(ctx, here, from, 0);
}

/* Whether only some tasks are observed: then only a handler that wakes one of those counts. */
static __always_inline bool is_chosen(void)
{
	return targeted || within_cgroup;
}

SEC("tp_btf/hrtimer_expire_entry")
int BPF_PROG(handler_begins, struct hrtimer *timer)
{
	__u64 expiry = timer->_softexpires - timer->base->offset;
	struct due *here = due_here();

	if (!here)
		return 0;
	if (timer->is_soft)
		here->soft = expiry;
	else
		here->hard = expiry;
	if (!is_chosen())
		late(ctx, TOLD_HANDLER, NULL, expiry, bpf_ktime_get_ns());
	return 0;
}

SEC("tp_btf/hrtimer_expire_exit")
int BPF_PROG(handler_ends, struct hrtimer *timer)
{
	struct due *here = due_here();

	/* the timer may be freed by now, so only its address may be used */
	if (!here)
		return 0;
	if (here->hard)
		here->hard = 0;
	else
		here->soft = 0;
	return 0;
}

SEC("tp_btf/sched_waking")
int BPF_PROG(waking, struct task_struct *task)
{
	struct due *here = due_here();
	__u64 expiry = here ? (here->hard ?: here->soft) : 0;

	if (!observes(task))
		return 0;
	/* a task that something else wakes no longer waits for a timer */
	begin(task->pid, is_awake(task) ? 0 : expiry);
	if (expiry && is_chosen())
		late(ctx, TOLD_HANDLER, task, expiry, bpf_ktime_get_ns());
	return 0;
}

/* As in wakelat: a task that is being woken has no CPU yet. */
SEC("?tp_btf/sched_migrate_task")
int BPF_PROG(outlier_migrate, struct task_struct *task)
{
	__u64 *start;
	__u32 pid = task->pid;

	if (!task->on_rq)
		return 0;
	start = bpf_map_lookup_elem(&starts, &pid);
	if (start && *start)
		outlier_moves(pid, *start, bpf_ktime_get_ns());
	return 0;
}

SEC("tp_btf/sched_switch")
int BPF_PROG(run, bool preempted, struct task_struct *previous, struct task_struct *next,
	     __u32 state)
{
	__u64 expiry = 0, now;

	if (previous->pid)
		leaves(previous, preempted, state);
	if (next->pid)
		expiry = end(next->pid);
	if (!over && !expiry)
		return 0;
	now = bpf_ktime_get_ns();
	if (over)
		thread_ends(ctx, previous, now);
	if (expiry)
		late(ctx, TOLD_THREAD, next, expiry, now);
	if (over)
		runs_now(next, NULL, now);
	return 0;
}
