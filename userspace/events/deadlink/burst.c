// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "lib/clock.h"
#include "links.h"

#define EVENTS 256

/* Returns 0 where it stands or is on its way, or an errno value; ns holds when it began. */
static int begin_one(struct links *links, uint32_t number, int epoll)
{
	const struct sockaddr *to = (const struct sockaddr *)&links->address->storage;
	struct epoll_event event = {.events = EPOLLOUT | EPOLLONESHOT, .data.u32 = number};
	int fd;

	links->ns[number] = tare_clock_ns();
	fd = socket(to->sa_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	if (fd < 0)
		return errno;
	links->fd[number] = fd;
	if (connect(fd, to, links->address->length) < 0 && errno != EINPROGRESS)
		return errno;
	return epoll_ctl(epoll, EPOLL_CTL_ADD, fd, &event) < 0 ? errno : 0;
}

static void end_one(struct links *links, uint32_t number)
{
	socklen_t size = sizeof(int);
	int error = 0;

	if (getsockopt(links->fd[number], SOL_SOCKET, SO_ERROR, &error, &size) < 0)
		error = errno;
	if (error) {
		links_failed(links, number, error);
		return;
	}
	links->ns[number] = tare_clock_ns() - links->ns[number];
	links->stood[number] = true;
	links->connected++;
}

/* Ends those that stand or failed, after at most `ms`; how many, or -1 with *err filled. */
static int end_some(struct links *links, int epoll, int ms, struct tare_error *err)
{
	struct epoll_event event[EVENTS];
	int n = epoll_wait(epoll, event, EVENTS, ms);

	if (n < 0 && errno != EINTR)
		return tare_error(err, TARE_FAILED, "epoll_wait: %s", strerror(errno));
	for (int i = 0; i < n; i++)
		end_one(links, event[i].data.u32);
	return n < 0 ? 0 : n;
}

/* Waits for those on their way; *on_way becomes 0, or what the limit left. */
static int await(struct links *links, int epoll, uint32_t *on_way, struct tare_error *err)
{
	uint64_t left;

	while (*on_way && (left = links_left(links)) > 0) {
		int n = end_some(links, epoll, (int)(left / 1000000 + 1), err);

		if (n < 0)
			return -1;
		*on_way -= (uint32_t)n;
	}
	return 0;
}

/* Those that a limit left on their way. */
static void time_out(struct links *links)
{
	for (uint32_t i = 0; i < links->wanted; i++)
		if (links->fd[i] >= 0 && !links->stood[i])
			links_failed(links, i, ETIMEDOUT);
}

/* Begins all; *on_way is how many neither stand nor failed yet. */
static int begin_all(struct links *links, int epoll, uint32_t *on_way, struct tare_error *err)
{
	for (uint32_t i = 0; i < links->wanted; i++) {
		int error = begin_one(links, i, epoll), n;

		*on_way += !error;
		if (error)
			links_failed(links, i, error);
		if (error == EADDRNOTAVAIL) {
			links_give_up(links, i + 1, error);
			break;
		}
		/* so that the time of one does not count the beginning of others */
		n = end_some(links, epoll, 0, err);
		if (n < 0)
			return -1;
		*on_way -= (uint32_t)n;
	}
	return 0;
}

int links_burst(struct links *links, struct tare_error *err)
{
	int epoll = epoll_create1(EPOLL_CLOEXEC), bad;
	uint32_t on_way = 0;

	if (epoll < 0)
		return tare_error(err, TARE_FAILED, "epoll_create1: %s", strerror(errno));
	bad = begin_all(links, epoll, &on_way, err);
	if (!bad)
		bad = await(links, epoll, &on_way, err);
	time_out(links);
	links->seconds = (double)(tare_clock_ns() - links->began) / 1e9;
	close(epoll);
	return bad;
}
