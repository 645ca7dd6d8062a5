// SPDX-License-Identifier: GPL-2.0-only
/* Thread 3 makes keys with a value, which thread 4 reads; at the end it reads and deletes them. */
#include "testapi.h"
#include "timers/portable.h"

#define VALUE "value"

static void open_semaphores(struct link *link)
{
	link->forth = CreateSemaphoreA(NULL, 0, 1, NULL);
	link->back = CreateSemaphoreA(NULL, 0, 1, NULL);
	if (!link->forth || !link->back)
		refused("CreateSemaphore", NULL);
}

static BOOL release(HANDLE handle)
{
	return ReleaseSemaphore(handle, 1, NULL);
}

static void must(LONG error, const char *call, const char *path)
{
	if (error)
		refused_by(call, path, (unsigned long)error);
}

static void write_key(struct link *link, const char *path, const unsigned char *bytes)
{
	HKEY key = NULL;

	must(TIMED(link->tally, REGISTRY_WRITE_CREATE,
		   RegCreateKeyExA(HKEY_CURRENT_USER, path, 0, NULL, 0, KEY_ALL_ACCESS, NULL, &key,
				   NULL)),
	     "RegCreateKeyEx", path);
	must(TIMED(link->tally, REGISTRY_WRITE_PUT,
		   RegSetValueExA(key, VALUE, 0, REG_BINARY, bytes, VALUE_BYTES)),
	     "RegSetValueEx", path);
	must(TIMED(link->tally, REGISTRY_WRITE_CLOSE, RegCloseKey(key)), "RegCloseKey", path);
}

static uint32_t read_key(struct link *link, const char *path, unsigned char *bytes,
			 enum operation open)
{
	DWORD size = VALUE_BYTES + 1, type = 0;
	HKEY key = NULL;

	must(TIMED(link->tally, open, RegOpenKeyExA(HKEY_CURRENT_USER, path, 0, KEY_READ, &key)),
	     "RegOpenKeyEx", path);
	must(TIMED(link->tally, open + 1, RegQueryValueExA(key, VALUE, NULL, &type, bytes, &size)),
	     "RegQueryValueEx", path);
	must(TIMED(link->tally, open + 2, RegCloseKey(key)), "RegCloseKey", path);
	return type == REG_BINARY ? size : 0;
}

static void delete_key(struct link *link, const char *path)
{
	must(TIMED(link->tally, REGISTRY_DELETE_REMOVE, RegDeleteKeyA(HKEY_CURRENT_USER, path)),
	     "RegDeleteKey", path);
}

const struct part registry_part = {
	.name = "registry",
	.open = open_semaphores,
	.first = exchange_first,
	.second = exchange_second,
	.path = "Software\\tare-testapi-%lu-%lu",
	.size = VALUE_BYTES,
	.write = write_key,
	.read = read_key,
	.delete = delete_key,
	.pass = release,
	.begin = REGISTRY_WRITE_CREATE,
};
