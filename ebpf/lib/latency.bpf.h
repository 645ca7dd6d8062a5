/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What every latency tool keeps: when something of a task began, and how long it took, by
 * slot. A slot is what the tool tells apart: a system call, a process, a CPU.
 */
#ifndef TARE_LATENCY_BPF_H
#define TARE_LATENCY_BPF_H

#include <linux/bpf.h>
#include <bpf/bpf_core_read.h>
#include <bpf/bpf_helpers.h>
#include <bpf/bpf_tracing.h>
#include <stdbool.h>

#include "slots.h"

char LICENSE[] SEC("license") = "GPL";

/* The kernel's structures, with only the members that are read here; CO-RE finds their offsets. */
struct thread_info {
	__u32 status;
	__u32 cpu;
} __attribute__((preserve_access_index));

struct css_set;

struct cgroup;

struct cgroup_subsys_state {
	struct cgroup *cgroup;
	__u64 serial_nr;
	int nr_populated_csets; /* from 7.0 on; before, of the cgroup */
} __attribute__((preserve_access_index));

struct task_group {
	struct cgroup_subsys_state css;
} __attribute__((preserve_access_index));

typedef struct {
	int counter;
} __attribute__((preserve_access_index)) atomic_t;

struct signal_struct {
	atomic_t live; /* threads */
} __attribute__((preserve_access_index));

struct sched_info {
	unsigned long long run_delay;
} __attribute__((preserve_access_index));

struct task_struct {
	struct thread_info thread_info;
	int pid;
	int tgid;
	int prio;
	unsigned int on_rq; /* narrower from 7.2 on: CO-RE adapts the load only if unsigned */
	unsigned int __state;
	unsigned int flags;
	char comm[16];
	struct task_struct *group_leader;
	struct css_set *cgroups;
	struct task_group *sched_task_group;
	struct signal_struct *signal;
	bool throttled; /* from 6.18 on */
	struct sched_info sched_info;
} __attribute__((preserve_access_index));

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, 1); /* slots; set before loading */
	__type(key, __u32);
	__type(value, struct kept);
} latencies SEC(".maps");

/* Octaves are given out to slots and CPUs as they need them; number 0 stays empty. */
struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(map_flags, BPF_F_MMAPABLE); /* so the array begins at a cache line */
	__uint(max_entries, 1);            /* set before loading */
	__type(key, __u32);
	__type(value, struct octave);
} octaves SEC(".maps");

__u32 octaves_used;

/* A map called NAME with one value for each CPU, and NAME_here(): this CPU's value, or NULL. */
#define PER_CPU(kind, name)                                                                        \
	struct {                                                                                   \
		__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);                                           \
		__uint(max_entries, 1);                                                            \
		__type(key, __u32);                                                                \
		__type(value, kind);                                                               \
	} name SEC(".maps");                                                                       \
	static __always_inline kind *name##_here(void)                                             \
	{                                                                                          \
		__u32 zero = 0;                                                                    \
                                                                                                   \
		return bpf_map_lookup_elem(&name, &zero);                                          \
	}

/* Samples that found no room: all octaves are given out, or the pid is beyond pid_max. */
__u64 lost;

/*
 * One tracepoint's program writes a slot of a CPU, or several do while interrupts are off. The
 * kernel does not begin a program on a CPU where that program runs: it counts the program as missed
 * instead, and the user side counts that as lost. Before 6.1 it does begin one, but there no
 * tracepoint lets a program be preempted. So nothing else writes in between, and only PREEMPTIBLE
 * programs, uprobes, pay the 6 ns of an atomic addition.
 */
#ifdef PREEMPTIBLE
#define ADD(where, what) __sync_fetch_and_add(&(where), what)
#else
#define ADD(where, what) ((where) += (what))
#endif

/* Takes the buckets of an octave that has had no sample. No number is taken twice. */
static __noinline __u32 take_octave(void)
{
	return __sync_fetch_and_add(&octaves_used, 1) + 1;
}

static __always_inline void lose(void)
{
	__sync_fetch_and_add(&lost, 1);
}

/* Counts a sample. Returns whether there was room. */
static __always_inline bool add(__u32 slot, __u64 ns)
{
	struct kept *kept = bpf_map_lookup_elem(&latencies, &slot);
	__u32 bucket = tare_bucket(ns, TARE_LATENCY_BUCKETS);
	__u32 octave = bucket >> TARE_BUCKET_BITS, number;
	struct octave *buckets;

	/* without this the compiler removes the bound, which the verifier needs */
	barrier_var(octave);
	if (!kept || octave >= KEPT_OCTAVES) {
		lose();
		return false;
	}
	number = kept->octave[octave];
	if (!number) {
		number = take_octave();
		kept->octave[octave] = number;
	}
	buckets = bpf_map_lookup_elem(&octaves, &number);
	if (!buckets) {
		lose();
		return false;
	}
	if (ns >> TARE_LATENCY_BITS)
		ADD(kept->clamped, 1);
	ADD(buckets->bucket[bucket & ((1 << TARE_BUCKET_BITS) - 1)], 1);
	ADD(kept->sum, ns);
	if (ns > kept->max)
		kept->max = ns;
	if (ns < kept->min - 1)
		kept->min = ns + 1;
	return true;
}

#endif
