// SPDX-License-Identifier: GPL-2.0-only
/* Processes beside the one that asks, and what they know of each other. */
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "case.h"
#include "run.h"

/* What a process ended with, that was killed. */
#define KILLED 256

/* Another process runs it, attached anew, and ends with what it returns, 0 to 255. */
static pid_t start(const struct nt_api *api, int (*run)(const struct nt_api *api, uint32_t of),
		   uint32_t of)
{
	pid_t process;

	fflush(stdout);
	process = fork();
	if (process < 0)
		case_give_up("no process for a case");
	if (process)
		return process;
	if (api->attach())
		_exit(255);
	_exit(run(api, of));
}

/* Returns once its first thread sleeps. */
static void until_asleep(pid_t process)
{
	char path[64];

	snprintf(path, sizeof(path), "/proc/%d/stat", process);
	case_asleep_at(path);
}

static uint32_t end_of(pid_t process)
{
	int status = 0;

	if (waitpid(process, &status, 0) != process)
		case_give_up("a process is lost");
	return WIFEXITED(status) ? WEXITSTATUS(status) : KILLED;
}

/* Names by which another process finds the parent's objects. */
#define MUTEX_NAME "nt-cases mutex"
#define EVENT_NAME "nt-cases event"

static uint32_t named(const struct nt_api *api, uint32_t type, const char *name)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_CREATE, .a = type, .in_size = strlen(name)};
	uint32_t status = api->call(&call, name, NULL);

	if (status != NT_OBJECT_EXISTS)
		EXPECT(status, NT_OK);
	return call.handle;
}

static int own_until_killed(const struct nt_api *api, uint32_t of)
{
	(void)of;
	if (case_wait(api, named(api, TARE_NT_MUTEX, MUTEX_NAME), 0) ||
	    case_set(api, named(api, TARE_NT_EVENT, EVENT_NAME)))
		return 1;
	return case_wait(api, case_event(api, false, false), NT_FOREVER);
}

static void a_process_that_owns_is_killed(const struct nt_api *api)
{
	uint32_t mutex = named(api, TARE_NT_MUTEX, MUTEX_NAME),
		 event = named(api, TARE_NT_EVENT, EVENT_NAME);
	pid_t process = start(api, own_until_killed, 0);
	struct waiter *waiter;

	EXPECT(case_wait(api, event, LONG), NT_OK);
	EXPECT(case_wait(api, mutex, 0), NT_TIMEOUT);
	waiter = case_waiter(api, 1, &mutex, 0, LONG);
	kill(process, SIGKILL);
	EXPECT(case_result(waiter), NT_ABANDONED);
	EXPECT(end_of(process), KILLED);
	case_close(api, (uint32_t[]){mutex, event}, 2);
}

static int wait_until_killed(const struct nt_api *api, uint32_t of)
{
	(void)of;
	return case_wait(api, named(api, TARE_NT_EVENT, EVENT_NAME), NT_FOREVER);
}

static void a_process_that_waits_is_killed(const struct nt_api *api)
{
	uint32_t event = named(api, TARE_NT_EVENT, EVENT_NAME);
	int64_t begin = case_now_ns();
	pid_t process = start(api, wait_until_killed, 0);

	until_asleep(process);
	kill(process, SIGKILL);
	EXPECT(end_of(process), KILLED);
	EXPECT(case_now_ns() - begin < LONG, true);
	/* it takes nothing any more */
	EXPECT(case_set(api, event), NT_OK);
	EXPECT(case_wait(api, event, 0), NT_OK);
	nt_close(api, event);
}

static int set_the_parents(const struct nt_api *api, uint32_t event)
{
	uint32_t status = case_set(api, event);

	return status == NT_OK ? 0 : status == NT_INVALID_HANDLE ? 1 : 2;
}

/* So many that the other process has no handle of the last one's number. */
#define HANDLES 1000

static void another_processes_handle(const struct nt_api *api)
{
	uint32_t event[HANDLES];
	pid_t process;

	for (int i = 0; i < HANDLES; i++)
		event[i] = case_event(api, false, false);
	process = start(api, set_the_parents, event[HANDLES - 1]);
	/* who inherits the module's descriptor is its client as the parent is */
	EXPECT(end_of(process), case_of(api, "ntobj", 0, 1));
	EXPECT(case_wait(api, event[HANDLES - 1], 0), case_of(api, "ntobj", NT_OK, NT_TIMEOUT));
	case_close(api, event, HANDLES);
}

static int set_the_named(const struct nt_api *api, uint32_t of)
{
	(void)of;
	return case_set(api, named(api, TARE_NT_EVENT, EVENT_NAME)) != NT_OK;
}

static void another_process_finds_a_name(const struct nt_api *api)
{
	uint32_t event = named(api, TARE_NT_EVENT, EVENT_NAME);
	struct waiter *waiter = case_waiter(api, 1, &event, 0, LONG);

	EXPECT(end_of(start(api, set_the_named, 0)), 0);
	EXPECT(case_result(waiter), NT_OK);
	nt_close(api, event);
}

#define PROCESSES (NT_LACKS_PROCESSES | NT_LACKS_NAMES)

const struct nt_case process_cases[] = {
	{20, NT_LACKS_DEATHS | PROCESSES, "a killed process abandons its mutexes",
	 .run = a_process_that_owns_is_killed},
	{39, PROCESSES, "a process that waits can be killed, and takes nothing",
	 .run = a_process_that_waits_is_killed},
	{44, PROCESSES, "another process finds what has a name",
	 .run = another_process_finds_a_name},
	{48, PROCESSES, "a handle is one process's", .run = another_processes_handle},
	{0},
};
