/* SPDX-License-Identifier: GPL-2.0-only */
/* Tells single latencies above a bound as they happen, with the shares of others in them. */
#ifndef TARE_TOLD_BPF_H
#define TARE_TOLD_BPF_H

#include "latency.bpf.h"
#include "told.h"

const volatile __u64 over; /* ns; 0: none are told */

struct {
	__uint(type, BPF_MAP_TYPE_RINGBUF);
	__uint(max_entries, 4096); /* more if asked for */
} outliers SEC(".maps");

__u64 outliers_lost;

/* Not static, so that the verifier checks its loop once. */
__noinline int share_add(struct parts *parts, __u32 part, __u64 ns, const struct who *who)
{
	struct share *share = NULL;
	__u32 i;

	if (!parts || !who || !ns)
		return 0;
	for (i = 0; i < NAMED; i++) {
		share = &parts->share[i];
		if (!share->ns || (share->part == part && share->who.kind == who->kind &&
				   share->who.id == who->id))
			break;
	}
	if (i < NAMED) {
		share->who = *who;
	} else {
		if (part >= PARTS)
			return 0;
		share = &parts->share[NAMED + part];
	}
	share->part = part;
	share->ns += ns;
	return 0;
}

static __always_inline void told_begins(struct told *told, enum told_what what,
					struct task_struct *task, __u64 from, __u64 until)
{
	told->what = what;
	told->from = from;
	told->until = until;
	told->cpu = bpf_get_smp_processor_id();
	told->tgid = told->pid = 0;
	told->comm[0] = 0;
	if (task) {
		told->tgid = task->tgid;
		told->pid = task->pid;
		bpf_probe_read_kernel_str(told->comm, sizeof(told->comm), task->comm);
	}
}

static __always_inline void tell(struct told *told)
{
	if (bpf_ringbuf_output(&outliers, told, sizeof(*told), 0))
		__sync_fetch_and_add(&outliers_lost, 1);
}

#endif
