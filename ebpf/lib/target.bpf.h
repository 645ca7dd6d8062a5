/* SPDX-License-Identifier: GPL-2.0-only */
/* Which processes are observed: all, or one and those that it starts. */
#ifndef TARE_TARGET_BPF_H
#define TARE_TARGET_BPF_H

#include "latency.bpf.h"

const volatile bool targeted; /* false: all processes */

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1); /* pid_max where targeted; set before loading */
	__type(key, __u32);
	__type(value, __u8);
} observed SEC(".maps");

static __always_inline bool is_observed(__u32 tgid)
{
	__u8 *mark;

	if (!targeted)
		return true;
	mark = bpf_map_lookup_elem(&observed, &tgid);
	return mark && *mark;
}

struct bpf_iter__task {
	struct task_struct *task;
} __attribute__((preserve_access_index));

/* Run once for the target: in a container its number is not the one that is seen here. */
SEC("?iter/task")
int target_mark(struct bpf_iter__task *found)
{
	struct task_struct *task = found->task;
	__u32 tgid;
	__u8 *mark;

	if (!task)
		return 0;
	tgid = task->tgid;
	mark = bpf_map_lookup_elem(&observed, &tgid);
	if (mark)
		*mark = 1;
	return 0;
}

SEC("?tp_btf/sched_process_fork")
int BPF_PROG(target_fork, struct task_struct *parent, struct task_struct *child)
{
	__u32 tgid = child->tgid;
	__u8 *mark = bpf_map_lookup_elem(&observed, &tgid);

	if (mark && is_observed(parent->tgid))
		*mark = 1;
	return 0;
}

/* the number may be given to another process now */
SEC("?tp_btf/sched_process_free")
int BPF_PROG(target_free, struct task_struct *task)
{
	__u32 tgid = task->tgid;
	__u8 *mark = bpf_map_lookup_elem(&observed, &tgid);

	if (mark && task->pid == task->tgid)
		*mark = 0;
	return 0;
}

#endif
