// SPDX-License-Identifier: GPL-2.0-only
/*
 * Files: the services know who has them open, and the data is the kernel's. As in Wine, the first
 * read or write of a handle asks for its access, and later ones ask nothing.
 */
#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "layer.h"
#include "win32.h"

#define FILES_MAX 65536

/* By handle: the descriptor and 1 more, and the access, 0 where it was not asked for. */
static struct {
	int fd;
	uint32_t access;
} file[FILES_MAX];

void win32_file_closed(uint32_t handle)
{
	int fd = handle < FILES_MAX ? file[handle].fd - 1 : -1;

	if (fd < 0)
		return;
	/* before the number goes to another */
	file[handle].fd = 0;
	file[handle].access = 0;
	close(fd);
}

static uint32_t error_of_errno(void)
{
	switch (errno) {
	case ENOENT:
		return ERROR_FILE_NOT_FOUND;
	case EEXIST:
		return ERROR_FILE_EXISTS;
	case EACCES:
	case EPERM:
		return ERROR_ACCESS_DENIED;
	}
	return ERROR_GEN_FAILURE;
}

/* A request: the handle, or 0. */
static uint32_t open_handle(const char *path, uint32_t access, uint32_t share)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_FILE_OPEN, .a = access, .b = share};

	return win32_good(win32_ask_about(&call, path)) ? call.handle : 0;
}

static int flags_of(DWORD access, DWORD disposition)
{
	int flags = access & GENERIC_WRITE ? access & GENERIC_READ ? O_RDWR : O_WRONLY : O_RDONLY;

	return disposition == CREATE_NEW ? flags | O_CREAT | O_EXCL : flags;
}

/* The numbers of sharing are Win32's. */
static uint32_t access_of(DWORD access)
{
	return (access & GENERIC_READ ? TARE_NT_FILE_READ : 0) |
	       (access & GENERIC_WRITE ? TARE_NT_FILE_WRITE : 0);
}

HANDLE CreateFileA(const char *path, DWORD access, DWORD share, SECURITY_ATTRIBUTES *security,
		   DWORD disposition, DWORD flags, HANDLE template_file)
{
	uint32_t handle = open_handle(path, access_of(access), share);
	int fd;

	(void)security;
	(void)flags;
	(void)template_file;
	if (!handle)
		return INVALID_HANDLE_VALUE;
	fd = open(path, flags_of(access, disposition) | O_CLOEXEC, 0666);
	if (fd >= 0 && handle < FILES_MAX) {
		file[handle].fd = fd + 1;
		return (HANDLE)(uintptr_t)handle;
	}
	win32_set_last_error(fd < 0 ? error_of_errno() : ERROR_NOT_ENOUGH_MEMORY);
	if (fd >= 0)
		close(fd);
	nt_close(win32_api(), handle);
	return INVALID_HANDLE_VALUE;
}

/* The descriptor of a handle that has this access, or -1. */
static int descriptor(HANDLE of, uint32_t access)
{
	uint32_t handle = (uint32_t)(uintptr_t)of;
	struct tare_nt_call call = {.op = TARE_NT_OP_FILE_ACCESS, .handle = handle};

	if (handle >= FILES_MAX || !file[handle].fd) {
		win32_set_last_error(ERROR_INVALID_HANDLE);
		return -1;
	}
	if (!file[handle].access) {
		if (!win32_good(win32_ask(&call)))
			return -1;
		file[handle].access = call.value;
	}
	if (file[handle].access & access)
		return file[handle].fd - 1;
	win32_set_last_error(ERROR_ACCESS_DENIED);
	return -1;
}

static BOOL moved(ssize_t n, DWORD *done)
{
	if (n < 0)
		win32_set_last_error(error_of_errno());
	*done = n < 0 ? 0 : (DWORD)n;
	return n >= 0;
}

BOOL WriteFile(HANDLE of, const void *data, DWORD size, DWORD *done, void *overlapped)
{
	int fd = descriptor(of, TARE_NT_FILE_WRITE);

	(void)overlapped;
	return fd >= 0 && moved(write(fd, data, size), done);
}

BOOL ReadFile(HANDLE of, void *data, DWORD size, DWORD *done, void *overlapped)
{
	int fd = descriptor(of, TARE_NT_FILE_READ);

	(void)overlapped;
	return fd >= 0 && moved(read(fd, data, size), done);
}

BOOL DeleteFileA(const char *path)
{
	/* who has it open has to share the deleting, which it asks everybody for */
	uint32_t handle = open_handle(path, TARE_NT_FILE_DELETE,
				      TARE_NT_FILE_READ | TARE_NT_FILE_WRITE | TARE_NT_FILE_DELETE);
	BOOL deleted;

	if (!handle)
		return FALSE;
	deleted = !unlink(path);
	if (!deleted)
		win32_set_last_error(error_of_errno());
	nt_close(win32_api(), handle);
	return deleted;
}
