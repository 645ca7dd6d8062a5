// SPDX-License-Identifier: GPL-2.0-only
#include "stacked.h"

#include <pthread.h>
#include <string.h>

#include "driver/pcnet32/leave.h"

const struct sink *const sinks[] = {&lwip_sink, &message_sink, NULL};

static stacked_take *take;
static struct counters above; /* what is counted between the frames and the application */

static void *take_all(void *stack)
{
	struct tare_error err;
	int left;

	while (left = take(stack, &err), !left)
		;
	leave(left < 0 ? &err : NULL);
	return NULL;
}

int stacked_start(const struct receiver *receiver, struct stack_link *link, stacked_take *chosen,
		  struct tare_error *err)
{
	struct stack *stack;
	pthread_t thread;
	int error;

	take = chosen;
	link->window = receiver->window;
	link->counted = receiver->counted;
	link->counters = &above;
	stack = stack_start(link, err);
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

int stacked_read(void *context, struct counters *counters, struct tare_error *err)
{
	struct counters more = counters_snapshot(&above);

	(void)context;
	(void)err;
	counters->driver_dropped += more.driver_dropped;
	counters->queue_dropped += more.queue_dropped;
	counters->stack_dropped += more.stack_dropped;
	return 0;
}
