// SPDX-License-Identifier: GPL-2.0-only
/* Thread 1 creates and writes files, which thread 2 reads; at the end it reads and deletes them. */
#include <stdio.h>

#include "part.h"
#include "timers/portable.h"

#define PATH_ROOM 1024

static const char *path_of(const struct settings *settings, uint32_t index, char path[PATH_ROOM])
{
	snprintf(path, PATH_ROOM, "%s/testapi-%lu-%lu.tmp", settings->folder,
		 (unsigned long)settings->run, (unsigned long)index);
	return path;
}

static void open_events(struct link *link)
{
	link->forth = CreateEventA(NULL, FALSE, FALSE, NULL);
	link->back = CreateEventA(NULL, FALSE, FALSE, NULL);
	if (!link->forth || !link->back)
		refused("CreateEvent", NULL);
}

static void close_timed(struct link *link, HANDLE file, const char *path, enum operation operation)
{
	if (!TIMED(link->tally, operation, CloseHandle(file)))
		refused("CloseHandle", path);
}

static void write_file(struct link *link, uint32_t index)
{
	unsigned char bytes[FILE_BYTES];
	char path[PATH_ROOM];
	DWORD done = 0;
	HANDLE file;

	path_of(link->settings, index, path);
	content(link, index, bytes, sizeof(bytes));
	file = TIMED(
		link->tally, FILE_WRITE_CREATE,
		CreateFileA(path, GENERIC_WRITE, 0, NULL, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, NULL));
	if (file == INVALID_HANDLE_VALUE)
		refused("CreateFile", path);
	if (!TIMED(link->tally, FILE_WRITE_WRITE,
		   WriteFile(file, bytes, sizeof(bytes), &done, NULL)) ||
	    done != sizeof(bytes))
		refused("WriteFile", path);
	close_timed(link, file, path, FILE_WRITE_CLOSE);
}

static void read_back(struct link *link, uint32_t index, const char *path,
		      enum operation open_operation)
{
	/* one more than is there */
	unsigned char bytes[FILE_BYTES + 1];
	DWORD done = 0;
	HANDLE file;

	file = TIMED(link->tally, open_operation,
		     CreateFileA(path, GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_EXISTING,
				 FILE_ATTRIBUTE_NORMAL, NULL));
	if (file == INVALID_HANDLE_VALUE)
		refused("CreateFile", path);
	if (!TIMED(link->tally, open_operation + 1,
		   ReadFile(file, bytes, sizeof(bytes), &done, NULL)))
		refused("ReadFile", path);
	close_timed(link, file, path, open_operation + 2);
	check_content(link, index, bytes, done, FILE_BYTES);
}

static void read_file(struct link *link, uint32_t index)
{
	char path[PATH_ROOM];

	read_back(link, index, path_of(link->settings, index, path), FILE_READ_OPEN);
}

static void delete_file(struct link *link, uint32_t index)
{
	char path[PATH_ROOM];

	read_back(link, index, path_of(link->settings, index, path), FILE_DELETE_OPEN);
	if (!TIMED(link->tally, FILE_DELETE_DELETE, DeleteFileA(path)))
		refused("DeleteFile", path);
}

static const struct exchange exchange = {
	.write = write_file,
	.read = read_file,
	.delete = delete_file,
	.pass = SetEvent,
	.write_pass = FILE_WRITE_PASS,
	.write_await = FILE_WRITE_AWAIT,
	.read_await = FILE_READ_AWAIT,
	.read_pass = FILE_READ_PASS,
};

void files_remove(const struct settings *settings)
{
	char path[PATH_ROOM];

	for (uint32_t i = 0; i < settings->count; i++)
		remove(path_of(settings, i, path));
}

const struct part file_part = {"file", open_events, exchange_first, exchange_second, &exchange};
