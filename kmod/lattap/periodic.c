// SPDX-License-Identifier: GPL-2.0-only
/*
 * Measures in the kernel what cyclictest measures: a real-time thread on each CPU sleeps until a
 * time, and sees how late it runs.
 */
#include <linux/cpuhotplug.h>
#include <linux/hrtimer.h>
#include <linux/kthread.h>
#include <linux/percpu.h>
#include <linux/sched.h>

#include "lattap.h"

static DEFINE_PER_CPU(struct task_struct *, lattap_thread);
static u64 period_ns;
static int online;	/* the hotplug state of start_on() and stop_on(); 0: none */

static int periodic(void *unused)
{
	ktime_t due = ktime_get();
	u64 now;

	while (!kthread_should_stop()) {
		due = ktime_add_ns(due, period_ns);
		set_current_state(TASK_INTERRUPTIBLE);
		if (kthread_should_stop()) {
			__set_current_state(TASK_RUNNING);
			break;
		}
		/* only kthread_stop() wakes the thread early */
		if (schedule_hrtimeout_range(&due, 0, HRTIMER_MODE_ABS))
			continue;
		now = ktime_get_ns();
		preempt_disable();
		lattap_add(TARE_LATTAP_PERIODIC, now - ktime_to_ns(due));
		preempt_enable();
		/* missed periods are left out: to catch up would measure a backlog */
		if (now > ktime_to_ns(due) + period_ns)
			due = ns_to_ktime(now);
	}
	return 0;
}

static int start_on(unsigned int cpu)
{
	struct task_struct *thread = kthread_create_on_cpu(periodic, NULL, cpu, "tare_lattap/%u");

	if (IS_ERR(thread)) {
		pr_err("no thread for CPU %u: error %ld\n", cpu, PTR_ERR(thread));
		return PTR_ERR(thread);
	}
	sched_set_fifo(thread);
	per_cpu(lattap_thread, cpu) = thread;
	wake_up_process(thread);
	return 0;
}

static int stop_on(unsigned int cpu)
{
	kthread_stop(per_cpu(lattap_thread, cpu));
	return 0;
}

int lattap_periodic_start(unsigned int period_us)
{
	int state;

	if (!period_us)
		return 0;
	period_ns = (u64)period_us * NSEC_PER_USEC;
	state = cpuhp_setup_state(CPUHP_AP_ONLINE_DYN, "tare_lattap:online", start_on, stop_on);
	if (state < 0) {
		pr_err("no periodic threads: error %d\n", state);
		return state;
	}
	online = state;
	return 0;
}

void lattap_periodic_stop(void)
{
	if (online)
		cpuhp_remove_state(online);
	online = 0;
}
