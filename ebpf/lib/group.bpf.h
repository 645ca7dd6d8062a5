/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * A slot for each name that tasks have, or for each cgroup that they are in, given out when one is
 * first seen. Slot 0 takes all that come when the slots are used up.
 */
#ifndef TARE_GROUP_BPF_H
#define TARE_GROUP_BPF_H

#include "cgroup.bpf.h"

struct {
	__uint(type, BPF_MAP_TYPE_HASH);
	__uint(max_entries, 1); /* GROUP_SLOTS where groups are told apart */
	__type(key, struct group);
	__type(value, __u32);
} slot_of_group SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1); /* as above */
	__type(key, __u32);
	__type(value, struct group);
} groups SEC(".maps");

/* The paths of cgroups that were removed, since user space finds no path of those any more. */
struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1); /* as above, of cgroups */
	__type(key, __u32);
	__type(value, char[CGROUP_PATH]);
} removed_cgroups SEC(".maps");

__u32 groups_seen;

static __always_inline __u32 group_slot(const struct group *group)
{
	__u32 *kept = bpf_map_lookup_elem(&slot_of_group, group), slot;
	struct group *told;

	if (kept)
		return *kept;
	if (groups_seen >= GROUP_SLOTS)
		return 0;
	/* two CPUs may take a slot each for one group: the second stays empty */
	slot = __sync_fetch_and_add(&groups_seen, 1) + 1;
	told = bpf_map_lookup_elem(&groups, &slot);
	if (!told)
		return 0;
	*told = *group;
	if (!bpf_map_update_elem(&slot_of_group, group, &slot, BPF_NOEXIST))
		return slot;
	kept = bpf_map_lookup_elem(&slot_of_group, group);
	return kept ? *kept : 0;
}

/* By the name of the task, not of its process: a thread may choose its own. */
static __always_inline __u32 comm_slot(struct task_struct *task)
{
	struct group group = {0};

	bpf_probe_read_kernel_str(&group, sizeof(group), task->comm);
	return group_slot(&group);
}

static __always_inline __u32 cgroup_slot(struct task_struct *task)
{
	struct group group = {{task->cgroups->dfl_cgrp->kn->id}};

	return group_slot(&group);
}

SEC("?tp_btf/cgroup_rmdir")
int BPF_PROG(cgroup_removed, struct cgroup *cgroup, const char *path)
{
	struct group group = {{cgroup->kn->id}};
	__u32 *slot = bpf_map_lookup_elem(&slot_of_group, &group);
	char *kept = slot ? bpf_map_lookup_elem(&removed_cgroups, slot) : NULL;

	if (kept)
		bpf_probe_read_kernel_str(kept, CGROUP_PATH, path);
	return 0;
}

#endif
