/* SPDX-License-Identifier: GPL-2.0-only */
/* The interrupts and soft interrupts of a CPU, as the kernel's tracepoints tell them. */
#ifndef TARE_INTERRUPTS_BPF_H
#define TARE_INTERRUPTS_BPF_H

#include "latency.bpf.h"
#include "told.h"

struct irqaction {
	const char *name;
} __attribute__((preserve_access_index));

/* interrupts that interrupt each other; a power of two */
#define DEPTHS 4

struct interrupts {
	__u32 depth; /* how many run */
	__u32 unused;
	__u64 began[DEPTHS]; /* ns; by depth, as the next */
	struct who who[DEPTHS];
};

PER_CPU(struct interrupts, interrupts)

/* Where soft interrupts run in threads, a switch may come within one. */
static __always_inline void interrupts_switch(void)
{
	struct interrupts *here = interrupts_here();

	if (here)
		here->depth = 0;
}

/* What a tool makes of the innermost one when it has begun, and before it is over. */
static void interrupt_began(struct who *who, __u64 now);
static void interrupt_ends(struct interrupts *here, __u64 began);

static __always_inline void enter_interrupt(enum ran kind, __u32 id, const char *name)
{
	struct interrupts *here = interrupts_here();
	__u32 at;

	if (!here)
		return;
	at = ++here->depth & (DEPTHS - 1);
	here->began[at] = bpf_ktime_get_ns();
	here->who[at].kind = kind;
	here->who[at].id = id;
	here->who[at].name[0] = 0;
	if (name)
		bpf_probe_read_kernel_str(here->who[at].name, sizeof(here->who[at].name), name);
	interrupt_began(&here->who[at], here->began[at]);
}

static __always_inline void leave_interrupt(void)
{
	struct interrupts *here = interrupts_here();

	/* it may have begun before the tool */
	if (!here || !here->depth)
		return;
	interrupt_ends(here, here->began[here->depth & (DEPTHS - 1)]);
	/* last: one that comes before counts as within this one */
	here->depth--;
}

/*
 * The two programs of one kind, by the tracepoints NAME_entry, which has the arguments behind, and
 * NAME_exit. That at the end is attached first, so that the end is seen of all that are seen to
 * begin. load.c leaves out those that the kernel has no tracepoint of.
 */
#define OUTLIER_INTERRUPT(name, kind, id, label, ...)                                              \
	SEC("?tp_btf/" #name "_exit")                                                              \
	int BPF_PROG(outlier_##name##_ends)                                                        \
	{                                                                                          \
		leave_interrupt();                                                                 \
		return 0;                                                                          \
	}                                                                                          \
	SEC("?tp_btf/" #name "_entry")                                                             \
	int BPF_PROG(outlier_##name##_begins, __VA_ARGS__)                                         \
	{                                                                                          \
		enter_interrupt(kind, id, label);                                                  \
		return 0;                                                                          \
	}
#define OUTLIER_VECTOR(name, number) OUTLIER_INTERRUPT(name, RAN_VECTOR, number, NULL, int unused)

OUTLIER_INTERRUPT(irq_handler, RAN_IRQ, irq, action->name, int irq, struct irqaction *action)
OUTLIER_INTERRUPT(softirq, RAN_SOFTIRQ, number, NULL, unsigned int number)
/* of this architecture */
OUTLIER_VECTOR(local_timer, VECTOR_LOCAL_TIMER)
OUTLIER_VECTOR(reschedule, VECTOR_RESCHEDULE)
OUTLIER_VECTOR(call_function, VECTOR_CALL)
OUTLIER_VECTOR(call_function_single, VECTOR_CALL_SINGLE)
OUTLIER_VECTOR(irq_work, VECTOR_IRQ_WORK)

#endif
