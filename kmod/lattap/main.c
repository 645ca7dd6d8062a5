// SPDX-License-Identifier: GPL-2.0-only
/*
 * tare_lattap: latency of system calls and wake-ups from probes on tracepoints, and of a
 * periodic thread on each CPU. It changes no code of the kernel; `latread` reads the counts from
 * /dev/tare_lattap.
 */
#include <linux/module.h>
#include <linux/mutex.h>
#include <linux/sched.h>
#include <linux/unistd.h>

#include <tare/deadline.h>
#include "lattap.h"

static char *syscalls = "all";
module_param(syscalls, charp, 0400);
MODULE_PARM_DESC(syscalls, "numbers of system calls, separated by commas, ranges by a dash, or all or none (default: all)");

static bool wakeups = true;
module_param(wakeups, bool, 0400);
MODULE_PARM_DESC(wakeups, "latency from waking to running (default: Y)");

static unsigned int period_us;
module_param(period_us, uint, 0400);
MODULE_PARM_DESC(period_us, "period of a real-time thread on each CPU, 100 to 1000000; 0: no such threads (default: 0)");

static char *command = "";
module_param(command, charp, 0400);
MODULE_PARM_DESC(command, "only system calls and wake-ups of processes of this name, as in /proc/PID/comm (default: all)");

/* 200 system calls with ten each */
static unsigned int octaves = 2048;
module_param(octaves, uint, 0400);
MODULE_PARM_DESC(octaves, "octaves of latencies that each CPU has buckets for, all kinds together (default: 2048)");

static void pass(struct work_struct *work);

static DEFINE_MUTEX(lattap_lock);	/* see lattap.h */
static struct tare_deadline deadline = {
	.work = __DELAYED_WORK_INITIALIZER(deadline.work, pass, 0),
};

module_param_named(deadline_ms, deadline.ms, uint, 0400);
MODULE_PARM_DESC(deadline_ms, "stop by itself when TARE_LATTAP_RENEW of the device has not renewed this in time, 1 to 86400000; 0: never (default: 0)");

u64 lattap_loaded_ns, lattap_stopped_ns;
/* The open file that last set a deadline, or NULL; lattap_lock. */
static const struct file *renewed_by;

static DECLARE_BITMAP(wanted, TARE_LATTAP_SYSCALLS);

static int parse_parameters(void)
{
	int err = 0;

	if (!strcmp(syscalls, "all"))
		bitmap_fill(wanted, TARE_LATTAP_SYSCALLS);
	else if (strcmp(syscalls, "none"))
		err = bitmap_parselist(syscalls, wanted, TARE_LATTAP_SYSCALLS);
	if (err) {
		pr_err("syscalls=%s: must be numbers below %d such as 0,1,110, or all or none\n",
		       syscalls, TARE_LATTAP_SYSCALLS);
		return -EINVAL;
	}
	/* these never return, so that their starts would be lost */
	clear_bit(__NR_exit, wanted);
	clear_bit(__NR_exit_group, wanted);
	if (strlen(command) >= TASK_COMM_LEN) {
		pr_err("command=%s: must be at most %d letters, the kernel's limit\n",
		       command, TASK_COMM_LEN - 1);
		return -EINVAL;
	}
	if (period_us && (period_us < 100 || period_us > 1000000)) {
		pr_err("period_us=%u: must be 100 to 1000000, or 0 for none\n", period_us);
		return -EINVAL;
	}
	if (!octaves || octaves > LATTAP_MOST_OCTAVES) {
		pr_err("octaves=%u: must be 1 to %u\n", octaves, LATTAP_MOST_OCTAVES);
		return -EINVAL;
	}
	if (!tare_deadline_allows(deadline.ms)) {
		pr_err("deadline_ms=%u: must be at most %u, or 0 for none\n", deadline.ms,
		       TARE_DEADLINE_MOST_MS);
		return -EINVAL;
	}
	return 0;
}

static void stop(void)
{
	lattap_periodic_stop();
	lattap_probes_unregister();
}

static void pass(struct work_struct *work)
{
	mutex_lock(&lattap_lock);
	if (tare_deadline_is_due(&deadline)) {
		stop();
		WRITE_ONCE(lattap_stopped_ns, lattap_now());
		tare_deadline_pass(&deadline);
		pr_warn("nobody renewed the deadline of %u ms: probes and threads are gone; the counts can still be read\n",
			deadline.ms);
	}
	mutex_unlock(&lattap_lock);
}

int lattap_renew(const struct file *file, unsigned long ms)
{
	int err = 0;

	if (!tare_deadline_allows(ms))
		return -EINVAL;
	if (mutex_lock_interruptible(&lattap_lock))
		return -ERESTARTSYS;
	if (deadline.passed) {
		err = -ETIME;
	} else if (renewed_by && renewed_by != file) {
		err = -EBUSY;
	} else {
		renewed_by = ms ? file : NULL;
		deadline.ms = ms;
		tare_deadline_start(&deadline);
	}
	mutex_unlock(&lattap_lock);
	return err;
}

void lattap_disown(const struct file *file)
{
	mutex_lock(&lattap_lock);
	if (renewed_by == file)
		renewed_by = NULL;
	mutex_unlock(&lattap_lock);
}

static int __init lattap_init(void)
{
	int err = parse_parameters();

	if (err)
		return err;
	err = lattap_store_alloc(octaves);
	if (err) {
		pr_err("no memory for the buckets of %u CPUs\n", num_possible_cpus());
		goto fail;
	}
	lattap_loaded_ns = lattap_now();
	err = lattap_probes_register(wanted, command, wakeups);
	if (!err)
		err = lattap_periodic_start(period_us);
	if (err)
		goto fail;
	/* last: user space may open the device as soon as it is there */
	err = lattap_dev_register();
	if (err) {
		pr_err("cannot make /dev/tare_lattap: error %d\n", err);
		goto fail;
	}
	pr_info("system calls %s, wake-ups %s, period %u us\n", syscalls, wakeups ? "on" : "off",
		period_us);
	mutex_lock(&lattap_lock);
	tare_deadline_start(&deadline);
	mutex_unlock(&lattap_lock);
	return 0;
fail:
	stop();
	lattap_store_free();
	return err;
}

static void __exit lattap_exit(void)
{
	lattap_dev_unregister();
	tare_deadline_end(&deadline);
	stop();
	lattap_store_free();
}

module_init(lattap_init);
module_exit(lattap_exit);
MODULE_DESCRIPTION("Latency of system calls, wake-ups and timers, in log-linear buckets");
MODULE_LICENSE("GPL");
