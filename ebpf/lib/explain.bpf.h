/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Where the time of a system call went. A call in which no switch and no interrupt happens costs
 * nothing here: what happens marks the call's start, and only a marked call is settled at its end.
 */
#ifndef TARE_EXPLAIN_BPF_H
#define TARE_EXPLAIN_BPF_H

#include "explain.h"
#include "interrupts.bpf.h"
#include "start.bpf.h"
#include "throttle.bpf.h"
#include "told.bpf.h"

#define PF_EXITING 0x00000004 /* of <linux/sched.h> */

/* In a start: something has happened in the call. */
#define HAPPENED (1ULL << 63)

const volatile bool explain;

/* By thread: an entry is made when something happens in a thread's call. */
struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__uint(max_entries, 1); /* set before loading */
	__type(key, __u32);
	__type(value, struct explained);
} explaining SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(map_flags, BPF_F_NO_PREALLOC);
	__uint(max_entries, 1); /* EXPLAINED_SUMS, if asked for */
	__type(key, struct explained_key);
	__type(value, struct explained_sum);
} explained_sums SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1); /* KEPT_OCTAVES for each slot, if asked for */
	__type(key, __u32);
	__type(value, struct explained_row);
} explained_rows SEC(".maps");

PER_CPU(__u32, waiting) /* the thread whose wait is being split */

/* Who runs on a CPU, and what its pid was when it began to. */
struct began_as {
	__u64 task; /* its address */
	__u32 pid;
};

PER_CPU(struct began_as, began_as)

/* When a call began, by its start; the tool defines it. */
static __u64 explained_start(__u64 start);

/* The call that a thread is in, so far as something happened; NULL if it is in none. */
static __always_inline struct explained *explained_of(__u32 pid, __u64 *start, bool make)
{
	struct explained *one;
	__u32 zero = 0;
	void *empty;

	if (!make && !(*start & HAPPENED))
		return NULL;
	one = bpf_map_lookup_elem(&explaining, &pid);
	if (make && !one) {
		empty = bpf_map_lookup_elem(&empty_entry, &zero);
		if (empty && !bpf_map_update_elem(&explaining, &pid, empty, BPF_NOEXIST))
			one = bpf_map_lookup_elem(&explaining, &pid);
	}
	if (!one) {
		/* without room for this, what comes later in the call does not explain it */
		if (make)
			*start |= HAPPENED;
		return NULL;
	}
	if (*start & HAPPENED)
		return one->call == *start ? one : NULL;
	*start |= HAPPENED;
	__builtin_memset(one, 0, sizeof(*one));
	one->call = *start;
	one->since = explained_start(*start);
	return one;
}

/*
 * The same of a thread, if it is in a call. One that exits is in none that ends, and if it led its
 * process it may have got the pid of the thread that execs, whose call goes on.
 */
static __always_inline struct explained *explained_now(struct task_struct *task, bool make)
{
	__u32 pid = task->pid;
	__u64 *start = task->flags & PF_EXITING ? NULL : bpf_map_lookup_elem(&starts, &pid);

	return start && *start ? explained_of(pid, start, make) : NULL;
}

/* A thread that execs has got its leader's pid, and with it the place of the leader's call. */
static __always_inline void explain_renumber(__u32 old, __u32 pid)
{
	struct explained *one = bpf_map_lookup_elem(&explaining, &old);

	begin(pid, end(old));
	if (one) {
		bpf_map_update_elem(&explaining, &pid, one, BPF_ANY);
		bpf_map_delete_elem(&explaining, &old);
	}
}

/*
 * Follows the thread that runs here if it has got another pid since it began to. Its leader, which
 * is ending, has another one, too. Returns false if it was not seen to begin.
 */
static __always_inline bool explain_follow(struct task_struct *task)
{
	struct began_as *here = began_as_here();
	__u32 pid = task->pid, old;

	if (!here || here->task != (__u64)task)
		return false;
	old = here->pid;
	/* once: a switch or an interrupt may do it while the program of an exec does */
	if (old != pid && !(task->flags & PF_EXITING) &&
	    __sync_val_compare_and_swap(&here->pid, old, pid) == old)
		explain_renumber(old, pid);
	return true;
}

/* As explained_now(), of the thread that runs here. */
static __always_inline struct explained *explained_here(struct task_struct *task)
{
	explain_follow(task);
	return explained_now(task, true);
}

/* No thread has got another one's pid here: it will once the process sees that this one is gone. */
SEC("?tp_btf/sched_process_exit")
int BPF_PROG(explain_exit, struct task_struct *task)
{
	__u32 pid = task->pid;

	bpf_map_delete_elem(&explaining, &pid);
	return 0;
}

int delayed_by(__u32 cpu, __u64 number, __u64 ns)
{
	struct delayer_run *run = number == UNKNOWN_RUN ? NULL : run_of(cpu, number);
	__u32 *waiter = waiting_here();
	struct explained *one = waiter ? bpf_map_lookup_elem(&explaining, waiter) : NULL;
	struct who nobody = {0};

	if (one)
		share_add(&one->parts, PART_RUNNABLE, ns, run ? &run->thread : &nobody);
	return 0;
}

/* The thread has run since it began to. */
static __always_inline void explain_running(struct explained *one, __u64 now)
{
	struct who nobody = {0};

	if (now - one->since > one->irq)
		share_add(&one->parts, PART_RUNNING, now - one->since - one->irq, &nobody);
	one->irq = 0;
	one->since = now;
}

/* It has waited on that CPU since it could run. */
static __always_inline void explain_wait(struct explained *one, struct task_struct *task, __u32 cpu,
					 __u64 now)
{
	__u64 from = one->since, throttled = 0;
	__u32 *waiter = waiting_here();
	struct who nobody = {0};

	if (one->doing == PART_ASLEEP) {
		if (!one->woken)
			return;
		if (one->woken > from) {
			one->slept = one->woken - from;
			share_add(&one->parts, PART_ASLEEP, one->slept, &one->waker);
			from = one->woken;
		}
		one->doing = PART_RUNNABLE;
	}
	if (!waiter)
		return;
	*waiter = task->pid;
	if (one->unquoted && throttles_seen)
		throttled = throttled_in(task, cpu, from, now, true);
	else
		blame(cpu, from, now);
	share_add(&one->parts, PART_THROTTLED, throttled, &nobody);
	one->since = now;
}

SEC("?tp_btf/sched_switch")
int BPF_PROG(explain_switch, bool preempted, struct task_struct *previous, struct task_struct *next,
	     __u32 state)
{
	__u64 now = bpf_ktime_get_ns();
	struct explained *one = previous->pid ? explained_here(previous) : NULL;
	struct began_as *here = began_as_here();

	if (one) {
		explain_running(one, now);
		one->unquoted = heeds_quota(previous);
		one->doing = state && !preempted && previous->__state ? PART_ASLEEP : PART_RUNNABLE;
	}
	one = next->pid ? explained_now(next, false) : NULL;
	if (one) {
		/* it was woken while it ran, before anything had happened in the call */
		if (!one->woken)
			one->doing = PART_RUNNABLE;
		explain_wait(one, next, bpf_get_smp_processor_id(), now);
		if (over && one->slept > one->longest) {
			one->longest = one->slept;
			one->parts.bytes = bpf_get_task_stack(next, one->parts.stack,
							      sizeof(one->parts.stack), 0);
		}
		one->doing = PART_RUNNING;
		one->since = now;
		one->woken = one->slept = 0;
	}
	if (here) {
		here->task = (__u64)next;
		here->pid = next->pid;
	}
	interrupts_switch();
	runs_now(next, NULL, now);
	return 0;
}

SEC("?tp_btf/sched_waking")
int BPF_PROG(explain_waking, struct task_struct *task)
{
	struct interrupts *here = interrupts_here();
	struct explained *one = explained_now(task, false);
	struct task_struct *waker = bpf_get_current_task_btf();

	if (!here || !one || one->doing == PART_RUNNABLE)
		return 0;
	/* one that runs may be on its way to sleep, and is not seen to leave its CPU before */
	if (one->doing == PART_RUNNING ? task == waker : one->woken > one->since)
		return 0;
	one->woken = bpf_ktime_get_ns();
	if (here->depth)
		one->waker = here->who[here->depth & (DEPTHS - 1)];
	else
		name_process(&one->waker, waker);
	return 0;
}

SEC("?tp_btf/sched_migrate_task")
int BPF_PROG(explain_migrate, struct task_struct *task)
{
	struct explained *one = task->on_rq ? explained_now(task, false) : NULL;

	if (one && one->doing != PART_RUNNING)
		explain_wait(one, task, task->thread_info.cpu, bpf_ktime_get_ns());
	return 0;
}

static __always_inline void interrupt_began(struct who *who, __u64 now)
{
}

static __always_inline void interrupt_ends(struct interrupts *here, __u64 began)
{
	struct task_struct *task = bpf_get_current_task_btf();
	struct explained *one = NULL;
	__u64 ns = bpf_ktime_get_ns() - began;

	if (here->depth == 1 && task->pid)
		one = explained_here(task);
	if (one && one->doing == PART_RUNNING) {
		one->irq += ns;
		share_add(&one->parts, PART_INTERRUPT, ns, &here->who[1]);
	}
}

static __always_inline struct explained_row *explained_row(__u32 slot, __u32 octave)
{
	__u32 at = slot * KEPT_OCTAVES + octave;

	return bpf_map_lookup_elem(&explained_rows, &at);
}

__noinline int explained_sum(__u32 slot, __u32 octave, const struct share *share)
{
	struct explained_sum *sum, first = {0};
	struct explained_key key = {slot, octave};
	struct explained_row *row = explained_row(slot, octave);

	if (!share || !share->ns)
		return 0;
	key.part = share->part;
	key.kind = share->who.kind;
	key.id = share->who.id;
	if (row && key.part < PARTS)
		__sync_fetch_and_add(&row->part[key.part], share->ns);
	if (!key.kind)
		return 0;
	sum = bpf_map_lookup_elem(&explained_sums, &key);
	if (!sum) {
		__builtin_memcpy(first.name, share->who.name, sizeof(first.name));
		bpf_map_update_elem(&explained_sums, &key, &first, BPF_NOEXIST);
		sum = bpf_map_lookup_elem(&explained_sums, &key);
	}
	/* what has no room here is in the row: then nobody's name is at it */
	if (sum)
		__sync_fetch_and_add(&sum->ns, share->ns);
	return 0;
}

PER_CPU(struct told, told_call)

static __always_inline void tell_call(const struct explained *one, struct task_struct *task,
				      __u32 number, long returned, __u64 from, __u64 until)
{
	struct told *told = told_call_here();

	if (!told)
		return;
	told_begins(told, TOLD_CALL, task, from, until);
	told->returned = returned;
	told->number = number;
	bpf_probe_read_kernel(&told->parts, sizeof(told->parts), &one->parts);
	tell(told);
}

/*
 * Settles a call that ends now, if something happened in it or it took long. START is what was kept
 * of it; if nothing happened in the call it was not marked.
 */
static __always_inline void explain_end(struct task_struct *task, __u64 start, __u32 slot,
					__u32 number, long returned, __u64 from, __u64 now)
{
	struct explained_row *row;
	struct explained *one;
	__u32 octave, i;

	if (!(start & HAPPENED) && now - from < EXPLAINED_LEAST)
		return;
	octave = tare_bucket(now - from, TARE_LATENCY_BUCKETS) >> TARE_BUCKET_BITS;
	row = explained_row(slot, octave);
	one = explained_of(task->pid, &start, true);
	/* what has no parts is not known */
	if (row) {
		__sync_fetch_and_add(&row->calls, 1);
		__sync_fetch_and_add(&row->ns, now - from);
	}
	if (!one || one->doing != PART_RUNNING) {
		if (over && now - from > over)
			__sync_fetch_and_add(&outliers_lost, 1);
		return;
	}
	explain_running(one, now);
	for (i = 0; i < SHARES; i++)
		explained_sum(slot, octave, &one->parts.share[i]);
	if (over && now - from > over)
		tell_call(one, task, number, returned, from, now);
}

#endif
