// SPDX-License-Identifier: GPL-2.0-only
/*
 * The tracepoint tare:mem_copy. While nobody is attached, the taps hold a nop in its place.
 * Attached programs copy memory, too, so the tracepoint does not fire from within itself.
 */
#include <linux/perf_event.h>
#include <linux/preempt.h>
#include <asm/segment.h>

#include "memtap.h"

/* Stacks begin where the tapped function was called, not with the tap's own frames. */
static __always_inline void caller_regs(struct pt_regs *regs, unsigned long caller,
					unsigned long sp)
{
	regs->ip = caller;
	/* the tap's frame begins at sp - 8 or below, its caller's at sp */
	regs->sp = sp - 4;
	regs->cs = __KERNEL_CS;
	regs->flags = 0;
}

#define perf_fetch_caller_regs(regs) caller_regs(regs, caller, sp)

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

/* The taps call this only where RCU watches, and never in an NMI. */
void memtap_event(enum tare_memtap_func func, enum tare_memtap_ctx ctx, unsigned long dst,
		  unsigned long src, u64 len, unsigned long sp)
{
	u8 *busy;

	preempt_disable_notrace();
	/* one flag a context: a copy in an interrupt that hits a program is a new event */
	busy = this_cpu_ptr(&memtap_cpu.event_busy[ctx]);
	if (!*busy) {
		*busy = 1;
		barrier();
		trace_mem_copy(func, ctx, dst, src, len, ((unsigned long *)sp)[-1], sp);
		barrier();
		*busy = 0;
	}
	preempt_enable_notrace();
}
