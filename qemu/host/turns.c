// SPDX-License-Identifier: GPL-2.0-only
/*
 * Preloaded into the QEMU of an exact machine, so that its main loop and its CPU take turns.
 *
 * With -icount sleep=off the main loop sets the clock forward to the next timer when the CPU is
 * halted. The CPU is marked as halted before the instructions that it has executed are added to
 * the clock; a main loop that looks in between sets the clock too far, and the run differs from
 * all others. That is rare, and less so on a busy host. So the main loop may have QEMU's big lock
 * only while the CPU waits for its condition, when the clock is whole. Timers that are due while
 * the CPU runs are run by the CPU's own thread. The big lock is the only lock here.
 *
 * A guest that has powered its machine off may go on without ever halting. QEMU ends in its main
 * loop, so that the main loop gets the lock after PATIENCE_S even then.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* the condition functions of today's glibc, and not those of its first version */
#define COND_VERSION "GLIBC_2.3.2"

#define PATIENCE_S 10

static pthread_mutex_t *big_lock; /* QEMU's: the CPU's thread gives it up while it waits */
static uint32_t waits;            /* 1 while the CPU's thread waits; a futex */

/* patience: for how long FUTEX_WAIT waits, NULL for FUTEX_WAKE. Returns 0 or an errno. */
static int futex(int operation, uint32_t value, const struct timespec *patience)
{
	operation |= FUTEX_PRIVATE_FLAG;
	return syscall(SYS_futex, &waits, operation, value, patience, NULL, 0) < 0 ? errno : 0;
}

/* Kept for each thread: two system calls at every lock would be most of what a wait takes. */
static int is_main(void)
{
	static __thread int known; /* 1: the main thread; -1: another; 0: not asked yet */

	if (!known)
		known = gettid() == getpid() ? 1 : -1;
	return known > 0;
}

/* Others wait, too, as that which saves a machine's state. debug-threads=on gives them names. */
static int is_cpu(void)
{
	static __thread int known; /* 1: it is, -1: it is not */
	char name[16] = "";

	if (!known) {
		prctl(PR_GET_NAME, name);
		known = !strncmp(name, "CPU ", 4) || !strncmp(name, "ALL CPUs", 8) ? 1 : -1;
	}
	return known > 0;
}

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex)
{
	static int (*real)(pthread_cond_t *, pthread_mutex_t *);
	int status;

	if (!real)
		real = dlvsym(RTLD_NEXT, "pthread_cond_wait", COND_VERSION);
	if (!is_cpu())
		return real(condition, mutex);
	big_lock = mutex;
	__atomic_store_n(&waits, 1, __ATOMIC_SEQ_CST);
	futex(FUTEX_WAKE, 1, NULL);
	status = real(condition, mutex);
	__atomic_store_n(&waits, 0, __ATOMIC_SEQ_CST);
	return status;
}

int pthread_mutex_lock(pthread_mutex_t *mutex)
{
	static int (*real)(pthread_mutex_t *);
	const struct timespec patience = {.tv_sec = PATIENCE_S};
	int status, waited = 0;

	if (!real)
		real = dlsym(RTLD_NEXT, "pthread_mutex_lock");
	status = real(mutex);
	if (status || mutex != big_lock || !is_main())
		return status;
	while (!__atomic_load_n(&waits, __ATOMIC_SEQ_CST) && waited != ETIMEDOUT) {
		pthread_mutex_unlock(mutex);
		waited = futex(FUTEX_WAIT, 0, &patience);
		status = real(mutex);
		if (status)
			return status;
	}
	return 0;
}
