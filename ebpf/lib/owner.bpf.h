/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * A slot for each process, for each name that tasks have, or for each cgroup that they are in,
 * given out when one is first seen. Slot 0 takes all that come when the slots are used up.
 */
#ifndef TARE_OWNER_BPF_H
#define TARE_OWNER_BPF_H

#include "cgroup.bpf.h"

struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 1); /* OWNER_SLOTS where they are told apart */
	__type(key, struct owner_key);
	__type(value, __u32);
} slot_of_owner SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(map_flags, BPF_F_MMAPABLE);
	__uint(max_entries, 1); /* as above */
	__type(key, __u32);
	__type(value, struct owner);
} owners SEC(".maps");

/* Slots that ended processes had, which user space puts there. */
struct {
	__uint(type, BPF_MAP_TYPE_QUEUE);
	__uint(max_entries, 1); /* as above, of processes */
	__type(value, __u32);
} free_slots SEC(".maps");

/* The paths of cgroups that were removed, since user space finds no path of those any more. */
struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1); /* as above, of cgroups */
	__type(key, __u32);
	__type(value, char[CGROUP_PATH]);
} removed_cgroups SEC(".maps");

__u32 owners_seen;

/* A slot that none had, or one whose process has ended; 0 if there is none. */
static __noinline __u32 new_slot(void)
{
	__u32 slot = 0;

	if (owners_seen < OWNER_SLOTS - 1)
		return __sync_fetch_and_add(&owners_seen, 1) + 1;
	return bpf_map_pop_elem(&free_slots, &slot) ? 0 : slot;
}

/* COMM: of a process, or NULL. */
static __always_inline __u32 owner_slot(const struct owner_key *key, const char *comm)
{
	__u32 *kept = bpf_map_lookup_elem(&slot_of_owner, key), slot;
	struct owner *owner;

	if (kept)
		return *kept;
	/* two CPUs may take a slot each for one: the second stays empty */
	slot = new_slot();
	owner = bpf_map_lookup_elem(&owners, &slot);
	if (!slot || !owner)
		return 0;
	owner->state = OWNER_LIVES;
	owner->key = *key;
	if (comm)
		bpf_probe_read_kernel_str(owner->comm, sizeof(owner->comm), comm);
	if (!bpf_map_update_elem(&slot_of_owner, key, &slot, BPF_NOEXIST))
		return slot;
	kept = bpf_map_lookup_elem(&slot_of_owner, key);
	return kept ? *kept : 0;
}

static __always_inline __u32 process_slot_of(__u32 tgid, const char *comm)
{
	struct owner_key key = {{tgid}};

	return owner_slot(&key, comm);
}

/* Threads may have names of their own: a process is called as its first thread. */
static __always_inline __u32 process_slot(struct task_struct *task)
{
	return process_slot_of(task->tgid, task->group_leader->comm);
}

/* By the name of the task, not of its process: a thread may choose its own. */
static __always_inline __u32 comm_slot(struct task_struct *task)
{
	struct owner_key key = {0};

	bpf_probe_read_kernel_str(&key, sizeof(key), task->comm);
	return owner_slot(&key, NULL);
}

static __always_inline __u32 cgroup_slot(struct task_struct *task)
{
	struct owner_key key = {{task->cgroups->dfl_cgrp->kn->id}};

	return owner_slot(&key, NULL);
}

/* The process that a task is of; NULL if it has no slot. */
static __always_inline struct owner *process_of(struct task_struct *task)
{
	struct owner_key key = {{(__u32)task->tgid}};
	__u32 *slot = bpf_map_lookup_elem(&slot_of_owner, &key);

	return slot ? bpf_map_lookup_elem(&owners, slot) : NULL;
}

/* An exec gives the process another name. */
SEC("?tp_btf/sched_process_exec")
int BPF_PROG(process_exec, struct task_struct *task)
{
	struct owner *process = process_of(task);

	if (process)
		bpf_probe_read_kernel_str(process->comm, sizeof(process->comm), task->comm);
	return 0;
}

/* The last thread of a process ends. */
SEC("?tp_btf/sched_process_exit")
int BPF_PROG(process_exit, struct task_struct *task)
{
	struct owner *process = process_of(task);

	if (process && !task->signal->live.counter)
		process->state = OWNER_ENDED;
	return 0;
}

/* A pid that is given out again is another process. */
SEC("?tp_btf/sched_process_fork")
int BPF_PROG(process_fork, struct task_struct *parent, struct task_struct *child)
{
	struct owner_key key = {{(__u32)child->tgid}};

	if (child->pid == child->tgid)
		bpf_map_delete_elem(&slot_of_owner, &key);
	return 0;
}

SEC("?tp_btf/cgroup_rmdir")
int BPF_PROG(cgroup_removed, struct cgroup *cgroup, const char *path)
{
	struct owner_key key = {{cgroup->kn->id}};
	__u32 *slot = bpf_map_lookup_elem(&slot_of_owner, &key);
	char *kept = slot ? bpf_map_lookup_elem(&removed_cgroups, slot) : NULL;

	if (kept)
		bpf_probe_read_kernel_str(kept, CGROUP_PATH, path);
	return 0;
}

#endif
