// SPDX-License-Identifier: GPL-2.0-only
#include "run.h"

#include <errno.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>

#include "lib/clock.h"

/*
 * The connection is lost: `what` became of `count` requests on it, and the others are given up. One
 * on which nothing was on its way is a failure of another kind, since no request is.
 */
static void lose(struct run *run, struct link *link, const char *what, uint32_t count)
{
	struct account *account = &run->account;

	if (link->in_flight)
		client_failures_add(&account->failures, what, count);
	else
		client_failures_add(&account->failures,
				    count ? CLIENT_IDLE_SAID : CLIENT_IDLE_CLOSED, 1);
	client_failures_add(&account->failures, CLIENT_GIVEN_UP,
			    link->in_flight > count ? link->in_flight - count : 0);
	account->failed += link->in_flight;
	run->in_flight -= link->in_flight;
	run->open--;
	run->ended = tare_clock_ns();
	link_close(link);
}

static void lose_by_errno(struct run *run, struct link *link)
{
	lose(run, link, strerrorname_np(errno) ?: "an unknown error", link->in_flight);
}

void ask_time_out(struct run *run, struct link *link)
{
	lose(run, link, CLIENT_NO_REPLY, link->in_flight);
}

void ask_note(struct run *run, struct link *link, uint64_t since, bool measured)
{
	uint32_t place = link->oldest + link->in_flight;

	if (place >= run->plan.pipeline)
		place -= run->plan.pipeline;
	link->asked[place] = (struct asked){.since = since, .measured = measured};
	link->in_flight++;
	run->in_flight++;
	run->account.requests += measured;
	run->account.all_requests++;
}

static void watch(struct run *run, struct link *link, uint32_t events)
{
	struct epoll_event event = {.events = events, .data.ptr = link};

	epoll_ctl(run->epoll, EPOLL_CTL_MOD, link->fd, &event);
}

void ask_send_rest(struct run *run, struct link *link)
{
	const struct plan *plan = &run->plan;
	const char *end = plan->requests + (size_t)plan->pipeline * plan->request_bytes;
	ssize_t n = send(link->fd, end - link->unsent, link->unsent, MSG_NOSIGNAL);

	if (n < 0 && errno != EAGAIN && errno != EINTR) {
		lose_by_errno(run, link);
		return;
	}
	link->unsent -= n > 0 ? (uint32_t)n : 0;
	if (!link->unsent)
		watch(run, link, EPOLLIN);
}

void ask_send(struct run *run, struct link *link, uint32_t count)
{
	const struct plan *plan = &run->plan;
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
		lose_by_errno(run, link);
		return;
	}
	link->unsent = bytes - (n > 0 ? (uint32_t)n : 0);
	watch(run, link, EPOLLIN | EPOLLOUT);
}

void ask_fill(struct run *run, struct link *link, uint64_t now)
{
	uint32_t count = 0;

	while (link->in_flight < run->plan.pipeline && !run->exhausted) {
		run->exhausted = run_over(run, now);
		if (run->exhausted)
			break;
		ask_note(run, link, now, run_claim(run, now));
		count++;
	}
	if (count)
		ask_send(run, link, count);
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

static void answered(struct run *run, struct link *link, unsigned int replies, uint64_t now)
{
	run->account.all_replies += replies;
	run->in_flight -= replies;
	link->in_flight -= replies;
	run->ended = now;
	while (replies--) {
		struct asked *asked = &link->asked[link->oldest];

		if (asked->measured) {
			run->account.replies++;
			keep(&run->kept, now - asked->since);
		}
		if (++link->oldest == run->plan.pipeline)
			link->oldest = 0;
	}
}

/* Counts the replies in `count` bytes. Returns how many; 0 also where one is wrong. */
static unsigned int take(struct run *run, struct link *link, size_t count, uint64_t now)
{
	const char *wrong;
	unsigned int replies = reply_take(&link->reply, &run->form, run->bytes, count, &wrong);

	if (!wrong && (replies < link->in_flight ||
		       (replies == link->in_flight && !reply_begun(&link->reply)))) {
		answered(run, link, replies, now);
		return replies;
	}
	if (!wrong) {
		/* it belongs to the last one, which is wrong by that */
		wrong = CLIENT_SURPLUS;
		replies = link->in_flight ? link->in_flight - 1 : 0;
	}
	answered(run, link, replies, now);
	lose(run, link, wrong, 1);
	return 0;
}

unsigned int ask_receive(struct run *run, struct link *link, uint64_t *now)
{
	ssize_t n = recv(link->fd, run->bytes, RUN_ROOM, 0);

	if (n > 0) {
		*now = tare_clock_ns();
		return take(run, link, (size_t)n, *now);
	}
	if (n == 0)
		lose(run, link, CLIENT_CLOSED, link->in_flight);
	else if (errno != EINTR && errno != EAGAIN)
		lose_by_errno(run, link);
	return 0;
}
