// SPDX-License-Identifier: GPL-2.0-only
/*
 * wine-tests FRONT: functions of one file of Wine's own tests, over a front end. Prints how many
 * checks each made and how many held, and apart from these those that Wine itself fails; status 1
 * if one did not hold. Compiled with TESTS, the file, and FUNCTIONS, one ASK(name) each.
 *
 * The type of an event, and who owns a mutex, are found by what the services do. A thread can be
 * waited for alone, until it is joined; waits for processes are none of the services'.
 */
#include <pthread.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <ntstatus.h>
#define WIN32_NO_STATUS
#include <windef.h>
/* userspace/nt/win32 is called as any other C is */
#undef __stdcall
#define __stdcall
#include <winbase.h>
#include <winternl.h>

#include "win32/layer.h"

static const struct nt_api *api;
static jmp_buf leaving;
static _Atomic int made, held, by_wine, as_nt;
static bool bad;
static _Thread_local bool todo;

static void check(bool holds, int line, const char *words)
{
	if (!holds && !todo)
		printf("  line %d: %s\n", line, words);
	*(todo ? &by_wine : &made) += 1;
	*(todo ? &as_nt : &held) += holds;
}

static void run(const char *name, void (*function)(void))
{
	made = held = by_wine = as_nt = 0;
	if (!setjmp(leaving))
		function();
	printf("%s: %d of %d; that Wine fails: %d of %d\n", name, held, made, as_nt, by_wine);
	bad |= held != made;
}

static void leave(const char *what)
{
	printf("  left out, and all behind it: %s\n", what);
	longjmp(leaving, 1);
}

/* Names, in the one folder that there is. */

#define FOLDER "\\BaseNamedObjects\\"

static void make_string(UNICODE_STRING *to, const WCHAR *text)
{
	*to = (UNICODE_STRING){.Buffer = (WCHAR *)text};
	while (text[to->Length / 2])
		to->Length += 2;
}

/* An empty one where there is none. */
static NTSTATUS name_of(const OBJECT_ATTRIBUTES *of, char *name)
{
	int size = of->ObjectName ? of->ObjectName->Length / 2 : 0, folder = strlen(FOLDER);

	for (int i = 0; i < size; i++)
		name[i] = of->ObjectName->Buffer[i];
	name[size] = '\0';
	if (size &&
	    (of->Attributes & OBJ_CASE_INSENSITIVE ? strncasecmp : strncmp)(name, FOLDER, folder))
		return STATUS_OBJECT_PATH_NOT_FOUND;
	memmove(name, name + (size ? folder : 0), size + 1);
	return STATUS_SUCCESS;
}

static NTSTATUS ask(HANDLE *handle, const char *name, int op, int type, uint32_t b, uint32_t c)
{
	struct tare_nt_call call = {
		.op = op, .a = type, .b = b, .c = c, .in_size = name ? strlen(name) : 0};
	NTSTATUS status = api->call(&call, name, NULL);

	*handle = NT_ERROR(status) ? NULL : ULongToHandle(call.handle);
	return status;
}

/* Of what is opened; 0 would ask for all, and no right is told by one that nothing needs. */
static DWORD rights(DWORD access)
{
	if (access & GENERIC_EXECUTE)
		access |= SYNCHRONIZE;
	if (access & GENERIC_ALL)
		access |= EVENT_ALL_ACCESS;
	access &= ~(GENERIC_READ | GENERIC_WRITE | GENERIC_EXECUTE | GENERIC_ALL);
	return access ? access : READ_CONTROL;
}

static NTSTATUS object(HANDLE *handle, const OBJECT_ATTRIBUTES *of, int op, int type, uint32_t b,
		       uint32_t c)
{
	bool no_case = of->Attributes & OBJ_CASE_INSENSITIVE;
	char name[512];
	NTSTATUS status = name_of(of, name);

	if (status)
		return status;
	if (op == TARE_NT_OP_OPEN)
		return ask(handle, name, op, type, rights(b), no_case ? TARE_NT_NO_CASE : 0);
	status = STATUS_OBJECT_NAME_NOT_FOUND;
	if (no_case)
		status = ask(handle, name, TARE_NT_OP_OPEN, type, 0, TARE_NT_NO_CASE);
	if (!status)
		nt_close(api, HandleToULong(*handle));
	if (status != STATUS_OBJECT_NAME_NOT_FOUND)
		return status ? status : STATUS_OBJECT_NAME_COLLISION;
	return ask(handle, name, op, type, b, c);
}

static NTSTATUS change(int op, HANDLE handle, uint32_t count, void *previous)
{
	struct tare_nt_call call = {.op = op, .handle = HandleToULong(handle), .a = count};
	NTSTATUS status = api->call(&call, NULL, NULL);

	if (!status && previous)
		*(uint32_t *)previous = call.value;
	return status;
}

static bool takes(HANDLE handle)
{
	return !api->wait(&(uint32_t){HandleToULong(handle)}, 1, 0, 0);
}

/* What all types tell is as large. */
static NTSTATUS query(int type, HANDLE handle, int class, void *to, ULONG size, ULONG *told)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_QUERY, .handle = HandleToULong(handle)};
	NTSTATUS status;
	LONG now;
	bool is;

	if (class)
		return STATUS_INVALID_INFO_CLASS;
	if (size != sizeof(EVENT_BASIC_INFORMATION))
		return STATUS_INFO_LENGTH_MISMATCH;
	status = api->call(&call, NULL, NULL);
	if (status)
		return status;
	if (told)
		*told = size;
	now = call.value;
	if (type == TARE_NT_SEMAPHORE) {
		*(SEMAPHORE_BASIC_INFORMATION *)to = (SEMAPHORE_BASIC_INFORMATION){now, call.a};
	} else if (type == TARE_NT_MUTEX) {
		is = now <= 0 && takes(handle);
		*(MUTANT_BASIC_INFORMATION *)to = (MUTANT_BASIC_INFORMATION){now, is, call.a};
		if (is)
			change(TARE_NT_OP_UNLOCK, handle, 0, NULL);
	} else {
		change(TARE_NT_OP_SET, handle, 0, NULL);
		is = takes(handle) && takes(handle);
		*(EVENT_BASIC_INFORMATION *)to = (EVENT_BASIC_INFORMATION){!is, now};
		change(now ? TARE_NT_OP_SET : TARE_NT_OP_RESET, handle, 0, NULL);
	}
	return status;
}

/* Threads, one at a time, and waits. */

#define THREAD ULongToHandle(0x7f000000) /* beyond all handles of the services */

static pthread_t thread;
static LPTHREAD_START_ROUTINE to_run;

static void *in_thread(void *argument)
{
	if (api->attach())
		abort();
	to_run(argument);
	api->detach();
	return NULL;
}

static HANDLE begin(LPTHREAD_START_ROUTINE routine, void *argument)
{
	to_run = routine;
	return pthread_create(&thread, NULL, in_thread, argument) ? NULL : THREAD;
}

static NTSTATUS wait_for(ULONG count, const HANDLE *handle, bool all, int64_t timeout_ns)
{
	uint32_t number[MAXIMUM_WAIT_OBJECTS];

	if (*handle == THREAD)
		return pthread_join(thread, NULL);
	for (ULONG i = 0; i < count; i++)
		number[i] = HandleToULong(handle[i]);
	return api->wait(number, count, all ? TARE_NT_WAIT_ALL : 0, timeout_ns);
}

static NTSTATUS wait_for_one(HANDLE handle, int64_t timeout_ns)
{
	if (HandleToULong(handle) >= ~1u)
		leave("waits for a process or the thread itself");
	return wait_for(1, &handle, false, timeout_ns);
}

/* What kernel32 tells; the rest of it is userspace/nt/win32's. */

static HANDLE opened(int type, DWORD access, const char *name)
{
	HANDLE handle = NULL;

	win32_good(name ? ask(&handle, name, TARE_NT_OP_OPEN, type, rights(access), 0)
			: STATUS_INVALID_PARAMETER);
	return handle;
}

static DWORD waited(NTSTATUS status)
{
	/* one that is over leaves the last error as it was */
	return !NT_ERROR(status) || win32_good(status) ? (DWORD)status : WAIT_FAILED;
}

static int64_t ns_of(const LARGE_INTEGER *timeout)
{
	return timeout ? timeout->QuadPart * -100 : NT_FOREVER;
}

static int64_t ns_of_ms(DWORD ms)
{
	return ms == INFINITE ? NT_FOREVER : ms * 1000000ll;
}

/* In place of Wine's header of checks. */
#define __WINE_WINE_TEST_H
#define ARRAY_SIZE(of)   (sizeof(of) / sizeof((of)[0]))
#define START_TEST(name) static void all_of_##name(void)
#define ok(holds, ...)   check(!!(holds), __LINE__, #holds)
#define ok_(file, line)  ok
#define broken(old)      0 /* what holds on old versions of Windows alone */
#define todo_wine        for (todo = true; todo; todo = false)
#define todo_wine_if(is)
#define skip(...) leave(#__VA_ARGS__)
#define win_skip  skip
#define trace(...)
#define debugstr_w(text) ""

/* ntdll, by pointers */
#define CREATE(to, of, ...) object(to, of, TARE_NT_OP_CREATE, __VA_ARGS__)
#define pNtCreateEvent(to, access, of, type, set)                                                  \
	((type) > SynchronizationEvent                                                             \
		 ? STATUS_INVALID_PARAMETER                                                        \
		 : CREATE(to, of, TARE_NT_EVENT, (type) == NotificationEvent, set))
#define pNtCreateMutant(to, access, of, owned)        CREATE(to, of, TARE_NT_MUTEX, owned, 0)
#define pNtCreateSemaphore(to, access, of, now, most) CREATE(to, of, TARE_NT_SEMAPHORE, now, most)

#define OPEN(to, of, type, access)      object(to, of, TARE_NT_OP_OPEN, type, access, 0)
#define pNtOpenEvent(to, access, of)    OPEN(to, of, TARE_NT_EVENT, access)
#define pNtOpenMutant(to, access, of)   OPEN(to, of, TARE_NT_MUTEX, access)
#define NtClose(handle)                 nt_close(api, HandleToULong(handle))
#define pNtClose(handle)                NtClose(handle)
#define pRtlInitUnicodeString(to, text) make_string(to, text)

#define pNtSetEvent(handle, before)                change(TARE_NT_OP_SET, handle, 0, before)
#define pNtResetEvent(handle, before)              change(TARE_NT_OP_RESET, handle, 0, before)
#define pNtPulseEvent(handle, before)              change(TARE_NT_OP_PULSE, handle, 0, before)
#define pNtReleaseSemaphore(handle, count, before) change(TARE_NT_OP_RELEASE, handle, count, before)
#define pNtReleaseMutant(handle, before)           change(TARE_NT_OP_UNLOCK, handle, 0, before)

#define pNtQueryEvent(...)     query(TARE_NT_EVENT, __VA_ARGS__)
#define pNtQueryMutant(...)    query(TARE_NT_MUTEX, __VA_ARGS__)
#define pNtQuerySemaphore(...) query(TARE_NT_SEMAPHORE, __VA_ARGS__)

#define pNtWaitForSingleObject(handle, alertable, until) wait_for_one(handle, ns_of(until))
#define pNtWaitForMultipleObjects(count, handle, any, alertable, until)                            \
	wait_for(count, handle, !(any), ns_of(until))

/* kernel32; names of WCHAR are NULL here, and who may use an object is not asked */
#define CreateEventW              CreateEventA
#define CreateWaitableTimerA(...) (leave("timers"), NULL)

#define OpenEventA(access, inherit, name)     opened(TARE_NT_EVENT, access, name)
#define OpenEventW                            OpenEventA
#define OpenMutexA(access, inherit, name)     opened(TARE_NT_MUTEX, access, name)
#define OpenMutexW                            OpenMutexA
#define OpenSemaphoreA(access, inherit, name) opened(TARE_NT_SEMAPHORE, access, name)
#define OpenSemaphoreW                        OpenSemaphoreA
#define OpenWaitableTimerA(...)               NULL

#define ResetEvent(handle)  win32_good(pNtResetEvent(handle, NULL))
#define CloseHandle(handle) ((handle) == THREAD || (CloseHandle)(handle))
#define GetCurrentProcess() ULongToHandle(~0u)
#define GetCurrentThread()  ULongToHandle(~1u)
#define SetLastError(to)    win32_set_last_error(to)

#define CreateThread(security, stack, routine, argument, ...) begin(routine, argument)

#define WaitForSingleObject(handle, ms) waited(wait_for_one(handle, ns_of_ms(ms)))
#define WaitForMultipleObjects(count, handle, all, ms)                                             \
	waited(wait_for(count, handle, all, ns_of_ms(ms)))
#define InitializeSecurityDescriptor(...)
#define SetSecurityDescriptorDacl(...)
#define InitializeAcl(...)

#include TESTS

#define ASK(name) run(#name, name);

int main(int argc, char **argv)
{
	api = argc == 2 ? nt_front(argv[1]) : NULL;
	if (!api || win32_use(api))
		return 77;
	FUNCTIONS
	api->detach();
	return bad;
}
