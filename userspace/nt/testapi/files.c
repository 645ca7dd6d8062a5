// SPDX-License-Identifier: GPL-2.0-only
/* Thread 1 creates and writes files, which thread 2 reads; at the end it reads and deletes them. */
#include "testapi.h"
#include "timers/portable.h"

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

static void write_file(struct link *link, const char *path, const unsigned char *bytes)
{
	DWORD done = 0;
	HANDLE file;

	file = TIMED(
		link->tally, FILE_WRITE_CREATE,
		CreateFileA(path, GENERIC_WRITE, 0, NULL, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, NULL));
	if (file == INVALID_HANDLE_VALUE)
		refused("CreateFile", path);
	if (!TIMED(link->tally, FILE_WRITE_PUT, WriteFile(file, bytes, FILE_BYTES, &done, NULL)) ||
	    done != FILE_BYTES)
		refused("WriteFile", path);
	close_timed(link, file, path, FILE_WRITE_CLOSE);
}

static uint32_t read_file(struct link *link, const char *path, unsigned char *bytes,
			  enum operation open)
{
	DWORD done = 0;
	HANDLE file;

	file = TIMED(link->tally, open,
		     CreateFileA(path, GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_EXISTING,
				 FILE_ATTRIBUTE_NORMAL, NULL));
	if (file == INVALID_HANDLE_VALUE)
		refused("CreateFile", path);
	if (!TIMED(link->tally, open + 1, ReadFile(file, bytes, FILE_BYTES + 1, &done, NULL)))
		refused("ReadFile", path);
	close_timed(link, file, path, open + 2);
	return done;
}

static void delete_file(struct link *link, const char *path)
{
	if (!TIMED(link->tally, FILE_DELETE_REMOVE, DeleteFileA(path)))
		refused("DeleteFile", path);
}

const struct part file_part = {
	.name = "file",
	.open = open_events,
	.first = exchange_first,
	.second = exchange_second,
	.path = "./testapi-%lu-%lu.tmp",
	.size = FILE_BYTES,
	.write = write_file,
	.read = read_file,
	.delete = delete_file,
	.pass = SetEvent,
	.begin = FILE_WRITE_CREATE,
};
