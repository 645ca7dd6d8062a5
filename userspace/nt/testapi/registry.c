// SPDX-License-Identifier: GPL-2.0-only
/* Thread 3 makes keys with a value, which thread 4 reads; at the end it reads and deletes them. */
#include <stdio.h>

#include "part.h"
#include "timers/portable.h"

#define PATH_ROOM 64
#define VALUE     "value"

static const char *path_of(const struct settings *settings, uint32_t index, char path[PATH_ROOM])
{
	snprintf(path, PATH_ROOM, "Software\\tare-testapi-%lu-%lu", (unsigned long)settings->run,
		 (unsigned long)index);
	return path;
}

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

static void write_key(struct link *link, uint32_t index)
{
	unsigned char bytes[VALUE_BYTES];
	char path[PATH_ROOM];
	HKEY key = NULL;

	path_of(link->settings, index, path);
	content(link, index, bytes, sizeof(bytes));
	must(TIMED(link->tally, KEY_WRITE_CREATE,
		   RegCreateKeyExA(HKEY_CURRENT_USER, path, 0, NULL, 0, KEY_ALL_ACCESS, NULL, &key,
				   NULL)),
	     "RegCreateKeyEx", path);
	must(TIMED(link->tally, KEY_WRITE_SET,
		   RegSetValueExA(key, VALUE, 0, REG_BINARY, bytes, sizeof(bytes))),
	     "RegSetValueEx", path);
	must(TIMED(link->tally, KEY_WRITE_CLOSE, RegCloseKey(key)), "RegCloseKey", path);
}

static void read_back(struct link *link, uint32_t index, const char *path,
		      enum operation open_operation)
{
	unsigned char bytes[VALUE_BYTES + 1];
	DWORD size = sizeof(bytes), type = 0;
	HKEY key = NULL;

	must(TIMED(link->tally, open_operation,
		   RegOpenKeyExA(HKEY_CURRENT_USER, path, 0, KEY_READ, &key)),
	     "RegOpenKeyEx", path);
	must(TIMED(link->tally, open_operation + 1,
		   RegQueryValueExA(key, VALUE, NULL, &type, bytes, &size)),
	     "RegQueryValueEx", path);
	must(TIMED(link->tally, open_operation + 2, RegCloseKey(key)), "RegCloseKey", path);
	check_content(link, index, bytes, type == REG_BINARY ? size : 0, VALUE_BYTES);
}

static void read_key(struct link *link, uint32_t index)
{
	char path[PATH_ROOM];

	read_back(link, index, path_of(link->settings, index, path), KEY_READ_OPEN);
}

static void delete_key(struct link *link, uint32_t index)
{
	char path[PATH_ROOM];

	read_back(link, index, path_of(link->settings, index, path), KEY_DELETE_OPEN);
	must(TIMED(link->tally, KEY_DELETE_DELETE, RegDeleteKeyA(HKEY_CURRENT_USER, path)),
	     "RegDeleteKey", path);
}

static const struct exchange exchange = {
	.write = write_key,
	.read = read_key,
	.delete = delete_key,
	.pass = release,
	.write_pass = KEY_WRITE_PASS,
	.write_await = KEY_WRITE_AWAIT,
	.read_await = KEY_READ_AWAIT,
	.read_pass = KEY_READ_PASS,
};

void keys_remove(const struct settings *settings)
{
	char path[PATH_ROOM];

	for (uint32_t i = 0; i < settings->count; i++)
		RegDeleteKeyA(HKEY_CURRENT_USER, path_of(settings, i, path));
}

const struct part registry_part = {"registry", open_semaphores, exchange_first, exchange_second,
				   &exchange};
