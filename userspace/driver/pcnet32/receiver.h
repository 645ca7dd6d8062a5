/* SPDX-License-Identifier: GPL-2.0-only */
/* The thread that empties the receive ring: woken by interrupts, by looking, or by both. */
#ifndef PCNET32_RECEIVER_H
#define PCNET32_RECEIVER_H

#include <pthread.h>
#include <stdbool.h>

#include "pcnet.h"

enum receiver_mode { MODE_INTERRUPT, MODE_POLL, MODE_HYBRID };

struct receiver {
	enum receiver_mode mode;
	int priority; /* real-time; 0: none */
	struct pcnet *nic;
	pcnet_take *take; /* gets each frame, in the receiver's thread */
	void *context;    /* take's */
	bool stopping;
	pthread_t thread;
};

/* The caller has filled all up to `context`. 0, or -1 with *err filled. */
int receiver_start(struct receiver *receiver, struct tare_error *err);
void receiver_stop(struct receiver *receiver);

#endif
