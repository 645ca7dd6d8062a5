// SPDX-License-Identifier: GPL-2.0-only
#include <string.h>

#include "layer.h"
#include "win32.h"

/* A name and the data behind it; more does not fit. */
#define VALUE_ROOM 4096

static uint32_t number_of(HKEY key)
{
	return (uint32_t)(uintptr_t)key;
}

static LONG reach(struct tare_nt_call *call, const char *path, HKEY *key)
{
	uint32_t status = win32_ask_about(call, path);

	if (!status)
		*key = (HKEY)(uintptr_t)call->handle;
	return (LONG)win32_error(status);
}

LONG RegCreateKeyExA(HKEY parent, const char *path, DWORD reserved, char *class, DWORD options,
		     DWORD access, SECURITY_ATTRIBUTES *security, HKEY *key, DWORD *disposition)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_KEY_CREATE, .handle = number_of(parent)};

	(void)reserved;
	(void)class;
	(void)options;
	(void)access;
	(void)security;
	(void)disposition;
	return reach(&call, path, key);
}

LONG RegOpenKeyExA(HKEY parent, const char *path, DWORD options, DWORD access, HKEY *key)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_KEY_OPEN, .handle = number_of(parent)};

	(void)options;
	(void)access;
	return reach(&call, path, key);
}

LONG RegSetValueExA(HKEY key, const char *name, DWORD reserved, DWORD type,
		    const unsigned char *data, DWORD size)
{
	struct tare_nt_call call = {
		.op = TARE_NT_OP_VALUE_SET, .handle = number_of(key), .a = type};
	size_t length = strlen(name);
	char in[VALUE_ROOM];

	(void)reserved;
	if (length > sizeof(in) || size > sizeof(in) - length)
		return ERROR_INVALID_PARAMETER;
	memcpy(in, name, length);
	memcpy(in + length, data, size);
	call.b = (uint32_t)length;
	call.in_size = (uint32_t)length + size;
	return (LONG)win32_error(win32_api()->call(&call, in, NULL));
}

LONG RegQueryValueExA(HKEY key, const char *name, DWORD *reserved, DWORD *type, unsigned char *data,
		      DWORD *size)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_VALUE_GET,
				    .handle = number_of(key),
				    .in_size = (uint32_t)strlen(name),
				    .out_size = *size};
	uint32_t status = win32_api()->call(&call, name, data);

	(void)reserved;
	*size = call.out_size;
	if (type)
		*type = call.value;
	return (LONG)win32_error(status);
}

LONG RegCloseKey(HKEY key)
{
	return (LONG)win32_error(nt_close(win32_api(), number_of(key)));
}

LONG RegDeleteKeyA(HKEY parent, const char *path)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_KEY_DELETE};
	HKEY key = NULL;
	LONG error = RegOpenKeyExA(parent, path, 0, KEY_ALL_ACCESS, &key);

	if (error)
		return error;
	call.handle = number_of(key);
	error = (LONG)win32_error(win32_ask(&call));
	RegCloseKey(key);
	return error;
}
