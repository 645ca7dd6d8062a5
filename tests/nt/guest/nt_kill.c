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

#define DELAY_US  2000 /* the most that passes before a death */
#define SCENARIOS 5

static struct shared {
	_Atomic uint64_t died; /* the moment just before */
	_Atomic bool ready;
} * shared;
static struct draw by;
static uint64_t limit_ns, slowest_ns;
static int device;
static uint32_t mutex;
static int deaths;
/* of this death: how long after it is owned so often */
static uint32_t delay_us;
static int times;

/* The death, and what is dying. */
static void now_comes(const char *scenario)
{
	snprintf(doing, sizeof(doing), "death %d (%s)", deaths, scenario);
}

static int64_t take(uint32_t handle, uint64_t deadline_ns)
{
	return wait_for(device, &handle, 1, 0, deadline_ns);
}

/* So often; then the death may come. */
static void own_for_a_while(uint32_t handle)
{
	for (int i = 0; i < times; i++)
		must_be(take(handle, 0), NT_OK);
	shared->ready = true;
	usleep(delay_us);
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
	shared->ready = false;
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
static void inherit(uint32_t handle)
{
	must_be(take(handle, now_ns() + 60000 * MS), NT_ABANDONED);
	must_be(change(device, TARE_NT_UNLOCK, handle, 0), NT_OK);
	must_be(change(device, TARE_NT_UNLOCK, handle, 0), NT_MUTEX_NOT_OWNED);
}

static void inherit_in_time(uint32_t handle)
{
	uint64_t took;

	inherit(handle);
	took = now_ns() - shared->died;
	if (took > slowest_ns)
		slowest_ns = took;
	if (took > limit_ns)
		die("%s: its mutex was abandoned after %llu us", doing,
		    (unsigned long long)took / 1000);
}

/* Which may share our descriptors, or, as long as it lives, our memory. */
static void process_dies(void)
{
	int shares = deaths / SCENARIOS % 3;
	pid_t child = shares == 2 ? vfork()
				  : syscall(SYS_clone, SIGCHLD | (shares ? CLONE_FILES : 0), NULL,
					    NULL, NULL, NULL);

	if (!child) {
		own_for_a_while(mutex);
		die_now();
	}
	until_ready(child);
	inherit_in_time(mutex);
	bury(child);
}

static void *own_and_exit(void *unused)
{
	own_for_a_while(mutex);
	shared->died = now_ns();
	return unused;
}

/* The thread alone: its process lives on. */
static void thread_dies(void)
{
	pid_t child = fork();

	if (!child) {
		begin(own_and_exit, NULL);
		for (;;)
			pause();
	}
	until_ready(child);
	inherit_in_time(mutex);
	must_be(waitpid(child, NULL, WNOHANG), 0);
	kill(child, SIGKILL);
	bury(child);
}

static void *own_and_exec(void *unused)
{
	own_for_a_while(mutex);
	shared->died = now_ns();
	execlp("sleep", "sleep", "60", NULL);
	die("exec");
	return unused;
}

/* The leader dies of another thread's exec, with what it owns; that thread lives on as the image.
 */
static void leader_dies_of_exec(void)
{
	uint32_t leaders;
	pid_t child;

	must_be(create(device, TARE_NT_MUTEX, 0, 0, &leaders), NT_OK);
	child = fork();
	if (!child) {
		must_be(take(leaders, 0), NT_OK);
		begin(own_and_exec, NULL);
		for (;;)
			pause();
	}
	until_ready(child);
	inherit_in_time(leaders);
	must_be(close_handle(device, leaders), NT_OK);
	must_be(take(mutex, now_ns() + 1000 * delay_us), NT_TIMEOUT);
	now_comes("exec");
	kill(child, SIGKILL);
	inherit(mutex);
	bury(child);
}

/* Just when it is given what it waits for: it has it and dies, or has it not. */
static void waiter_dies(void)
{
	bool first = below(&by, 2), all = below(&by, 2);
	int64_t status;
	pid_t child;

	must_be(take(mutex, 0), NT_OK);
	child = fork();
	if (!child) {
		shared->ready = true;
		wait_for(device, &mutex, 1, all ? TARE_NT_WAIT_ALL : 0, FOREVER);
		for (;;)
			pause();
	}
	until_ready(child);
	usleep(delay_us);
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

static uint32_t joined;

static void *own_and_end(void *handle)
{
	struct tare_nt_call self = {.op = TARE_NT_OP_SELF};

	must_be(take(*(uint32_t *)handle, 0), NT_OK);
	must_be(ask_call(device, &self, NULL), NT_OK);
	joined = self.value;
	return NULL;
}

/* Who joined a thread finds at once what it left, though its death is told only then. */
static void ask_of_joined(int what, uint32_t handle)
{
	struct tare_nt_message message = {0};
	struct tare_nt_call post = {.op = TARE_NT_OP_POST, .a = joined, .in_size = sizeof(message)},
			    query = {.op = TARE_NT_OP_QUERY, .handle = handle};

	switch (what) {
	case 0:
		must_be(ask_call(device, &post, &message), NT_NO_THREAD);
		return;
	case 1:
		must_be(ask_call(device, &query, NULL), NT_OK);
		must_be(query.value == 1 && query.a == 1, 1);
		return;
	case 2:
	case 3:
		must_be(wait_for(device, &handle, 1, what % 2, 0), NT_ABANDONED);
	}
}

/* The last close comes while it is told, too. */
static void thread_is_joined(void)
{
	int shared_device = device;
	uint32_t handle;

	for (int i = 0; i < 50; i++) {
		device = open_device();
		must_be(create(device, TARE_NT_MUTEX, 0, 0, &handle), NT_OK);
		pthread_join(begin(own_and_end, &handle), NULL);
		ask_of_joined(i % 5, handle);
		close(device);
	}
	device = shared_device;
}

static const struct {
	const char *name;
	void (*run)(void);
} scenarios[SCENARIOS] = {{"process", process_dies},
			  {"thread", thread_dies},
			  {"leader, of an exec", leader_dies_of_exec},
			  {"who waits", waiter_dies},
			  {"joined thread", thread_is_joined}};

int main(int argc, char **argv)
{
	int kills;

	shared = mmap(NULL, sizeof(*shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1,
		      0);
	if (shared == MAP_FAILED || argc != 4)
		die("nt_kill SEED KILLS LIMIT_MS");
	by.state = strtoull(argv[1], NULL, 0);
	kills = atoi(argv[2]);
	limit_ns = atoi(argv[3]) * MS;
	device = open_device();
	must_be(create(device, TARE_NT_MUTEX, 0, 0, &mutex), NT_OK);
	for (deaths = 1; deaths <= kills; deaths++) {
		int which = deaths % SCENARIOS;

		delay_us = below(&by, DELAY_US);
		times = 1 + below(&by, 3);
		now_comes(scenarios[which].name);
		scenarios[which].run();
	}
	printf("%d deaths; abandoned after at most %llu us\n", kills,
	       (unsigned long long)slowest_ns / 1000);
	return 0;
}
