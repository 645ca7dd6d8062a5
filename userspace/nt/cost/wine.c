// SPDX-License-Identifier: GPL-2.0-only
/*
 * The front end of Wine's own services, by the calls of Win32: what nt-cost asks of it. It is also
 * one of Windows.
 */
#include <string.h>
#include <windows.h>
#include <winternl.h>

#include "core/status.h"
#include "cost.h"

#define NAME_ROOM 256
/* The handle for "has messages", which only this front end knows. */
#define READY 0x7ffffffcu

static HANDLE handle_of(uint32_t handle)
{
	return (HANDLE)(uintptr_t)handle;
}

/* An error of Win32 as NT writes it where it has no status for it. */
static uint32_t status_of(DWORD error)
{
	return error ? 0xc0070000 | error : NT_OK;
}

static uint32_t done(BOOL well)
{
	return well ? NT_OK : status_of(GetLastError());
}

static uint32_t made(struct tare_nt_call *call, HANDLE handle)
{
	call->handle = (uint32_t)(uintptr_t)handle;
	return done(handle && handle != INVALID_HANDLE_VALUE);
}

static uint32_t create(struct tare_nt_call *call)
{
	switch (call->a) {
	case TARE_NT_EVENT:
		return made(call, CreateEventA(NULL, (BOOL)call->b, (BOOL)call->c, NULL));
	case TARE_NT_SEMAPHORE:
		return made(call, CreateSemaphoreA(NULL, (LONG)call->b, (LONG)call->c, NULL));
	default:
		return made(call, CreateMutexA(NULL, (BOOL)call->b, NULL));
	}
}

static uint32_t duplicate(struct tare_nt_call *call)
{
	HANDLE self = GetCurrentProcess(), other = NULL;

	DuplicateHandle(self, handle_of(call->handle), self, &other, 0, FALSE,
			DUPLICATE_SAME_ACCESS);
	return made(call, other);
}

static uint32_t reach(struct tare_nt_call *call, const char *path)
{
	LONG error;
	HKEY key = NULL;

	if (call->op == TARE_NT_OP_KEY_OPEN)
		error = RegOpenKeyExA(HKEY_CURRENT_USER, path, 0, KEY_ALL_ACCESS, &key);
	else
		error = RegCreateKeyExA(HKEY_CURRENT_USER, path, 0, NULL, 0, KEY_ALL_ACCESS, NULL,
					&key, NULL);
	call->handle = (uint32_t)(uintptr_t)key;
	return status_of((DWORD)error);
}

/* The name is the first SIZE bytes. */
static const char *name_of(const void *in, uint32_t size, char name[NAME_ROOM])
{
	size = size < NAME_ROOM ? size : NAME_ROOM - 1;
	memcpy(name, in, size);
	name[size] = 0;
	return name;
}

static uint32_t set_value(const struct tare_nt_call *call, const unsigned char *in)
{
	char name[NAME_ROOM];

	return status_of((DWORD)RegSetValueExA((HKEY)handle_of(call->handle),
					       name_of(in, call->b, name), 0, call->a, in + call->b,
					       call->in_size - call->b));
}

static uint32_t get_value(struct tare_nt_call *call, const void *in, void *out)
{
	DWORD size = call->out_size;
	char name[NAME_ROOM];
	LONG error = RegQueryValueExA((HKEY)handle_of(call->handle),
				      name_of(in, call->in_size, name), NULL, NULL, out, &size);

	call->out_size = size;
	return status_of((DWORD)error);
}

static uint32_t self(struct tare_nt_call *call)
{
	MSG message;

	/* who has looked for messages can be posted some */
	PeekMessageA(&message, NULL, WM_USER, WM_USER, PM_NOREMOVE);
	call->value = GetCurrentThreadId();
	call->handle = READY;
	return NT_OK;
}

static uint32_t post(const struct tare_nt_call *call, const struct tare_nt_message *message)
{
	return done(PostThreadMessageA(call->a, message->number, (WPARAM)message->first,
				       (LPARAM)message->second));
}

static uint32_t take(const struct tare_nt_call *call, struct tare_nt_message *message)
{
	MSG taken;

	if (!PeekMessageA(&taken, (HWND)-1, call->a, call->b, PM_REMOVE))
		return NT_NO_MORE;
	*message = (struct tare_nt_message){
		.number = taken.message, .first = taken.wParam, .second = (uint64_t)taken.lParam};
	return NT_OK;
}

static uint32_t call(struct tare_nt_call *call, const void *in, void *out)
{
	HANDLE handle = handle_of(call->handle);

	switch (call->op) {
	case TARE_NT_OP_CREATE:
		return create(call);
	case TARE_NT_OP_DUPLICATE:
		return duplicate(call);
	case TARE_NT_OP_CLOSE:
		/* of a key, too */
		return call->handle == READY ? NT_OK : (uint32_t)NtClose(handle);
	case TARE_NT_OP_SET:
		return done(SetEvent(handle));
	case TARE_NT_OP_RESET:
		return done(ResetEvent(handle));
	case TARE_NT_OP_RELEASE:
		return done(ReleaseSemaphore(handle, (LONG)call->a, NULL));
	case TARE_NT_OP_UNLOCK:
		return done(ReleaseMutex(handle));
	case TARE_NT_OP_KEY_CREATE:
	case TARE_NT_OP_KEY_OPEN:
		return reach(call, in);
	case TARE_NT_OP_VALUE_SET:
		return set_value(call, in);
	case TARE_NT_OP_VALUE_GET:
		return get_value(call, in, out);
	case TARE_NT_OP_SELF:
		return self(call);
	case TARE_NT_OP_POST:
		return post(call, in);
	case TARE_NT_OP_TAKE:
		return take(call, out);
	case TARE_NT_OP_FILE_OPEN:
		return made(call, CreateFileA(in, GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_ALWAYS,
					      FILE_ATTRIBUTE_NORMAL, NULL));
	}
	return NT_NOT_IMPLEMENTED;
}

/* Nothing here waits for a time. */
static uint32_t wait(const uint32_t *handle, int count, unsigned int flags, int64_t timeout_ns)
{
	HANDLE object[MAXIMUM_WAIT_OBJECTS];

	(void)timeout_ns;
	for (int i = 0; i < count; i++)
		object[i] = handle_of(handle[i]);
	return WaitForMultipleObjects((DWORD)count, object, flags & TARE_NT_WAIT_ALL, INFINITE);
}

static int attach(void)
{
	return 0;
}

/* Its end is the death of the thread, which the services see by themselves. */
static void detach(void)
{
}

static const struct nt_api nt_wine = {
	.name = "wine",
	.attach = attach,
	.detach = detach,
	.call = call,
	.wait = wait,
};

const struct nt_api *const nt_fronts[] = {&nt_wine, NULL};

/* The system starts its own server. */
int cost_begin(const struct cost_conditions *conditions, struct tare_error *err)
{
	return conditions->awake ? tare_error(err, TARE_CANNOT, "--awake: only on Linux") : 0;
}

int cost_kept_awake(struct tare_error *err)
{
	(void)err;
	return 0;
}
