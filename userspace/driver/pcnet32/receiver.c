// SPDX-License-Identifier: GPL-2.0-only
#include "receiver.h"

#include <pthread.h>
#include <sched.h>
#include <string.h>

#include "lib/clock.h"
#include "registers.h"

/* Hybrid: how long to look on after the last frame; an interrupt costs about as much. */
#define LINGER_NS 50000

/* Whether frames were found. Those that come after the acknowledgement interrupt again. */
static bool empty_ring(struct receiver *receiver)
{
	unsigned int done, all = 0;

	do {
		pcnet_acknowledge(receiver->nic);
		done = pcnet_receive(receiver->nic, PCNET_RX_RING, receiver->take,
				     receiver->context);
		all += done;
	} while (done >= PCNET_RX_RING);
	return all;
}

/* Looks at memory alone, and lets others use the CPU between two looks. */
static void look_until(struct receiver *receiver, uint64_t end_ns)
{
	while (!pcnet_has_frame(receiver->nic) && tare_clock_ns() < end_ns) {
		counter_add(&receiver->nic->counters->polls, 1);
		sched_yield();
	}
}

static void linger(struct receiver *receiver)
{
	uint64_t end_ns = tare_clock_ns() + LINGER_NS;

	for (;;) {
		look_until(receiver, end_ns);
		if (empty_ring(receiver))
			end_ns = tare_clock_ns() + LINGER_NS;
		else if (tare_clock_ns() >= end_ns)
			return;
	}
}

static void serve_interrupts(struct receiver *receiver)
{
	for (;;) {
		vfio_await_interrupt(receiver->nic->vfio);
		delay_interrupt();
		counter_add(&receiver->nic->counters->interrupts, 1);
		empty_ring(receiver);
		if (receiver->mode == MODE_HYBRID)
			linger(receiver);
		vfio_unmask_interrupt(receiver->nic->vfio);
	}
}

static void *serve(void *argument)
{
	struct receiver *receiver = argument;

	if (receiver->mode != MODE_POLL)
		serve_interrupts(receiver);
	for (;;) {
		look_until(receiver, UINT64_MAX);
		empty_ring(receiver);
	}
	return NULL;
}

int receiver_start(struct receiver *receiver, struct tare_error *err)
{
	const struct sched_param priority = {.sched_priority = receiver->priority};
	pthread_t thread;
	int error = pthread_create(&thread, NULL, serve, receiver);

	if (error)
		return tare_error(err, TARE_FAILED, "cannot start a thread: %s", strerror(error));
	if (receiver->priority)
		error = pthread_setschedparam(thread, SCHED_FIFO, &priority);
	return error ? tare_error(err, TARE_CANNOT, "--priority %d: cannot be had: %s",
				  receiver->priority, strerror(error))
		     : 0;
}
