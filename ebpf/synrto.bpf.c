// SPDX-License-Identifier: GPL-2.0-only
/* Another initial time-out for the TCP connections of a cgroup. */
#include <linux/bpf.h>
#include <bpf/bpf_helpers.h>

char LICENSE[] SEC("license") = "GPL";

const volatile __u32 jiffies;

SEC("sockops")
int initial_timeout(struct bpf_sock_ops *event)
{
	/* of a SYN on one side and of its answer on the other; -1 leaves all else as it is */
	event->reply = event->op == BPF_SOCK_OPS_TIMEOUT_INIT ? (int)jiffies : -1;
	return 1;
}
