// SPDX-License-Identifier: GPL-2.0-only
#include "group.h"

#include <stdio.h>
#include <stdlib.h>

#include "timers/portable.h"

#define THREADS_MAX (2 * PARTS)

struct threads {
	HANDLE handle[THREADS_MAX];
	DWORD count;
};

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

static void start_thread(struct threads *threads, DWORD WINAPI (*run)(void *), struct link *link)
{
	HANDLE handle = CreateThread(NULL, 0, run, link, 0, NULL);

	if (!handle)
		refused("CreateThread", link->part->name);
	threads->handle[threads->count++] = handle;
}

/* The first side of messages is the main thread. */
static bool is_main(const struct link *link)
{
	return link->part == &message_part;
}

static void prepare(struct link *link, const struct settings *settings, struct group *group,
		    int part, struct conductor *conductor)
{
	*link = (struct link){
		.settings = settings,
		.part = parts[part],
		.group = group->number,
		.receiver = part == PART_MESSAGE ? GetCurrentThreadId() : 0,
		.tally = group->tally,
		.conductor = conductor,
		.conducts = part == PART_MESSAGE,
	};
	link->part->open(link);
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

static void close_all(struct conductor *conductor, struct threads *threads)
{
	must_close(conductor->ready);
	must_close(conductor->go);
	for (DWORD i = 0; i < threads->count; i++)
		must_close(threads->handle[i]);
}

static void conduct(struct link *link, int first, int last, struct conductor *conductor)
{
	for (int i = first; i <= last; i++)
		if (is_main(&link[i])) {
			link[i].part->first(&link[i]);
			return;
		}
	conductor_go(conductor);
}

static void await_all(const struct threads *threads)
{
	DWORD result = WAIT_OBJECT_0;

	if (threads->count)
		result = WaitForMultipleObjects(threads->count, threads->handle, TRUE, INFINITE);
	if (result >= WAIT_OBJECT_0 + MAXIMUM_WAIT_OBJECTS)
		refused("WaitForMultipleObjects", "the threads");
}

/* Parts first to last at the same time. */
static void run(const struct settings *settings, struct group *group, int first, int last)
{
	struct threads threads = {.count = 0};
	struct conductor conductor;
	struct link link[PARTS];

	conductor_open(&conductor);
	for (int i = first; i <= last; i++) {
		prepare(&link[i], settings, group, i, &conductor);
		start_thread(&threads, run_second, &link[i]);
		if (is_main(&link[i]))
			continue;
		conductor.players++;
		start_thread(&threads, run_first, &link[i]);
	}
	conduct(link, first, last, &conductor);
	await_all(&threads);
	group->ns += now_ns() - conductor.go_ns;
	for (int i = first; i <= last; i++) {
		group->part[i].first_ns = link[i].first_end_ns - conductor.go_ns;
		group->part[i].ns = link[i].end_ns - conductor.go_ns;
		link_close(&link[i]);
	}
	close_all(&conductor, &threads);
}

void group_run_each(const struct settings *settings, struct group *group)
{
	for (int part = 0; part < PARTS; part++)
		run(settings, group, part, part);
}

void group_run_all(const struct settings *settings, struct group *group)
{
	run(settings, group, 0, PARTS - 1);
}

void group_check(const struct settings *settings, const struct group *group)
{
	for (int i = 0; i < OPERATIONS; i++) {
		const struct operation_kind *kind = &operation_kinds[i];
		uint64_t due = kind->part == PART_MESSAGE ? settings->messages : settings->count;
		struct tare_histogram done;

		tally_histogram(group->tally, i, &done);
		if (done.count == due)
			continue;
		fprintf(stderr, "%s: %s, %s, %s: done %llu times, not %llu\n", program_name(),
			part_names[kind->part], step_names[kind->step], kind->call,
			(unsigned long long)done.count, (unsigned long long)due);
		exit(TARE_FAILED);
	}
}
