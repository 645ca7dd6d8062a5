/* SPDX-License-Identifier: GPL-2.0-only */
/* Which tasks are observed: all, or one process and those that it starts, or those of a cgroup. */
#ifndef TARE_TARGET_BPF_H
#define TARE_TARGET_BPF_H

#include "cgroup.bpf.h"

const volatile __u32 targeted; /* enum target */

const volatile bool one_thread; /* only `thread` of the process */
__u32 thread;

/* The command until its exec succeeds: before that it runs the tool's code; then 0. */
__u32 awaited;

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1); /* a bit for each pid where targeted; set before loading */
	__type(key, __u32);
	__type(value, __u64);
} observed SEC(".maps");

static __always_inline bool is_observed(__u32 tgid)
{
	__u32 at = tgid / 64;
	__u64 *marks;

	if (!targeted)
		return true;
	marks = bpf_map_lookup_elem(&observed, &at);
	return marks && (*marks >> (tgid % 64) & 1);
}

/* The threads that --tid and --cgroup leave. */
static __always_inline bool may_be_observed(struct task_struct *task)
{
	return (!one_thread || task->pid == (int)thread) && is_within(task);
}

static __always_inline bool observes(struct task_struct *task)
{
	return may_be_observed(task) && is_observed(task->tgid);
}

static __always_inline void mark(__u32 tgid, bool is)
{
	__u32 at = tgid / 64;
	__u64 *marks = bpf_map_lookup_elem(&observed, &at), bit = 1ULL << (tgid % 64);

	if (!marks)
		return;
	if (is)
		__sync_fetch_and_or(marks, bit);
	else
		__sync_fetch_and_and(marks, ~bit);
}

struct bpf_iter_meta {
	struct seq_file *seq;
} __attribute__((preserve_access_index));

struct bpf_iter__task {
	struct bpf_iter_meta *meta;
	struct task_struct *task;
} __attribute__((preserve_access_index));

/* Runs once for the target: in a container its pid is not the one that the kernel sees. */
SEC("?iter/task")
int target_mark(struct bpf_iter__task *found)
{
	struct task_struct *task = found->task;

	if (!task)
		return 0;
	thread = task->pid;
	if (targeted == TARGET_COMMAND)
		awaited = task->tgid;
	else
		mark(task->tgid, true);
	return 0;
}

SEC("?tp_btf/sched_process_exec")
int BPF_PROG(target_exec, struct task_struct *task)
{
	if (awaited && awaited == task->tgid) {
		mark(task->tgid, true);
		awaited = 0;
	}
	return 0;
}

/*
 * A child is observed if its parent is. Its pid's last owner may have been observed, and that one's
 * mark cannot go at its end, since the kernel may tell the end after it gives the pid out again.
 */
SEC("?tp_btf/sched_process_fork")
int BPF_PROG(target_fork, struct task_struct *parent, struct task_struct *child)
{
	bool is = is_observed(parent->tgid);

	if (is_observed(child->tgid) != is)
		mark(child->tgid, is);
	return 0;
}

#endif
