// SPDX-License-Identifier: GPL-2.0-only
/* Errors, and objects that can be waited for. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/status.h"
#include "layer.h"
#include "win32.h"

static const struct nt_api *front;
static __thread DWORD last_error;

static const struct {
	uint32_t status, error;
} error_of[] = {
	{NT_OBJECT_EXISTS, ERROR_ALREADY_EXISTS},  {NT_NOT_IMPLEMENTED, ERROR_CALL_NOT_IMPLEMENTED},
	{NT_INVALID_HANDLE, ERROR_INVALID_HANDLE}, {NT_INVALID_PARAMETER, ERROR_INVALID_PARAMETER},
	{NT_NO_MEMORY, ERROR_NOT_ENOUGH_MEMORY},   {NT_ACCESS_DENIED, ERROR_ACCESS_DENIED},
	{NT_TYPE_MISMATCH, ERROR_INVALID_HANDLE},  {NT_NAME_INVALID, ERROR_INVALID_NAME},
	{NT_NAME_NOT_FOUND, ERROR_FILE_NOT_FOUND}, {NT_SHARING_VIOLATION, ERROR_SHARING_VIOLATION},
	{NT_MUTEX_NOT_OWNED, ERROR_NOT_OWNER},     {NT_SEMAPHORE_LIMIT, ERROR_TOO_MANY_POSTS},
	{NT_CANNOT_DELETE, ERROR_ACCESS_DENIED},
};

int win32_use(const struct nt_api *api)
{
	front = api;
	return api->attach();
}

const struct nt_api *win32_api(void)
{
	return front;
}

uint32_t win32_error(uint32_t status)
{
	if (!status)
		return ERROR_SUCCESS;
	for (size_t i = 0; i < sizeof(error_of) / sizeof(error_of[0]); i++)
		if (error_of[i].status == status)
			return error_of[i].error;
	return ERROR_GEN_FAILURE;
}

void win32_set_last_error(uint32_t error)
{
	last_error = error;
}

DWORD GetLastError(void)
{
	return last_error;
}

bool win32_good(uint32_t status)
{
	last_error = win32_error(status);
	return !status || status == NT_OBJECT_EXISTS;
}

uint32_t win32_ask(struct tare_nt_call *call)
{
	return front->call(call, NULL, NULL);
}

uint32_t win32_ask_about(struct tare_nt_call *call, const char *text)
{
	call->in_size = text ? strlen(text) : 0;
	return front->call(call, text, NULL);
}

static HANDLE handle_of(uint32_t handle)
{
	return (HANDLE)(uintptr_t)handle;
}

static uint32_t number_of(HANDLE handle)
{
	return (uint32_t)(uintptr_t)handle;
}

static HANDLE create(uint32_t type, uint32_t first, uint32_t second, const char *name)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_CREATE, .a = type, .b = first, .c = second};

	return win32_good(win32_ask_about(&call, name)) ? handle_of(call.handle) : NULL;
}

HANDLE CreateEventA(SECURITY_ATTRIBUTES *security, BOOL manual, BOOL set, const char *name)
{
	(void)security;
	return create(TARE_NT_EVENT, !!manual, !!set, name);
}

HANDLE CreateSemaphoreA(SECURITY_ATTRIBUTES *security, LONG count, LONG most, const char *name)
{
	(void)security;
	return create(TARE_NT_SEMAPHORE, (uint32_t)count, (uint32_t)most, name);
}

HANDLE CreateMutexA(SECURITY_ATTRIBUTES *security, BOOL owned, const char *name)
{
	(void)security;
	return create(TARE_NT_MUTEX, !!owned, 0, name);
}

static BOOL change(uint32_t op, HANDLE object, uint32_t count, LONG *previous)
{
	struct tare_nt_call call = {.op = op, .handle = number_of(object), .a = count};

	if (!win32_good(win32_ask(&call)))
		return FALSE;
	if (previous)
		*previous = (LONG)call.value;
	return TRUE;
}

BOOL SetEvent(HANDLE event)
{
	return change(TARE_NT_OP_SET, event, 0, NULL);
}

BOOL ReleaseSemaphore(HANDLE semaphore, LONG count, LONG *previous)
{
	return change(TARE_NT_OP_RELEASE, semaphore, (uint32_t)count, previous);
}

BOOL ReleaseMutex(HANDLE mutex)
{
	return change(TARE_NT_OP_UNLOCK, mutex, 0, NULL);
}

DWORD WaitForMultipleObjects(DWORD count, const HANDLE *object, BOOL all, DWORD ms)
{
	uint32_t handle[MAXIMUM_WAIT_OBJECTS], status;

	if (!count || count > MAXIMUM_WAIT_OBJECTS) {
		last_error = ERROR_INVALID_PARAMETER;
		return WAIT_FAILED;
	}
	for (DWORD i = 0; i < count; i++)
		handle[i] = number_of(object[i]);
	status = front->wait(handle, (int)count, all ? TARE_NT_WAIT_ALL : 0,
			     ms == INFINITE ? NT_FOREVER : (int64_t)ms * 1000000);
	/* what a wait may say, Win32 calls the same */
	if (status < WAIT_ABANDONED_0 + MAXIMUM_WAIT_OBJECTS || status == NT_TIMEOUT)
		return status;
	win32_good(status);
	return WAIT_FAILED;
}

DWORD WaitForSingleObject(HANDLE object, DWORD ms)
{
	return WaitForMultipleObjects(1, &object, FALSE, ms);
}

BOOL CloseHandle(HANDLE handle)
{
	win32_file_closed(number_of(handle));
	return win32_good(nt_close(front, number_of(handle)));
}

struct thread {
	thread_start *start;
	void *context;
	HANDLE ended;
};

static void *run(void *of)
{
	struct thread thread = *(struct thread *)of;

	free(of);
	if (front->attach())
		abort(); /* what it was to set is waited for */
	thread.start(thread.context);
	SetEvent(thread.ended);
	front->detach();
	return NULL;
}

HANDLE CreateThread(SECURITY_ATTRIBUTES *security, size_t stack, thread_start *start, void *context,
		    DWORD flags, DWORD *id)
{
	struct thread *thread = malloc(sizeof(*thread));
	HANDLE ended = create(TARE_NT_EVENT, 1, 0, NULL);
	pthread_t number;

	(void)security;
	(void)stack;
	(void)flags;
	(void)id;
	if (thread && ended) {
		*thread = (struct thread){start, context, ended};
		if (!pthread_create(&number, NULL, run, thread)) {
			pthread_detach(number);
			return ended;
		}
		last_error = ERROR_NOT_ENOUGH_MEMORY;
	}
	free(thread);
	return NULL;
}

DWORD GetCurrentThreadId(void)
{
	static __thread uint32_t number;
	struct tare_nt_call call = {.op = TARE_NT_OP_SELF};

	/* the client knows it: Wine's asks for it once, when a thread begins */
	if (!number && win32_good(win32_ask(&call)))
		number = call.value;
	return number;
}

DWORD GetCurrentProcessId(void)
{
	return (DWORD)getpid();
}
