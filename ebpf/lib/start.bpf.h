/* SPDX-License-Identifier: GPL-2.0-only */
/* When something of a thread began: an array by pid, which cannot be full and needs no hash. */
#ifndef TARE_START_BPF_H
#define TARE_START_BPF_H

#include "latency.bpf.h"

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1); /* pid_max; set before loading */
	__type(key, __u32);
	__type(value, __u64); /* ns; 0: nothing began */
} starts SEC(".maps");

static __always_inline void begin(__u32 pid, __u64 ns)
{
	__u64 *start = bpf_map_lookup_elem(&starts, &pid);

	if (start)
		*start = ns;
	else
		__sync_fetch_and_add(&lost, 1);
}

/* The start, which is over then; 0 if there was none. */
static __always_inline __u64 end(__u32 pid)
{
	__u64 *start = bpf_map_lookup_elem(&starts, &pid), ns;

	if (!start)
		return 0;
	ns = *start;
	if (ns)
		*start = 0;
	return ns;
}

#endif
