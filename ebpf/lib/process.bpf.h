/* SPDX-License-Identifier: GPL-2.0-only */
/* A slot for each process, given out as they are first seen. Slot 0 takes who comes too late. */
#ifndef TARE_PROCESS_BPF_H
#define TARE_PROCESS_BPF_H

#include "latency.bpf.h"

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1); /* pid_max; set before loading */
	__type(key, __u32);
	__type(value, __u32);
} slot_of_process SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, PROCESS_SLOTS);
	__type(key, __u32);
	__type(value, struct process);
} processes SEC(".maps");

__u32 processes_seen;

static __always_inline __u32 process_slot(struct task_struct *task)
{
	__u32 tgid = BPF_CORE_READ(task, tgid), slot;
	__u32 *kept = bpf_map_lookup_elem(&slot_of_process, &tgid);
	struct process *process;

	if (!kept)
		return 0;
	if (*kept)
		return *kept;
	/* two CPUs may take a slot each for one process: the second stays empty */
	slot = __sync_fetch_and_add(&processes_seen, 1) + 1;
	process = bpf_map_lookup_elem(&processes, &slot);
	if (!process)
		return 0;
	if (__sync_val_compare_and_swap(kept, 0, slot))
		return *kept;
	process->tgid = tgid;
	BPF_CORE_READ_STR_INTO(&process->comm, task, comm);
	return slot;
}

/* It has another name now. */
SEC("tp_btf/sched_process_exec")
int BPF_PROG(process_exec, struct task_struct *task)
{
	__u32 tgid = task->tgid;
	__u32 *slot = bpf_map_lookup_elem(&slot_of_process, &tgid);
	struct process *process;

	if (!slot || !*slot)
		return 0;
	process = bpf_map_lookup_elem(&processes, slot);
	if (process)
		BPF_CORE_READ_STR_INTO(&process->comm, task, comm);
	return 0;
}

#endif
