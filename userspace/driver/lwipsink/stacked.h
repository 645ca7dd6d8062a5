/* SPDX-License-Identifier: GPL-2.0-only */
/* What sinks have in common whose stack is lwIP: they differ in what brings it frames. */
#ifndef LWIPSINK_STACKED_H
#define LWIPSINK_STACKED_H

#include "driver/netsink/sink.h"
#include "driver/pcnet32/stack.h"

/* Waits, and gives frames to stack_take. 0; 1: no more will come; -1 with *err filled. */
typedef int stacked_take(void *stack, struct tare_error *err);

/*
 * Starts the stack and a thread that takes until it ends. link: mac and transmit, with a context
 * that is none of its own. 0, or -1 with *err filled.
 */
int stacked_start(const struct receiver *receiver, struct stack_link *link, stacked_take *take,
		  struct tare_error *err);

/* As a sink's receive and read. */
int stacked_receive(void *context, struct tare_error *err);
int stacked_read(void *context, struct counters *counters, struct tare_error *err);

extern const struct sink lwip_sink, message_sink;

#endif
