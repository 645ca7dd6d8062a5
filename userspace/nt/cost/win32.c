// SPDX-License-Identifier: GPL-2.0-only
/* Win32's own services as a front end: one call of the system for each. */
#include <string.h>
#include <windows.h>

#include "cost.h"

#define TEXT_MAX 64 /* of what nt-cost names */

static HANDLE handle_of(uint32_t number)
{
	return (HANDLE)(uintptr_t)number;
}

static uint32_t number_of(const void *handle)
{
	return (uint32_t)(uintptr_t)handle;
}

/* Never 0, which would be success. */
static uint32_t error_unless(int good)
{
	DWORD error = good ? 0 : GetLastError();

	return good ? 0 : error ? error : UINT32_MAX;
}

static uint32_t create(struct tare_nt_call *call)
{
	HANDLE made = NULL;

	switch (call->a) {
	case TARE_NT_EVENT:
		made = CreateEventA(NULL, (BOOL)call->b, (BOOL)call->c, NULL);
		break;
	case TARE_NT_SEMAPHORE:
		made = CreateSemaphoreA(NULL, (LONG)call->b, (LONG)call->c, NULL);
		break;
	case TARE_NT_MUTEX:
		made = CreateMutexA(NULL, (BOOL)call->b, NULL);
		break;
	}
	call->handle = number_of(made);
	return error_unless(made != NULL);
}

static uint32_t duplicate(struct tare_nt_call *call)
{
	HANDLE self = GetCurrentProcess(), made = NULL;
	BOOL good = DuplicateHandle(self, handle_of(call->handle), self, &made, 0, FALSE,
				    DUPLICATE_SAME_ACCESS);

	call->handle = number_of(made);
	return error_unless(good);
}

static uint32_t change(const struct tare_nt_call *call)
{
	HANDLE handle = handle_of(call->handle);

	switch (call->op) {
	case TARE_NT_OP_SET:
		return error_unless(SetEvent(handle));
	case TARE_NT_OP_RESET:
		return error_unless(ResetEvent(handle));
	case TARE_NT_OP_RELEASE:
		return error_unless(ReleaseSemaphore(handle, (LONG)call->a, NULL));
	default:
		return error_unless(ReleaseMutex(handle));
	}
}

static const char *text_of(const void *in, uint32_t size, char text[TEXT_MAX])
{
	memcpy(text, in, size);
	text[size] = 0;
	return text;
}

static uint32_t reach_key(struct tare_nt_call *call, const char *path)
{
	HKEY key = NULL;
	LONG error;

	if (call->op == TARE_NT_OP_KEY_OPEN)
		error = RegOpenKeyExA(HKEY_CURRENT_USER, path, 0, KEY_READ, &key);
	else
		error = RegCreateKeyExA(HKEY_CURRENT_USER, path, 0, NULL, 0, KEY_ALL_ACCESS, NULL,
					&key, NULL);
	call->handle = number_of(key);
	return (uint32_t)error;
}

static uint32_t set_value(const struct tare_nt_call *call, const char *in)
{
	char name[TEXT_MAX];

	return (uint32_t)RegSetValueExA((HKEY)handle_of(call->handle), text_of(in, call->b, name),
					0, call->a, (const BYTE *)in + call->b,
					call->in_size - call->b);
}

static uint32_t get_value(struct tare_nt_call *call, const char *in, void *out)
{
	char name[TEXT_MAX];
	DWORD size = call->out_size;
	LONG error = RegQueryValueExA((HKEY)handle_of(call->handle),
				      text_of(in, call->in_size, name), NULL, NULL, out, &size);

	call->out_size = size;
	return (uint32_t)error;
}

/* A queue is there once it has been looked at. */
static uint32_t self(struct tare_nt_call *call)
{
	MSG message;

	PeekMessageA(&message, NULL, WM_USER, WM_USER, PM_NOREMOVE);
	call->value = GetCurrentThreadId();
	call->a = TARE_NT_EVENT;
	call->b = call->c = 0;
	return create(call);
}

static uint32_t post(const struct tare_nt_call *call, const struct tare_nt_message *message)
{
	return error_unless(PostThreadMessageA(call->a, message->number, (WPARAM)message->first,
					       (LPARAM)message->second));
}

static uint32_t take(struct tare_nt_message *taken)
{
	MSG message;
	BOOL good = GetMessageA(&message, NULL, 0, 0);

	taken->number = message.message;
	taken->first = message.wParam;
	return error_unless(good > 0);
}

static uint32_t open_file(struct tare_nt_call *call, const char *path)
{
	HANDLE file = CreateFileA(path, GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_ALWAYS,
				  FILE_ATTRIBUTE_NORMAL, NULL);

	call->handle = number_of(file);
	return error_unless(file != INVALID_HANDLE_VALUE);
}

static uint32_t call_named(struct tare_nt_call *call, const void *in)
{
	char text[TEXT_MAX];

	text_of(in, call->in_size, text);
	return call->op == TARE_NT_OP_FILE_OPEN ? open_file(call, text) : reach_key(call, text);
}

static uint32_t call(struct tare_nt_call *call, const void *in, void *out)
{
	switch (call->op) {
	case TARE_NT_OP_CREATE:
		return create(call);
	case TARE_NT_OP_DUPLICATE:
		return duplicate(call);
	case TARE_NT_OP_CLOSE:
		return error_unless(CloseHandle(handle_of(call->handle)));
	case TARE_NT_OP_KEY_CREATE:
	case TARE_NT_OP_KEY_OPEN:
	case TARE_NT_OP_FILE_OPEN:
		return call_named(call, in);
	case TARE_NT_OP_VALUE_SET:
		return set_value(call, in);
	case TARE_NT_OP_VALUE_GET:
		return get_value(call, in, out);
	case TARE_NT_OP_SELF:
		return self(call);
	case TARE_NT_OP_POST:
		return post(call, in);
	case TARE_NT_OP_TAKE:
		return take(out);
	default:
		return change(call);
	}
}

static uint32_t wait(const uint32_t *number, int count, unsigned int flags, int64_t timeout_ns)
{
	HANDLE handle[COST_OBJECTS];

	(void)timeout_ns; /* what nt-cost waits for comes */
	for (int i = 0; i < count; i++)
		handle[i] = handle_of(number[i]);
	return WaitForMultipleObjects((DWORD)count, handle, flags & TARE_NT_WAIT_ALL, INFINITE);
}

static int attach(void)
{
	return 0;
}

static void detach(void)
{
}

const struct nt_api cost_win32 = {
	.name = "win32",
	.attach = attach,
	.detach = detach,
	.call = call,
	.wait = wait,
};

const struct nt_api *const nt_fronts[] = {&cost_win32, NULL};
