// SPDX-License-Identifier: GPL-2.0-only
#include "worker.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "portable.h"

const bool worker_forks = true;

struct worker {
	enum worker_kind kind;
	int cpu;
	void (*work)(void *);
	void *context;
	pthread_t thread;
	pid_t process;
};

void *worker_memory(size_t size)
{
	return Zeroed(size);
}

void worker_if_started(int argc, char **argv, void (*work)(void *))
{
	(void)argc;
	(void)argv;
	(void)work;
}

static void *run(void *context)
{
	struct worker *worker = context;

	if (move_to(worker->cpu))
		fail("pinning a worker");
	worker->work(worker->context);
	return NULL;
}

static void say_failed(void)
{
	static const char failed[] = ": a worker process failed\n";
	const char *program = program_name();

	if (write(STDERR_FILENO, program, strlen(program)) < 0 ||
	    write(STDERR_FILENO, failed, sizeof(failed) - 1) < 0)
		return;
}

/* A worker that failed ends the program, which would wait for the worker for ever. */
static void on_end(int signal_number, siginfo_t *info, void *context)
{
	(void)signal_number;
	(void)context;
	if (info->si_code == CLD_EXITED && !info->si_status)
		return;
	say_failed();
	_exit(TARE_FAILED);
}

static void watch_processes(void)
{
	const struct sigaction action = {.sa_sigaction = on_end,
					 .sa_flags = SA_SIGINFO | SA_RESTART | SA_NOCLDSTOP};

	if (sigaction(SIGCHLD, &action, NULL))
		fail("sigaction");
}

static void start_process(struct worker *worker)
{
	pid_t parent = getpid();

	watch_processes();
	fflush(stdout);
	worker->process = fork();
	if (worker->process < 0)
		fail("fork");
	if (worker->process)
		return;
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	/* the parent may have died before prctl() asked for the signal of its death */
	if (getppid() != parent)
		_exit(TARE_FAILED);
	run(worker);
	_exit(TARE_OK);
}

struct worker *worker_start(enum worker_kind kind, int cpu, void (*work)(void *), void *context)
{
	struct worker *worker = Malloc(sizeof(*worker));

	*worker = (struct worker){.kind = kind, .cpu = cpu, .work = work, .context = context};
	if (kind == WORKER_PROCESS)
		start_process(worker);
	else if (pthread_create(&worker->thread, NULL, run, worker))
		fail("pthread_create");
	return worker;
}

void worker_join(struct worker *worker)
{
	int status;

	if (worker->kind == WORKER_THREAD) {
		pthread_join(worker->thread, NULL);
	} else if (waitpid(worker->process, &status, 0) != worker->process || status) {
		say_failed();
		exit(TARE_FAILED);
	}
	free(worker);
}

struct switches own_switches(void)
{
	struct rusage usage;

	if (getrusage(RUSAGE_SELF, &usage))
		fail("getrusage");
	return (struct switches){(double)(usage.ru_nvcsw + usage.ru_nivcsw),
				 (double)usage.ru_nivcsw};
}

struct switches worker_switches(const struct worker *worker)
{
	char path[64], line[256];
	unsigned long waits = 0, aside = 0;
	FILE *file;

	if (worker->kind == WORKER_THREAD)
		return (struct switches){0, 0};
	snprintf(path, sizeof(path), "/proc/%d/status", worker->process);
	file = fopen(path, "re");
	if (!file)
		fail(path);
	while (fgets(line, sizeof(line), file))
		if (sscanf(line, "voluntary_ctxt_switches: %lu", &waits) != 1)
			sscanf(line, "nonvoluntary_ctxt_switches: %lu", &aside);
	fclose(file);
	return (struct switches){(double)(waits + aside), (double)aside};
}

void wake_without_preempting(bool yes)
{
	struct sched_param parameters = {0};

	if (sched_setscheduler(0, yes ? SCHED_BATCH : SCHED_OTHER, &parameters))
		fail("sched_setscheduler");
}
