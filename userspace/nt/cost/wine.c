// SPDX-License-Identifier: GPL-2.0-only
/*
 * The front end of Wine's own services, by the calls of ntdll: what nt-cost asks of it. It is also
 * one of Windows.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>
#include <winternl.h>

#include "core/status.h"
#include "nt/api.h"

#define OF_PARTIAL 2 /* KeyValuePartialInformation */
#define KEY_ACCESS 0xf003fu
#define ROOM       256 /* for names, and for the data of a value */
/* The handle for "has messages", which only this front end knows. */
#define READY 0x7ffffffcu

/* ntdll, as Microsoft's driver headers declare it. */
NTSYSAPI NTSTATUS NTAPI NtCreateEvent(HANDLE *, ACCESS_MASK, OBJECT_ATTRIBUTES *, int, BOOLEAN);
NTSYSAPI NTSTATUS NTAPI NtCreateSemaphore(HANDLE *, ACCESS_MASK, OBJECT_ATTRIBUTES *, LONG, LONG);
NTSYSAPI NTSTATUS NTAPI NtCreateMutant(HANDLE *, ACCESS_MASK, OBJECT_ATTRIBUTES *, BOOLEAN);
NTSYSAPI NTSTATUS NTAPI NtSetEvent(HANDLE, LONG *);
NTSYSAPI NTSTATUS NTAPI NtResetEvent(HANDLE, LONG *);
NTSYSAPI NTSTATUS NTAPI NtReleaseSemaphore(HANDLE, ULONG, ULONG *);
NTSYSAPI NTSTATUS NTAPI NtReleaseMutant(HANDLE, LONG *);
NTSYSAPI NTSTATUS NTAPI NtWaitForMultipleObjects(ULONG, const HANDLE *, int, BOOLEAN,
						 const LARGE_INTEGER *);
NTSYSAPI NTSTATUS NTAPI NtDuplicateObject(HANDLE, HANDLE, HANDLE, HANDLE *, ACCESS_MASK, ULONG,
					  ULONG);
NTSYSAPI NTSTATUS NTAPI RtlOpenCurrentUser(ACCESS_MASK, HANDLE *);
NTSYSAPI NTSTATUS NTAPI NtCreateKey(HANDLE *, ACCESS_MASK, OBJECT_ATTRIBUTES *, ULONG,
				    UNICODE_STRING *, ULONG, ULONG *);
NTSYSAPI NTSTATUS NTAPI NtOpenKey(HANDLE *, ACCESS_MASK, OBJECT_ATTRIBUTES *);
NTSYSAPI NTSTATUS NTAPI NtSetValueKey(HANDLE, UNICODE_STRING *, ULONG, ULONG, const void *, ULONG);
NTSYSAPI NTSTATUS NTAPI NtQueryValueKey(HANDLE, UNICODE_STRING *, int, void *, ULONG, ULONG *);

static HANDLE user; /* the root of the registry */

static const NTSTATUS good = NT_OK;

static HANDLE handle_of(uint32_t handle)
{
	return (HANDLE)(uintptr_t)handle;
}

static NTSTATUS create(struct tare_nt_call *call, HANDLE *handle)
{
	OBJECT_ATTRIBUTES attributes = {.Length = sizeof(attributes)};
	ACCESS_MASK all = EVENT_ALL_ACCESS; /* of each type */

	switch (call->a) {
	case TARE_NT_EVENT:
		/* NT's type 0 is the manual one */
		return NtCreateEvent(handle, all, &attributes, !call->b, (BOOLEAN)call->c);
	case TARE_NT_SEMAPHORE:
		return NtCreateSemaphore(handle, all, &attributes, (LONG)call->b, (LONG)call->c);
	default:
		return NtCreateMutant(handle, all, &attributes, (BOOLEAN)call->b);
	}
}

static NTSTATUS duplicate(struct tare_nt_call *call, HANDLE *other)
{
	HANDLE self = GetCurrentProcess();

	return NtDuplicateObject(self, handle_of(call->handle), self, other, 0, 0,
				 DUPLICATE_SAME_ACCESS);
}

static NTSTATUS change(struct tare_nt_call *call)
{
	HANDLE handle = handle_of(call->handle);
	LONG previous;

	switch (call->op) {
	case TARE_NT_OP_SET:
		return NtSetEvent(handle, &previous);
	case TARE_NT_OP_RESET:
		return NtResetEvent(handle, &previous);
	case TARE_NT_OP_RELEASE:
		return NtReleaseSemaphore(handle, call->a, (ULONG *)&previous);
	default:
		return NtReleaseMutant(handle, &previous);
	}
}

static NTSTATUS open_file(struct tare_nt_call *call, const char *path, HANDLE *file)
{
	(void)call;
	*file = CreateFileA(path, GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_ALWAYS,
			    FILE_ATTRIBUTE_NORMAL, NULL);
	return *file == INVALID_HANDLE_VALUE ? (NTSTATUS)NT_SHARING_VIOLATION : good;
}

struct name {
	UNICODE_STRING text;
	WCHAR room[ROOM];
};

static void make_name(struct name *name, const char *bytes, size_t size)
{
	for (size_t i = 0; i < size && i < ROOM; i++)
		name->room[i] = (unsigned char)bytes[i];
	name->text =
		(UNICODE_STRING){(USHORT)(size * sizeof(WCHAR)), sizeof(name->room), name->room};
}

static NTSTATUS one_key(HANDLE from, const char *text, size_t size, uint32_t op, HANDLE *key)
{
	struct name name;
	OBJECT_ATTRIBUTES attributes = {.Length = sizeof(attributes),
					.RootDirectory = from,
					.ObjectName = &name.text,
					.Attributes = OBJ_CASE_INSENSITIVE};

	make_name(&name, text, size);
	if (op == TARE_NT_OP_KEY_OPEN)
		return NtOpenKey(key, KEY_ACCESS, &attributes);
	return NtCreateKey(key, KEY_ACCESS, &attributes, 0, NULL, 0, NULL);
}

/* The services make one key at a time; Win32 makes those above it, too. */
static NTSTATUS create_path(const char *path, HANDLE *key)
{
	HANDLE from = user;
	NTSTATUS status;

	for (;;) {
		size_t size = strcspn(path, "\\");

		status = one_key(from, path, size, TARE_NT_OP_KEY_CREATE, key);
		if (from != user)
			NtClose(from);
		if (status || !path[size])
			return status;
		from = *key;
		path += size + 1;
	}
}

static NTSTATUS get_value(struct tare_nt_call *call, const char *in, void *out)
{
	struct {
		ULONG title, type, size;
		unsigned char data[ROOM];
	} told;
	struct name name;
	ULONG size;
	NTSTATUS status;

	make_name(&name, in, call->in_size);
	status = NtQueryValueKey(handle_of(call->handle), &name.text, OF_PARTIAL, &told,
				 sizeof(told), &size);
	if (!status && told.size <= call->out_size) {
		call->out_size = told.size;
		memcpy(out, told.data, told.size);
	}
	return status;
}

static NTSTATUS set_value(struct tare_nt_call *call, const char *in)
{
	struct name name;

	make_name(&name, in, call->b);
	return NtSetValueKey(handle_of(call->handle), &name.text, 0, call->a, in + call->b,
			     call->in_size - call->b);
}

static NTSTATUS self(struct tare_nt_call *call)
{
	MSG message;

	/* who has looked for messages can be posted some */
	PeekMessageA(&message, NULL, WM_USER, WM_USER, PM_NOREMOVE);
	call->value = GetCurrentThreadId();
	call->handle = READY;
	return NT_OK;
}

static NTSTATUS post(const struct tare_nt_call *call, const struct tare_nt_message *message)
{
	return PostThreadMessageA(call->a, message->number, (WPARAM)message->first,
				  (LPARAM)message->second)
		       ? good
		       : (NTSTATUS)NT_NO_THREAD;
}

static NTSTATUS take(struct tare_nt_call *call, struct tare_nt_message *message)
{
	MSG taken;

	if (!PeekMessageA(&taken, (HWND)-1, call->a, call->b, PM_REMOVE))
		return (NTSTATUS)NT_NO_MORE;
	*message = (struct tare_nt_message){
		.number = taken.message, .first = taken.wParam, .second = (uint64_t)taken.lParam};
	return NT_OK;
}

/* *made: the handle that it gives. */
static NTSTATUS serve(struct tare_nt_call *call, const void *in, void *out, HANDLE *made)
{
	switch (call->op) {
	case TARE_NT_OP_CREATE:
		return create(call, made);
	case TARE_NT_OP_DUPLICATE:
		return duplicate(call, made);
	case TARE_NT_OP_CLOSE:
		return call->handle == READY ? good : NtClose(handle_of(call->handle));
	case TARE_NT_OP_SET:
	case TARE_NT_OP_RESET:
	case TARE_NT_OP_RELEASE:
	case TARE_NT_OP_UNLOCK:
		return change(call);
	case TARE_NT_OP_KEY_CREATE:
		return create_path(in, made);
	case TARE_NT_OP_KEY_OPEN:
		return one_key(user, in, call->in_size, call->op, made);
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
		return open_file(call, in, made);
	}
	return (NTSTATUS)NT_NOT_IMPLEMENTED;
}

static uint32_t call(struct tare_nt_call *call, const void *in, void *out)
{
	HANDLE made = NULL;
	NTSTATUS status = serve(call, in, out, &made);

	if (made)
		call->handle = (uint32_t)(uintptr_t)made;
	return (uint32_t)status;
}

/* Nothing here waits for a time. */
static uint32_t wait(const uint32_t *handle, int count, unsigned int flags, int64_t timeout_ns)
{
	HANDLE object[64];

	(void)timeout_ns;
	for (int i = 0; i < count; i++)
		object[i] = handle_of(handle[i]);
	return (uint32_t)NtWaitForMultipleObjects((ULONG)count, object,
						  flags & TARE_NT_WAIT_ALL ? 0 : 1, FALSE, NULL);
}

static int attach(void)
{
	if (user || !RtlOpenCurrentUser(KEY_ACCESS, &user))
		return 0;
	fprintf(stderr, "wine: there is no registry of this user\n");
	return -1;
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
