// SPDX-License-Identifier: GPL-2.0-only
#include "worker.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

#include "portable.h"

#define ARGUMENT_OF_WORKER "--worker"
/* the exit status of a worker; not 0, which in Wine is that of a process that was killed */
#define WORK_DONE 100
/* bytes, more than all rings of a program need; untouched pages take no memory */
#define MEMORY (1u << 20)

const bool worker_forks = false;

struct worker {
	int cpu;
	void (*work)(void *);
	void *context;
	HANDLE thread;
	HANDLE process; /* NULL: a thread of ours */
	HANDLE wait;
};

static HANDLE section;
static char *memory;

static char *map_section(void)
{
	char *view = MapViewOfFile(section, FILE_MAP_ALL_ACCESS, 0, 0, MEMORY);

	if (!view)
		fail("MapViewOfFile");
	return view;
}

void *worker_memory(size_t size)
{
	SECURITY_ATTRIBUTES inherited = {.nLength = sizeof(inherited), .bInheritHandle = TRUE};
	static size_t used;
	char *found;

	if (!memory) {
		section = CreateFileMappingA(INVALID_HANDLE_VALUE, &inherited, PAGE_READWRITE, 0,
					     MEMORY, NULL);
		if (!section)
			fail("CreateFileMapping");
		memory = map_section();
	}
	size = (size + 63) / 64 * 64;
	if (size > MEMORY - used)
		fail("memory for workers");
	found = memory + used;
	used += size;
	return found;
}

void worker_if_started(int argc, char **argv, void (*work)(void *))
{
	if (argc != 5 || strcmp(argv[1], ARGUMENT_OF_WORKER))
		return;
	section = (HANDLE)(intptr_t)strtoull(argv[2], NULL, 10);
	if (move_to(atoi(argv[4])))
		fail("pinning a worker");
	work(map_section() + strtoull(argv[3], NULL, 10));
	exit(WORK_DONE);
}

/* Processes in a job end when its last handle is closed; only this process has one. */
static void enter_job(void)
{
	JOBOBJECT_EXTENDED_LIMIT_INFORMATION limit = {.BasicLimitInformation.LimitFlags =
							      JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE};
	static HANDLE job;

	if (job)
		return;
	job = CreateJobObjectA(NULL, NULL);
	if (!job ||
	    !SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limit,
				     sizeof(limit)) ||
	    !AssignProcessToJobObject(job, GetCurrentProcess()))
		fail("a job for the workers");
}

static void say_failed(void)
{
	fprintf(stderr, "%s: a worker process failed\n", program_name());
	exit(TARE_FAILED);
}

/* A worker that failed ends the program, which would wait for the worker for ever. */
static void CALLBACK on_end(void *context, BOOLEAN timed_out)
{
	const struct worker *worker = context;
	DWORD status;

	(void)timed_out;
	if (!GetExitCodeProcess(worker->process, &status) || status != WORK_DONE)
		say_failed();
}

static void start_process(struct worker *worker)
{
	STARTUPINFOA start = {.cb = sizeof(start)};
	char self[MAX_PATH], command[MAX_PATH + 128];
	PROCESS_INFORMATION made;

	enter_job();
	if (!GetModuleFileNameA(NULL, self, sizeof(self)))
		fail("GetModuleFileName");
	snprintf(command, sizeof(command), "\"%s\" " ARGUMENT_OF_WORKER " %llu %llu %d", self,
		 (unsigned long long)(uintptr_t)section,
		 (unsigned long long)((char *)worker->context - memory), worker->cpu);
	if (!CreateProcessA(NULL, command, NULL, NULL, TRUE, 0, NULL, NULL, &start, &made))
		fail("CreateProcess");
	CloseHandle(made.hThread);
	worker->process = made.hProcess;
	if (!RegisterWaitForSingleObject(&worker->wait, made.hProcess, on_end, worker, INFINITE,
					 WT_EXECUTEONLYONCE))
		fail("RegisterWaitForSingleObject");
}

static DWORD WINAPI run(void *context)
{
	struct worker *worker = context;

	if (move_to(worker->cpu))
		fail("pinning a worker");
	worker->work(worker->context);
	return 0;
}

static void start_thread(struct worker *worker)
{
	worker->thread = CreateThread(NULL, 0, run, worker, 0, NULL);
	if (!worker->thread)
		fail("CreateThread");
}

struct worker *worker_start(enum worker_kind kind, int cpu, void (*work)(void *), void *context)
{
	struct worker *worker = Malloc(sizeof(*worker));

	*worker = (struct worker){.cpu = cpu, .work = work, .context = context};
	if (kind == WORKER_PROCESS)
		start_process(worker);
	else
		start_thread(worker);
	return worker;
}

void worker_join(struct worker *worker)
{
	HANDLE handle = worker->process ? worker->process : worker->thread;
	DWORD status = 0;

	if (WaitForSingleObject(handle, INFINITE) != WAIT_OBJECT_0)
		fail("waiting for a worker");
	if (worker->process && (!GetExitCodeProcess(handle, &status) || status != WORK_DONE))
		say_failed();
	/* waits until the callback has returned, which uses the worker */
	if (worker->process && !UnregisterWaitEx(worker->wait, INVALID_HANDLE_VALUE))
		fail("UnregisterWaitEx");
	CloseHandle(handle);
	free(worker);
}

struct switches own_switches(void)
{
	return (struct switches){-1, -1};
}

struct switches worker_switches(const struct worker *worker)
{
	(void)worker;
	return own_switches();
}

void wake_without_preempting(bool yes)
{
	(void)yes;
}
