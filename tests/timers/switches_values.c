// SPDX-License-Identifier: GPL-2.0-only
/* What switches_in() finds in a list of two processes, one of them counted, and in our own. */
#include <stdio.h>
#include <string.h>
#include <windows.h>
#include <winternl.h>

#include "timers/portable.h"
#include "timers/switches_win32.h"

/* sizes and places of Windows for 64 bits, as numbers: the test does not share our structs */
#define PROCESS_SIZE 0x100
#define THREAD_SIZE  0x50
#define SWITCHES_AT  0x40

static unsigned char list[2 * PROCESS_SIZE + 5 * THREAD_SIZE];

static void put_process(size_t at, ULONG next, ULONG threads, uintptr_t id, ULONG switches)
{
	SYSTEM_PROCESS_INFORMATION entry = {.NextEntryOffset = next,
					    .NumberOfThreads = threads,
					    .UniqueProcessId = (HANDLE)id};

	memcpy(list + at, &entry, sizeof(entry));
	for (ULONG i = 0; i < threads; i++, switches *= 10)
		memcpy(list + at + PROCESS_SIZE + i * THREAD_SIZE + SWITCHES_AT, &switches,
		       sizeof(switches));
}

int main(void)
{
	size_t second = PROCESS_SIZE + 3 * THREAD_SIZE;

	set_program("switches_values");
	put_process(0, (ULONG)second, 3, 4, 7);
	put_process(second, 0, 2, 8, 0);
	printf("%.0f %.0f %.0f %.0f\n", switches_in(list, 4), switches_in(list, 8),
	       switches_in(list, 12), switches_of(GetCurrentProcessId()));
	return 0;
}
