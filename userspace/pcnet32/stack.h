/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * lwIP above the driver, and the receiving applications on it: probes on UDP, transfers on TCP.
 */
#ifndef PCNET32_STACK_H
#define PCNET32_STACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../lib/error.h"
#include "pcnet.h"

struct stack;

struct stack_options {
	const char *design; /* its name in reports */
	uint32_t window;    /* bytes of TCP; 0: lwIP's own */
	size_t queue;       /* packets between driver and stack; 0: none, the driver calls it */
	/* called by any thread when the sender wants to leave (NULL), or why a report failed */
	void (*leave)(const struct tare_error *why);
};

/* Starts the one stack of this process. NULL with *err filled. */
struct stack *stack_start(struct pcnet *nic, const struct stack_options *options,
			  struct tare_error *err);

/* Takes one frame from the driver: a pcnet_take. */
void stack_take(void *stack, const uint8_t *frame, size_t length);

void stack_set_link(struct stack *stack, bool up);

/* The driver must not call stack_take any more. */
void stack_stop(struct stack *stack);

#endif
