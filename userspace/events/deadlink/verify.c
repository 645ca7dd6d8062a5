// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "events/client/reply.h"
#include "lib/clock.h"
#include "links.h"

#define EVENTS 256

struct asking {
	struct links *links;
	struct reply *reply; /* of each connection */
	struct reply_form form;
	int epoll;
	uint32_t open, verified;
};

/* What is wrong with connection `number` stays between it and the server: it does not count. */
static void give_up(struct asking *asking, uint32_t number)
{
	epoll_ctl(asking->epoll, EPOLL_CTL_DEL, asking->links->fd[number], NULL);
	asking->open--;
}

static void ask(struct asking *asking, uint32_t number)
{
	struct epoll_event event = {.events = EPOLLIN, .data.u32 = number};
	int fd = asking->links->fd[number];

	if (fd < 0 || send(fd, EVENTS_REQUEST, EVENTS_REQUEST_BYTES, MSG_NOSIGNAL | MSG_DONTWAIT) !=
			      EVENTS_REQUEST_BYTES)
		return;
	asking->open += !epoll_ctl(asking->epoll, EPOLL_CTL_ADD, fd, &event);
}

static void hear(struct asking *asking, uint32_t number)
{
	static char bytes[65536];
	const char *wrong = NULL;
	ssize_t n = recv(asking->links->fd[number], bytes, sizeof(bytes), MSG_DONTWAIT);
	unsigned int replies;

	if (n < 0 && (errno == EAGAIN || errno == EINTR))
		return;
	if (n <= 0) {
		give_up(asking, number);
		return;
	}
	replies = reply_take(&asking->reply[number], &asking->form, bytes, (size_t)n, &wrong);
	if (!replies && !wrong)
		return;
	asking->verified += replies == 1 && !wrong && !asking->reply[number].got;
	give_up(asking, number);
}

static int await(struct asking *asking, struct tare_error *err)
{
	struct epoll_event event[EVENTS];
	uint64_t left;

	while (asking->open && (left = links_left(asking->links)) > 0) {
		int n = epoll_wait(asking->epoll, event, EVENTS, (int)(left / 1000000 + 1));

		if (n < 0 && errno != EINTR)
			return tare_error(err, TARE_FAILED, "epoll_wait: %s", strerror(errno));
		for (int i = 0; i < n; i++)
			hear(asking, event[i].data.u32);
	}
	return 0;
}

int links_verify(struct links *links, uint32_t *verified, struct tare_error *err)
{
	struct asking asking = {.links = links};
	int bad;

	asking.epoll = epoll_create1(EPOLL_CLOEXEC);
	asking.reply = calloc(links->wanted, sizeof(*asking.reply));
	if (asking.epoll < 0 || !asking.reply)
		return tare_error(err, TARE_FAILED, "cannot ask: %s", strerror(errno));
	reply_form_set(&asking.form, false, 0);
	links->began = tare_clock_ns();
	for (uint32_t i = 0; i < links->wanted; i++)
		ask(&asking, i);
	bad = await(&asking, err);
	*verified = asking.verified;
	free(asking.reply);
	close(asking.epoll);
	return bad;
}
