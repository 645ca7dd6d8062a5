// SPDX-License-Identifier: GPL-2.0-only
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

#include "partner.h"
#include "timers/portable.h"

/* The exit status; in Wine that of a process that was killed is 0. */
#define WORK_DONE 100

struct partner {
	HANDLE process, wait;
};

/* Whoever is in it ends when its last handle is closed, which is ours alone. */
static void enter_job(void)
{
	JOBOBJECT_EXTENDED_LIMIT_INFORMATION limit = {.BasicLimitInformation.LimitFlags =
							      JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE};
	static HANDLE job;

	if (job)
		return;
	job = CreateJobObjectA(NULL, NULL);
	if (!job ||
	    !SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limit,
				     sizeof(limit)) ||
	    !AssignProcessToJobObject(job, GetCurrentProcess()))
		fail("a job for the other process");
}

static void say_failed(void)
{
	fprintf(stderr, "%s: the other process failed\n", program_name());
	exit(TARE_FAILED);
}

/* Whoever is to hear from a process that is gone would wait for ever. */
static void CALLBACK on_end(void *context, BOOLEAN timed_out)
{
	const struct partner *partner = context;
	DWORD status;

	(void)timed_out;
	if (!GetExitCodeProcess(partner->process, &status) || status != WORK_DONE)
		say_failed();
}

/* No argument has a quotation mark, which no path may have here. */
static void command_line(char *const argument[PARTNER_ARGUMENTS], char *text, size_t size)
{
	size_t used = 0;

	text[0] = '\0';
	for (int i = 0; argument[i] && used < size; i++)
		used += (size_t)snprintf(text + used, size - used, "%s\"%s\"", i ? " " : "",
					 argument[i]);
	if (used >= size)
		fail("the command line of the other process");
}

struct partner *partner_spawn(char *const argument[PARTNER_ARGUMENTS])
{
	struct partner *partner = Zeroed(sizeof(*partner));
	STARTUPINFOA start = {.cb = sizeof(start)};
	char self[MAX_PATH], command[4096];
	PROCESS_INFORMATION made;

	enter_job();
	command_line(argument, command, sizeof(command));
	if (!GetModuleFileNameA(NULL, self, sizeof(self)))
		fail("GetModuleFileName");
	if (!CreateProcessA(self, command, NULL, NULL, FALSE, 0, NULL, NULL, &start, &made))
		fail("CreateProcess");
	CloseHandle(made.hThread);
	partner->process = made.hProcess;
	if (!RegisterWaitForSingleObject(&partner->wait, made.hProcess, on_end, partner, INFINITE,
					 WT_EXECUTEONLYONCE))
		fail("RegisterWaitForSingleObject");
	return partner;
}

void partner_await(struct partner *partner)
{
	DWORD status = 0;

	if (WaitForSingleObject(partner->process, INFINITE) != WAIT_OBJECT_0)
		fail("waiting for the other process");
	if (!GetExitCodeProcess(partner->process, &status) || status != WORK_DONE)
		say_failed();
	/* not before its callback has returned */
	if (!UnregisterWaitEx(partner->wait, INVALID_HANDLE_VALUE))
		fail("UnregisterWaitEx");
	CloseHandle(partner->process);
	free(partner);
}

void partner_done(void)
{
	exit(WORK_DONE);
}
