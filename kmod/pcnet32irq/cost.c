// SPDX-License-Identifier: GPL-2.0-only
/*
 * What registers, interrupts, crossings and switches take longer, for experiments: where a machine
 * counts instructions, none costs what it does on hardware. The driver waits at its registers and
 * its interrupts, as the one in a process can. For crossing from user mode into the kernel, and for
 * switching tasks, the kernel waits where it has tracepoints: at the entry of each system call, at
 * each device interrupt that came from user mode, and at each switch, to and from the idle task,
 * too. They are not exported, so they are found by name.
 */
#include <linux/delay.h>
#include <linux/interrupt.h>
#include <linux/ktime.h>
#include <linux/math64.h>
#include <linux/module.h>
#include <linux/ptrace.h>
#include <linux/string.h>
#include <linux/timex.h>
#include <linux/tracepoint.h>
#include <asm/irq_regs.h>

#include "pcnet32irq.h"

#define DELAY_MAX	20000	/* ns; more than any bus takes, and waited with interrupts off */
#define CALIBRATION	1000	/* us */

u32 pcnet_delays[PCNET_DELAYS] __ro_after_init;
module_param_named(read_ns, pcnet_delays[PCNET_DELAY_READ], uint, 0400);
module_param_named(write_ns, pcnet_delays[PCNET_DELAY_WRITE], uint, 0400);
module_param_named(interrupt_ns, pcnet_delays[PCNET_DELAY_INTERRUPT], uint, 0400);
module_param_named(crossing_ns, pcnet_delays[PCNET_DELAY_CROSSING], uint, 0400);
module_param_named(switch_ns, pcnet_delays[PCNET_DELAY_SWITCH], uint, 0400);
MODULE_PARM_DESC(read_ns, "each read of a register takes longer by so much, up to 20000 (default: 0)");
MODULE_PARM_DESC(write_ns, "each write of a register (default: 0)");
MODULE_PARM_DESC(interrupt_ns, "each interrupt of the card (default: 0)");
MODULE_PARM_DESC(crossing_ns, "each system call and each interrupt of user mode, of the whole machine (default: 0)");
MODULE_PARM_DESC(switch_ns, "each switch of tasks, of the whole machine (default: 0)");

static u32 cycles_a_us __ro_after_init;	/* of the cycle counter */

/*
 * Waits by the cycle counter, as the driver in a process does: ndelay() takes a sixth more than
 * asked for, and to read a clock of the kernel takes a tenth of a usual delay.
 */
void pcnet_wait(u32 ns)
{
	cycles_t begin = get_cycles(), cycles = ((u64)ns * cycles_a_us) / NSEC_PER_USEC;

	while (get_cycles() - begin < cycles)
		cpu_relax();
}

static u32 __init count_cycles(void)
{
	u64 begin_ns = ktime_get_ns(), ns;
	cycles_t begin = get_cycles();

	udelay(CALIBRATION);
	ns = ktime_get_ns() - begin_ns;
	return div64_u64((u64)(get_cycles() - begin) * NSEC_PER_USEC, ns);
}

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
	struct tracepoint *tracepoint;	/* NULL: not found, or nothing to wait for */
} probes[] = {
	{ "sys_enter", at_call, PCNET_DELAY_CROSSING },
	{ "irq_handler_entry", at_interrupt, PCNET_DELAY_CROSSING },
	{ "sched_switch", at_switch, PCNET_DELAY_SWITCH },
};

static void __init find(struct tracepoint *tracepoint, void *data)
{
	struct probe *probe = data;

	if (!strcmp(tracepoint->name, probe->name))
		probe->tracepoint = tracepoint;
}

static int __init probe_on(struct probe *probe)
{
	int err = -ENODEV;

	for_each_kernel_tracepoint(find, probe);
	if (probe->tracepoint)
		err = tracepoint_probe_register(probe->tracepoint, probe->function, NULL);
	if (err) {
		pr_err("cannot attach to tracepoint %s: error %d\n", probe->name, err);
		probe->tracepoint = NULL;
	}
	return err;
}

int __init pcnet_cost_begin(void)
{
	unsigned int i;
	int err = 0;

	for (i = 0; i < PCNET_DELAYS; i++)
		if (pcnet_delays[i] > DELAY_MAX) {
			pr_err("a delay of %u ns: must be from 0 to %u\n", pcnet_delays[i],
			       DELAY_MAX);
			return -EINVAL;
		}
	cycles_a_us = count_cycles();
	for (i = 0; i < ARRAY_SIZE(probes) && !err; i++)
		if (pcnet_delays[probes[i].of])
			err = probe_on(&probes[i]);
	if (err)
		pcnet_cost_end();
	return err;
}

void pcnet_cost_end(void)
{
	unsigned int i;

	for (i = 0; i < ARRAY_SIZE(probes); i++)
		if (probes[i].tracepoint)
			tracepoint_probe_unregister(probes[i].tracepoint, probes[i].function, NULL);
	/* a probe may still run on another CPU */
	tracepoint_synchronize_unregister();
}
