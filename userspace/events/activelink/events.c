// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/prctl.h>

#include "lib/clock.h"
#include "worker.h"

#define EVENTS  256
#define LATE_NS 1000000

static void put_idle(struct worker *worker, struct link *link)
{
	uint32_t place = (worker->idle_first + worker->idle_count++) % worker->plan->links;

	worker->idle[place] = link;
}

/* One that has room; NULL: none has. Those lost meanwhile are passed over. */
static struct link *take_idle(struct worker *worker)
{
	while (worker->idle_count) {
		struct link *link = worker->idle[worker->idle_first];

		worker->idle_first = (worker->idle_first + 1) % worker->plan->links;
		worker->idle_count--;
		if (link->fd >= 0)
			return link;
	}
	return NULL;
}

/* The server was too slow for the rate: what is still to be sent never is. */
static void give_up(struct worker *worker)
{
	uint64_t count = 0;

	while (!run_over(worker->run, worker->due)) {
		worker->due = worker->run->scheduled + arrivals_next(&worker->arrivals);
		count++;
	}
	worker->account.late += count;
	client_failures_add(&worker->account.failures, CLIENT_NOT_SENT, count);
}

/* Sends all of an open loop that are due. Returns ns until the next one, UINT64_MAX: none. */
static uint64_t send_due(struct worker *worker)
{
	bool measured;

	while (!worker->exhausted) {
		uint64_t now = tare_clock_ns();
		struct link *link;

		if (run_overdue(worker->run, now))
			give_up(worker);
		worker->exhausted = run_over(worker->run, worker->due);
		if (worker->exhausted)
			break;
		if (worker->due > now)
			return worker->due - now;
		link = take_idle(worker);
		if (!link)
			break;
		if (!run_claim(worker->run, worker->due, &measured)) {
			worker->exhausted = true;
			break;
		}
		worker->account.late += measured && now - worker->due > LATE_NS;
		worker_note(worker, link, worker->due, measured);
		if (link->in_flight < worker->plan->pipeline)
			put_idle(worker, link);
		worker_send(worker, link, 1);
		worker->due = worker->run->scheduled + arrivals_next(&worker->arrivals);
	}
	return UINT64_MAX;
}

static void serve(struct worker *worker, struct link *link, uint32_t events)
{
	const bool full = link->in_flight == worker->plan->pipeline;
	uint64_t now;

	if (events & EPOLLOUT)
		worker_send_rest(worker, link);
	if (link->fd < 0 || !(events & ~(uint32_t)EPOLLOUT) || !worker_receive(worker, link, &now))
		return;
	if (!worker->plan->rate)
		worker_fill(worker, link, now);
	else if (full)
		put_idle(worker, link);
}

/* Whether anything happened before `wait` ns were over; -1: it failed. */
static int wait_and_serve(struct worker *worker, uint64_t wait)
{
	struct epoll_event event[EVENTS];
	const struct timespec rest = {(time_t)(wait / 1000000000), (long)(wait % 1000000000)};
	int n;

	n = epoll_pwait2(worker->epoll, event, EVENTS, &rest, NULL);
	if (n < 0 && errno != EINTR) {
		worker->bad =
			tare_error(&worker->err, TARE_FAILED, "epoll_pwait2: %s", strerror(errno));
		return -1;
	}
	for (int i = 0; i < n; i++)
		serve(worker, event[i].data.ptr, event[i].events);
	return n != 0;
}

static void time_out(struct worker *worker)
{
	const struct plan *plan = worker->plan;

	for (uint32_t i = worker->number; i < plan->links; i += plan->threads)
		if (worker->run->link[i].in_flight)
			worker_time_out(worker, &worker->run->link[i]);
}

static void begin(struct worker *worker)
{
	const struct plan *plan = worker->plan;

	if (plan->rate) {
		/* the kernel would wake this thread up to 50 us late, so that it wakes seldom */
		prctl(PR_SET_TIMERSLACK, 1, 0, 0, 0);
		arrivals_begin(&worker->arrivals, plan->seed, plan->rate, worker->number,
			       plan->threads);
		worker->due = worker->run->scheduled + arrivals_next(&worker->arrivals);
	}
	for (uint32_t i = worker->number; i < plan->links; i += plan->threads) {
		struct link *link = &worker->run->link[i];
		struct epoll_event event = {.events = EPOLLIN, .data.ptr = link};

		if (epoll_ctl(worker->epoll, EPOLL_CTL_ADD, link->fd, &event) < 0)
			worker->bad = tare_error(&worker->err, TARE_FAILED, "epoll_ctl: %s",
						 strerror(errno));
		worker->open++;
	}
	for (uint32_t i = worker->number; i < plan->links; i += plan->threads) {
		if (plan->rate)
			put_idle(worker, &worker->run->link[i]);
		else
			worker_fill(worker, &worker->run->link[i], tare_clock_ns());
	}
}

/* After `waited` ns without an event. *since is when such waiting began; 0: it has not. */
static void look_at_limit(struct worker *worker, uint64_t waited, uint64_t *since)
{
	const uint64_t now = tare_clock_ns();

	if (!*since)
		*since = now - waited;
	if (worker->in_flight && now - *since >= worker->plan->timeout_ns)
		time_out(worker);
	if (!worker->in_flight)
		*since = 0;
}

void worker_serve_events(struct worker *worker)
{
	uint64_t idle_since = 0, wait = UINT64_MAX;
	int happened;

	begin(worker);
	while (!worker->bad && worker->open) {
		if (worker->plan->rate)
			wait = send_due(worker);
		if (worker->exhausted && !worker->in_flight)
			break;
		if (wait > worker->plan->timeout_ns)
			wait = worker->plan->timeout_ns;
		happened = wait_and_serve(worker, wait);
		if (happened > 0)
			idle_since = 0;
		else if (happened == 0)
			look_at_limit(worker, wait, &idle_since);
	}
}
