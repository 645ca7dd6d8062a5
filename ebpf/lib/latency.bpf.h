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
#include <tare/latency.h>

#include "slots.h"

char LICENSE[] SEC("license") = "GPL";

/* Of the kernel's own, only what is read here. */
struct task_struct {
	int pid;
	int tgid;
	int prio;
	char comm[16];
} __attribute__((preserve_access_index));

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, 1); /* slots; set before loading */
	__type(key, __u32);
	__type(value, struct tare_latency);
} latencies SEC(".maps");

/* Had no room: more processes than slots, or a pid beyond pid_max. */
__u64 lost;

/*
 * A program can be preempted by another on its CPU, on some kernels: hence atomic. Only the
 * extremes are not; they may miss one of two that end within the same nanoseconds.
 */
static __always_inline void add(__u32 slot, __u64 ns)
{
	struct tare_latency *kept = bpf_map_lookup_elem(&latencies, &slot);
	__u32 bucket = tare_bucket(ns, TARE_LATENCY_BUCKETS);

	if (!kept || bucket >= TARE_LATENCY_BUCKETS) {
		__sync_fetch_and_add(&lost, 1);
		return;
	}
	if (ns >> TARE_LATENCY_BITS)
		__sync_fetch_and_add(&kept->clamped, 1);
	__sync_fetch_and_add(&kept->bucket[bucket], 1);
	__sync_fetch_and_add(&kept->sum, ns);
	if (ns > kept->max)
		kept->max = ns;
	if (ns < kept->min - 1)
		kept->min = ns + 1;
}

#endif
