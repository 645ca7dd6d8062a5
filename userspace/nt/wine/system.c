// SPDX-License-Identifier: GPL-2.0-only
/*
 * A program for Win32 that runs in Wine asks Linux itself whether a thread sleeps, for Wine tells
 * nobody: by the kernel's system calls, as Wine before 10.1 lets it. Windows, and a Wine that takes
 * them for its own, are refused.
 */
#include "cases/system.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

#include "cases/case.h"
#include "cases/run.h"

#define PROGRAM        "nt-cases"
#define PROCESS_OPTION "--process"
#define LINUX_READ     0
#define LINUX_OPEN     2
#define LINUX_CLOSE    3
#define LINUX_GETTID   186
#define O_CLOEXEC      02000000

/* Nothing signals a process. */
const struct nt_case signal_cases[] = {{0}};

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

/* Another process, and what both know of it. */
struct process {
	HANDLE handle, section;
	volatile pid_t *tid; /* of its first thread, in memory that both have; 0: not yet */
};

#define PROCESSES_MAX 8
static struct process processes[PROCESSES_MAX];

static volatile pid_t *map(HANDLE section)
{
	volatile pid_t *view = MapViewOfFile(section, FILE_MAP_ALL_ACCESS, 0, 0, sizeof(pid_t));

	if (!view)
		case_give_up("memory of two processes cannot be mapped");
	return view;
}

/* The same program has the same functions, each as far from its begin. */
static char *program_begin(void)
{
	return (char *)GetModuleHandleA(NULL);
}

/* argv: --process, the function, what it is about, the section, the front end. */
static int be_a_process(char **argv)
{
	case_work *run = (void *)(program_begin() + strtoull(argv[2], NULL, 10));
	HANDLE section = (HANDLE)(uintptr_t)strtoull(argv[4], NULL, 10);
	const struct nt_api *api = nt_front(argv[5]);

	*map(section) = system_tid();
	if (!api || api->attach())
		return 255;
	return run(api, (uint32_t)strtoul(argv[3], NULL, 10));
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

int system_begin(int argc, char **argv)
{
	if (!linux_hears()) {
		fprintf(stderr, PROGRAM ": needs Wine up to 10.0, to see when a thread sleeps\n");
		return 77;
	}
	if (argc == 6 && !strcmp(argv[1], PROCESS_OPTION))
		exit(be_a_process(argv));
	return 0;
}

static void open_section(struct process *process)
{
	SECURITY_ATTRIBUTES inherited = {.nLength = sizeof(inherited), .bInheritHandle = TRUE};

	process->section = CreateFileMappingA(INVALID_HANDLE_VALUE, &inherited, PAGE_READWRITE, 0,
					      sizeof(pid_t), NULL);
	if (!process->section)
		case_give_up("no memory of two processes");
	process->tid = map(process->section);
}

static void start(struct process *process, const char *command)
{
	STARTUPINFOA start = {.cb = sizeof(start)};
	char self[MAX_PATH], line[512];
	PROCESS_INFORMATION made;

	snprintf(line, sizeof(line), PROGRAM " %s", command);
	if (!GetModuleFileNameA(NULL, self, sizeof(self)) ||
	    !CreateProcessA(self, line, NULL, NULL, TRUE, 0, NULL, NULL, &start, &made))
		case_give_up("no process for a case");
	CloseHandle(made.hThread);
	process->handle = made.hProcess;
}

pid_t case_process(const struct nt_api *api, case_work *run, uint32_t of)
{
	char command[256];
	int at = 0;

	while (at < PROCESSES_MAX && processes[at].handle)
		at++;
	if (at == PROCESSES_MAX)
		case_give_up("too many processes");
	fflush(stdout);
	open_section(&processes[at]);
	snprintf(command, sizeof(command), PROCESS_OPTION " %llu %lu %llu %s",
		 (unsigned long long)((char *)(void *)run - program_begin()), (unsigned long)of,
		 (unsigned long long)(uintptr_t)processes[at].section, api->name);
	start(&processes[at], command);
	return at;
}

void case_asleep(pid_t process)
{
	char path[64];
	pid_t tid;

	while (!(tid = *processes[process].tid))
		SwitchToThread();
	/* of another process, too, though it is no thread of ours */
	snprintf(path, sizeof(path), "/proc/%d/stat", (int)tid);
	case_asleep_at(path);
}

void case_kill(pid_t process)
{
	TerminateProcess(processes[process].handle, CASE_KILLED);
}

uint32_t case_ended(pid_t process)
{
	struct process *ended = &processes[process];
	DWORD status = 0;

	if (WaitForSingleObject(ended->handle, INFINITE) != WAIT_OBJECT_0 ||
	    !GetExitCodeProcess(ended->handle, &status))
		case_give_up("a process is lost");
	CloseHandle(ended->handle);
	UnmapViewOfFile((void *)ended->tid);
	CloseHandle(ended->section);
	*ended = (struct process){.handle = NULL};
	return status;
}
