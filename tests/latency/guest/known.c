// SPDX-License-Identifier: GPL-2.0-only
/*
 * Known system calls and wake-ups, for tests of what counts them.
 *
 *   known compat N    getpid() by its 32-bit number, 20, N times
 *   known share N     two processes whose pids are equal in their low 16 bits, on two CPUs; N times
 *                     getppid() by each
 *   known execs N     N times execve() by a thread that is not the leader of its process
 *   known kept N      the same N times on CPU 0, where "hog" runs 5 ms before all others, and lets
 *                     them run for 2 ms
 *   known naps N T    N sleeps of 5 ms by each of T threads
 *   known waits N     a thread called "waiter" on CPU 1 is woken from CPU 0 about N times, at all
 *                     moments of its falling asleep; prints how often it slept, and how often
 *                     it was preempted
 *   known clocks N    sleeps of about 1 ms until a time of CLOCK_REALTIME, N times, and as many
 *                     until one of CLOCK_BOOTTIME
 *   known blame N     N times on one CPU, by priority: "long" runs 5 ms, "short" 0.5 ms, and a
 *                     waiter that was woken before both waits for them; prints name and number
 *                     of each
 *   known moved N     N times a waiter is woken on CPU 0 while "known" keeps it for 5 ms, and is
 *                     then moved to CPU 1, where it runs
 *   known two N       two processes that take turns on CPU 0 as the kernel likes; N times
 *                     getppid() by each
 *   known held HOW    "sleeper" sleeps 25 times 5 ms on CPU 0, before all others, while "holder"
 *                     keeps that CPU for 20 ms at a time, by /dev/tare_delay and HOW it knows;
 *                     prints HOW and the numbers of both
 *   known forks N     N processes one after the other that end at once
 *   known taken N     N timers that are set and taken back, one after the other
 *   known owns MS     sets tare_lattap's deadline, says so, and keeps the device open
 *   known nobody FILE opens it as another user than root; prints what open() said
 *
 * and such as are seldom:
 *
 *   known briefly N   N sleeps of 1 ns, whose timer is there before the sleep is; prints how often
 *                     it slept
 *   known again N     N processes one after the other, all with the same number; each makes 30
 *                     times getppid() and a sleep of 1 ms
 *   known execveat N  N processes that become /bin/true by execveat
 *   known run N FILE  N processes that become FILE by execve
 *   known interrupted N   N sleeps that a signal ends
 *   known beyond N    system call -1 and system call 600, N times each
 *   known busy MS     is busy for so long
 *   known mixed N     N times a read() by "reader" that sleeps some 4 ms, until "known" writes, and
 *                     is then kept off its CPU for 5 ms by "long"; prints name and number of each,
 *                     and "ns" and what the reads took by the reader's own clock
 *   known rt MS       for so long, one of real time and one of no priority want CPU 0
 */
#include <fcntl.h>
#include <linux/futex.h>
#include <linux/sched.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <sys/wait.h>
#include <tare/lattap.h>
#include <unistd.h>

#include "../../guest/threads.h"

#define PID    100000
#define UNUSED __attribute__((unused))

static char **words; /* those behind the name */

static void must(int done, const char *what)
{
	if (!done)
		die("%s", what);
}

/* A process, or this thread by 0. */
static void pin(pid_t pid, int cpu)
{
	cpu_set_t set;

	CPU_ZERO(&set);
	CPU_SET(cpu, &set);
	must(!sched_setaffinity(pid, sizeof(set), &set), "sched_setaffinity");
}

static void set_priority(int policy, int priority)
{
	must(!sched_setscheduler(0, policy, &(struct sched_param){priority}), "a priority");
}

/* As fork(), with this number unless that is 0. */
static pid_t fork_as(pid_t wanted)
{
	struct clone_args args = {.exit_signal = SIGCHLD,
				  .set_tid = wanted ? (uintptr_t)&wanted : 0,
				  .set_tid_size = !!wanted};
	long pid = syscall(SYS_clone3, &args, sizeof(args));

	must(pid >= 0, "clone3");
	return (pid_t)pid;
}

/* With that priority. */
static pid_t fork_fifo(int priority)
{
	pid_t pid = fork_as(0);

	if (!pid)
		set_priority(SCHED_FIFO, priority);
	return pid;
}

static void sleep_ns(long ns)
{
	nanosleep(&(struct timespec){.tv_nsec = ns}, NULL);
}

static void must_end_well(pid_t pid)
{
	int status;

	must(waitpid(pid, &status, 0) == pid && !status, "a child");
}

static void compat(unsigned long calls)
{
	while (calls--) {
		long pid = 20;

		__asm__ volatile("int $0x80" : "+a"(pid) : : "r8", "r9", "r10", "r11", "memory");
		must(pid == getpid(), "int 0x80");
	}
}

/* Two processes, with that number and one equal in its low 16 bits, or any; on so many CPUs. */
static void callers(unsigned long calls, pid_t number, int cpus)
{
	atomic_int *ready = mmap(NULL, sizeof(*ready), PROT_READ | PROT_WRITE,
				 MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	pid_t pid[2];

	for (int i = 0; i < 2; i++) {
		pid[i] = fork_as(number ? number + (i << 16) : 0);
		if (pid[i])
			continue;
		pin(0, i % cpus);
		atomic_fetch_add(ready, 1);
		while (atomic_load(ready) < 2)
			;
		while (calls--)
			syscall(SYS_getppid);
		exit(0);
	}
	for (int i = 0; i < 2; i++)
		must_end_well(pid[i]);
}

static void share(unsigned long calls)
{
	callers(calls, PID, 2);
}

static void two(unsigned long calls)
{
	callers(calls, 0, 1);
}

static atomic_uint going, woken;

static void *waiter(void *rounds)
{
	struct rusage before, after;

	pin(0, 1);
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

	pin(0, 0);
	thread = begin(waiter, (void *)rounds);
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

static void nobody(UNUSED unsigned long n)
{
	must(!setgid(65534) && !setuid(65534), "setuid");
	printf("%s\n", open(words[0], O_RDONLY) < 0 ? strerror(errno) : "opened");
}

static void *exec_nothing(UNUSED void *nothing)
{
	char *const arguments[] = {"known", "compat", "0", NULL};

	execv("/proc/self/exe", arguments);
	return NULL;
}

static void execs(unsigned long n)
{
	while (n--) {
		pid_t pid = fork();

		if (!pid) {
			pthread_join(begin(exec_nothing, NULL), NULL);
			_exit(1);
		}
		must_end_well(pid);
	}
}

static void *napper(void *naps)
{
	for (uintptr_t n = (uintptr_t)naps; n; n--)
		sleep_ns(5000000);
	return NULL;
}

static void naps(unsigned long n)
{
	unsigned long threads = strtoul(words[1], NULL, 10), i;
	pthread_t *thread = calloc(threads, sizeof(*thread));

	must(!!thread, "calloc");
	for (i = 0; i < threads; i++)
		thread[i] = begin(napper, (void *)n);
	for (i = 0; i < threads; i++)
		pthread_join(thread[i], NULL);
	free(thread);
}

static void again(unsigned long n)
{
	pid_t wanted = 0;

	while (n--) {
		pid_t pid = fork_as(wanted);

		for (int i = 0; !pid && i < 30; i++) {
			syscall(SYS_getppid);
			sleep_ns(1000000);
		}
		if (!pid)
			_exit(0);
		must_end_well(pid);
		wanted = pid;
	}
}

static void forks(unsigned long n)
{
	while (n--) {
		/* fork() would copy page tables */
		pid_t pid = vfork();

		if (!pid)
			_exit(0);
		must_end_well(pid);
	}
}

/* No two have the same address: all are there to the end. */
static void taken(unsigned long n)
{
	const struct itimerspec hour = {.it_value = {.tv_sec = 3600}}, never = {0};
	const rlim_t files = n + 16;

	must(!setrlimit(RLIMIT_NOFILE, &(struct rlimit){files, files}), "setrlimit");
	while (n--) {
		int timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC);

		must(timer >= 0 && !timerfd_settime(timer, 0, &hour, NULL) &&
			     !timerfd_settime(timer, 0, &never, NULL),
		     "timerfd");
	}
}

static void clocks(unsigned long n)
{
	for (unsigned long i = 0; i < 2 * n; i++) {
		clockid_t clock = i < n ? CLOCK_REALTIME : CLOCK_BOOTTIME;
		struct timespec until;

		clock_gettime(clock, &until);
		until.tv_nsec += 1000000;
		until.tv_sec += until.tv_nsec / 1000000000;
		until.tv_nsec %= 1000000000;
		must(!clock_nanosleep(clock, TIMER_ABSTIME, &until, NULL), "clock_nanosleep");
	}
}

static void busy_for(uint64_t busy_ns)
{
	uint64_t begun = now_ns();

	while (now_ns() - begun < busy_ns)
		;
}

static void kept(unsigned long n)
{
	pid_t hog;

	pin(0, 0);
	prctl(PR_SET_NAME, "hog");
	hog = fork_fifo(10);
	while (!hog) {
		busy_for(5000000);
		sleep_ns(2000000);
	}
	prctl(PR_SET_NAME, "known");
	execs(n);
	kill(hog, SIGKILL);
}

/* A process that reads a byte for each turn, is then busy for so long, and writes one to DONE. */
static pid_t fifo(const char *name, int priority, int turns, uint64_t busy_ns, int done)
{
	int ready[2];
	pid_t pid;
	char byte = 0;

	must(!pipe2(ready, O_CLOEXEC), "pipe");
	/* before it is seen at all */
	prctl(PR_SET_NAME, name);
	pid = fork_fifo(priority);
	if (pid) {
		prctl(PR_SET_NAME, "known");
		/* until it has its priority it would come after those that have */
		must(read(ready[0], &byte, 1) == 1, "read");
		return pid;
	}
	must(write(ready[1], &byte, 1) == 1, "write");
	while (read(turns, &byte, 1) == 1) {
		busy_for(busy_ns);
		if (done >= 0)
			must(write(done, &byte, 1) == 1, "write");
	}
	exit(0);
}

/*
 * This process comes first on its CPU, and all others of it sleep: at the lowest priority it goes
 * on after those with a higher one. A time would not do: it passes while a busy host runs no guest.
 */
static void first_of_sleepers(void)
{
	/* the kernel would stop who has priority, if all of a second were theirs */
	usleep(1000);
	set_priority(SCHED_OTHER, 0);
	set_priority(SCHED_FIFO, 60);
}

static void blame(unsigned long n)
{
	int turn[3][2], done[2];
	pid_t child[3];
	char byte = 0;

	pin(0, 0);
	for (int i = 0; i < 3; i++)
		must(!pipe2(turn[i], O_CLOEXEC), "pipe");
	must(!pipe2(done, O_CLOEXEC), "pipe");
	/* a child has the priority of its parent first: to begin, it waits for nobody */
	first_of_sleepers();
	child[0] = fifo("waiter", 10, turn[0][0], 0, done[1]);
	child[1] = fifo("short", 20, turn[1][0], 500000, -1);
	child[2] = fifo("long", 30, turn[2][0], 5000000, -1);
	/* this process, too, bore the names: it may have been seen with one of them */
	printf("waiter %d\nshort %d\nlong %d\n", (int)child[0], (int)child[1], (int)child[2]);
	while (n--) {
		first_of_sleepers();
		/* none of them runs before this one sleeps */
		for (int i = 0; i < 3; i++)
			must(write(turn[i][1], &byte, 1) == 1, "write");
		must(read(done[0], &byte, 1) == 1, "read");
	}
	for (int i = 0; i < 3; i++)
		kill(child[i], SIGTERM);
}

static void moved(unsigned long n)
{
	int turn[2], done[2];
	pid_t waiter;
	char byte = 0;

	pin(0, 0);
	must(!pipe2(turn, O_CLOEXEC) && !pipe2(done, O_CLOEXEC), "pipe");
	first_of_sleepers();
	waiter = fifo("waiter", 50, turn[0], 0, done[1]);
	while (n--) {
		pin(waiter, 0);
		first_of_sleepers();
		must(write(turn[1], &byte, 1) == 1, "write");
		busy_for(5000000);
		pin(waiter, 1);
		must(read(done[0], &byte, 1) == 1, "read");
	}
	kill(waiter, SIGTERM);
}

static void sleeper(void)
{
	prctl(PR_SET_NAME, "sleeper");
	set_priority(SCHED_FIFO, 50);
	for (int i = 0; i < 25; i++)
		sleep_ns(5000000);
	exit(0);
}

static void held(UNUSED unsigned long n)
{
	int device = open("/dev/tare_delay", O_WRONLY | O_CLOEXEC), length, status;
	char word[32];
	pid_t pid;

	must(device >= 0, "/dev/tare_delay");
	pin(0, 0);
	prctl(PR_SET_NAME, "holder");
	length = snprintf(word, sizeof(word), "%s 20000", words[0]);
	pid = fork_as(0);
	if (!pid)
		sleeper();
	while (!waitpid(pid, &status, WNOHANG)) {
		must(write(device, word, length) == length, "/dev/tare_delay");
		usleep(3000);
	}
	printf("%s %d %d\n", words[0], (int)getpid(), (int)pid);
}

static void briefly(unsigned long n)
{
	struct rusage before, after;

	prctl(PR_SET_TIMERSLACK, 1);
	getrusage(RUSAGE_SELF, &before);
	while (n--)
		sleep_ns(1);
	getrusage(RUSAGE_SELF, &after);
	printf("%ld\n", after.ru_nvcsw - before.ru_nvcsw);
}

/* A file by execve, else /bin/true by execveat. */
static void run(unsigned long n)
{
	char *const arguments[] = {"true", NULL}, *const environment[] = {NULL};

	while (n--) {
		pid_t pid = fork_as(0);

		if (!pid && words[1])
			execv(words[1], words + 1);
		else if (!pid)
			syscall(SYS_execveat, AT_FDCWD, "/bin/true", arguments, environment, 0);
		if (!pid)
			_exit(1);
		must_end_well(pid);
	}
}

static void nothing(UNUSED int number)
{
}

static void interrupted(unsigned long n)
{
	const struct sigaction action = {.sa_handler = nothing};
	const struct itimerval often = {{0, 5000}, {0, 5000}};
	const struct timespec hour = {.tv_sec = 3600};

	sigaction(SIGALRM, &action, NULL);
	setitimer(ITIMER_REAL, &often, NULL);
	while (n--)
		must(nanosleep(&hour, NULL) && errno == EINTR, "EINTR");
}

static void beyond(unsigned long n)
{
	while (n--)
		must(syscall(-1) < 0 && syscall(600) < 0, "ENOSYS");
}

/* The reader says what its calls took: it is told by nobody else. */
static void read_timed(int from, int done, unsigned long n)
{
	uint64_t ns = 0, begun;
	char byte;

	while (n--) {
		begun = now_ns();
		must(syscall(SYS_read, from, &byte, 1) == 1, "read");
		ns += now_ns() - begun;
		must(write(done, &byte, 1) == 1, "write");
	}
	printf("ns %lu\n", ns);
	fflush(stdout);
	_exit(0);
}

static void mixed(unsigned long n)
{
	int turn[2][2], done[2];
	pid_t reader, hog;
	char byte = 0;

	/* the last one: other tests of real time have the first, perhaps at the same time */
	pin(0, (int)sysconf(_SC_NPROCESSORS_ONLN) - 1);
	must(!pipe2(turn[0], O_CLOEXEC) && !pipe2(turn[1], O_CLOEXEC) && !pipe2(done, O_CLOEXEC),
	     "pipe");
	first_of_sleepers();
	hog = fifo("long", 30, turn[1][0], 5000000, -1);
	prctl(PR_SET_NAME, "reader");
	reader = fork_fifo(10);
	if (!reader)
		read_timed(turn[0][0], done[1], n);
	prctl(PR_SET_NAME, "known");
	printf("reader %d\nlong %d\nknown %d\n", (int)reader, (int)hog, (int)getpid());
	fflush(stdout);
	while (n--) {
		sleep_ns(3000000);
		first_of_sleepers();
		must(write(turn[0][1], &byte, 1) == 1, "write");
		must(write(turn[1][1], &byte, 1) == 1, "write");
		must(read(done[0], &byte, 1) == 1, "read");
	}
	must_end_well(reader);
	kill(hog, SIGTERM);
}

static void rt(unsigned long ms)
{
	pid_t one, other;

	pin(0, 0);
	other = fork_as(0);
	one = other ? fork_fifo(10) : 0;
	if (!other || !one) {
		busy_for(ms * MS);
		_exit(0);
	}
	must_end_well(one);
	must_end_well(other);
}

static void busy(unsigned long ms)
{
	busy_for(ms * MS);
}

static void owns(unsigned long ms)
{
	int device = open("/dev/tare_lattap", O_RDONLY | O_CLOEXEC);

	must(!ioctl(device, TARE_LATTAP_RENEW, ms), "ioctl");
	puts("set");
	fflush(stdout);
	pause();
}

/* What is called as its function. */
#define KNOWN(function)                                                                            \
	{                                                                                          \
		.name = #function, .happen = function                                              \
	}

int main(int argc, char **argv)
{
	static const struct {
		const char *name;
		void (*happen)(unsigned long times);
	} known[] = {{"execveat", run},  KNOWN(compat),  KNOWN(share), KNOWN(execs), KNOWN(waits),
		     KNOWN(clocks),      KNOWN(blame),   KNOWN(two),   KNOWN(moved), KNOWN(nobody),
		     KNOWN(held),        KNOWN(briefly), KNOWN(again), KNOWN(run),   KNOWN(beyond),
		     KNOWN(interrupted), KNOWN(mixed),   KNOWN(rt),    KNOWN(forks), KNOWN(taken),
		     KNOWN(busy),        KNOWN(owns),    KNOWN(kept),  KNOWN(naps)};

	words = argv + 2;
	for (size_t i = 0; argc > 2 && i < sizeof(known) / sizeof(*known); i++) {
		if (strcmp(argv[1], known[i].name))
			continue;
		known[i].happen(strtoul(words[0], NULL, 10));
		return 0;
	}
	return 2;
}
