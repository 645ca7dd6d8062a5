// SPDX-License-Identifier: GPL-2.0-only
/* Sizes of libc's memory copies: the buckets hold bytes, not ns. */
#include <linux/ptrace.h>

#include "libcmem.h"
#include "lib/process.bpf.h"
#include "lib/target.bpf.h"

const volatile bool by_process;

SEC("uprobe")
int called(struct pt_regs *registers)
{
	__u32 slot = bpf_get_attach_cookie(registers);

	if (!is_observed(bpf_get_current_pid_tgid() >> 32))
		return 0;
	if (by_process)
		slot = process_slot((struct task_struct *)bpf_get_current_task_btf());
	add(slot, PT_REGS_PARM3(registers));
	return 0;
}
