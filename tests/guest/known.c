// SPDX-License-Identifier: GPL-2.0-only
/*
 * Known system calls and wake-ups, for tests of what counts them.
 *
 *   known compat N    getpid() by its 32-bit number, 20, N times
 *   known share N     two processes whose pids are equal in their low 16 bits, on two CPUs; N times
 *                     getppid() by each
 *   known execs N     N times execve() by a thread that is not the leader of its process
 *   known waits N     a thread called "waiter" on CPU 1 is woken from CPU 0 about N times, at all
 *                     moments of its falling asleep; prints how often it slept, and how often
 *                     it was preempted
 *   known nobody FILE opens it as another user than root; prints what open() said
 */
#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <linux/sched.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define PID 100000

static void must(int done, const char *what)
{
	if (done)
		return;
	perror(what);
	exit(1);
}

static void pin(int cpu)
{
	cpu_set_t set;

	CPU_ZERO(&set);
	CPU_SET(cpu, &set);
	must(!sched_setaffinity(0, sizeof(set), &set), "sched_setaffinity");
}

static void compat(unsigned long calls)
{
	while (calls--) {
		long pid = 20;

		__asm__ volatile("int $0x80" : "+a"(pid) : : "r8", "r9", "r10", "r11", "memory");
		must(pid == getpid(), "int 0x80");
	}
}

static void share(unsigned long calls)
{
	atomic_int *ready = mmap(NULL, sizeof(*ready), PROT_READ | PROT_WRITE,
				 MAP_SHARED | MAP_ANONYMOUS, -1, 0);

	for (int cpu = 0; cpu < 2; cpu++) {
		pid_t wanted = PID + (cpu << 16);
		struct clone_args args = {
			.exit_signal = SIGCHLD, .set_tid = (uintptr_t)&wanted, .set_tid_size = 1};
		long pid = syscall(SYS_clone3, &args, sizeof(args));

		must(pid >= 0, "clone3");
		if (pid)
			continue;
		pin(cpu);
		atomic_fetch_add(ready, 1);
		while (atomic_load(ready) < 2)
			;
		while (calls--)
			syscall(SYS_getppid);
		exit(0);
	}
	for (int status; wait(&status) > 0;)
		must(!status, "a child");
}

static atomic_uint going, woken;

static void *waiter(void *rounds)
{
	struct rusage before, after;

	pin(1);
	/* what is counted has this name: the first getrusage() may sleep itself, in a page fault */
	prctl(PR_SET_NAME, "waiter");
	getrusage(RUSAGE_THREAD, &before);
	for (unsigned int round = 1; round <= (uintptr_t)rounds; round++) {
		atomic_store(&going, round);
		while (atomic_load(&woken) != round)
			syscall(SYS_futex, &woken, FUTEX_WAIT_PRIVATE, round - 1, NULL);
	}
	getrusage(RUSAGE_THREAD, &after);
	prctl(PR_SET_NAME, "known");
	printf("%ld %ld\n", after.ru_nvcsw - before.ru_nvcsw, after.ru_nivcsw - before.ru_nivcsw);
	return NULL;
}

static void waits(unsigned long rounds)
{
	pthread_t thread;

	pin(0);
	must(!pthread_create(&thread, NULL, waiter, (void *)rounds), "pthread_create");
	for (unsigned int round = 1; round <= rounds; round++) {
		while (atomic_load(&going) != round)
			__builtin_ia32_pause();
		for (volatile unsigned int delay = round * 7 % 4096; delay; delay--)
			;
		atomic_store(&woken, round);
		syscall(SYS_futex, &woken, FUTEX_WAKE_PRIVATE, 1);
	}
	pthread_join(thread, NULL);
}

static void nobody(const char *file)
{
	must(!setgid(65534) && !setuid(65534), "setuid");
	printf("%s\n", open(file, O_RDONLY) < 0 ? strerror(errno) : "opened");
}

static void *exec_nothing(void *unused)
{
	char *const arguments[] = {"known", "compat", "0", NULL};

	(void)unused;
	execv("/proc/self/exe", arguments);
	return NULL;
}

static void execs(unsigned long n)
{
	while (n--) {
		pid_t pid = fork();
		pthread_t thread;
		int status;

		if (!pid) {
			must(!pthread_create(&thread, NULL, exec_nothing, NULL), "pthread_create");
			pthread_join(thread, NULL);
			_exit(1);
		}
		must(waitpid(pid, &status, 0) == pid && !status, "exec");
	}
}

int main(int argc, char **argv)
{
	const char *what = argc == 3 ? argv[1] : "";

	if (!strcmp(what, "compat"))
		compat(strtoul(argv[2], NULL, 10));
	else if (!strcmp(what, "share"))
		share(strtoul(argv[2], NULL, 10));
	else if (!strcmp(what, "execs"))
		execs(strtoul(argv[2], NULL, 10));
	else if (!strcmp(what, "waits"))
		waits(strtoul(argv[2], NULL, 10));
	else if (!strcmp(what, "nobody"))
		nobody(argv[2]);
	else
		return 2;
	return 0;
}
