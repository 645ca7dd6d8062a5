// SPDX-License-Identifier: GPL-2.0-only
/*
 * The time between two switches on a CPU: how long a task ran. If tasks do nothing but hand over to
 * each other, this is the cost of a switch, with the system calls that ask for it.
 */
#include "lib/target.bpf.h"
#include "lib/task_slot.bpf.h"

PER_CPU(__u64, switched) /* ns */

SEC("tp_btf/sched_switch")
int BPF_PROG(switch_, bool preempted, struct task_struct *previous, struct task_struct *next)
{
	__u64 *last = switched_here();
	__u64 now = bpf_ktime_get_ns(), then;

	if (!last)
		return 0;
	then = *last;
	*last = now;
	/* an idle CPU's time is not a task's */
	if (then && previous->pid && observes(previous))
		add(task_slot(previous, next), now - then);
	return 0;
}
