// SPDX-License-Identifier: GPL-2.0-only
#include "testapi.h"
#include "timers/portable.h"

static DWORD WINAPI run_first(void *context)
{
	struct link *link = context;

	link->part->first(link);
	return 0;
}

static DWORD WINAPI run_second(void *context)
{
	struct link *link = context;

	link->part->second(link);
	return 0;
}

static HANDLE start_thread(DWORD WINAPI (*run)(void *), struct link *link)
{
	HANDLE handle = CreateThread(NULL, 0, run, link, 0, NULL);

	if (!handle)
		refused("CreateThread", link->part->name);
	return handle;
}

static void must_close(HANDLE handle)
{
	if (!CloseHandle(handle))
		refused("CloseHandle", NULL);
}

static void conductor_open(struct conductor *conductor)
{
	*conductor = (struct conductor){
		.ready = CreateSemaphoreA(NULL, 0, PARTS, NULL),
		.go = CreateEventA(NULL, TRUE, FALSE, NULL),
	};
	if (!conductor->ready || !conductor->go)
		refused("CreateSemaphore or CreateEvent", NULL);
}

static void finish(struct group *group, int part, const struct link *link)
{
	group->part[part].first_ns = link->first_end_ns - link->conductor->go_ns;
	group->part[part].ns = link->end_ns - link->conductor->go_ns;
	must_close(link->forth);
	if (link->back)
		must_close(link->back);
}

void group_run(const struct settings *settings, struct group *group, int first, int last)
{
	struct link link[PARTS], *main_link = NULL;
	HANDLE thread[2 * PARTS];
	struct conductor conductor;
	DWORD threads = 0;

	conductor_open(&conductor);
	for (int i = first; i <= last; i++) {
		link[i] = (struct link){
			.settings = settings,
			.part = parts[i],
			.group = group->number,
			.receiver = i == PART_MESSAGE ? GetCurrentThreadId() : 0,
			.tally = group->tally,
			.conductor = &conductor,
		};
		link[i].part->open(&link[i]);
		thread[threads++] = start_thread(run_second, &link[i]);
		/* the first side of messages is the main thread */
		if (i == PART_MESSAGE) {
			main_link = &link[i];
			continue;
		}
		conductor.players++;
		thread[threads++] = start_thread(run_first, &link[i]);
	}
	if (main_link)
		main_link->part->first(main_link);
	else
		conductor_go(&conductor);
	if (WaitForMultipleObjects(threads, thread, TRUE, INFINITE) >= WAIT_OBJECT_0 + threads)
		refused("WaitForMultipleObjects", "the threads");
	group->ns += now_ns() - conductor.go_ns;
	for (int i = first; i <= last; i++)
		finish(group, i, &link[i]);
	must_close(conductor.ready);
	must_close(conductor.go);
	while (threads)
		must_close(thread[--threads]);
}
