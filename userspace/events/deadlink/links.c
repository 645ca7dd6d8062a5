// SPDX-License-Identifier: GPL-2.0-only
#include "links.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "lib/clock.h"
#include "lib/jsonfile.h"
#include "lib/prng.h"

static void pause_for(uint64_t ns)
{
	struct timespec rest = {(time_t)(ns / 1000000000), (long)(ns % 1000000000)};

	while (nanosleep(&rest, &rest) < 0 && errno == EINTR)
		;
}

/* Within `left` ns. Returns 0 or an errno value. */
static int connect_one(struct links *links, uint64_t left)
{
	const struct sockaddr *to = (const struct sockaddr *)&links->address->storage;
	struct timeval limit = {(time_t)(left / 1000000000), (long)(left / 1000 % 1000000)};
	uint64_t before = tare_clock_ns();
	int fd = socket(to->sa_family, SOCK_STREAM | SOCK_CLOEXEC, 0), error = 0;

	if (fd < 0)
		return errno;
	/* a connect() that takes longer ends with EINPROGRESS */
	if (left < 1000)
		error = ETIMEDOUT;
	else if (setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof(limit)) < 0)
		error = errno;
	else if (connect(fd, to, links->address->length) < 0)
		error = errno == EINPROGRESS ? ETIMEDOUT : errno;
	if (error)
		close(fd);
	else
		links->ns[links->connected++] = tare_clock_ns() - before;
	return error;
}

int links_make(struct links *links, struct tare_error *err)
{
	struct prng prng = {links->seed};
	uint64_t began, gone = 0;

	links->ns = calloc(links->wanted, sizeof(*links->ns));
	if (!links->ns)
		return tare_error(err, TARE_CANNOT, "no memory for %u connections", links->wanted);
	/* pauses as drawn: the kernel makes them longer by 50 us, to wake less often */
	if (links->pause_ns)
		prctl(PR_SET_TIMERSLACK, 1);
	began = tare_clock_ns();
	for (uint32_t i = 0; i < links->wanted; i++) {
		int error;

		if (links->pause_ns)
			pause_for(prng_next(&prng) % (links->pause_ns + 1));
		gone = tare_clock_ns() - began;
		error = connect_one(links, gone < links->limit_ns ? links->limit_ns - gone : 0);
		if (!error)
			continue;
		links->no_ports = error == EADDRNOTAVAIL;
		gone = tare_clock_ns() - began;
		/* none of the others would find anything else */
		if (links->no_ports || gone >= links->limit_ns) {
			client_failures_errno(&links->failed, error, links->wanted - i);
			break;
		}
		client_failures_errno(&links->failed, error, 1);
	}
	links->seconds = (double)(tare_clock_ns() - began) / 1e9;
	return 0;
}

int links_write(const struct links *links, const char *path, struct tare_error *err)
{
	json_t *connect_ns = json_array(), *document;
	int bad;

	for (uint32_t i = 0; i < links->connected; i++)
		json_array_append_new(connect_ns, json_integer((json_int_t)links->ns[i]));
	document = json_pack("{s:s, s:i, s:I, s:I, s:o, s:f, s:o, s:o, s:I, s:o}", "tool",
			     "deadlink", "version", 2, "wanted", (json_int_t)links->wanted,
			     "connected", (json_int_t)links->connected, "failed",
			     client_failures_json(&links->failed), "seconds", links->seconds,
			     "connect_ns", connect_ns, "seed",
			     links->pause_ns ? json_integer((json_int_t)links->seed) : json_null(),
			     "pause_ns", (json_int_t)links->pause_ns, "counters",
			     events_counters_grown(&links->before, &links->after));
	bad = tare_jsonfile_write(document, path, err);
	json_decref(document);
	return bad;
}
