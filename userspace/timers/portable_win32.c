// SPDX-License-Identifier: GPL-2.0-only
/* The part of portable.h that Win32 gives. */
#include "portable.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

const char *const clock_name = "QueryPerformanceCounter";

uint64_t now_ns(void)
{
	static LARGE_INTEGER frequency;
	LARGE_INTEGER now;
	uint64_t rest, whole;

	if (!frequency.QuadPart)
		QueryPerformanceFrequency(&frequency);
	QueryPerformanceCounter(&now);
	/* seconds and the rest apart, so that nothing overflows however long the machine has run */
	whole = (uint64_t)now.QuadPart / (uint64_t)frequency.QuadPart;
	rest = (uint64_t)now.QuadPart % (uint64_t)frequency.QuadPart;
	return whole * 1000000000u + rest * 1000000000u / (uint64_t)frequency.QuadPart;
}

void fail(const char *what)
{
	fprintf(stderr, "%s: %s: error %lu of Win32\n", program_name(), what, GetLastError());
	exit(TARE_FAILED);
}

/* Finds a function that only some Windows, or only Wine, have; NULL elsewhere. */
static FARPROC of_ntdll(const char *name)
{
	return GetProcAddress(GetModuleHandleA("ntdll.dll"), name);
}

static void add_windows(char *text, size_t size)
{
	typedef LONG WINAPI get_version(OSVERSIONINFOW *);
	get_version *version = (get_version *)(void *)of_ntdll("RtlGetVersion");
	OSVERSIONINFOW info = {.dwOSVersionInfoSize = sizeof(info)};

	if (!version || version(&info))
		snprintf(text, size, "Windows");
	else
		snprintf(text, size, "Windows %lu.%lu.%lu", info.dwMajorVersion,
			 info.dwMinorVersion, info.dwBuildNumber);
}

static void add_wine(char *text, size_t size)
{
	typedef const char *CDECL get_version(void);
	typedef void CDECL get_host(const char **, const char **);
	get_version *version = (get_version *)(void *)of_ntdll("wine_get_version");
	get_host *host = (get_host *)(void *)of_ntdll("wine_get_host_version");
	const char *name = "", *release = "";
	size_t used = strlen(text);

	if (!version)
		return;
	if (host)
		host(&name, &release);
	snprintf(text + used, size - used, " (Wine %s on %s %s)", version(), name, release);
}

char *system_version(void)
{
	static char text[256];

	add_windows(text, sizeof(text));
	add_wine(text, sizeof(text));
	return text;
}

const char *clock_source(void)
{
	return NULL;
}

const int *cpus_allowed(int *count)
{
	static int cpu[64], known;
	DWORD_PTR process, all;

	if (!known) {
		if (!GetProcessAffinityMask(GetCurrentProcess(), &process, &all))
			fail("GetProcessAffinityMask");
		for (int i = 0; i < 64; i++)
			if (process >> i & 1)
				cpu[known++] = i;
	}
	*count = known;
	return cpu;
}

int move_to(int cpu)
{
	return SetThreadAffinityMask(GetCurrentThread(), (DWORD_PTR)1 << cpu) ? 0 : -1;
}

void rest(void)
{
	Sleep(3);
}
