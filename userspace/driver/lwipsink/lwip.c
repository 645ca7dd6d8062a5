// SPDX-License-Identifier: GPL-2.0-only
/* The sink of a program with a stack of its own: lwIP, above an AF_XDP socket. */
#include <pthread.h>
#include <string.h>

#include "driver/netsink/sink.h"
#include "driver/netsink/xdp.h"
#include "driver/pcnet32/leave.h"
#include "driver/pcnet32/stack.h"

static struct lwip {
	struct xdp xdp;
	struct stack *stack;
	struct counters above; /* what is counted between the socket and the application */
} lwip;

static int take(void *context, const uint8_t *frame, size_t length, struct tare_error *err)
{
	(void)err;
	stack_take(((struct lwip *)context)->stack, frame, length);
	return 0;
}

static void *take_all(void *context)
{
	struct tare_error err;

	while (!xdp_receive(&lwip.xdp, take, context, &err))
		;
	leave(&err);
	return NULL;
}

static int transmit(void *context, const uint8_t *frame, size_t length)
{
	(void)context;
	return raw_send(&lwip.xdp.raw, frame, length);
}

static void *open_lwip(const struct receiver *receiver, struct tare_error *err)
{
	struct stack_link link = {.window = receiver->window,
				  .counted = receiver->counted,
				  .transmit = transmit,
				  .counters = &lwip.above};
	pthread_t thread;
	int error;

	leave_prepare();
	if (xdp_open(&lwip.xdp, receiver->interface, err))
		return NULL;
	memcpy(link.mac, lwip.xdp.raw.mac, sizeof(link.mac));
	lwip.stack = stack_start(&link, err);
	if (!lwip.stack)
		return NULL;
	error = pthread_create(&thread, NULL, take_all, &lwip);
	if (error)
		tare_error(err, TARE_FAILED, "cannot start a thread: %s", strerror(error));
	return error ? NULL : &lwip;
}

/* Threads of lwIP and of this sink do it; the process ends them. */
static int receive(void *context, struct tare_error *err)
{
	(void)context;
	while (!leave_await(NULL))
		;
	return leave_reason(err) ? -1 : 1;
}

static int read_lwip(void *context, struct counters *counters, struct tare_error *err)
{
	const struct lwip *l = context;
	struct counters above = counters_snapshot(&l->above);

	counters->driver_dropped += above.driver_dropped;
	counters->queue_dropped += above.queue_dropped;
	counters->stack_dropped += above.stack_dropped;
	return xdp_add_dropped(&l->xdp, &counters->socket_dropped, err);
}

static const struct sink lwip_sink = {"lwip", STACK_WINDOW_MAX, false, open_lwip, receive, read_lwip};
const struct sink *const sinks[] = {&lwip_sink, NULL};
