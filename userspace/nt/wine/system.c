// SPDX-License-Identifier: GPL-2.0-only
/*
 * A program for Win32 that runs in Wine asks Linux itself whether a thread sleeps, for Wine tells
 * nobody: by the kernel's system calls, as Wine before 10.1 lets it. Windows, and a Wine that takes
 * them for its own, are refused.
 */
#include "cases/system.h"

#include <stdio.h>
#include <windows.h>

#include "cases/case.h"
#include "cases/run.h"

#define PROGRAM      "nt-cases"
#define LINUX_READ   0
#define LINUX_OPEN   2
#define LINUX_CLOSE  3
#define LINUX_GETTID 186
#define O_CLOEXEC    02000000

/* Nothing signals a process, and none is beside it. */
const struct nt_case signal_cases[] = {{0}}, process_cases[] = {{0}};

static intptr_t linux_call(intptr_t number, intptr_t a, intptr_t b, intptr_t c)
{
	intptr_t result;

	__asm__ volatile("syscall"
			 : "=a"(result)
			 : "a"(number), "D"(a), "S"(b), "d"(c)
			 : "rcx", "r11", "memory");
	return result;
}

pid_t system_tid(void)
{
	return (pid_t)linux_call(LINUX_GETTID, 0, 0, 0);
}

int system_read(const char *path, char *text, int size)
{
	intptr_t fd = linux_call(LINUX_OPEN, (intptr_t)path, O_CLOEXEC, 0), n;

	if (fd < 0)
		return -1;
	n = linux_call(LINUX_READ, fd, (intptr_t)text, size - 1);
	linux_call(LINUX_CLOSE, fd, 0, 0);
	text[n > 0 ? n : 0] = '\0';
	return 0;
}

/* Whether Linux hears our system calls. */
static bool linux_hears(void)
{
	typedef const char *CDECL get_version(void);
	get_version *version = (get_version *)(void *)GetProcAddress(GetModuleHandleA("ntdll.dll"),
								     "wine_get_version");
	unsigned int major, minor;

	if (!version || sscanf(version(), "%u.%u", &major, &minor) != 2)
		return false;
	return major < 10 || (major == 10 && !minor);
}

int system_begin(void)
{
	if (!linux_hears()) {
		fprintf(stderr, PROGRAM ": needs Wine up to 10.0, to see when a thread sleeps\n");
		return 77;
	}
	return 0;
}
