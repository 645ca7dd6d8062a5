/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_TASK_SLOT_BPF_H
#define TARE_TASK_SLOT_BPF_H

#include "owner.bpf.h"
#include "task_slot.h"

const volatile __u32 by; /* enum task_by */

/* The slot of a task that runs on this CPU. switchlat passes the task that follows as `delayer`. */
static __always_inline __u32 task_slot(struct task_struct *task, struct task_struct *delayer)
{
	switch (by) {
	case BY_CPU:
		return bpf_get_smp_processor_id();
	case BY_PRIORITY:
		return task->prio + 1;
	case BY_PROCESS:
		return process_slot(task);
	case BY_DELAYER:
		return process_slot(delayer);
	case BY_COMM:
		return comm_slot(task);
	case BY_CGROUP:
		return cgroup_slot(task);
	default:
		return 0;
	}
}

#endif
