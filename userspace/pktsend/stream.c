// SPDX-License-Identifier: GPL-2.0-only
#include "stream.h"

#include <arpa/inet.h>
#include <errno.h>
#include <net/ethernet.h>
#include <poll.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <time.h>

#include <tare/pcnet.h>

#include "../lib/clock.h"

#define PATIENCE_S 30 /* for a machine that reads nothing; it may be starved, but not so long */
#define LENGTH     sizeof(uint32_t)

struct stream {
	int fd;
	size_t begin, end; /* of what was read and is not taken */
	uint8_t read[1 << 16];
};

struct stream *stream_new(int fd, struct tare_error *err)
{
	struct stream *stream;
	int type = 0;
	socklen_t size = sizeof(type);

	if (getsockopt(fd, SOL_SOCKET, SO_TYPE, &type, &size) || type != SOCK_STREAM) {
		tare_error(err, TARE_USAGE, "--stream %d: must be an open stream socket", fd);
		return NULL;
	}
	stream = calloc(1, sizeof(*stream));
	if (!stream) {
		tare_error(err, TARE_FAILED, "no memory for the wire");
		return NULL;
	}
	stream->fd = fd;
	return stream;
}

void stream_free(struct stream *stream)
{
	free(stream);
}

/* Takes the bytes that were sent off the two pieces. */
static void advance(struct iovec pieces[2], size_t sent)
{
	for (int i = 0; i < 2; i++) {
		size_t part = sent < pieces[i].iov_len ? sent : pieces[i].iov_len;

		pieces[i].iov_base = (uint8_t *)pieces[i].iov_base + part;
		pieces[i].iov_len -= part;
		sent -= part;
	}
}

static int await_room(const struct stream *stream, struct tare_error *err)
{
	struct pollfd room = {.fd = stream->fd, .events = POLLOUT};
	int ready = poll(&room, 1, PATIENCE_S * 1000);

	if (!ready)
		return tare_error(err, TARE_FAILED,
				  "the machine has read nothing from the wire for %d s",
				  PATIENCE_S);
	if (ready < 0 && errno != EINTR)
		return tare_error(err, TARE_FAILED, "cannot wait for the wire: %m");
	return 0;
}

int stream_send(const struct stream *stream, const void *frame, size_t size, struct tare_error *err)
{
	uint32_t length = htonl(size);
	struct iovec pieces[2] = {{&length, sizeof(length)}, {(void *)frame, size}};
	struct msghdr message = {.msg_iov = pieces, .msg_iovlen = 2};

	while (pieces[0].iov_len + pieces[1].iov_len) {
		ssize_t n = sendmsg(stream->fd, &message, MSG_DONTWAIT | MSG_NOSIGNAL);

		if (n >= 0) {
			advance(pieces, n);
			continue;
		}
		if (errno != EAGAIN && errno != EINTR)
			return tare_error(err, TARE_FAILED,
					  "the machine's end of the wire is gone: %m");
		if (await_room(stream, err))
			return -1;
	}
	return 1;
}

/* Copies a frame. Returns its size, 0 if none is whole yet, -1 with *err filled. */
static ssize_t next(struct stream *stream, void *frame, struct tare_error *err)
{
	size_t there = stream->end - stream->begin;
	uint32_t length;

	if (there < LENGTH)
		return 0;
	memcpy(&length, stream->read + stream->begin, LENGTH);
	length = ntohl(length);
	if (length < ETH_HLEN || length > PCNET_FRAME_MAX)
		return tare_error(err, TARE_FAILED,
				  "the wire: a frame of %u bytes, which must be from %d to %d: is "
				  "a pcnet card of QEMU at its other end?",
				  length, ETH_HLEN, PCNET_FRAME_MAX);
	if (there - LENGTH < length)
		return 0;
	memcpy(frame, stream->read + stream->begin + LENGTH, length);
	stream->begin += LENGTH + length;
	return length;
}

/* Reads what has come within timeout_ns, if anything has. */
static int fill(struct stream *stream, int64_t timeout_ns, struct tare_error *err)
{
	struct pollfd ready = {.fd = stream->fd, .events = POLLIN};
	struct timespec timeout = {timeout_ns / 1000000000, timeout_ns % 1000000000};
	ssize_t n;

	memmove(stream->read, stream->read + stream->begin, stream->end - stream->begin);
	stream->end -= stream->begin;
	stream->begin = 0;
	if (ppoll(&ready, 1, &timeout, NULL) < 0 && errno != EINTR)
		return tare_error(err, TARE_FAILED, "cannot wait for a frame: %m");
	n = recv(stream->fd, stream->read + stream->end, sizeof(stream->read) - stream->end,
		 MSG_DONTWAIT);
	if (!n)
		return tare_error(err, TARE_FAILED, "the machine's end of the wire is gone: %s",
				  stream->end ? "it was closed within a frame" : "it was closed");
	if (n < 0 && errno != EAGAIN && errno != EINTR)
		return tare_error(err, TARE_FAILED, "the machine's end of the wire is gone: %m");
	stream->end += n > 0 ? n : 0;
	return 0;
}

ssize_t stream_receive(struct stream *stream, void *frame, int64_t timeout_ns,
		       struct tare_error *err)
{
	uint64_t until = tare_clock_ns() + timeout_ns;
	bool looked = false;

	for (;;) {
		ssize_t size = next(stream, frame, err);
		uint64_t now = tare_clock_ns();

		if (size)
			return size;
		if (looked && now >= until)
			return 0;
		if (fill(stream, now < until ? (int64_t)(until - now) : 0, err))
			return -1;
		looked = true;
	}
}
