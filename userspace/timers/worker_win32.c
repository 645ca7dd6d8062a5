// SPDX-License-Identifier: GPL-2.0-only
#include "worker.h"

#include <stdlib.h>
#include <windows.h>

#include "portable.h"

const bool worker_has_processes = false;

struct worker {
	int cpu;
	void (*work)(void *);
	void *context;
	HANDLE thread;
};

static DWORD WINAPI run(void *context)
{
	struct worker *worker = context;

	if (move_to(worker->cpu))
		fail("pinning a worker");
	worker->work(worker->context);
	return 0;
}

struct worker *worker_start(enum worker_kind kind, int cpu, void (*work)(void *), void *context)
{
	struct worker *worker = Malloc(sizeof(*worker));

	(void)kind;
	*worker = (struct worker){.cpu = cpu, .work = work, .context = context};
	worker->thread = CreateThread(NULL, 0, run, worker, 0, NULL);
	if (!worker->thread)
		fail("CreateThread");
	return worker;
}

void worker_join(struct worker *worker)
{
	if (WaitForSingleObject(worker->thread, INFINITE) != WAIT_OBJECT_0)
		fail("waiting for a worker");
	CloseHandle(worker->thread);
	free(worker);
}

double own_switches(void)
{
	return -1;
}

double worker_switches(const struct worker *worker)
{
	(void)worker;
	return -1;
}

void wake_without_preempting(bool yes)
{
	(void)yes;
}
