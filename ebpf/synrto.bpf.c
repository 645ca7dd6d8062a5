// SPDX-License-Identifier: GPL-2.0-only
/* Sets the initial time-out of the TCP connections of a cgroup. */
#include <linux/bpf.h>
#include <bpf/bpf_helpers.h>

char LICENSE[] SEC("license") = "GPL";

const volatile __u32 jiffies;

SEC("sockops")
int initial_timeout(struct bpf_sock_ops *event)
{
	/* asked for a SYN on one side, for its answer on the other; -1 leaves the rest as it is */
	event->reply = event->op == BPF_SOCK_OPS_TIMEOUT_INIT ? (int)jiffies : -1;
	return 1;
}
