// SPDX-License-Identifier: GPL-2.0-only
/* Owners that die. */
#include <string.h>

#include "steps.h"

#define DEAD_OWNER(slot) BEGINS(0, ANY(slot, OK), ANY(slot, OK)), JOINS(0)

/* A thread owns a until b is set, and dies. */
#define OWNER                                                                                      \
	OBJECT(a, MUTEX, false, 0), MANUAL(b, false), AUTO(c, false), MANUAL(d, false),            \
		BEGINS(0, ANY(a, OK), DO(SET, d, OK), WAITS(b, 0, OK, LONG)),                      \
		WAITS(d, 0, OK, LONG)

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
	pid_t process = case_process(api, own_until_killed, 0);
	struct waiter *waiter;

	EXPECT(case_wait(api, event, LONG), NT_OK);
	EXPECT(case_wait(api, mutex, 0), NT_TIMEOUT);
	waiter = case_waiter(api, 1, &mutex, 0, LONG);
	case_kill(process);
	EXPECT(case_result(waiter), NT_ABANDONED);
	EXPECT(case_ended(process), CASE_KILLED);
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
	pid_t process = case_process(api, wait_until_killed, 0);

	case_asleep(process);
	case_kill(process);
	EXPECT(case_ended(process), CASE_KILLED);
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
	process = case_process(api, set_the_parents, event[HANDLES - 1]);
	/* who inherits the module's descriptor is its client as the parent is */
	EXPECT(case_ended(process), case_of(api, "ntobj", 0, 1));
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

	EXPECT(case_ended(case_process(api, set_the_named, 0)), 0);
	EXPECT(case_result(waiter), NT_OK);
	nt_close(api, event);
}

#define PROCESSES (NT_LACKS_PROCESSES | NT_LACKS_NAMES)

const struct nt_case death_cases[] = {
	{17, NT_LACKS_DEATHS, "a dead owner's mutex is abandoned once",
	 STEPS(OBJECT(a, MUTEX, false, 0), DEAD_OWNER(a), ANY(a, ABANDONED), ANY(a, OK),
	       WAS(UNLOCK, a, -1), DO(UNLOCK, a, OK), DO(UNLOCK, a, MUTEX_NOT_OWNED), ANY(a, OK),
	       DO(UNLOCK, a, OK))},
	{18, NT_LACKS_DEATHS, "an abandoned mutex is free, and says so",
	 STEPS(OBJECT(a, MUTEX, true, 0), STATE(a, 0, false), ANY(a, OK), STATE(a, -1, false),
	       DO(UNLOCK, a, OK), DO(UNLOCK, a, OK), STATE(a, 1, false), DEAD_OWNER(a),
	       /* to ask is not to own */
	       STATE(a, 1, true), STATE(a, 1, true), ANY(a, ABANDONED), STATE(a, 0, false))},
	{19, NT_LACKS_DEATHS, "of any, a wait says which was abandoned",
	 STEPS(AUTO(a, false), OBJECT(b, MUTEX, false, 0), OBJECT(c, MUTEX, false, 0),
	       DEAD_OWNER(b), ANY(abc, ABANDONED + 1), ANY(abc, OK + 1),
	       DO(UNLOCK, c, MUTEX_NOT_OWNED))},
	{19, NT_LACKS_DEATHS | NT_LACKS_ALL, "of all, a wait says that one was abandoned",
	 STEPS(OBJECT(a, MUTEX, false, 0), OBJECT(b, MUTEX, false, 0), DEAD_OWNER(b),
	       ALL(ab, ABANDONED), DO(UNLOCK, a, OK), DO(UNLOCK, b, OK))},
	{20, NT_LACKS_DEATHS, "an owner's death ends another's wait",
	 STEPS(OWNER, SLEEPS(1, ca, 0, LONG), DO(SET, b, OK), JOINS(0), ENDS(1, ABANDONED + 1),
	       /* the waiter owned it, and has died as well */
	       ANY(a, ABANDONED))},
	{20, NT_LACKS_DEATHS | NT_LACKS_ALL, "an owner's death ends another's wait for all",
	 STEPS(OWNER, SLEEPS(1, ba, TARE_NT_WAIT_ALL, LONG), DO(SET, b, OK), JOINS(0),
	       ENDS(1, ABANDONED))},
	{20, NT_LACKS_DEATHS | PROCESSES, "a killed process abandons its mutexes",
	 .run = a_process_that_owns_is_killed},
	{39, PROCESSES, "a process that waits can be killed, and takes nothing",
	 .run = a_process_that_waits_is_killed},
	{44, PROCESSES, "another process finds what has a name",
	 .run = another_process_finds_a_name},
	{48, PROCESSES, "a handle is one process's", .run = another_processes_handle},
	{0},
};
