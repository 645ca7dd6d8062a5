// SPDX-License-Identifier: GPL-2.0-only
#include "stacked.h"

#include <pthread.h>
#include <string.h>

#include "driver/pcnet32/leave.h"

const struct sink *const sinks[] = {&lwip_sink, &message_sink, NULL};

static const struct below *below;
static struct counters above; /* what is counted between the frames and the application */

static void *take_all(void *stack)
{
	struct tare_error err;
	int left;

	while (left = below->take(stack, &err), !left)
		;
	leave(left < 0 ? &err : NULL);
	return NULL;
}

int stacked_start(const struct receiver *receiver, const struct below *chosen,
		  struct tare_error *err)
{
	struct stack_link link = {.window = receiver->window,
				  .counted = receiver->counted,
				  .transmit = chosen->transmit,
				  .counters = &above};
	struct stack *stack;
	pthread_t thread;
	int error;

	below = chosen;
	memcpy(link.mac, below->mac, sizeof(link.mac));
	stack = stack_start(&link, err);
	if (!stack)
		return -1;
	error = pthread_create(&thread, NULL, take_all, stack);
	return error ? tare_error(err, TARE_FAILED, "cannot start a thread: %s", strerror(error))
		     : 0;
}

/* Threads of lwIP and of this sink do it; the process ends them. */
int stacked_receive(void *context, struct tare_error *err)
{
	(void)context;
	while (!leave_await(NULL))
		;
	return leave_reason(err) ? -1 : 1;
}

void stacked_add(struct counters *counters)
{
	struct counters more = counters_snapshot(&above);

	counters->driver_dropped += more.driver_dropped;
	counters->queue_dropped += more.queue_dropped;
	counters->stack_dropped += more.stack_dropped;
}
