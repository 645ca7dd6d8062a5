// SPDX-License-Identifier: GPL-2.0-only
/*
 * The tracepoint tare:mem_copy. While nobody is attached, the taps hold a nop
 * in its place. Attached programs run arbitrary kernel code, so it fires only
 * where that is allowed: RCU watching, no NMI, and not from within itself.
 */
#include <linux/preempt.h>
#include <linux/rcupdate.h>

#include "memtap.h"

#define CREATE_TRACE_POINTS
#include "trace_mem_copy.h"

int memtap_event_attach(void)
{
	static_branch_inc(&memtap_event_on);
	return 0;
}

void memtap_event_detach(void)
{
	static_branch_dec(&memtap_event_on);
}

noinline notrace void memtap_event(enum tare_memtap_func func, unsigned long dst,
				   unsigned long src, u64 len, unsigned long caller)
{
	unsigned int count = preempt_count(), ctx = TARE_CTX_TASK;
	u8 *busy;

	if (count & NMI_MASK || !rcu_is_watching())
		return;
	if (count & HARDIRQ_MASK)
		ctx = TARE_CTX_HARDIRQ;
	else if (count & SOFTIRQ_OFFSET)
		ctx = TARE_CTX_SOFTIRQ;
	preempt_disable_notrace();
	/* one flag a context: an interrupt within a program is an event of its own */
	busy = this_cpu_ptr(&memtap_cpu.event_busy[ctx]);
	if (!*busy) {
		*busy = 1;
		barrier();
		trace_mem_copy(func, ctx, dst, src, len, caller);
		barrier();
		*busy = 0;
	}
	preempt_enable_notrace();
}
