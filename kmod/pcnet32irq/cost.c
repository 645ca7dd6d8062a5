// SPDX-License-Identifier: GPL-2.0-only
/*
 * What crossing from user mode into the kernel, and switching tasks, takes longer: where a machine
 * counts instructions, neither costs what it does on hardware. A wait is added where the kernel has
 * tracepoints: at the entry of each system call, at each device interrupt that came from user mode,
 * and at each switch, to and from the idle task, too. They are not exported, so they are found by
 * name, and probed only while there is something to wait for.
 */
#include <linux/interrupt.h>
#include <linux/ptrace.h>
#include <linux/string.h>
#include <linux/tracepoint.h>
#include <asm/irq_regs.h>

#include "pcnet32irq.h"

static void notrace at_call(void *data, struct pt_regs *regs, long number)
{
	pcnet_delay(PCNET_DELAY_CROSSING);
}

static void notrace at_interrupt(void *data, int irq, struct irqaction *action)
{
	struct pt_regs *regs = get_irq_regs();

	if (regs && user_mode(regs))
		pcnet_delay(PCNET_DELAY_CROSSING);
}

static void notrace at_switch(void *data, bool preempted, struct task_struct *previous,
			      struct task_struct *next, unsigned int previous_state)
{
	pcnet_delay(PCNET_DELAY_SWITCH);
}

static struct probe {
	const char *name;
	void *function;
	enum pcnet_delay of;
	struct tracepoint *tracepoint;	/* NULL: not found */
	bool registered;
} probes[] = {
	{ "sys_enter", at_call, PCNET_DELAY_CROSSING },
	{ "irq_handler_entry", at_interrupt, PCNET_DELAY_CROSSING },
	{ "sched_switch", at_switch, PCNET_DELAY_SWITCH },
};

static void find(struct tracepoint *tracepoint, void *data)
{
	struct probe *probe = data;

	if (!strcmp(tracepoint->name, probe->name))
		probe->tracepoint = tracepoint;
}

static int probe_on(struct probe *probe)
{
	int err;

	if (probe->registered)
		return 0;
	for_each_kernel_tracepoint(find, probe);
	if (!probe->tracepoint) {
		pr_err("this kernel has no tracepoint %s: nothing is delayed\n", probe->name);
		return -ENODEV;
	}
	err = tracepoint_probe_register(probe->tracepoint, probe->function, NULL);
	if (err)
		pr_err("tracepoint %s cannot be had: error %d\n", probe->name, err);
	probe->registered = !err;
	return err;
}

static void probe_off(struct probe *probe)
{
	if (probe->registered)
		tracepoint_probe_unregister(probe->tracepoint, probe->function, NULL);
	probe->registered = false;
}

/* One at a time: under debug.c's lock, or after its files are gone. */
int pcnet_cost_probe(enum pcnet_delay of, bool on)
{
	unsigned int i;
	int err = 0;

	for (i = 0; i < ARRAY_SIZE(probes) && on && !err; i++)
		if (probes[i].of == of)
			err = probe_on(&probes[i]);
	for (i = 0; i < ARRAY_SIZE(probes) && (!on || err); i++)
		if (probes[i].of == of)
			probe_off(&probes[i]);
	return err;
}

void pcnet_cost_remove(void)
{
	pcnet_cost_probe(PCNET_DELAY_CROSSING, false);
	pcnet_cost_probe(PCNET_DELAY_SWITCH, false);
	/* a probe may still run on another CPU */
	tracepoint_synchronize_unregister();
}
