// SPDX-License-Identifier: GPL-2.0-only
/*
 * Latency of system calls, entry to exit. A call's start is kept by thread in an array, which
 * costs less than a hash and cannot be full.
 */
#include "syslat.h"
#include "lib/process.bpf.h"
#include "lib/target.bpf.h"

const volatile __u32 by;        /* enum syslat_by */
const volatile __u32 every = 1; /* time one call in so many; a power of two */
const volatile bool wanted[SYSCALL_SLOTS];

struct {
	__uint(type, BPF_MAP_TYPE_ARRAY);
	__uint(max_entries, 1); /* pid_max; set before loading */
	__type(key, __u32);
	__type(value, struct syslat_start);
} starts SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, __u64);
} untimed SEC(".maps");

/* Whether this call is not the one in so many; counts it then. */
static __always_inline bool passed_over(void)
{
	__u32 zero = 0;
	__u64 *calls = bpf_map_lookup_elem(&untimed, &zero);

	/* a division would cost more than all else that a call passed over does */
	return calls && (__sync_fetch_and_add(calls, 1) & (every - 1));
}

SEC("raw_tp/sys_enter")
int enter(struct bpf_raw_tracepoint_args *arguments)
{
	__u64 thread, number = arguments->args[1];
	struct syslat_start *start;
	__u32 pid;

	if (number >= SYSCALL_SLOTS || !wanted[number])
		return 0;
	thread = bpf_get_current_pid_tgid();
	if (!is_observed(thread >> 32))
		return 0;
	if (every > 1 && passed_over())
		return 0;
	pid = thread;
	start = bpf_map_lookup_elem(&starts, &pid);
	if (!start) {
		__sync_fetch_and_add(&lost, 1);
		return 0;
	}
	/* a call that never returns, exit for one, is not left open */
	start->number = number;
	start->ns = bpf_ktime_get_ns();
	return 0;
}

static __always_inline __u32 slot_of(__u64 number, long returned)
{
	switch (by) {
	case SYSLAT_BY_PROCESS:
		return process_slot((struct task_struct *)bpf_get_current_task_btf());
	case SYSLAT_BY_RETURN:
		return returned < 0 && returned > -RETURN_SLOTS ? -returned : 0;
	default:
		return number;
	}
}

SEC("raw_tp/sys_exit")
int leave(struct bpf_raw_tracepoint_args *arguments)
{
	__u32 pid = bpf_get_current_pid_tgid();
	struct syslat_start *start = bpf_map_lookup_elem(&starts, &pid);
	__u64 ns;

	if (!start || !start->ns)
		return 0;
	ns = bpf_ktime_get_ns() - start->ns;
	start->ns = 0;
	add(slot_of(start->number, arguments->args[1]), ns);
	return 0;
}
