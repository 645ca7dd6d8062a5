// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <inttypes.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>

#include "events/client/limits.h"
#include "run.h"

/* Connections made and asked at a time: a listen queue of 128 has room for them. */
#define GROUP 64

struct setup {
	struct run *run;
	uint32_t open; /* of the group, not done */
	bool no_ports;
};

static void fail(struct setup *setup, struct link *link, const char *what)
{
	client_failures_add(&setup->run->account.failures, what, 1);
	link_close(link);
	setup->open--;
}

static void fail_by_errno(struct setup *setup, struct link *link, int error)
{
	setup->no_ports |= error == EADDRNOTAVAIL;
	fail(setup, link, strerrorname_np(error) ?: "an unknown error");
}

static void done(struct setup *setup, struct link *link)
{
	if (epoll_ctl(setup->run->epoll, EPOLL_CTL_DEL, link->fd, NULL) < 0) {
		fail_by_errno(setup, link, errno);
		return;
	}
	link->ready = true;
	setup->open--;
}

static void begin(struct setup *setup, struct link *link)
{
	const struct events_address *address = setup->run->plan.address;
	const struct sockaddr *to = (const struct sockaddr *)&address->storage;
	struct epoll_event event = {.events = EPOLLOUT, .data.ptr = link};
	int on = 1;

	setup->open++;
	link->fd = socket(to->sa_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	if (link->fd < 0 || setsockopt(link->fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on)) < 0 ||
	    (connect(link->fd, to, address->length) < 0 && errno != EINPROGRESS) ||
	    epoll_ctl(setup->run->epoll, EPOLL_CTL_ADD, link->fd, &event) < 0)
		fail_by_errno(setup, link, errno);
}

/* It stands, or failed. */
static void connected(struct setup *setup, struct link *link)
{
	const struct plan *plan = &setup->run->plan;
	struct epoll_event event = {.events = EPOLLIN, .data.ptr = link};
	socklen_t size = sizeof(int);
	int error = 0;

	if (getsockopt(link->fd, SOL_SOCKET, SO_ERROR, &error, &size) < 0 || error) {
		fail_by_errno(setup, link, error ?: errno);
		return;
	}
	setup->run->connected++;
	if (!plan->verify) {
		done(setup, link);
		return;
	}
	if (epoll_ctl(setup->run->epoll, EPOLL_CTL_MOD, link->fd, &event) < 0) {
		fail_by_errno(setup, link, errno);
		return;
	}
	ask_note(setup->run, link, 0, false);
	ask_send(setup->run, link, 1);
	setup->open -= link->fd < 0;
}

static void replied(struct setup *setup, struct link *link)
{
	uint64_t now;

	if (ask_receive(setup->run, link, &now)) {
		setup->run->verified++;
		done(setup, link);
	} else {
		setup->open -= link->fd < 0;
	}
}

static void time_out(struct setup *setup, struct link *link, uint32_t count)
{
	for (uint32_t i = 0; i < count; i++) {
		if (link[i].in_flight)
			ask_time_out(setup->run, &link[i]);
		else if (link[i].fd >= 0 && !link[i].ready)
			fail(setup, &link[i], "ETIMEDOUT");
	}
}

static int await(struct setup *setup, struct link *link, uint32_t count, struct tare_error *err)
{
	const uint64_t limit_ms = setup->run->plan.timeout_ns / 1000000;
	struct epoll_event event[GROUP];

	while (setup->open) {
		int n = epoll_wait(setup->run->epoll, event, GROUP, (int)limit_ms);

		if (n < 0 && errno != EINTR)
			return tare_error(err, TARE_FAILED, "epoll_wait: %s", strerror(errno));
		if (!n) {
			time_out(setup, link, count);
			break;
		}
		for (int i = 0; i < n; i++) {
			struct link *one = event[i].data.ptr;

			if (one->in_flight)
				replied(setup, one);
			else
				connected(setup, one);
		}
	}
	return 0;
}

static int judge(const struct setup *setup, uint32_t all, struct tare_error *err)
{
	const struct run *run = setup->run;
	char text[300];

	if (setup->no_ports)
		return client_limits_ports(run->connected, err);
	if (!client_failures_count(&run->account.failures))
		return 0;
	client_failures_text(&run->account.failures, text, sizeof(text));
	if (run->plan.verify)
		return tare_error(err, TARE_FAILED,
				  "%s: of %" PRIu32 " connections %" PRIu32 " stood and %" PRIu32
				  " replied: %s; nothing was measured",
				  run->plan.address->text, all, run->connected, run->verified,
				  text);
	return tare_error(err, TARE_FAILED,
			  "%s: of %" PRIu32 " connections %" PRIu32
			  " stood: %s; nothing was measured",
			  run->plan.address->text, all, run->connected, text);
}

int run_setup(struct run *run, struct tare_error *err)
{
	const uint32_t all = run->plan.links + run->plan.dead;
	struct setup setup = {.run = run};
	int bad = 0;

	run->epoll = epoll_create1(EPOLL_CLOEXEC);
	run->bytes = malloc(RUN_ROOM);
	run->link = calloc(all, sizeof(*run->link));
	if (run->epoll < 0 || !run->bytes || !run->link)
		return tare_error(err, TARE_CANNOT, "cannot make %" PRIu32 " connections: %s", all,
				  strerror(errno));
	for (uint32_t i = 0; i < all && !bad; i++)
		bad = link_make(&run->link[i], run->plan.pipeline);
	if (bad)
		return tare_error(err, TARE_CANNOT, "no memory for %" PRIu32 " connections", all);
	for (uint32_t i = 0; i < all && !bad; i += GROUP) {
		const uint32_t count = all - i < GROUP ? all - i : GROUP;

		for (uint32_t k = i; k < i + count; k++)
			begin(&setup, &run->link[k]);
		bad = await(&setup, &run->link[i], count, err);
		if (client_failures_count(&run->account.failures))
			break;
	}
	return bad ? bad : judge(&setup, all, err);
}
