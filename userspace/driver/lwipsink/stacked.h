/* SPDX-License-Identifier: GPL-2.0-only */
/* What sinks have in common whose stack is lwIP: they differ in what brings it frames. */
#ifndef LWIPSINK_STACKED_H
#define LWIPSINK_STACKED_H

#include "driver/netsink/sink.h"
#include "driver/pcnet32/stack.h"

/* What brings frames. All is called by threads of its own. */
struct below {
	uint8_t mac[6];
	/* as in struct stack_link, with a context that is none of its own */
	int (*transmit)(void *context, const uint8_t *frame, size_t length);
	/* Waits, and gives frames to stack_take. 0; 1: no more will come; -1 with *err filled. */
	int (*take)(void *stack, struct tare_error *err);
};

/* Starts the stack and a thread that takes until it ends. 0, or -1 with *err filled. */
int stacked_start(const struct receiver *receiver, const struct below *below,
		  struct tare_error *err);

/* A sink's receive. */
int stacked_receive(void *context, struct tare_error *err);

/* Adds what lwIP and its driver dropped. */
void stacked_add(struct counters *counters);

extern const struct sink lwip_sink, message_sink;

#endif
