// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "lib/clock.h"
#include "run.h"

#define EVENTS  256
#define LATE_NS 1000000

/* What this process has used. */
static uint64_t cpu_ns(void)
{
	struct timespec used;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
	return (uint64_t)used.tv_sec * 1000000000u + (uint64_t)used.tv_nsec;
}

static bool time_is_over(const struct run *run, uint64_t when)
{
	return run->plan.duration_ns && run->began && when >= run->began + run->plan.duration_ns;
}

bool run_over(const struct run *run, uint64_t when)
{
	const struct plan *plan = &run->plan;

	return time_is_over(run, when) ||
	       (run->claimed > plan->warm && run->claimed - plan->warm >= plan->measured);
}

bool run_claim(struct run *run, uint64_t when)
{
	const uint64_t number = run->claimed++;

	if (number == run->plan.warm) {
		run->cpu_began = cpu_ns();
		run->began = when;
	}
	return number >= run->plan.warm;
}

/* When the next request of an open loop is meant to be sent: a Poisson process. */
static void draw_next(struct run *run)
{
	/* above 0 and at most 1 */
	double share = (double)((prng_next(&run->prng) >> 11) + 1) * 0x1p-53;

	run->meant -= log(share) * 1e9 / run->plan.rate;
	run->due = run->scheduled + (uint64_t)run->meant;
}

static void put_idle(struct run *run, struct link *link)
{
	uint32_t place = (run->idle_first + run->idle_count++) % run->plan.links;

	run->idle[place] = link;
}

/* One that has room; NULL: none has. Those lost meanwhile are passed over. */
static struct link *take_idle(struct run *run)
{
	while (run->idle_count) {
		struct link *link = run->idle[run->idle_first];

		run->idle_first = (run->idle_first + 1) % run->plan.links;
		run->idle_count--;
		if (link->fd >= 0)
			return link;
	}
	return NULL;
}

/* The server was too slow for the rate: what is still to be sent never is. */
static void give_up(struct run *run)
{
	uint64_t count = 0;

	while (!run_over(run, run->due)) {
		draw_next(run);
		count++;
	}
	run->account.late += count;
	client_failures_add(&run->account.failures, CLIENT_NOT_SENT, count);
}

/* Sends all of an open loop that are due. Returns ns until the next one, UINT64_MAX: none. */
static uint64_t send_due(struct run *run)
{
	const uint64_t limit = run->plan.timeout_ns;

	while (!run->exhausted) {
		uint64_t now = tare_clock_ns();
		struct link *link;
		bool measured;

		if (now > limit && time_is_over(run, now - limit))
			give_up(run);
		run->exhausted = run_over(run, run->due);
		if (run->exhausted)
			break;
		if (run->due > now)
			return run->due - now;
		link = take_idle(run);
		if (!link)
			break;
		measured = run_claim(run, run->due);
		run->account.late += measured && now - run->due > LATE_NS;
		ask_note(run, link, run->due, measured);
		if (link->in_flight < run->plan.pipeline)
			put_idle(run, link);
		ask_send(run, link, 1);
		draw_next(run);
	}
	return UINT64_MAX;
}

static void serve(struct run *run, struct link *link, uint32_t events)
{
	const bool full = link->in_flight == run->plan.pipeline;
	uint64_t now;

	if (events & EPOLLOUT)
		ask_send_rest(run, link);
	if (link->fd < 0 || !(events & ~(uint32_t)EPOLLOUT) || !ask_receive(run, link, &now))
		return;
	if (!run->plan.rate)
		ask_fill(run, link, now);
	else if (full)
		put_idle(run, link);
}

/* Whether anything happened before `wait` ns were over; -1 with *err filled. */
static int wait_and_serve(struct run *run, uint64_t wait, struct tare_error *err)
{
	struct epoll_event event[EVENTS];
	const struct timespec rest = {(time_t)(wait / 1000000000), (long)(wait % 1000000000)};
	int n;

	n = epoll_pwait2(run->epoll, event, EVENTS, &rest, NULL);
	if (n < 0 && errno != EINTR)
		return tare_error(err, TARE_FAILED, "epoll_pwait2: %s", strerror(errno));
	for (int i = 0; i < n; i++)
		serve(run, event[i].data.ptr, event[i].events);
	return n != 0;
}

static void time_out(struct run *run)
{
	for (uint32_t i = 0; i < run->plan.links; i++)
		if (run->link[i].in_flight)
			ask_time_out(run, &run->link[i]);
}

static int begin(struct run *run, struct tare_error *err)
{
	const struct plan *plan = &run->plan;
	struct prng seeds = {plan->seed};

	run->idle = calloc(plan->links, sizeof(struct link *));
	if (!run->idle)
		return tare_error(err, TARE_CANNOT, "no memory for %u connections", plan->links);
	run->open = 0;
	run->scheduled = tare_clock_ns();
	if (plan->rate) {
		/* the kernel would wake this thread up to 50 us late, so that it wakes seldom */
		prctl(PR_SET_TIMERSLACK, 1, 0, 0, 0);
		run->prng.state = prng_next(&seeds);
		draw_next(run);
	}
	for (uint32_t i = 0; i < plan->links; i++) {
		struct link *link = &run->link[i];
		struct epoll_event event = {.events = EPOLLIN, .data.ptr = link};

		if (epoll_ctl(run->epoll, EPOLL_CTL_ADD, link->fd, &event) < 0)
			return tare_error(err, TARE_FAILED, "epoll_ctl: %s", strerror(errno));
		run->open++;
	}
	for (uint32_t i = 0; i < plan->links; i++) {
		if (plan->rate)
			put_idle(run, &run->link[i]);
		else
			ask_fill(run, &run->link[i], tare_clock_ns());
	}
	return 0;
}

/* After `waited` ns without an event. *since is when such waiting began; 0: it has not. */
static void look_at_limit(struct run *run, uint64_t waited, uint64_t *since)
{
	const uint64_t now = tare_clock_ns();

	if (!*since)
		*since = now - waited;
	if (run->in_flight && now - *since >= run->plan.timeout_ns)
		time_out(run);
	if (!run->in_flight)
		*since = 0;
}

static int serve_all(struct run *run, struct tare_error *err)
{
	uint64_t idle_since = 0, wait = UINT64_MAX;

	while (run->open) {
		int happened;

		if (run->plan.rate)
			wait = send_due(run);
		if (run->exhausted && !run->in_flight)
			break;
		if (wait > run->plan.timeout_ns)
			wait = run->plan.timeout_ns;
		happened = wait_and_serve(run, wait, err);
		if (happened < 0)
			return -1;
		if (happened)
			idle_since = 0;
		else
			look_at_limit(run, wait, &idle_since);
	}
	return 0;
}

/* Connections that wait for nothing, and that the server has closed or said something on. */
static void look_at_idle(struct run *run)
{
	const struct plan *plan = &run->plan;
	char byte;

	for (uint32_t i = 0; i < plan->links + plan->dead; i++) {
		ssize_t n;

		if (run->link[i].fd < 0)
			continue;
		n = recv(run->link[i].fd, &byte, 1, MSG_DONTWAIT | MSG_PEEK);
		if (n > 0)
			client_failures_add(&run->account.failures, CLIENT_IDLE_SAID, 1);
		else if (n == 0 || errno != EAGAIN)
			client_failures_add(&run->account.failures, CLIENT_IDLE_CLOSED, 1);
	}
}

int run_measure(struct run *run, struct tare_error *err)
{
	int bad = begin(run, err) || serve_all(run, err) ? -1 : 0;

	if (run->began) {
		run->cpu_ns = cpu_ns() - run->cpu_began;
		run->seconds_ns = run->ended > run->began ? run->ended - run->began : 0;
	}
	tare_histogram_merge(&run->latency, &run->kept);
	look_at_idle(run);
	return bad;
}

void run_end(struct run *run)
{
	for (uint32_t i = 0; run->link && i < run->plan.links + run->plan.dead; i++)
		link_end(&run->link[i]);
	if (run->epoll > 0)
		close(run->epoll);
	free(run->link);
	free(run->bytes);
	free(run->idle);
	free(run->plan.requests);
}
