// SPDX-License-Identifier: GPL-2.0-only
/* The registry of Wine, below a key of this process. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/status.h"
#include "wine.h"

#define OF_PARTIAL 2 /* KeyValuePartialInformation */
#define ACCESS     0xf003fu

static HANDLE root;

/* What the services say of a value. */
struct value_partial {
	ULONG title, type, size;
	unsigned char data[];
};

static HANDLE key_of(uint32_t handle)
{
	return handle ? wine_handle(handle) : root;
}

static uint32_t one_key(HANDLE from, const char *name, uint32_t size, uint32_t op, ULONG options,
			HANDLE *key, ULONG *disposition)
{
	struct wine_name text;
	OBJECT_ATTRIBUTES attributes = {.Length = sizeof(attributes),
					.RootDirectory = from,
					.ObjectName = &text.text,
					.Attributes = OBJ_CASE_INSENSITIVE};
	uint32_t status = wine_name_make(&text, "", name, size);

	if (status)
		return status;
	if (op == TARE_NT_OP_KEY_OPEN)
		status = wine_status(NtOpenKey(key, ACCESS, &attributes));
	else
		status = wine_status(
			NtCreateKey(key, ACCESS, &attributes, 0, NULL, options, disposition));
	wine_name_free(&text);
	return status;
}

/* The services make one key at a time; Win32 makes those above it, too. */
static uint32_t create_path(struct tare_nt_call *call, const char *path)
{
	const char *end = path + call->in_size, *name = path;
	ULONG options = call->a & TARE_NT_VOLATILE ? REG_OPTION_VOLATILE : 0, disposition = 0;
	HANDLE from = key_of(call->handle), key = NULL;
	uint32_t status;

	for (;;) {
		const char *next = memchr(name, '\\', (size_t)(end - name));
		uint32_t size = (uint32_t)((next ? next : end) - name);

		status = one_key(from, name, size, call->op, options, &key, &disposition);
		if (from != key_of(call->handle))
			NtClose(from);
		if (status || !next)
			break;
		from = key;
		name = next + 1;
	}
	call->handle = (uint32_t)(uintptr_t)key;
	call->value = disposition;
	return status;
}

static uint32_t open_path(struct tare_nt_call *call, const char *path)
{
	HANDLE key = NULL;
	uint32_t status =
		one_key(key_of(call->handle), path, call->in_size, call->op, 0, &key, NULL);

	call->handle = (uint32_t)(uintptr_t)key;
	return status;
}

static uint32_t get_value(struct tare_nt_call *call, UNICODE_STRING *name, void *out)
{
	ULONG size = (ULONG)offsetof(struct value_partial, data) + call->out_size;
	struct value_partial *partial = calloc(1, size + 8);
	uint32_t status = NT_NO_MEMORY, room = call->out_size;

	if (partial)
		status = wine_status(NtQueryValueKey(key_of(call->handle), name, OF_PARTIAL,
						     partial, size, &size));
	if (!status || status == NT_BUFFER_OVERFLOW) {
		call->value = partial->type;
		call->out_size = partial->size;
	}
	if (!status && room)
		memcpy(out, partial->data, partial->size);
	/* who asks for the size alone gets it, as by RegQueryValueEx */
	if (status == NT_BUFFER_OVERFLOW && !room)
		status = NT_OK;
	free(partial);
	return status;
}

static uint32_t on_value(struct tare_nt_call *call, const char *in, void *out)
{
	uint32_t length = call->op == TARE_NT_OP_VALUE_SET ? call->b : call->in_size, status;
	HANDLE key = key_of(call->handle);
	struct wine_name name;

	status = wine_name_make(&name, "", in, length);
	if (status)
		return status;
	if (call->op == TARE_NT_OP_VALUE_SET)
		status = wine_status(NtSetValueKey(key, &name.text, 0, call->a, in + length,
						   call->in_size - length));
	else
		status = get_value(call, &name.text, out);
	wine_name_free(&name);
	return status;
}

uint32_t wine_registry(struct tare_nt_call *call, const char *in, void *out, bool *known)
{
	*known = true;
	switch (call->op) {
	case TARE_NT_OP_KEY_CREATE:
		return create_path(call, in);
	case TARE_NT_OP_KEY_OPEN:
		return open_path(call, in);
	case TARE_NT_OP_KEY_DELETE:
		return wine_status(NtDeleteKey(key_of(call->handle)));
	case TARE_NT_OP_VALUE_SET:
	case TARE_NT_OP_VALUE_GET:
		return on_value(call, in, out);
	}
	*known = false;
	return NT_OK;
}

static void remove_root(void)
{
	NtDeleteKey(root);
}

uint32_t wine_registry_open(void)
{
	char name[64];
	HANDLE user;
	ULONG made;
	uint32_t status;

	if (root)
		return NT_OK;
	status = wine_status(RtlOpenCurrentUser(ACCESS, &user));
	if (status)
		return status;
	snprintf(name, sizeof(name), "Software\\tare-nt-cases-%lu", GetCurrentProcessId());
	status =
		one_key(user, name, (uint32_t)strlen(name), TARE_NT_OP_KEY_CREATE, 0, &root, &made);
	NtClose(user);
	if (!status)
		atexit(remove_root);
	return status;
}
