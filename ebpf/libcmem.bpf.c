// SPDX-License-Identifier: GPL-2.0-only
/* Sizes of libc's memory copies: the buckets hold bytes, not ns. */
#include <linux/ptrace.h>

/* a uprobe's program may be preempted, and run again on the same CPU */
#define PREEMPTIBLE

#include "libcmem.h"
#include "lib/target.bpf.h"

SEC("uprobe")
int called(struct pt_regs *registers)
{
	struct task_struct *task = bpf_get_current_task_btf();
	__u32 slot = bpf_get_attach_cookie(registers);

	if (!observes(task))
		return 0;
	add(slot, PT_REGS_PARM3(registers));
	return 0;
}
