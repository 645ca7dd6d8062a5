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
#include <time.h>

#include "lib/error.h"
#include "driver/probe/tally.h"
#include "pcnet.h"

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
 * says so, and where something goes wrong later (leave). NULL with *err filled.
 */
struct stack *stack_start(const struct stack_link *link, struct tare_error *err);

/* Takes one frame from the driver: a pcnet_take. */
void stack_take(void *stack, const uint8_t *frame, size_t length);

/*
 * ---- elsewhere.c
 * A stack that is not in this process: the kernel's, by a TAP device, or that of another process,
 * to which each frame goes, and from which it comes, as a message. A thread sends through the NIC
 * what comes from the stack; the program ends with it (leave).
 */

/* Where the stack of another process connects. */
#define MESSAGE_PATH "/run/tare-pcnet32"

struct elsewhere;

/*
 * Opens the device tare0, which is made and goes with the process where there is none. Who starts
 * the process gives the device its addresses. NULL with *err filled.
 */
struct elsewhere *tap_start(struct pcnet *nic, struct tare_error *err);

/*
 * Waits for a stack. depth: small packets that may wait for it; 0: what the kernel lets wait. NULL
 * with *err filled.
 */
struct elsewhere *messages_start(struct pcnet *nic, unsigned int depth, struct tare_error *err);

/* Waits until the NIC has what the one stack has sent, unless that sends on and on. */
void elsewhere_flush(void);

/* Give one frame to the stack: each is a pcnet_take. One for which there is no room is counted. */
void tap_take(void *tap, const uint8_t *frame, size_t length);
void messages_take(void *messages, const uint8_t *frame, size_t length);

/* ---- leave.c: the end of a program whose main waits for signals while its threads work */

/* Before any thread is started, so that all of them leave these signals to main. */
void leave_prepare(void);

/* From any thread: main is to end, as the sender wants (NULL) or because of what went wrong. */
void leave(const struct tare_error *why);

/* Waits for that or a signal, at most so long (NULL: for ever), and not as long where somebody asks
 * for counters. Whether it is time to end. */
bool leave_await(const struct timespec *most);

/* 0, or -1 with *err filled with what went wrong first. */
int leave_reason(struct tare_error *err);

/* ---- queue.c: a bounded queue of pointers between two threads */

struct queue;

/* NULL without memory. */
struct queue *queue_new(size_t depth);

/* False if it is full: the item stays the caller's. */
bool queue_put(struct queue *queue, void *item);

/* Waits for an item. */
void *queue_get(struct queue *queue);

/* ---- assertion.c: a failed assertion of lwIP ends the work on one frame, not the process */

/*
 * Calls step(context). Returns whether it came to its end: it does not where an assertion of lwIP
 * fails within. That is told on standard error, the first times, and what lwIP had allocated for
 * the step is never freed.
 */
bool assertion_guard(void (*step)(void *context), void *context);

#endif
