// SPDX-License-Identifier: GPL-2.0-only
/*
 * From the time a timer was set to, until its handler runs, and until the thread runs that
 * the handler woke. The slack that a timer allows is part of it: its user waits for that too.
 */
#include "timerlat.h"
#include "lib/start.bpf.h"
#include "lib/target.bpf.h"

#define CLOCK_MONOTONIC 1

const volatile bool by_cpu;

struct hrtimer_clock_base {
	int clockid;
} __attribute__((preserve_access_index));

struct hrtimer {
	__s64 _softexpires;
	struct hrtimer_clock_base *base;
} __attribute__((preserve_access_index));

/* What the handler that runs on this CPU was due at; 0: none runs. */
struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, __u64);
} due SEC(".maps");

static __always_inline void add_since(__u64 expiry, enum timerlat_slot slot)
{
	__u64 now = bpf_ktime_get_ns();
	__u32 cpu = by_cpu ? bpf_get_smp_processor_id() : 0;

	/* a clock that is ahead of ours by less than its step */
	add(cpu * TIMERLAT_SLOTS + slot, now > expiry ? now - expiry : 0);
}

SEC("tp_btf/hrtimer_expire_entry")
int BPF_PROG(handler_begins, struct hrtimer *timer)
{
	__u32 zero = 0;
	__u64 *expiry = bpf_map_lookup_elem(&due, &zero);

	/* the others count from elsewhere than bpf_ktime_get_ns does */
	if (!expiry || timer->base->clockid != CLOCK_MONOTONIC)
		return 0;
	*expiry = timer->_softexpires;
	if (!targeted)
		add_since(*expiry, TIMERLAT_HANDLER);
	return 0;
}

SEC("tp_btf/hrtimer_expire_exit")
int BPF_PROG(handler_ends)
{
	__u32 zero = 0;
	__u64 *expiry = bpf_map_lookup_elem(&due, &zero);

	if (expiry)
		*expiry = 0;
	return 0;
}

SEC("tp_btf/sched_waking")
int BPF_PROG(waking, struct task_struct *task)
{
	__u32 zero = 0;
	__u64 *expiry = bpf_map_lookup_elem(&due, &zero);

	if (!expiry || !*expiry || !is_observed(task->tgid))
		return 0;
	begin(task->pid, *expiry);
	if (targeted)
		add_since(*expiry, TIMERLAT_HANDLER);
	return 0;
}

SEC("tp_btf/sched_switch")
int BPF_PROG(run, bool preempted, struct task_struct *previous, struct task_struct *next)
{
	__u64 expiry;

	end(previous->pid);
	if (!next->pid)
		return 0;
	expiry = end(next->pid);
	if (expiry)
		add_since(expiry, TIMERLAT_THREAD);
	return 0;
}
