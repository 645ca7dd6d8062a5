// SPDX-License-Identifier: GPL-2.0-only
/* The sink of a program that has the frames to itself: an AF_XDP socket, and no stack. */
#include "datagram.h"
#include "sink.h"
#include "xdp.h"

static struct frames {
	const struct receiver *receiver;
	struct xdp xdp;
	uint64_t refused;
} frames;

static void *open_frames(const struct receiver *receiver, struct tare_error *err)
{
	frames.receiver = receiver;
	return xdp_open(&frames.xdp, receiver->interface, err) ? NULL : &frames;
}

static int take(void *context, const uint8_t *frame, size_t length, struct tare_error *err)
{
	struct frames *f = context;

	return datagram_take(f->receiver->tally, frame, length, &f->xdp.raw, &f->refused, err);
}

static int receive(void *context, struct tare_error *err)
{
	return xdp_receive(&frames.xdp, take, context, err);
}

static int read_frames(void *context, struct counters *counters, struct tare_error *err)
{
	const struct frames *f = context;

	counters->stack_dropped += f->refused;
	return xdp_add_dropped(&f->xdp, &counters->socket_dropped, err);
}

const struct sink xdp_sink = {"xdp", 0, false, open_frames, receive, read_frames};
