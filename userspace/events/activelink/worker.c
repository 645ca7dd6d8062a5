// SPDX-License-Identifier: GPL-2.0-only
#include "worker.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "lib/clock.h"

#define ROOM_EVENTS (256 << 10) /* one for all connections of a thread */
#define ROOM_ONE    (16 << 10)

int worker_make(struct worker *worker, struct run *run, uint32_t number, struct tare_error *err)
{
	const bool one = run->plan->threads_each;

	*worker = (struct worker){.run = run, .plan = run->plan, .number = number, .epoll = -1};
	worker->form = run->plan->form;
	worker->room = one ? ROOM_ONE : ROOM_EVENTS;
	worker->bytes = malloc(worker->room);
	if (!worker->bytes)
		return tare_error(err, TARE_CANNOT, "no memory for a thread");
	if (one)
		return 0;
	worker->epoll = epoll_create1(EPOLL_CLOEXEC);
	if (worker->epoll < 0)
		return tare_error(err, TARE_FAILED, "epoll_create1: %s", strerror(errno));
	worker->idle = calloc(run->plan->links, sizeof(struct link *));
	if (!worker->idle)
		return tare_error(err, TARE_CANNOT, "no memory for a thread");
	return 0;
}

void worker_end(struct worker *worker)
{
	if (worker->epoll >= 0)
		close(worker->epoll);
	free(worker->bytes);
	free(worker->idle);
}

/*
 * The connection is lost: `what` became of `count` requests on it, and the others are given up. One
 * on which nothing was on its way is a failure of another kind, since no request is.
 */
static void lose(struct worker *worker, struct link *link, const char *what, uint32_t count)
{
	struct account *account = &worker->account;

	if (link->in_flight)
		client_failures_add(&account->failures, what, count);
	else
		client_failures_add(&account->failures,
				    count ? CLIENT_IDLE_SAID : CLIENT_IDLE_CLOSED, 1);
	client_failures_add(&account->failures, CLIENT_GIVEN_UP,
			    link->in_flight > count ? link->in_flight - count : 0);
	account->failed += link->in_flight;
	worker->in_flight -= link->in_flight;
	worker->open--;
	worker->ended = tare_clock_ns();
	link_close(link);
}

static void lose_by_errno(struct worker *worker, struct link *link)
{
	lose(worker, link, strerrorname_np(errno) ?: "an unknown error", link->in_flight);
}

void worker_time_out(struct worker *worker, struct link *link)
{
	lose(worker, link, CLIENT_NO_REPLY, link->in_flight);
}

void worker_note(struct worker *worker, struct link *link, uint64_t since, bool measured)
{
	uint32_t place = link->oldest + link->in_flight;

	if (place >= worker->plan->pipeline)
		place -= worker->plan->pipeline;
	link->asked[place] = (struct asked){.since = since, .measured = measured};
	link->in_flight++;
	worker->in_flight++;
	worker->account.requests += measured;
	worker->account.all_requests++;
}

static void watch(struct worker *worker, struct link *link, uint32_t events)
{
	struct epoll_event event = {.events = events, .data.ptr = link};

	if (worker->epoll >= 0)
		epoll_ctl(worker->epoll, EPOLL_CTL_MOD, link->fd, &event);
}

void worker_send_rest(struct worker *worker, struct link *link)
{
	const struct plan *plan = worker->plan;
	const char *end = plan->requests + (size_t)plan->pipeline * plan->request_bytes;
	ssize_t n = send(link->fd, end - link->unsent, link->unsent, MSG_NOSIGNAL);

	if (n < 0 && errno != EAGAIN && errno != EINTR) {
		lose_by_errno(worker, link);
		return;
	}
	link->unsent -= n > 0 ? (uint32_t)n : 0;
	if (!link->unsent)
		watch(worker, link, EPOLLIN);
}

void worker_send(struct worker *worker, struct link *link, uint32_t count)
{
	const struct plan *plan = worker->plan;
	const uint32_t bytes = count * plan->request_bytes;
	ssize_t n;

	if (link->unsent) {
		link->unsent += bytes;
		return;
	}
	n = send(link->fd, plan->requests, bytes, MSG_NOSIGNAL);
	if (n == (ssize_t)bytes)
		return;
	if (n < 0 && errno != EAGAIN && errno != EINTR) {
		lose_by_errno(worker, link);
		return;
	}
	link->unsent = bytes - (n > 0 ? (uint32_t)n : 0);
	watch(worker, link, EPOLLIN | EPOLLOUT);
}

void worker_fill(struct worker *worker, struct link *link, uint64_t now)
{
	uint32_t count = 0;
	bool measured;

	while (link->in_flight < worker->plan->pipeline && !worker->exhausted) {
		if (!run_claim(worker->run, now, &measured)) {
			worker->exhausted = true;
			break;
		}
		worker_note(worker, link, now, measured);
		count++;
	}
	if (count)
		worker_send(worker, link, count);
}

static void keep(struct tare_latency *latency, uint64_t ns)
{
	latency->sum += ns;
	if (ns + 1 < latency->min || !latency->min)
		latency->min = ns + 1;
	if (ns > latency->max)
		latency->max = ns;
	latency->clamped += ns >> TARE_LATENCY_BITS != 0;
	latency->bucket[tare_bucket(ns, TARE_LATENCY_BUCKETS)]++;
}

static void answered(struct worker *worker, struct link *link, unsigned int replies, uint64_t now)
{
	worker->account.all_replies += replies;
	worker->in_flight -= replies;
	link->in_flight -= replies;
	worker->ended = now;
	while (replies--) {
		struct asked *asked = &link->asked[link->oldest];

		if (asked->measured) {
			worker->account.replies++;
			keep(&worker->latency, now - asked->since);
		}
		if (++link->oldest == worker->plan->pipeline)
			link->oldest = 0;
	}
}

/* Counts the replies in `count` bytes. Returns how many; 0 also where one is wrong. */
static unsigned int take(struct worker *worker, struct link *link, size_t count, uint64_t now)
{
	const char *wrong;
	unsigned int replies =
		reply_take(&link->reply, &worker->form, worker->bytes, count, &wrong);

	if (!wrong && (replies < link->in_flight ||
		       (replies == link->in_flight && !reply_begun(&link->reply)))) {
		answered(worker, link, replies, now);
		return replies;
	}
	if (!wrong) {
		/* it belongs to the last one, which is wrong by that */
		wrong = CLIENT_SURPLUS;
		replies = link->in_flight ? link->in_flight - 1 : 0;
	}
	answered(worker, link, replies, now);
	lose(worker, link, wrong, 1);
	return 0;
}

unsigned int worker_receive(struct worker *worker, struct link *link, uint64_t *now)
{
	ssize_t n = recv(link->fd, worker->bytes, worker->room, 0);

	if (n > 0) {
		*now = tare_clock_ns();
		return take(worker, link, (size_t)n, *now);
	}
	if (n == 0)
		lose(worker, link, CLIENT_CLOSED, link->in_flight);
	else if (errno != EINTR && errno != EAGAIN)
		lose_by_errno(worker, link);
	else if (errno == EAGAIN && worker->epoll < 0)
		worker_time_out(worker, link);
	return 0;
}
