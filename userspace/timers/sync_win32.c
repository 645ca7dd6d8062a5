// SPDX-License-Identifier: GPL-2.0-only
#include "sync.h"

#include <windows.h>

#include "portable.h"

static void *create_section(bool open)
{
	CRITICAL_SECTION *section = Malloc(sizeof(*section));

	(void)open;
	InitializeCriticalSection(section);
	return section;
}

static void take_section(void *object)
{
	EnterCriticalSection(object);
}

static void give_section(void *object)
{
	LeaveCriticalSection(object);
}

static void *checked(HANDLE object, const char *what)
{
	if (!object)
		fail(what);
	return object;
}

static void take_handle(void *object)
{
	if (WaitForSingleObject(object, INFINITE) != WAIT_OBJECT_0)
		fail("WaitForSingleObject");
}

static void *create_mutex(bool open)
{
	(void)open;
	return checked(CreateMutexA(NULL, FALSE, NULL), "CreateMutex");
}

static void give_mutex(void *object)
{
	if (!ReleaseMutex(object))
		fail("ReleaseMutex");
}

static void *create_semaphore(bool open)
{
	return checked(CreateSemaphoreA(NULL, open, 1000, NULL), "CreateSemaphore");
}

static void give_semaphore(void *object)
{
	if (!ReleaseSemaphore(object, 1, NULL))
		fail("ReleaseSemaphore");
}

static void *create_event(bool open)
{
	return checked(CreateEventA(NULL, FALSE, open, NULL), "CreateEvent");
}

static void give_event(void *object)
{
	if (!SetEvent(object))
		fail("SetEvent");
}

const struct sync_kind sync_kinds[] = {
	{"CriticalSection", true, create_section, take_section, give_section},
	{"Mutex", true, create_mutex, take_handle, give_mutex},
	{"Semaphore", false, create_semaphore, take_handle, give_semaphore},
	{"Event", false, create_event, take_handle, give_event},
};
const size_t sync_kinds_count = sizeof(sync_kinds) / sizeof(sync_kinds[0]);
const struct sync_kind *const sync_gate = &sync_kinds[2];
