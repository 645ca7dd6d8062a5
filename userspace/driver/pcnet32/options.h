/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef PCNET32_OPTIONS_H
#define PCNET32_OPTIONS_H

#include "registers.h"
#include "receiver.h"

enum delivery { DELIVER_DIRECT, DELIVER_QUEUED, DELIVER_TAP, DELIVER_MESSAGE };
enum fault { FAULT_NONE, FAULT_WILD_DMA, FAULT_BAD_DESCRIPTOR, FAULT_WILD_POINTER };

struct options {
	enum receiver_mode mode;
	enum delivery delivery;
	unsigned int queue;   /* packets; 0: what the kernel has */
	int priority;         /* of the thread that drives the card; 0: as all */
	unsigned int window;  /* bytes of TCP; 0: the stack's own */
	const char *counters; /* NULL: for nobody else */
	enum fault fault;
	struct delays delays;
};

/* Leaves the program where the words are not good. */
void options_parse(struct options *options, int argc, char **argv);

#endif
