/* SPDX-License-Identifier: GPL-2.0-only */
/* One connection: what is on its way on it. */
#ifndef TARE_EVENTS_ACTIVELINK_LINK_H
#define TARE_EVENTS_ACTIVELINK_LINK_H

#include <stdbool.h>
#include <stdint.h>

#include "events/client/reply.h"

/* A request on its way. */
struct asked {
	uint64_t since : 63; /* CLOCK_MONOTONIC_RAW: sent, or meant to be */
	uint64_t measured : 1;
};

struct link {
	int fd;     /* -1: lost */
	bool ready; /* it stands and, unless that is left out, has answered once */
	uint32_t in_flight;
	uint32_t oldest;     /* which of `asked` */
	uint32_t unsent;     /* bytes at the end of what was asked, that had no room */
	struct asked *asked; /* a ring, as long as the pipeline */
	struct reply reply;
};

/* Returns 0, or -1: no memory. */
int link_make(struct link *link, uint32_t pipeline);

void link_end(struct link *link);

/* Closes it, and forgets what is on its way. */
void link_close(struct link *link);

#endif
