// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <time.h>

#include "lib/clock.h"
#include "lib/prng.h"
#include "links.h"

static void pause_for(uint64_t ns)
{
	struct timespec rest = {(time_t)(ns / 1000000000), (long)(ns % 1000000000)};

	while (nanosleep(&rest, &rest) < 0 && errno == EINTR)
		;
}

/* Returns 0 or an errno value. */
static int connect_one(struct links *links, uint32_t number)
{
	const struct sockaddr *to = (const struct sockaddr *)&links->address->storage;
	uint64_t left = links_left(links), before = tare_clock_ns();
	struct timeval limit = {(time_t)(left / 1000000000), (long)(left / 1000 % 1000000)};
	int fd = socket(to->sa_family, SOCK_STREAM | SOCK_CLOEXEC, 0);

	if (fd < 0)
		return errno;
	links->fd[number] = fd;
	/* a connect() that takes longer ends with EINPROGRESS */
	if (left < 1000 || setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof(limit)) < 0)
		return left < 1000 ? ETIMEDOUT : errno;
	if (connect(fd, to, links->address->length) < 0)
		return errno == EINPROGRESS ? ETIMEDOUT : errno;
	links->ns[number] = tare_clock_ns() - before;
	links->connected++;
	return 0;
}

void links_serial(struct links *links, uint64_t pause_ns, uint64_t seed)
{
	struct prng prng = {seed};

	/* pauses as drawn: the kernel makes them longer by 50 us, to wake less often */
	if (pause_ns)
		prctl(PR_SET_TIMERSLACK, 1);
	for (uint32_t i = 0; i < links->wanted; i++) {
		int error;

		if (pause_ns)
			pause_for(prng_next(&prng) % (pause_ns + 1));
		error = connect_one(links, i);
		if (!error)
			continue;
		links_failed(links, i, error);
		/* none of the others would find anything else */
		if (error == EADDRNOTAVAIL || !links_left(links)) {
			links_give_up(links, i + 1, error);
			break;
		}
	}
	links->seconds = (double)(tare_clock_ns() - links->began) / 1e9;
}
