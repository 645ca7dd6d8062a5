// SPDX-License-Identifier: GPL-2.0-only
/*
 * From the moment that a task is being woken to the moment that it runs. The clock starts at
 * sched_waking, on the waker's CPU: the time to reach the other CPU is part of the latency.
 */
#include "lib/delayer.bpf.h"
#include "lib/outlier.bpf.h"
#include "lib/start.bpf.h"
#include "lib/target.bpf.h"
#include "lib/task_slot.bpf.h"

static __always_inline int woken(struct task_struct *task)
{
	if (!observes(task) || is_awake(task))
		return 0;
	/* not all kernels tell every switch: the task may have run unseen since its last wake-up */
	if (end(task->pid))
		lose();
	begin(task->pid, bpf_ktime_get_ns());
	return 0;
}

SEC("tp_btf/sched_waking")
int BPF_PROG(waking, struct task_struct *task)
{
	return woken(task);
}

SEC("tp_btf/sched_wakeup_new")
int BPF_PROG(wakeup_new, struct task_struct *task)
{
	return woken(task);
}

SEC("tp_btf/sched_switch")
int BPF_PROG(run, bool preempted, struct task_struct *previous, struct task_struct *next,
	     __u32 state)
{
	__u64 start = 0, now;

	if (previous->pid)
		leaves(previous, preempted, state);
	if (next->pid)
		start = end(next->pid);
	if (over) {
		now = bpf_ktime_get_ns();
		thread_ends(ctx, previous, now);
		if (start)
			tell_over(ctx, OUTLIER_WAKEUP, next, NULL, start, now);
	}
	if (by == BY_DELAYER) {
		now = bpf_ktime_get_ns();
		if (start)
			blame(bpf_get_smp_processor_id(), start, now);
		runs_now(next, now);
	} else if (start) {
		add(task_slot(next, previous), bpf_ktime_get_ns() - start);
	}
	return 0;
}

/* A waiting task moves: tasks of the old CPU delayed it so far, those of the new one will. */
SEC("?tp_btf/sched_migrate_task")
int BPF_PROG(migrate, struct task_struct *task)
{
	__u64 start, now;

	/* a task that is being woken has no CPU yet */
	if (!task->on_rq)
		return 0;
	start = end(task->pid);
	if (!start)
		return 0;
	now = bpf_ktime_get_ns();
	if (over)
		outlier_moves(task->pid, start, now);
	if (by == BY_DELAYER) {
		blame(task->thread_info.cpu, start, now);
		start = now;
	}
	begin(task->pid, start);
	return 0;
}
