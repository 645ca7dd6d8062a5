// SPDX-License-Identifier: GPL-2.0-only
/* Owners that die. */
#include <string.h>

#include "case.h"

static void own_twice(const struct nt_api *api, uint32_t mutex)
{
	EXPECT(case_wait(api, mutex, 0), NT_OK);
	EXPECT(case_wait(api, mutex, 0), NT_OK);
}

static void of_a_dead_owner(const struct nt_api *api)
{
	uint32_t mutex = case_mutex(api, false);
	int32_t previous = 9;

	case_thread(api, own_twice, mutex);
	EXPECT(case_wait(api, mutex, 0), NT_ABANDONED);
	EXPECT(case_wait(api, mutex, 0), NT_OK);
	EXPECT(nt_release_mutex(api, mutex, &previous), NT_OK);
	EXPECT(previous, -1);
	EXPECT(case_unlock(api, mutex), NT_OK);
	EXPECT(case_unlock(api, mutex), NT_MUTEX_NOT_OWNED);
	EXPECT(case_wait(api, mutex, 0), NT_OK);
	EXPECT(case_unlock(api, mutex), NT_OK);
	nt_close(api, mutex);
}

static void expect_state(const struct nt_api *api, uint32_t mutex, int32_t state, bool abandoned)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_QUERY, .handle = mutex};

	EXPECT(api->call(&call, NULL, NULL), NT_OK);
	EXPECT(call.value, state);
	EXPECT(call.a, abandoned);
}

static void state_of_an_abandoned_one(const struct nt_api *api)
{
	uint32_t mutex = case_mutex(api, true);

	expect_state(api, mutex, 0, false);
	EXPECT(case_wait(api, mutex, 0), NT_OK);
	expect_state(api, mutex, -1, false);
	EXPECT(case_unlock(api, mutex), NT_OK);
	EXPECT(case_unlock(api, mutex), NT_OK);
	expect_state(api, mutex, 1, false);
	case_thread(api, own_twice, mutex);
	/* to ask is not to own */
	for (int i = 0; i < 2; i++)
		expect_state(api, mutex, 1, true);
	EXPECT(case_wait(api, mutex, 0), NT_ABANDONED);
	expect_state(api, mutex, 0, false);
	nt_close(api, mutex);
}

static void which_of_any_was_abandoned(const struct nt_api *api)
{
	uint32_t handle[3] = {case_event(api, false, false), case_mutex(api, false),
			      case_mutex(api, false)};

	case_thread(api, own_twice, handle[1]);
	EXPECT(api->wait(handle, 3, 0, 0), NT_ABANDONED + 1);
	EXPECT(api->wait(handle, 3, 0, 0), NT_OK + 1);
	EXPECT(case_unlock(api, handle[2]), NT_MUTEX_NOT_OWNED);
	case_close(api, handle, 3);
}

static void one_of_all_was_abandoned(const struct nt_api *api)
{
	uint32_t handle[2] = {case_mutex(api, false), case_mutex(api, false)};

	case_thread(api, own_twice, handle[1]);
	EXPECT(api->wait(handle, 2, TARE_NT_WAIT_ALL, 0), NT_ABANDONED);
	for (int i = 0; i < 2; i++)
		EXPECT(case_unlock(api, handle[i]), NT_OK);
	case_close(api, handle, 2);
}

struct gate {
	uint32_t mutex, owned, gate;
};

static uint32_t own_until_the_gate(const struct nt_api *api, void *of)
{
	struct gate *gate = of;

	return case_wait(api, gate->mutex, 0) | case_set(api, gate->owned) |
	       case_wait(api, gate->gate, LONG);
}

static void death_ends_a_wait(const struct nt_api *api)
{
	struct gate gate = {case_mutex(api, false), case_event(api, true, false),
			    case_event(api, true, false)};
	struct side *owner = case_start(api, own_until_the_gate, &gate);
	uint32_t two[2] = {case_event(api, false, false), gate.mutex};
	struct waiter *waiter;

	EXPECT(case_wait(api, gate.owned, LONG), NT_OK);
	waiter = case_waiter(api, 2, two, 0, LONG);
	EXPECT(case_set(api, gate.gate), NT_OK);
	EXPECT(case_end(owner), NT_OK);
	EXPECT(case_result(waiter), NT_ABANDONED + 1);
	/* the waiter owned it, and has died as well */
	EXPECT(case_wait(api, gate.mutex, 0), NT_ABANDONED);
	case_close(api, (uint32_t[]){gate.mutex, gate.owned, gate.gate, two[0]}, 4);
}

static void death_ends_a_wait_for_all(const struct nt_api *api)
{
	struct gate gate = {case_mutex(api, false), case_event(api, true, false),
			    case_event(api, true, false)};
	struct side *owner = case_start(api, own_until_the_gate, &gate);
	uint32_t two[2] = {gate.gate, gate.mutex};
	struct waiter *waiter;

	EXPECT(case_wait(api, gate.owned, LONG), NT_OK);
	waiter = case_waiter(api, 2, two, TARE_NT_WAIT_ALL, LONG);
	EXPECT(case_set(api, gate.gate), NT_OK);
	EXPECT(case_end(owner), NT_OK);
	EXPECT(case_result(waiter), NT_ABANDONED);
	case_close(api, (uint32_t[]){gate.mutex, gate.owned, gate.gate}, 3);
}

/* Names by which another process finds the parent's objects. */
#define MUTEX "nt-cases mutex"
#define EVENT "nt-cases event"

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
	if (case_wait(api, named(api, TARE_NT_MUTEX, MUTEX), 0) ||
	    case_set(api, named(api, TARE_NT_EVENT, EVENT)))
		return 1;
	return case_wait(api, case_event(api, false, false), NT_FOREVER);
}

static void a_process_that_owns_is_killed(const struct nt_api *api)
{
	uint32_t mutex = named(api, TARE_NT_MUTEX, MUTEX), event = named(api, TARE_NT_EVENT, EVENT);
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
	return case_wait(api, named(api, TARE_NT_EVENT, EVENT), NT_FOREVER);
}

static void a_process_that_waits_is_killed(const struct nt_api *api)
{
	uint32_t event = named(api, TARE_NT_EVENT, EVENT);
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
	return case_set(api, named(api, TARE_NT_EVENT, EVENT)) != NT_OK;
}

static void another_process_finds_a_name(const struct nt_api *api)
{
	uint32_t event = named(api, TARE_NT_EVENT, EVENT);
	struct waiter *waiter = case_waiter(api, 1, &event, 0, LONG);

	EXPECT(case_ended(case_process(api, set_the_named, 0)), 0);
	EXPECT(case_result(waiter), NT_OK);
	nt_close(api, event);
}

#define PROCESSES (NT_LACKS_PROCESSES | NT_LACKS_NAMES)

const struct nt_case death_cases[] = {
	{17, NT_LACKS_DEATHS, "a dead owner's mutex is abandoned once", of_a_dead_owner},
	{18, NT_LACKS_DEATHS, "an abandoned mutex is free, and says so", state_of_an_abandoned_one},
	{19, NT_LACKS_DEATHS, "of any, a wait says which was abandoned",
	 which_of_any_was_abandoned},
	{19, NT_LACKS_DEATHS | NT_LACKS_ALL, "of all, a wait says that one was abandoned",
	 one_of_all_was_abandoned},
	{20, NT_LACKS_DEATHS, "an owner's death ends another's wait", death_ends_a_wait},
	{20, NT_LACKS_DEATHS | NT_LACKS_ALL, "an owner's death ends another's wait for all",
	 death_ends_a_wait_for_all},
	{20, NT_LACKS_DEATHS | PROCESSES, "a killed process abandons its mutexes",
	 a_process_that_owns_is_killed},
	{39, PROCESSES, "a process that waits can be killed, and takes nothing",
	 a_process_that_waits_is_killed},
	{44, PROCESSES, "another process finds what has a name", another_process_finds_a_name},
	{48, PROCESSES, "a handle is one process's", another_processes_handle},
	{0},
};
