// SPDX-License-Identifier: GPL-2.0-only
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>

#include "lib/clock.h"
#include "worker.h"

/* From now on the connection blocks, until the time limit. */
static int block(struct worker *worker, int fd)
{
	const uint64_t limit = worker->plan->timeout_ns;
	struct timeval most = {(time_t)(limit / 1000000000), (long)(limit / 1000 % 1000000)};

	if (fcntl(fd, F_SETFL, 0) < 0 ||
	    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &most, sizeof(most)) < 0 ||
	    setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &most, sizeof(most)) < 0)
		return tare_error(&worker->err, TARE_FAILED, "cannot make a socket block: %s",
				  strerror(errno));
	return 0;
}

void worker_serve_one(struct worker *worker)
{
	struct link *link = &worker->run->link[worker->number];
	uint64_t now;

	worker->bad = block(worker, link->fd);
	if (worker->bad)
		return;
	worker->open = 1;
	worker_fill(worker, link, tare_clock_ns());
	while (worker->in_flight) {
		if (link->unsent)
			worker_send_rest(worker, link);
		if (worker->in_flight && worker_receive(worker, link, &now))
			worker_fill(worker, link, now);
	}
}
