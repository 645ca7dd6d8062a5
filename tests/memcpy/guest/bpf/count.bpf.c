// SPDX-License-Identifier: GPL-2.0-only
/* The least that a probe can do and still be of use: count. */
#include <linux/bpf.h>
#include <bpf/bpf_helpers.h>

char LICENSE[] SEC("license") = "GPL";

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, __u64);
} hits SEC(".maps");

static int count(void)
{
	__u32 zero = 0;
	__u64 *value = bpf_map_lookup_elem(&hits, &zero);

	if (value)
		++*value;
	return 0;
}

SEC("kprobe")
int by_kprobe(void *context)
{
	return count();
}

SEC("fentry")
int by_fentry(void *context)
{
	return count();
}
