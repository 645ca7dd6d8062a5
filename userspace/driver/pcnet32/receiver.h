/* SPDX-License-Identifier: GPL-2.0-only */
/* The thread that empties the receive ring: woken by interrupts, by looking, or by both. */
#ifndef PCNET32_RECEIVER_H
#define PCNET32_RECEIVER_H

#include "pcnet.h"

enum receiver_mode { MODE_INTERRUPT, MODE_POLL, MODE_HYBRID };

struct receiver {
	enum receiver_mode mode;
	int priority; /* real-time; 0: none */
	struct pcnet *nic;
	pcnet_take *take; /* gets each frame, in the receiver's thread */
	void *context;    /* take's */
};

/* Starts it; it ends with the process. 0, or -1 with *err filled. */
int receiver_start(struct receiver *receiver, struct tare_error *err);

#endif
