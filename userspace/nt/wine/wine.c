// SPDX-License-Identifier: GPL-2.0-only
/* Objects, names, waits and files of Wine. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/status.h"
#include "wine.h"

#define INVALID_PARAMETER_FIRST 0xc00000efu
#define INVALID_PARAMETER_LAST  0xc00000fau

uint32_t wine_status(NTSTATUS status)
{
	uint32_t number = (uint32_t)status;

	if (number >= INVALID_PARAMETER_FIRST && number <= INVALID_PARAMETER_LAST)
		return NT_INVALID_PARAMETER;
	return number;
}

uint32_t wine_name_make(struct wine_name *name, const char *before, const char *bytes,
			uint32_t size)
{
	size_t first = strlen(before), length = first + size;

	name->room = NULL;
	if (length * sizeof(WCHAR) > 0xfffe)
		return NT_NAME_INVALID;
	name->room = malloc((length + 1) * sizeof(WCHAR));
	if (!name->room)
		return NT_NO_MEMORY;
	for (size_t i = 0; i < length; i++)
		name->room[i] = (unsigned char)(i < first ? before[i] : bytes[i - first]);
	name->room[length] = 0;
	name->text = (UNICODE_STRING){(USHORT)(length * sizeof(WCHAR)),
				      (USHORT)((length + 1) * sizeof(WCHAR)), name->room};
	return NT_OK;
}

void wine_name_free(struct wine_name *name)
{
	free(name->room);
}

/* Where Win32 has the names of a session. */
static const char *session_folder(void)
{
	static char folder[64];
	DWORD session = 0;

	ProcessIdToSessionId(GetCurrentProcessId(), &session);
	snprintf(folder, sizeof(folder), "\\Sessions\\%lu\\BaseNamedObjects\\", session);
	return folder;
}

static NTSTATUS create_type(struct tare_nt_call *call, OBJECT_ATTRIBUTES *attributes,
			    HANDLE *handle)
{
	ACCESS_MASK all = EVENT_ALL_ACCESS; /* of each type */

	switch (call->a) {
	case TARE_NT_EVENT:
		/* NT's type 0 is the manual one */
		return NtCreateEvent(handle, all, attributes, !call->b, (BOOLEAN)call->c);
	case TARE_NT_SEMAPHORE:
		return NtCreateSemaphore(handle, all, attributes, (LONG)call->b, (LONG)call->c);
	case TARE_NT_MUTEX:
		return NtCreateMutant(handle, all, attributes, (BOOLEAN)call->b);
	}
	return (NTSTATUS)NT_INVALID_PARAMETER;
}

static NTSTATUS open_type(struct tare_nt_call *call, OBJECT_ATTRIBUTES *attributes, HANDLE *handle)
{
	ACCESS_MASK access = call->b ? call->b : EVENT_ALL_ACCESS;

	switch (call->a) {
	case TARE_NT_EVENT:
		return NtOpenEvent(handle, access, attributes);
	case TARE_NT_SEMAPHORE:
		return NtOpenSemaphore(handle, access, attributes);
	case TARE_NT_MUTEX:
		return NtOpenMutant(handle, access, attributes);
	}
	return (NTSTATUS)NT_INVALID_PARAMETER;
}

static uint32_t create_or_open(struct tare_nt_call *call, const char *in)
{
	OBJECT_ATTRIBUTES attributes = {.Length = sizeof(attributes)};
	struct wine_name name = {.room = NULL};
	HANDLE handle = NULL;
	uint32_t status = NT_OK;

	if (call->in_size || call->op == TARE_NT_OP_OPEN) {
		status = wine_name_make(&name, session_folder(), in, call->in_size);
		attributes.ObjectName = &name.text;
	}
	if (status)
		return status;
	if (call->op == TARE_NT_OP_CREATE) {
		attributes.Attributes = OBJ_OPENIF;
		status = (uint32_t)create_type(call, &attributes, &handle);
	} else {
		attributes.Attributes = call->c & TARE_NT_NO_CASE ? OBJ_CASE_INSENSITIVE : 0;
		status = (uint32_t)open_type(call, &attributes, &handle);
	}
	wine_name_free(&name);
	call->handle = (uint32_t)(uintptr_t)handle;
	return wine_status((NTSTATUS)status);
}

static uint32_t duplicate(struct tare_nt_call *call)
{
	HANDLE self = GetCurrentProcess(), other = NULL;
	NTSTATUS status = NtDuplicateObject(self, wine_handle(call->handle), self, &other, call->a,
					    0, call->a ? 0 : DUPLICATE_SAME_ACCESS);

	call->handle = (uint32_t)(uintptr_t)other;
	return wine_status(status);
}

static uint32_t close_handle(struct tare_nt_call *call)
{
	return call->handle == WINE_READY ? NT_OK : wine_status(NtClose(wine_handle(call->handle)));
}

static uint32_t change(struct tare_nt_call *call)
{
	HANDLE handle = wine_handle(call->handle);
	LONG previous = 0;
	ULONG count = 0;
	NTSTATUS status;

	switch (call->op) {
	case TARE_NT_OP_SET:
		status = NtSetEvent(handle, &previous);
		break;
	case TARE_NT_OP_RESET:
		status = NtResetEvent(handle, &previous);
		break;
	case TARE_NT_OP_PULSE:
		status = NtPulseEvent(handle, &previous);
		break;
	case TARE_NT_OP_RELEASE:
		status = NtReleaseSemaphore(handle, call->a, &count);
		previous = (LONG)count;
		break;
	default:
		status = NtReleaseMutant(handle, &previous);
	}
	call->value = (uint32_t)previous;
	return wine_status(status);
}

/* What the services say of an object of each type; they refuse another's. */
static uint32_t query(struct tare_nt_call *call)
{
	struct {
		LONG count;
		BOOLEAN owned, abandoned;
	} mutant;
	struct {
		int type;
		LONG state;
	} event;
	struct {
		ULONG count, most;
	} semaphore;
	HANDLE handle = wine_handle(call->handle);
	NTSTATUS status = NtQueryEvent(handle, 0, &event, sizeof(event), NULL);

	if (!status)
		call->value = (uint32_t)event.state;
	if ((uint32_t)status != NT_TYPE_MISMATCH)
		return wine_status(status);
	status = NtQuerySemaphore(handle, 0, &semaphore, sizeof(semaphore), NULL);
	if (!status) {
		call->value = semaphore.count;
		call->a = semaphore.most;
	}
	if ((uint32_t)status != NT_TYPE_MISMATCH)
		return wine_status(status);
	status = NtQueryMutant(handle, 0, &mutant, sizeof(mutant), NULL);
	if (!status) {
		call->value = (uint32_t)mutant.count;
		call->a = mutant.abandoned;
	}
	return wine_status(status);
}

static uint32_t open_file(struct tare_nt_call *call, const void *in)
{
	char path[MAX_PATH] = "";
	HANDLE file;

	if (call->in_size >= sizeof(path))
		return NT_NAME_INVALID;
	memcpy(path, in, call->in_size);
	file = CreateFileA(path, GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_ALWAYS,
			   FILE_ATTRIBUTE_NORMAL, NULL);
	call->handle = (uint32_t)(uintptr_t)file;
	return file == INVALID_HANDLE_VALUE ? NT_SHARING_VIOLATION : NT_OK;
}

static uint32_t call(struct tare_nt_call *call, const void *in, void *out)
{
	uint32_t status;
	bool known;

	switch (call->op) {
	case TARE_NT_OP_CREATE:
	case TARE_NT_OP_OPEN:
		return create_or_open(call, in);
	case TARE_NT_OP_DUPLICATE:
		return duplicate(call);
	case TARE_NT_OP_CLOSE:
		return close_handle(call);
	case TARE_NT_OP_SET:
	case TARE_NT_OP_RESET:
	case TARE_NT_OP_PULSE:
	case TARE_NT_OP_RELEASE:
	case TARE_NT_OP_UNLOCK:
		return change(call);
	case TARE_NT_OP_QUERY:
		return query(call);
	case TARE_NT_OP_FILE_OPEN:
		return open_file(call, in);
	}
	status = wine_registry(call, in, out, &known);
	if (!known)
		status = wine_messages(call, in, out, &known);
	return known ? status : NT_NOT_IMPLEMENTED;
}

/* The services count in 100 ns, and from now where it is negative; never too early. */
static LARGE_INTEGER time_of(int64_t timeout_ns)
{
	return (LARGE_INTEGER){.QuadPart = -(timeout_ns / 100 + (timeout_ns % 100 != 0))};
}

static uint32_t wait(const uint32_t *handle, int count, unsigned int flags, int64_t timeout_ns)
{
	LARGE_INTEGER timeout = time_of(timeout_ns);
	HANDLE object[65];

	if (count < 0 || count > 65)
		return NT_INVALID_PARAMETER;
	if (count == 1 && handle[0] == WINE_READY)
		return wine_wait_ready(timeout_ns == NT_FOREVER ? INFINITE
								: (DWORD)(timeout_ns / 1000000));
	for (int i = 0; i < count; i++)
		object[i] = wine_handle(handle[i]);
	return wine_status(NtWaitForMultipleObjects((ULONG)count, object,
						    flags & TARE_NT_WAIT_ALL ? 0 : 1, FALSE,
						    timeout_ns == NT_FOREVER ? NULL : &timeout));
}

static int attach(void)
{
	uint32_t status = wine_registry_open();

	if (!status)
		return 0;
	fprintf(stderr, "wine: no key of its own: status 0x%x\n", status);
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
