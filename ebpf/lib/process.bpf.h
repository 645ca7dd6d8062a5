/* SPDX-License-Identifier: GPL-2.0-only */
/* A slot for each process, given out when it is first seen; slot 0 when they are used up. */
#ifndef TARE_PROCESS_BPF_H
#define TARE_PROCESS_BPF_H

#include "latency.bpf.h"

struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 1); /* PROCESS_SLOTS where processes are told apart */
	__type(key, __u32);
	__type(value, __u32);
} slot_of_process SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(map_flags, BPF_F_MMAPABLE);
	__uint(max_entries, 1); /* as above */
	__type(key, __u32);
	__type(value, struct process);
} processes SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(map_flags, BPF_F_MMAPABLE);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, struct free_slots);
} free_slots SEC(".maps");

__u32 processes_seen;

/* A slot that no process had, or one whose process has ended; 0 if there is none. */
static __noinline __u32 new_slot(void)
{
	__u32 zero = 0, taken;
	struct free_slots *queue;

	if (processes_seen < PROCESS_SLOTS - 1)
		return __sync_fetch_and_add(&processes_seen, 1) + 1;
	queue = bpf_map_lookup_elem(&free_slots, &zero);
	if (!queue)
		return 0;
	taken = queue->taken;
	if (taken == *(volatile __u32 *)&queue->freed ||
	    __sync_val_compare_and_swap(&queue->taken, taken, taken + 1) != taken)
		return 0;
	return queue->slot[taken & (PROCESS_SLOTS - 1)];
}

static __always_inline __u32 process_slot_of(__u32 tgid, const char *comm)
{
	__u32 *kept = bpf_map_lookup_elem(&slot_of_process, &tgid), slot;
	struct process *process;

	if (kept)
		return *kept;
	/* two CPUs may take a slot each for one process: the second stays empty */
	slot = new_slot();
	process = bpf_map_lookup_elem(&processes, &slot);
	if (!slot || !process)
		return 0;
	process->state = PROCESS_LIVES;
	process->tgid = tgid;
	bpf_probe_read_kernel_str(process->comm, sizeof(process->comm), comm);
	if (!bpf_map_update_elem(&slot_of_process, &tgid, &slot, BPF_NOEXIST))
		return slot;
	kept = bpf_map_lookup_elem(&slot_of_process, &tgid);
	return kept ? *kept : 0;
}

/* Threads may have names of their own: a process is called as its first thread. */
static __always_inline __u32 process_slot(struct task_struct *task)
{
	return process_slot_of(task->tgid, task->group_leader->comm);
}

/* An exec gives the process another name. */
SEC("?tp_btf/sched_process_exec")
int BPF_PROG(process_exec, struct task_struct *task)
{
	__u32 tgid = task->tgid;
	__u32 *slot = bpf_map_lookup_elem(&slot_of_process, &tgid);
	struct process *process;

	if (!slot)
		return 0;
	process = bpf_map_lookup_elem(&processes, slot);
	if (process)
		bpf_probe_read_kernel_str(process->comm, sizeof(process->comm), task->comm);
	return 0;
}

/* The last thread of a process ends. */
SEC("?tp_btf/sched_process_exit")
int BPF_PROG(process_exit, struct task_struct *task)
{
	__u32 tgid = task->tgid;
	__u32 *slot = bpf_map_lookup_elem(&slot_of_process, &tgid);
	struct process *process = slot ? bpf_map_lookup_elem(&processes, slot) : NULL;

	if (process && !task->signal->live.counter)
		process->state = PROCESS_ENDED;
	return 0;
}

/* A pid that is given out again is another process. */
SEC("?tp_btf/sched_process_fork")
int BPF_PROG(process_fork, struct task_struct *parent, struct task_struct *child)
{
	__u32 tgid = child->tgid;

	if (child->pid == child->tgid)
		bpf_map_delete_elem(&slot_of_process, &tgid);
	return 0;
}

#endif
