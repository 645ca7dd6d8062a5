// SPDX-License-Identifier: GPL-2.0-only
/*
 * Thread 5 posts messages, which the main thread gets; each owns the mutex while it does its
 * part. Nobody waits for the other: up to all messages may be in the queue.
 */
#include <stdlib.h>

#include "testapi.h"
#include "timers/portable.h"

#define READY  WM_USER
#define NUMBER (WM_USER + 1)

/* The first side owns it at once, and so long the other posts nothing but that it is there. */
static void open_mutex(struct link *link)
{
	MSG message;

	link->forth = CreateMutexA(NULL, TRUE, NULL);
	if (!link->forth)
		refused("CreateMutex", NULL);
	/* who is posted to has a queue from its first look on */
	PeekMessageA(&message, NULL, WM_USER, WM_USER, PM_NOREMOVE);
}

static void wait_for_the_other(void)
{
	MSG message;

	if (GetMessageA(&message, NULL, 0, 0) != TRUE || message.message != READY)
		refused("GetMessage", "the first message");
}

static void lock(struct link *link, enum operation operation)
{
	DWORD result = TIMED(link->tally, operation, WaitForSingleObject(link->forth, INFINITE));

	if (result != WAIT_OBJECT_0)
		refused("WaitForSingleObject", "the mutex");
}

static void unlock(struct link *link, enum operation operation)
{
	if (!TIMED(link->tally, operation, ReleaseMutex(link->forth)))
		refused("ReleaseMutex", NULL);
}

static void get_one(struct link *link, uint32_t expected)
{
	MSG message;
	BOOL got = TIMED(link->tally, MESSAGE_GET_GET, GetMessageA(&message, NULL, 0, 0));

	if (got != TRUE)
		refused("GetMessage", NULL);
	tally_add(link->tally, MESSAGE_GET_DELIVERY, now_ns() - (uint64_t)message.lParam);
	lock(link, MESSAGE_GET_LOCK);
	if (message.message != NUMBER || message.wParam != expected) {
		fprintf(stderr, "%s: message %lu came where %lu was due\n", program_name(),
			(unsigned long)message.wParam, (unsigned long)expected);
		exit(TARE_FAILED);
	}
	unlock(link, MESSAGE_GET_UNLOCK);
}

static void first(struct link *link)
{
	wait_for_the_other();
	link_start(link);
	if (!ReleaseMutex(link->forth))
		refused("ReleaseMutex", NULL);
	for (uint32_t i = 0; i < link->settings->messages; i++)
		get_one(link, i);
	link->first_end_ns = now_ns();
	link->end_ns = link->first_end_ns;
}

static void second(struct link *link)
{
	if (!PostThreadMessageA(link->receiver, READY, 0, 0))
		refused("PostThreadMessage", "the first message");
	for (uint32_t i = 0; i < link->settings->messages; i++) {
		lock(link, MESSAGE_POST_LOCK);
		if (!TIMED(link->tally, MESSAGE_POST_POST,
			   PostThreadMessageA(link->receiver, NUMBER, i, (LPARAM)now_ns())))
			refused("PostThreadMessage", NULL);
		unlock(link, MESSAGE_POST_UNLOCK);
	}
}

const struct part message_part = {
	.name = "message", .open = open_mutex, .first = first, .second = second};
