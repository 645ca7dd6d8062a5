/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * lwIP above a driver, and the receiving applications on it: probes on UDP, transfers on TCP. The
 * driver may be one of ours in this process, or the kernel's behind a socket.
 */
#ifndef PCNET32_STACK_H
#define PCNET32_STACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/error.h"
#include "driver/probe/tally.h"

struct stack;

/* What is below the stack, and what it is told. */
struct stack_link {
	/* read is called by any thread, by one at a time; context is that of transmit, too */
	struct counted counted;
	uint32_t window; /* bytes of TCP; 0: lwIP's own */
	size_t queue;    /* packets between driver and stack; 0: none, the driver calls it */
	uint8_t mac[6];
	/* Called by any thread. 0, or -1: the frame is lost. */
	int (*transmit)(void *context, const uint8_t *frame, size_t length);
	/* where the stack counts: driver_dropped, queue_dropped and stack_dropped */
	struct counters *counters;
};

#define STACK_WINDOW_MIN 2000  /* one frame and something more */
#define STACK_WINDOW_MAX 65535 /* what lwIP has, which can be made smaller only */

/*
 * Starts the one stack of this process, which goes with it; it ends the process when the sender
 * says so, and where something goes wrong later (leave.h). NULL with *err filled.
 */
struct stack *stack_start(const struct stack_link *link, struct tare_error *err);

/* Takes one frame from the driver: a pcnet_take. */
void stack_take(void *stack, const uint8_t *frame, size_t length);

#endif
