// SPDX-License-Identifier: GPL-2.0-only
#include "syscall_cost.h"

#include <stdio.h>
#include <windows.h>

#include "portable.h"

static HANDLE null_in, null_out;
static char one_byte, command[MAX_PATH + 64];

/* NUL is at its end, so a read gives no byte, but the request is made all the same */
static void call_read(void)
{
	DWORD done;

	if (!ReadFile(null_in, &one_byte, 1, &done, NULL))
		fail("reading NUL");
}

static void call_write(void)
{
	DWORD done;

	if (!WriteFile(null_out, &one_byte, 1, &done, NULL) || done != 1)
		fail("writing NUL");
}

static HANDLE open_null(DWORD access)
{
	HANDLE file = CreateFileA("NUL", access, FILE_SHARE_READ | FILE_SHARE_WRITE, NULL,
				  OPEN_EXISTING, 0, NULL);

	if (file == INVALID_HANDLE_VALUE)
		fail("opening NUL");
	return file;
}

static void call_open(void)
{
	if (!CloseHandle(open_null(GENERIC_READ)))
		fail("closing NUL");
}

static void call_stat(void)
{
	WIN32_FILE_ATTRIBUTE_DATA data;

	if (!GetFileAttributesExA("C:\\", GetFileExInfoStandard, &data))
		fail("attributes of C:\\");
}

static void call_map(void)
{
	void *page = VirtualAlloc(NULL, PAGE, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE);

	if (!page || !VirtualFree(page, 0, MEM_RELEASE))
		fail("VirtualAlloc");
}

static void call_spawn(void)
{
	STARTUPINFOA start = {.cb = sizeof(start)};
	PROCESS_INFORMATION made;
	DWORD status;

	if (!CreateProcessA(NULL, command, NULL, NULL, FALSE, 0, NULL, NULL, &start, &made))
		fail("CreateProcess");
	WaitForSingleObject(made.hProcess, INFINITE);
	if (!GetExitCodeProcess(made.hProcess, &status) || status)
		fail("the new process");
	CloseHandle(made.hThread);
	CloseHandle(made.hProcess);
}

static void forget_pages(struct bench_case *one)
{
	size_t size = (size_t)FAULT_PAGES * PAGE;

	if (!VirtualFree(one->context, size, MEM_DECOMMIT) ||
	    !VirtualAlloc(one->context, size, MEM_COMMIT, PAGE_READWRITE))
		fail("VirtualAlloc");
}

void add_system_calls(struct bench *bench)
{
	char self[MAX_PATH];
	char *pages = VirtualAlloc(NULL, (size_t)FAULT_PAGES * PAGE, MEM_RESERVE | MEM_COMMIT,
				   PAGE_READWRITE);

	if (!pages || !GetModuleFileNameA(NULL, self, sizeof(self)))
		fail("VirtualAlloc");
	snprintf(command, sizeof(command), "\"%s\" " ARGUMENT_TO_END, self);
	null_in = open_null(GENERIC_READ);
	null_out = open_null(GENERIC_WRITE);
	add_call(bench, "read", call_read);
	add_call(bench, "write", call_write);
	add_call(bench, "open+close", call_open);
	add_call(bench, "stat", call_stat);
	add_call(bench, "mmap+munmap", call_map);
	add_faults(bench, pages)->prepare = forget_pages;
	add_call(bench, "spawn", call_spawn);
}
