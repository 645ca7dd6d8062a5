// SPDX-License-Identifier: GPL-2.0-only
/*
 *   nt_kill SEED KILLS LIMIT_MS
 *
 * KILLS deaths of threads and processes that use /dev/tare_ntobj, at moments that SEED decides.
 * What the dead owned is abandoned, and whoever waits for it, in a process that shares the
 * descriptor, is told so within LIMIT_MS of the death; all others go on. Fails with the first that
 * differs.
 */
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "nt_guest.h"

#define DELAY_NS (2 * MS) /* the most that passes before a death */

struct shared {
	_Atomic uint64_t died; /* the moment just before */
	_Atomic int ready, given;
	/* of a descriptor that is given away */
	int fd;
	uint32_t handle;
};

static struct shared *shared;
static struct draw by;
static uint64_t limit_ns, slowest_ns;
static int device;
static uint32_t mutex;
static int deaths;

/* The death, and what is dying. */
static void now_comes(const char *scenario)
{
	snprintf(doing, sizeof(doing), "death %d (%s)", deaths, scenario);
}

static void pass(uint64_t ns)
{
	uint64_t end = now_ns() + ns;

	while (now_ns() < end)
		;
}

static uint64_t some_delay(void)
{
	return below(&by, DELAY_NS);
}

static int64_t take(uint32_t handle, uint64_t deadline_ns)
{
	return wait_for(device, &handle, 1, 0, deadline_ns);
}

static void must_take(uint32_t handle, int times)
{
	while (times--)
		must_be(take(handle, 0), NT_OK);
}

/* Once the other says so, or dies. */
static void until_ready(pid_t child)
{
	uint64_t end = now_ns() + 60000 * MS;

	while (!shared->ready) {
		if (now_ns() > end)
			die("%s: %d does not begin", doing, child);
		sched_yield();
	}
	shared->ready = 0;
}

static void die_now(void)
{
	shared->died = now_ns();
	kill(getpid(), SIGKILL);
}

static void bury(pid_t child)
{
	int status;

	if (waitpid(child, &status, 0) != child || !WIFSIGNALED(status) ||
	    WTERMSIG(status) != SIGKILL)
		die("%s: %d ended with status 0x%x", doing, child, status);
}

/* What the dead owned, however often, is the caller's once. */
static void inherit(int fd, uint32_t handle)
{
	uint64_t took;

	device = fd;
	must_be(take(handle, now_ns() + 60000 * MS), NT_ABANDONED);
	took = now_ns() - shared->died;
	if (took > slowest_ns)
		slowest_ns = took;
	if (took > limit_ns)
		die("%s: its mutex was abandoned after %llu us", doing,
		    (unsigned long long)took / 1000);
	must_be(change(fd, TARE_NT_UNLOCK, handle, 0), NT_OK);
	must_be(change(fd, TARE_NT_UNLOCK, handle, 0), NT_MUTEX_NOT_OWNED);
}

/* Which shares with us what FLAGS say. */
static void owner_dies(long flags)
{
	uint64_t delay = some_delay();
	int times = 1 + below(&by, 3);
	pid_t child = syscall(SYS_clone, flags | SIGCHLD, NULL, NULL, NULL, NULL);

	if (!child) {
		must_take(mutex, times);
		shared->ready = 1;
		pass(delay);
		die_now();
	}
	until_ready(child);
	inherit(device, mutex);
	bury(child);
}

static void process_dies(void)
{
	owner_dies(0);
}

static void process_with_our_files_dies(void)
{
	owner_dies(CLONE_FILES);
}

/* It shares our memory: nothing may be called that changes it. */
static void vfork_dies(void)
{
	pid_t child = vfork();

	if (!child) {
		take(mutex, 0);
		die_now();
	}
	inherit(device, mutex);
	bury(child);
}

struct plan {
	uint64_t delay;
	int times;
};

static void *own_and_exit(void *arg)
{
	const struct plan *plan = arg;

	must_take(mutex, plan->times);
	shared->ready = 1;
	pass(plan->delay);
	shared->died = now_ns();
	return NULL;
}

/* The thread alone: its process lives on. */
static void thread_dies(void)
{
	struct plan plan = {some_delay(), 1 + below(&by, 3)};
	pid_t child = fork();

	if (!child) {
		begin(own_and_exit, &plan);
		for (;;)
			pause();
	}
	until_ready(child);
	inherit(device, mutex);
	must_be(waitpid(child, NULL, WNOHANG), 0);
	kill(child, SIGKILL);
	bury(child);
}

/* The one who opened it, and gave its descriptor away. */
static void opener_dies(void)
{
	uint64_t delay = some_delay();
	int own = device, process, fd;
	pid_t child = fork();

	if (!child) {
		device = open_device();
		must_be(create(device, TARE_NT_MUTEX, 1, 0, &shared->handle), NT_OK);
		shared->fd = device;
		shared->ready = 1;
		while (!shared->given)
			sched_yield();
		pass(delay);
		die_now();
	}
	until_ready(child);
	process = syscall(SYS_pidfd_open, child, 0);
	fd = syscall(SYS_pidfd_getfd, process, shared->fd, 0);
	if (fd < 0)
		die("pidfd_getfd");
	shared->given = 1;
	inherit(fd, shared->handle);
	shared->given = 0;
	bury(child);
	close(fd);
	close(process);
	device = own;
}

static void *exec_image(void *arg)
{
	char fd[12], handle[12], delay[24];
	const struct plan *plan = arg;

	must_take(mutex, plan->times);
	sprintf(fd, "%d", device);
	sprintf(handle, "%u", mutex);
	sprintf(delay, "%llu", (unsigned long long)plan->delay);
	fcntl(device, F_SETFD, 0);
	shared->died = now_ns();
	execl("/proc/self/exe", "nt_kill", "image", fd, handle, delay, NULL);
	die("exec");
}

/* What another thread than the leader becomes by exec: it is the same thread. */
static int be_image(char **argv)
{
	uint64_t delay = strtoull(argv[4], NULL, 0);

	device = atoi(argv[2]);
	/* once more, and back: it is still this thread's */
	must_take(atoi(argv[3]), 1);
	must_be(change(device, TARE_NT_UNLOCK, atoi(argv[3]), 0), NT_OK);
	pass(delay);
	kill(getpid(), SIGKILL);
	return 1;
}

/* The leader dies of another thread's exec, with what it owns; that thread lives on. */
static void leader_dies_of_exec(void)
{
	struct plan plan = {DELAY_NS + some_delay(), 1 + below(&by, 3)};
	uint32_t leaders;
	pid_t child;

	must_be(create(device, TARE_NT_MUTEX, 0, 0, &leaders), NT_OK);
	child = fork();
	if (!child) {
		must_take(leaders, 1);
		shared->ready = 1;
		begin(exec_image, &plan);
		for (;;)
			pause();
	}
	until_ready(child);
	inherit(device, leaders);
	must_be(close_handle(device, leaders), NT_OK);
	now_comes("exec");
	must_be(take(mutex, now_ns() + 60000 * MS), NT_ABANDONED);
	must_be(change(device, TARE_NT_UNLOCK, mutex, 0), NT_OK);
	bury(child);
}

/* Just when it is given what it waits for: it has it and dies, or has it not. */
static void waiter_dies(void)
{
	uint64_t delay = some_delay();
	bool first = below(&by, 2), all = below(&by, 2);
	int64_t status;
	pid_t child;

	must_take(mutex, 1);
	child = fork();
	if (!child) {
		shared->ready = 1;
		wait_for(device, &mutex, 1, all ? TARE_NT_WAIT_ALL : 0, FOREVER);
		for (;;)
			pause();
	}
	until_ready(child);
	pass(delay);
	if (first)
		kill(child, SIGKILL);
	must_be(change(device, TARE_NT_UNLOCK, mutex, 0), NT_OK);
	if (!first)
		kill(child, SIGKILL);
	/* until it is dead it may take what is free, though it is killed */
	bury(child);
	status = take(mutex, now_ns() + 60000 * MS);
	must_be(status == NT_ABANDONED ? NT_OK : status, NT_OK);
	must_be(change(device, TARE_NT_UNLOCK, mutex, 0), NT_OK);
}

static void *own_for(void *fd)
{
	uint32_t handle;

	must_be(create((intptr_t)fd, TARE_NT_MUTEX, 1, 0, &handle), NT_OK);
	return NULL;
}

/* The last close comes while the death is being told: who joins a thread is woken before that. */
static void thread_dies_and_its_open(void)
{
	for (int i = 0; i < 30; i++) {
		intptr_t fd = open_device();

		pthread_join(begin(own_for, (void *)fd), NULL);
		close(fd);
	}
}

static const struct {
	const char *name;
	void (*run)(void);
} scenarios[] = {
	{"owner", process_dies},        {"owner with our files", process_with_our_files_dies},
	{"owner by vfork", vfork_dies}, {"owning thread", thread_dies},
	{"opener", opener_dies},        {"leader, of an exec", leader_dies_of_exec},
	{"who waits", waiter_dies},     {"owning thread, and its open", thread_dies_and_its_open},
};

#define SCENARIOS ((int)(sizeof(scenarios) / sizeof(*scenarios)))

int main(int argc, char **argv)
{
	int kills, died[SCENARIOS] = {0};

	if (argc == 5 && !strcmp(argv[1], "image"))
		return be_image(argv);
	if (argc != 4) {
		fprintf(stderr, "nt_kill SEED KILLS LIMIT_MS\n");
		return 2;
	}
	by.state = strtoull(argv[1], NULL, 0);
	kills = atoi(argv[2]);
	limit_ns = atoi(argv[3]) * MS;
	shared = mmap(NULL, sizeof(*shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1,
		      0);
	if (shared == MAP_FAILED)
		die("mmap");
	device = open_device();
	must_be(create(device, TARE_NT_MUTEX, 0, 0, &mutex), NT_OK);
	for (deaths = 1; deaths <= kills; deaths++) {
		/* the first ones: each once */
		int which = deaths <= SCENARIOS ? deaths - 1 : (int)below(&by, SCENARIOS);

		now_comes(scenarios[which].name);
		died[which]++;
		scenarios[which].run();
	}
	printf("%d deaths; abandoned after at most %llu us\n", kills,
	       (unsigned long long)slowest_ns / 1000);
	for (int i = 0; i < SCENARIOS; i++)
		printf("%4d %s\n", died[i], scenarios[i].name);
	return 0;
}
