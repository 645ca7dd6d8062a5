// SPDX-License-Identifier: GPL-2.0-only
/*
 * lwIP and the receiver on it, with frames in place of a driver: standard input is a socket of
 * packets, each of them a frame to be taken, and what is transmitted goes back by it. A packet of
 * one byte is none: F has the next transmission fail as an assertion of lwIP does, and any other
 * comes back after all that the frames before it had transmitted.
 */
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#include "driver/pcnet32/stack.h"

#define FRAME_MOST 2048

static bool fail_next;

/* Called by lwIP. */
static int transmit(void *context, const uint8_t *frame, size_t length)
{
	(void)context;
	if (fail_next) {
		fail_next = false;
		abort();
	}
	return send(STDIN_FILENO, frame, length, 0) == (ssize_t)length ? 0 : -1;
}

static int read_none(void *context, struct counters *counters, struct tare_error *err)
{
	(void)err;
	*counters = counters_snapshot(context);
	return 0;
}

int main(void)
{
	static struct counters counters;
	struct stack_link link = {
		.counted = {read_none, &counters},
		.mac = {0x52, 0x54, 0x00, 0x10, 0x77, 0x02},
		.transmit = transmit,
		.counters = &counters,
	};
	uint8_t frame[FRAME_MOST];
	struct tare_error err;
	struct stack *stack;
	ssize_t length;

	leave_prepare();
	stack = stack_start(&link, &err);
	if (!stack)
		return tare_error_report(&err, "stack_test");
	while ((length = recv(STDIN_FILENO, frame, sizeof(frame), 0)) > 0) {
		if (length > 1)
			stack_take(stack, frame, length);
		else if (*frame == 'F')
			fail_next = true;
		else
			send(STDIN_FILENO, frame, length, 0);
	}
	return 0;
}
