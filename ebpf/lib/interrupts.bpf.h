/* SPDX-License-Identifier: GPL-2.0-only */
/* The interrupts and soft interrupts of a CPU, as the kernel's tracepoints tell them. */
#ifndef TARE_INTERRUPTS_BPF_H
#define TARE_INTERRUPTS_BPF_H

#include "latency.bpf.h"
#include "outlier.h"

struct irqaction {
	const char *name;
} __attribute__((preserve_access_index));

/* What a tool makes of them. NAME: of a device, or NULL. */
static void interrupt_begins(enum outlier_level level, enum outlier_kind kind, __u32 id,
			     const char *name);
static void interrupt_ends(void *ctx, enum outlier_level level, enum outlier_kind kind, __u32 id,
			   const char *name);

SEC("?tp_btf/irq_handler_entry")
int BPF_PROG(outlier_irq_begins, int irq, struct irqaction *action)
{
	interrupt_begins(LEVEL_IRQ, RAN_IRQ, irq, action->name);
	return 0;
}

SEC("?tp_btf/irq_handler_exit")
int BPF_PROG(outlier_irq_ends, int irq, struct irqaction *action)
{
	interrupt_ends(ctx, LEVEL_IRQ, RAN_IRQ, irq, action->name);
	return 0;
}

SEC("?tp_btf/softirq_entry")
int BPF_PROG(outlier_softirq_begins, unsigned int number)
{
	interrupt_begins(LEVEL_SOFTIRQ, RAN_SOFTIRQ, number, NULL);
	return 0;
}

SEC("?tp_btf/softirq_exit")
int BPF_PROG(outlier_softirq_ends, unsigned int number)
{
	interrupt_ends(ctx, LEVEL_SOFTIRQ, RAN_SOFTIRQ, number, NULL);
	return 0;
}

/* Interrupts of this architecture; load.c leaves out those that the kernel has no tracepoint of. */
#define OUTLIER_VECTOR(name, number)                                                               \
	SEC("?tp_btf/" #name "_entry")                                                             \
	int BPF_PROG(outlier_##name##_begins)                                                      \
	{                                                                                          \
		interrupt_begins(LEVEL_IRQ, RAN_VECTOR, number, NULL);                             \
		return 0;                                                                          \
	}                                                                                          \
	SEC("?tp_btf/" #name "_exit")                                                              \
	int BPF_PROG(outlier_##name##_ends)                                                        \
	{                                                                                          \
		interrupt_ends(ctx, LEVEL_IRQ, RAN_VECTOR, number, NULL);                          \
		return 0;                                                                          \
	}

OUTLIER_VECTOR(local_timer, VECTOR_LOCAL_TIMER)
OUTLIER_VECTOR(reschedule, VECTOR_RESCHEDULE)
OUTLIER_VECTOR(call_function, VECTOR_CALL)
OUTLIER_VECTOR(call_function_single, VECTOR_CALL_SINGLE)
OUTLIER_VECTOR(irq_work, VECTOR_IRQ_WORK)

#endif
