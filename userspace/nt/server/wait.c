// SPDX-License-Identifier: GPL-2.0-only
/* Clients that wait. */
#include <limits.h>
#include <time.h>
#include <unistd.h>

#include "server.h"

static struct nt_link woken = {&woken, &woken};
/* Those that wait with a deadline: no request is to cost more for all who do not. */
static struct nt_link timed = {&timed, &timed};

/* The deadlines' clock: the raw one drifts away from it. */
static uint64_t now_ns(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec * 1000000000ull + now.tv_nsec;
}

void nt_wake(struct nt_wait *wait)
{
	nt_link_add(&nt_holder(wait, struct client, wait)->woken, &woken);
}

/* The wait is over, however: its objects are given back. */
static uint32_t end_wait(struct client *client, uint32_t otherwise)
{
	uint32_t status = nt_wait_end(&client->wait, &server_domain, otherwise);

	for (int i = 0; i < client->wait.count; i++)
		nt_object_put(client->place[i].object);
	nt_link_remove(&client->timed);
	nt_ring_init(&client->timed);
	client->waits = false;
	return status;
}

void client_end_wait(struct client *client)
{
	if (client->waits)
		end_wait(client, NT_TIMEOUT);
}

void client_tell_woken(void)
{
	while (!nt_ring_empty(&woken)) {
		struct client *client = nt_holder(woken.next, struct client, woken);
		struct nt_wakeup wakeup = {.wait = client->waited};

		nt_link_remove(&client->woken);
		wakeup.status = end_wait(client, NT_TIMEOUT);
		if (write(client->pipe[WAKEUP], &wakeup, sizeof(wakeup)) != sizeof(wakeup))
			continue; /* it is gone, which its other pipe tells */
	}
}

void client_tell_timed_out(void)
{
	uint64_t now = nt_ring_empty(&timed) ? 0 : now_ns();

	for (struct nt_link *at = timed.next; at != &timed; at = at->next) {
		struct client *client = nt_holder(at, struct client, timed);

		/* as if somebody had claimed it: in end_wait() nobody has */
		if (client->deadline_ns <= now)
			nt_link_add(&client->woken, &woken);
	}
	client_tell_woken();
}

int client_patience(void)
{
	uint64_t first = UINT64_MAX, now, ms;

	for (struct nt_link *at = timed.next; at != &timed; at = at->next) {
		struct client *client = nt_holder(at, struct client, timed);

		if (client->deadline_ns < first)
			first = client->deadline_ns;
	}
	if (first == UINT64_MAX)
		return -1;
	now = now_ns();
	ms = first > now ? (first - now - 1) / 1000000 + 1 : 0;
	return ms < INT_MAX ? (int)ms : INT_MAX;
}

static uint32_t get_objects(struct client *client, const uint32_t *handle, int count, int *got)
{
	uint32_t status = NT_OK;

	for (*got = 0; *got < count && !status; *got += !status)
		status = nt_handle_get(&client->process->process.handles, handle[*got],
				       NT_ACCESS_SYNCHRONIZE, &client->place[*got].object);
	return status;
}

static uint32_t begin(struct client *client, const struct nt_wait_for *asked, int count,
		      uint32_t flags)
{
	uint32_t status;
	int got;

	status = get_objects(client, asked->handle, count, &got);
	if (!status) {
		client->wait.place = client->place;
		status = nt_wait_begin(&client->wait, &server_domain, client->thread, got,
				       flags & TARE_NT_WAIT_ALL);
		if (status == NT_PENDING && !asked->deadline_ns)
			return end_wait(client, NT_TIMEOUT);
	}
	if (status != NT_PENDING)
		while (got)
			nt_object_put(client->place[--got].object);
	return status;
}

uint32_t client_wait(struct client *client, const struct nt_wait_for *asked, uint32_t size,
		     uint32_t flags)
{
	uint32_t count = (size - sizeof(asked->deadline_ns)) / sizeof(*asked->handle), status;

	client->waited++;
	if (size < sizeof(asked->deadline_ns) || !count || count > NT_WAIT_MAX)
		return NT_INVALID_PARAMETER;
	status = begin(client, asked, count, flags);
	if (status == NT_PENDING) {
		client->waits = true;
		client->deadline_ns = asked->deadline_ns;
		if (client->deadline_ns != UINT64_MAX)
			nt_link_add(&client->timed, &timed);
	}
	return status;
}
