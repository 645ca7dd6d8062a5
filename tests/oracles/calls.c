// SPDX-License-Identifier: GPL-2.0-only
/*
 * Calls, processes and names that are seldom, in numbers that are known beforehand.
 *
 *   calls briefly N       N sleeps of 1 ns, whose timer is there before the sleep is; prints
 *                         how often it slept
 *   calls reuse N         N processes, one right after the other, all with the same number;
 *                         each makes 30 times getppid and a sleep of 1 ms
 *   calls execveat N      N processes that become /bin/true by execveat
 *   calls run N FILE      N processes that become FILE by execve
 *   calls interrupted N   N sleeps that a signal ends
 *   calls beyond N        system call -1 and system call 600, N times each
 *   calls thread N        a thread called "worker", N times getppid by it alone
 *   calls terminal N      N times getppid by a process whose name has a line's end and an escape
 *   calls stretch N FILE  N processes that begin and become FILE, "becomes", busy for 20 ms, in
 *                         one stretch of running; another waits for the CPU meanwhile
 *   calls busy MS         is busy for so long
 */
#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define UNUSED __attribute__((unused))

static void must(int done, const char *what)
{
	if (done)
		return;
	perror(what);
	exit(1);
}

static void sleep_ns(long ns)
{
	const struct timespec time = {.tv_nsec = ns};

	nanosleep(&time, NULL);
}

static void reap(pid_t pid)
{
	int status;

	must(pid >= 0, "fork");
	must(waitpid(pid, &status, 0) == pid && !status, "a child");
}

static void briefly(unsigned long n, UNUSED char **file)
{
	struct rusage before, after;

	prctl(PR_SET_TIMERSLACK, 1);
	getrusage(RUSAGE_SELF, &before);
	while (n--)
		sleep_ns(1);
	getrusage(RUSAGE_SELF, &after);
	printf("%ld\n", after.ru_nvcsw - before.ru_nvcsw);
}

static void reuse(unsigned long n, UNUSED char **file)
{
	pid_t wanted = 0;

	while (n--) {
		struct clone_args args = {.exit_signal = SIGCHLD,
					  .set_tid = wanted ? (uintptr_t)&wanted : 0,
					  .set_tid_size = wanted ? 1 : 0};
		long pid = syscall(SYS_clone3, &args, sizeof(args));

		if (!pid) {
			for (int i = 0; i < 30; i++) {
				syscall(SYS_getppid);
				sleep_ns(1000000);
			}
			_exit(0);
		}
		must(pid > 0, "clone3");
		wanted = pid;
		reap(pid);
	}
}

/* A file by execve, else /bin/true by execveat. */
static void run(unsigned long n, char **file)
{
	char *const arguments[] = {"true", NULL}, *const environment[] = {NULL};

	while (n--) {
		pid_t pid = fork();

		if (!pid) {
			if (file[0])
				execv(file[0], file);
			else
				syscall(SYS_execveat, AT_FDCWD, "/bin/true", arguments, environment,
					0);
			_exit(1);
		}
		reap(pid);
	}
}

static void nothing(int number)
{
	(void)number;
}

static void interrupted(unsigned long n, UNUSED char **file)
{
	const struct sigaction action = {.sa_handler = nothing};
	const struct itimerval often = {{0, 5000}, {0, 5000}};
	const struct timespec hour = {.tv_sec = 3600};

	sigaction(SIGALRM, &action, NULL);
	setitimer(ITIMER_REAL, &often, NULL);
	while (n--)
		must(nanosleep(&hour, NULL) && errno == EINTR, "EINTR");
}

static void beyond(unsigned long n, UNUSED char **file)
{
	while (n--)
		must(syscall(-1) < 0 && syscall(600) < 0, "ENOSYS");
}

static void *worker(void *n)
{
	prctl(PR_SET_NAME, "worker");
	for (uintptr_t i = 0; i < (uintptr_t)n; i++)
		syscall(SYS_getppid);
	return NULL;
}

static void by_thread(unsigned long n, UNUSED char **file)
{
	pthread_t thread;

	must(!pthread_create(&thread, NULL, worker, (void *)n), "pthread_create");
	pthread_join(thread, NULL);
}

static void terminal(unsigned long n, UNUSED char **file)
{
	prctl(PR_SET_NAME, "a\nlost 0\033[31m");
	while (n--)
		syscall(SYS_getppid);
}

static void busy(unsigned long ms, UNUSED char **file)
{
	struct timespec begun, now;

	clock_gettime(CLOCK_MONOTONIC, &begun);
	do
		clock_gettime(CLOCK_MONOTONIC, &now);
	while ((now.tv_sec - begun.tv_sec) * 1000 + (now.tv_nsec - begun.tv_nsec) / 1000000 <
	       (long)ms);
}

/* A child on CPU 0 with that priority; 0 there. */
static pid_t fork_fifo(int priority)
{
	const struct sched_param param = {priority};
	pid_t pid = fork();

	must(pid >= 0, "fork");
	if (!pid)
		must(!sched_setscheduler(0, SCHED_FIFO, &param), "SCHED_FIFO");
	return pid;
}

static void stretch(unsigned long n, char **becomes)
{
	cpu_set_t first;

	CPU_ZERO(&first);
	CPU_SET(0, &first);
	must(!sched_setaffinity(0, sizeof(first), &first), "sched_setaffinity");
	while (n--) {
		pid_t waiter = fork_fifo(10), runner;

		if (!waiter) {
			sleep_ns(8000000);
			_exit(0);
		}
		runner = fork_fifo(50);
		if (!runner) {
			execl(becomes[0], "becomes", "busy", "20", (char *)NULL);
			_exit(1);
		}
		reap(runner);
		reap(waiter);
	}
}

static const struct {
	const char *name;
	void (*make)(unsigned long n, char **file);
} kind[] = {{"briefly", briefly},
	    {"reuse", reuse},
	    {"execveat", run},
	    {"run", run},
	    {"beyond", beyond},
	    {"thread", by_thread},
	    {"interrupted", interrupted},
	    {"busy", busy},
	    {"terminal", terminal},
	    {"stretch", stretch}};

int main(int argc, char **argv)
{
	for (unsigned int i = 0; argc >= 3 && i < sizeof(kind) / sizeof(*kind); i++) {
		if (!strcmp(argv[1], kind[i].name)) {
			kind[i].make(strtoul(argv[2], NULL, 10), argv + 3);
			return 0;
		}
	}
	return 2;
}
