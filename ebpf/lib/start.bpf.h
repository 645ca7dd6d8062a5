/* SPDX-License-Identifier: GPL-2.0-only */
/* When something of a thread began: an array by pid, which cannot be full and needs no hash. */
#ifndef TARE_START_BPF_H
#define TARE_START_BPF_H

#include "latency.bpf.h"

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1); /* pid_max; set before loading */
	__type(key, __u32);
	__type(value, __u64); /* what the tool makes of it; 0: nothing began */
} starts SEC(".maps");

static __always_inline void begin(__u32 pid, __u64 now)
{
	__u64 *start = bpf_map_lookup_elem(&starts, &pid);

	if (start)
		*start = now;
	else
		lose();
}

/* Takes the start of what a thread had begun; 0 if it had begun nothing. */
static __always_inline __u64 end(__u32 pid)
{
	__u64 *start = bpf_map_lookup_elem(&starts, &pid), began;

	if (!start)
		return 0;
	began = *start;
	if (began)
		*start = 0;
	return began;
}

/* A pid is given out again: what its last thread had begun will never end. */
SEC("tp_btf/sched_process_fork")
int BPF_PROG(start_fork, struct task_struct *parent, struct task_struct *child)
{
	end(child->pid);
	return 0;
}

/*
 * Whether a task that is being woken runs on this CPU: an interrupt came while it was on its way to
 * sleep. Such a task does not leave the CPU, and waits for nothing.
 */
static __always_inline bool is_awake(struct task_struct *task)
{
	return task == bpf_get_current_task_btf();
}

/*
 * A task leaves its CPU, in the state that the scheduler found it in; 0 is runnable. A task that
 * goes to sleep may already be woken again, so its wait goes on. Any other one was woken while it
 * still ran, and has not waited; if its state is not 0 it may yet, which is counted as lost.
 */
static __always_inline void leaves(struct task_struct *task, bool preempted, __u32 state)
{
	if (state && !preempted)
		return;
	if (end(task->pid) && state)
		lose();
}

#endif
