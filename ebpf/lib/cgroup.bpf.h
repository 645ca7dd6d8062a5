/* SPDX-License-Identifier: GPL-2.0-only */
/* A task's cgroup of version 2, and whether it lies in the one that is observed. */
#ifndef TARE_CGROUP_BPF_H
#define TARE_CGROUP_BPF_H

#include "latency.bpf.h"

/* The kernel's structures, with only the members that are read here; CO-RE finds their offsets. */
struct kernfs_node {
	__u64 id;
} __attribute__((preserve_access_index));

struct cgroup {
	int level;
	int nr_populated_csets; /* 0: no task is in it, but perhaps below it */
	struct kernfs_node *kn;
	struct cgroup *ancestors[]; /* by level: itself is the last */
} __attribute__((preserve_access_index));

struct css_set {
	struct cgroup *dfl_cgrp;
} __attribute__((preserve_access_index));

struct bpf_iter__cgroup {
	struct cgroup *cgroup;
} __attribute__((preserve_access_index));

const volatile bool within_cgroup; /* only tasks of one cgroup are observed */

/* That cgroup, set before anything is observed. */
__u64 within_id;
__u32 within_level;

/* Runs once for that cgroup: user space in a namespace does not see its level in the kernel. */
SEC("?iter/cgroup")
int cgroup_mark(struct bpf_iter__cgroup *found)
{
	struct cgroup *cgroup = found->cgroup;

	if (!cgroup)
		return 0;
	within_id = cgroup->kn->id;
	within_level = cgroup->level;
	return 0;
}

static __always_inline bool is_within(struct task_struct *task)
{
	struct cgroup *cgroup, *ancestor = NULL;
	struct kernfs_node *node = NULL;
	__u64 id = 0;

	if (!within_cgroup)
		return true;
	cgroup = task->cgroups->dfl_cgrp;
	if (cgroup->level < (int)within_level)
		return false;
	bpf_probe_read_kernel(&ancestor, sizeof(ancestor),
			      (void *)&cgroup->ancestors[0] + within_level * sizeof(ancestor));
	bpf_core_read(&node, sizeof(node), &ancestor->kn);
	bpf_core_read(&id, sizeof(id), &node->id);
	return id == within_id;
}

#endif
