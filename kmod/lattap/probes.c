// SPDX-License-Identifier: GPL-2.0-only
/*
 * Times system calls from entry to exit, and tasks from waking to running. The tracepoints are not
 * exported, so they are found by name; without one of them the module refuses to load.
 */
#include <linux/compat.h>
#include <linux/kprobes.h>
#include <linux/ptrace.h>
#include <linux/sched/signal.h>
#include <linux/string.h>
#include <linux/tracepoint.h>
#include <linux/unistd.h>
#include <linux/vmalloc.h>
#include <asm/syscall.h>
#include <trace/events/sched.h>
#include <trace/events/syscalls.h>

#include "lattap.h"

struct probe {
	const char *name;
	void *function;
	struct tracepoint *tracepoint;	/* NULL: not found */
	bool registered;
};

static DECLARE_BITMAP(wanted, TARE_LATTAP_SYSCALLS);
static const char *only;	/* command, or "" */
static struct lattap_starts *calls, *waits;

atomic64_t lattap_compat;

static __always_inline bool is_observed(const struct task_struct *task)
{
	return !*only || !strncmp(task->comm, only, TASK_COMM_LEN);
}

static notrace __kprobes void enter(void *data, struct pt_regs *regs, long number)
{
	if (in_compat_syscall()) {
		if (is_observed(current))
			atomic64_inc(&lattap_compat);
		return;
	}
	if ((unsigned long)number >= TARE_LATTAP_SYSCALLS || !test_bit(number, wanted))
		return;
	if (!is_observed(current))
		return;
	preempt_disable_notrace();
	lattap_begin(calls, current->pid, number);
	preempt_enable_notrace();
}

static notrace __kprobes void leave(void *data, struct pt_regs *regs, long returned)
{
	int number = syscall_get_nr(current, regs);
	u64 now = lattap_now();

	/* rt_sigreturn has restored the registers, and with them another number */
	if (number == -1)
		number = __NR_rt_sigreturn;
	preempt_disable_notrace();
	lattap_end(calls, current->pid, number, now);
	preempt_enable_notrace();
}

/* The thread that execs has its leader's pid now; what the leader had begun will never end. */
static notrace __kprobes void exec(void *data, struct task_struct *task, pid_t old_pid,
				   struct linux_binprm *unused)
{
	if (old_pid == task->pid)
		return;
	preempt_disable_notrace();
	lattap_drop(calls, task->pid);
	lattap_move(calls, old_pid, task->pid);
	preempt_enable_notrace();
}

static notrace __kprobes void waking(void *data, struct task_struct *task)
{
	if (!is_observed(task))
		return;
	preempt_disable_notrace();
	lattap_begin(waits, task->pid, TARE_LATTAP_WAKEUP);
	preempt_enable_notrace();
}

/*
 * A task leaves its CPU. A task that goes to sleep may already be woken again, so its wait goes on.
 * Any other one was woken while it still ran, and has not waited; if its state is not 0 it may yet,
 * which is counted as lost. The scheduler keeps a task with a pending signal running, and not all
 * kernels set @state to 0 then.
 */
static __always_inline void off(struct task_struct *task, bool preempted, unsigned int state)
{
	state &= ~TASK_DEAD;	/* nobody wakes a dead task */
	if (state && !preempted && !(task->on_rq && signal_pending_state(state, task)))
		return;
	if (lattap_drop(waits, task->pid) && state)
		atomic64_inc(&lattap_lost);
}

/* Interrupts are off at a switch, which lattap_end() needs. */
static notrace __kprobes void run(void *data, bool preempted, struct task_struct *previous,
			struct task_struct *next, unsigned int previous_state)
{
	u64 now = lattap_now();

	if (previous->pid)
		off(previous, preempted, previous_state);
	if (next->pid)
		lattap_end(waits, next->pid, TARE_LATTAP_WAKEUP, now);
}

static struct probe syscall_probe[] = {
	{ "sys_exit", leave },
	{ "sys_enter", enter },
	{ "sched_process_exec", exec },
};

static struct probe wakeup_probe[] = {
	{ "sched_switch", run },
	{ "sched_waking", waking },
	{ "sched_wakeup_new", waking },
};

/* Found by name, a tracepoint says nothing of its arguments: this does not compile with others. */
static __maybe_unused void check_arguments(void)
{
	check_trace_callback_type_sys_exit(leave);
	check_trace_callback_type_sys_enter(enter);
	check_trace_callback_type_sched_process_exec(exec);
	check_trace_callback_type_sched_switch(run);
	check_trace_callback_type_sched_waking(waking);
	check_trace_callback_type_sched_wakeup_new(waking);
}

static void find(struct tracepoint *tracepoint, void *data)
{
	struct probe *probe = data;

	if (!strcmp(tracepoint->name, probe->name))
		probe->tracepoint = tracepoint;
}

static int register_probes(struct probe *probe, unsigned int probes)
{
	unsigned int i;
	int err;

	for (i = 0; i < probes; i++) {
		for_each_kernel_tracepoint(find, &probe[i]);
		if (!probe[i].tracepoint) {
			pr_err("this kernel has no tracepoint %s; nothing is measured\n",
			       probe[i].name);
			return -ENODEV;
		}
		err = tracepoint_probe_register(probe[i].tracepoint, probe[i].function, NULL);
		if (err) {
			pr_err("cannot attach to tracepoint %s: error %d\n", probe[i].name, err);
			return err;
		}
		probe[i].registered = true;
	}
	return 0;
}

static void unregister_probes(struct probe *probe, unsigned int probes)
{
	while (probes--) {
		if (probe[probes].registered)
			tracepoint_probe_unregister(probe[probes].tracepoint,
						    probe[probes].function, NULL);
		probe[probes].registered = false;
	}
}

int lattap_probes_register(const unsigned long *syscalls, const char *command, bool wakeups)
{
	int err = 0;

	only = command;
	bitmap_copy(wanted, syscalls, TARE_LATTAP_SYSCALLS);
	calls = lattap_starts_alloc();
	waits = lattap_starts_alloc();
	if (!calls || !waits) {
		pr_err("no memory for start times\n");
		err = -ENOMEM;
	}
	if (!err && !bitmap_empty(wanted, TARE_LATTAP_SYSCALLS))
		err = register_probes(syscall_probe, ARRAY_SIZE(syscall_probe));
	if (!err && wakeups)
		err = register_probes(wakeup_probe, ARRAY_SIZE(wakeup_probe));
	return err;
}

void lattap_probes_unregister(void)
{
	unregister_probes(wakeup_probe, ARRAY_SIZE(wakeup_probe));
	unregister_probes(syscall_probe, ARRAY_SIZE(syscall_probe));
	/* a probe may still run on another CPU */
	tracepoint_synchronize_unregister();
	vfree(waits);
	vfree(calls);
	waits = NULL;
	calls = NULL;
}
