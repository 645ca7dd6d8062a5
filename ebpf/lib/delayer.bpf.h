/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Who ran on a CPU while a task waited for it. Each CPU remembers its last switches; a wait is
 * split over those that lie in it, so that the parts are together as long as the wait.
 */
#ifndef TARE_DELAYER_BPF_H
#define TARE_DELAYER_BPF_H

#include "delayer.h"
#include "latency.bpf.h"

#define UNKNOWN_RUN (~0ULL)

/*
 * Locking: a CPU writes its own runs under the lock of its run queue; readers hold that lock. Where
 * interrupts are told apart, one may come between: a run is read only when it has its number.
 */
struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1); /* DELAYER_RUNS for each CPU, if asked for */
	__type(key, __u32);
	__type(value, struct delayer_run);
} delayer_runs SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1); /* CPUs, if asked for */
	__type(key, __u32);
	__type(value, __u64); /* switches so far */
} delayer_switches SEC(".maps");

/* Threads may have names of their own: a process is called as its first thread. */
static __always_inline void name_process(struct who *who, struct task_struct *task)
{
	who->kind = RAN_THREAD;
	who->id = task->tgid;
	bpf_probe_read_kernel_str(who->name, sizeof(who->name), task->group_leader->comm);
}

static __always_inline struct delayer_run *run_of(__u32 cpu, __u64 number)
{
	__u32 at = cpu * DELAYER_RUNS + number % DELAYER_RUNS;

	return bpf_map_lookup_elem(&delayer_runs, &at);
}

/* From now on this CPU runs a thread, or what interrupts it. */
static __always_inline void runs_now(struct task_struct *task, const struct who *interrupt,
				     __u64 now)
{
	__u32 cpu = bpf_get_smp_processor_id();
	__u64 *switches = bpf_map_lookup_elem(&delayer_switches, &cpu), number;
	struct delayer_run *run;

	if (!switches)
		return;
	number = __sync_fetch_and_add(switches, 1);
	run = run_of(cpu, number);
	if (!run)
		return;
	run->began = now;
	name_process(&run->thread, task);
	run->interrupt.kind = RAN_NOTHING;
	if (interrupt)
		run->interrupt = *interrupt;
	barrier();
	run->number = number + 1;
}

/* The process that has run since the last switch has a new name, by which a wait may blame it. */
SEC("?tp_btf/sched_process_exec")
int BPF_PROG(delayer_exec, struct task_struct *task)
{
	__u32 cpu = bpf_get_smp_processor_id();
	__u64 *switches = bpf_map_lookup_elem(&delayer_switches, &cpu);
	struct delayer_run *run = switches ? run_of(cpu, *switches - 1) : NULL;

	if (run && run->thread.id == (__u32)task->tgid)
		bpf_probe_read_kernel_str(run->thread.name, sizeof(run->thread.name), task->comm);
	return 0;
}

/*
 * What a tool makes of a stretch that delayed a task, a run of this CPU; UNKNOWN_RUN: before all
 * that is remembered. Not static, so that the verifier checks it once, and not in each turn of a
 * loop.
 */
int delayed_by(__u32 cpu, __u64 run, __u64 ns);

/* Splits a wait on a CPU into the stretches that ran meanwhile. */
__noinline int blame(__u32 cpu, __u64 from, __u64 until)
{
	__u64 *switches = bpf_map_lookup_elem(&delayer_switches, &cpu), began;
	struct delayer_run *run;
	__u64 number;
	__u32 back;

	for (back = 1; switches && back <= DELAYER_RUNS && until > from; back++) {
		number = *switches - back;
		run = run_of(cpu, number);
		if (!run || run->number != number + 1)
			continue;
		began = run->began > from ? run->began : from;
		if (began >= until)
			continue;
		delayed_by(cpu, number, until - began);
		until = began;
	}
	if (until > from)
		delayed_by(cpu, UNKNOWN_RUN, until - from);
	return 0;
}

#endif
