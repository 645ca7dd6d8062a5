// SPDX-License-Identifier: GPL-2.0-only
/*
 * How long tasks wait for a CPU: from the moment that one is woken, or put off the CPU while it
 * could run, to the moment that it runs. After a waking the clock starts at sched_waking, on the
 * waker's CPU: the time to reach the other CPU is part of the latency.
 */
#include "wakelat.h"
#include "lib/books.bpf.h"
#include "lib/outlier.bpf.h"
#include "lib/start.bpf.h"
#include "lib/target.bpf.h"
#include "lib/task_slot.bpf.h"
#include "lib/throttle.bpf.h"

/* A start has what the wait is, beside its time, which is lost beyond 18 years. */
#define PREEMPTED   (1ULL << 63)
#define REAL_TIME   (1ULL << 62) /* put off for a task of lower priority */
#define HEEDS_QUOTA (1ULL << 61)
#define UNBOOKED    (1ULL << 60) /* preempted on its way to sleep: no wait to the kernel */
#define NOT_QUEUED  (1ULL << 59) /* it begins before the task is in a run queue */
#define TIME_MASK   (NOT_QUEUED - 1)

const volatile bool only_woken;
const volatile __u32 quota_slot; /* the first of enum wakelat_quota */

int delayed_by(__u32 cpu, __u64 number, __u64 ns)
{
	struct delayer_run *run = number == UNKNOWN_RUN ? NULL : run_of(cpu, number);

	if (!outlier_share(cpu, number, ns) && by == BY_DELAYER)
		add(run ? process_slot_of(run->thread.id, run->thread.name) : 0, ns);
	return 0;
}

PER_CPU(__u64, real_time) /* ns: since when tasks of real time have run, but for each other */

static __always_inline void waits(struct task_struct *task, __u64 kind)
{
	__u64 now = bpf_ktime_get_ns();

	if (heeds_quota(task))
		kind |= HEEDS_QUOTA;
	begin(task->pid, now | kind);
	if (check)
		book_begins(task, kind & NOT_QUEUED ? now : 0);
}

static __always_inline int woken(struct task_struct *task, __u64 kind)
{
	__u32 pid = task->pid;
	__u64 *start;

	if (!observes(task) || is_awake(task))
		return 0;
	start = bpf_map_lookup_elem(&starts, &pid);
	/* it was preempted on its way to sleep, and waits since then */
	if (start && *start & PREEMPTED && task->on_rq)
		return 0;
	/* not all kernels tell every switch: it may have run unseen since its last wait began */
	if (start && *start)
		lose();
	waits(task, kind);
	return 0;
}

SEC("tp_btf/sched_waking")
int BPF_PROG(waking, struct task_struct *task)
{
	return woken(task, NOT_QUEUED);
}

SEC("tp_btf/sched_wakeup_new")
int BPF_PROG(wakeup_new, struct task_struct *task)
{
	return woken(task, 0);
}

/*
 * A task leaves its CPU. If it sleeps, it may already be woken again, so that its wait goes on. The
 * scheduler lets a task with a pending signal run on, and not all kernels tell state 0 then.
 */
static __always_inline void put_off(struct task_struct *task, struct task_struct *next,
				    bool preempted, __u32 state)
{
	__u32 pid = task->pid;
	__u64 kind = PREEMPTED, *start = bpf_map_lookup_elem(&starts, &pid);

	if (only_woken) {
		leaves(task, preempted, state);
		return;
	}
	/* of whom had its number, if an exec has given it another; or it has run unseen */
	if (start && *start & PREEMPTED) {
		*start = 0;
		lose();
	}
	if (state && !preempted && task->__state)
		return;
	if (!observes(task)) {
		end(task->pid);
		return;
	}
	/* only a throttled task of real time makes room for one that is not */
	if (task->prio < MAX_RT_PRIO && next->prio >= MAX_RT_PRIO)
		kind |= REAL_TIME;
	if (task->__state)
		kind |= UNBOOKED;
	waits(task, kind);
}

/* As throttled_in(), of the wait that began as START tells, from FROM on. */
static __always_inline __u64 quota(struct task_struct *task, __u32 cpu, __u64 start, __u64 from,
				   __u64 now, bool splits)
{
	if (start & REAL_TIME) {
		/* others of real time may have gone on before it */
		__u64 *since = real_time_here(), until = since && *since > from ? *since : now;

		if (splits)
			blame(cpu, until, now);
		return until - from;
	}
	if (throttles_seen && start & HEEDS_QUOTA)
		return throttled_in(task, cpu, from, now, splits);
	if (splits)
		blame(cpu, from, now);
	return 0;
}

/* Counts what a task has waited for quota so far; returns it. */
static __always_inline __u64 add_quota(struct task_struct *task, __u32 cpu, __u64 start, __u64 now)
{
	__u64 ns = quota(task, cpu, start, start & TIME_MASK, now, by == BY_DELAYER);

	if (ns)
		add(quota_slot + !!(start & REAL_TIME), ns);
	return ns;
}

static __always_inline __u32 slot_of(struct task_struct *task, __u64 start)
{
	if (by == BY_ALL)
		return start & PREEMPTED ? WAIT_PREEMPTED : WAIT_WOKEN;
	return task_slot(task, NULL);
}

/* Tells a wait that ends now if it is above the bound. */
static __always_inline void tell_wait(void *ctx, struct task_struct *task, __u64 start, __u64 now)
{
	__u64 from = start & TIME_MASK, throttled;
	struct outlier_cpu *here =
		outlier_begins(start & PREEMPTED ? TOLD_PREEMPTED : TOLD_WAKEUP, task, &from, now);

	if (!here)
		return;
	throttled = quota(task, bpf_get_smp_processor_id(), start, from, now, true);
	outlier_ends(ctx, here, from, throttled);
}

SEC("tp_btf/sched_switch")
int BPF_PROG(run, bool preempted, struct task_struct *previous, struct task_struct *next,
	     __u32 state)
{
	__u64 start = 0, from, now, throttled = 0;
	bool goes_on; /* real time, after others */

	if (previous->pid)
		put_off(previous, next, preempted, state);
	if (next->pid)
		start = end(next->pid);
	goes_on = next->prio < MAX_RT_PRIO && previous->prio >= MAX_RT_PRIO;
	if (!start && !over && by != BY_DELAYER && !goes_on)
		return 0;
	now = bpf_ktime_get_ns();
	from = start & TIME_MASK;
	/* also by a task that is not observed */
	if (goes_on) {
		__u64 *since = real_time_here();

		if (since)
			*since = now;
	}
	if (over)
		thread_ends(ctx, previous, now);
	if (start) {
		throttled = add_quota(next, bpf_get_smp_processor_id(), start, now);
		if (by != BY_DELAYER && throttled < now - from)
			add(slot_of(next, start), now - from - throttled);
		if (check)
			book_ends(next, now - from, start & UNBOOKED);
	}
	if (over && start)
		tell_wait(ctx, next, start, now);
	if (by == BY_DELAYER || over)
		runs_now(next, NULL, now);
	return 0;
}

/*
 * A waiting task moves: tasks of the old CPU delayed it so far, those of the new one will. What is
 * counted here is taken out of the wait.
 */
SEC("tp_btf/sched_migrate_task")
int BPF_PROG(migrate, struct task_struct *task)
{
	__u64 start, now, counted;

	/* a task that is being woken has no CPU yet */
	if (!task->on_rq || !(throttles_seen || over || by == BY_DELAYER))
		return 0;
	start = end(task->pid);
	if (!start)
		return 0;
	now = bpf_ktime_get_ns();
	if (over)
		outlier_moves(task->pid, start & TIME_MASK, now);
	if (by == BY_DELAYER || (throttles_seen && start & HEEDS_QUOTA)) {
		counted = add_quota(task, task->thread_info.cpu, start, now);
		if (by == BY_DELAYER)
			counted = now - (start & TIME_MASK);
		if (check)
			book_ends(task, counted, start & UNBOOKED);
		start += counted;
	}
	begin(task->pid, start);
	return 0;
}
