// SPDX-License-Identifier: GPL-2.0-only
#include "switches_win32.h"

#include <stdlib.h>
#include <windows.h>
#include <winternl.h>

#include "portable.h"

#define TOO_SMALL ((NTSTATUS)0xc0000004) /* STATUS_INFO_LENGTH_MISMATCH */

/* SYSTEM_THREAD_INFORMATION with the fields that winternl.h calls reserved. */
struct thread_entry {
	LARGE_INTEGER kernel_time, user_time, create_time;
	ULONG wait_time;
	void *start;
	HANDLE process, thread;
	LONG priority, base_priority;
	ULONG switches, state, wait_reason;
};

static const SYSTEM_PROCESS_INFORMATION *find(const void *list, uintptr_t process)
{
	const SYSTEM_PROCESS_INFORMATION *entry = list;

	while ((uintptr_t)entry->UniqueProcessId != process) {
		if (!entry->NextEntryOffset)
			return NULL;
		entry = (const void *)((const char *)entry + entry->NextEntryOffset);
	}
	return entry;
}

double switches_in(const void *list, uintptr_t process)
{
	const SYSTEM_PROCESS_INFORMATION *entry = find(list, process);
	const struct thread_entry *thread = (const void *)(entry + 1);
	double sum = 0;

	for (ULONG i = 0; entry && i < entry->NumberOfThreads; i++)
		sum += thread[i].switches;
	/* a running process was switched to at least once: 0, as in Wine, means not counted */
	return sum > 0 ? sum : -1;
}

double switches_of(uintptr_t process)
{
	static void *list;
	static ULONG room;
	ULONG needed = 0;
	NTSTATUS status;

	while ((status = NtQuerySystemInformation(SystemProcessInformation, list, room, &needed)) ==
	       TOO_SMALL) {
		free(list);
		/* processes may start before the system is asked again */
		room = needed + needed / 2 + 4096;
		list = Malloc(room);
	}
	return status ? -1 : switches_in(list, process);
}
