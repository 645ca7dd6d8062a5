/* SPDX-License-Identifier: GPL-2.0-only */
/* What is to be done, as the command line says it. */
#ifndef TARE_EVENTS_ACTIVELINK_PLAN_H
#define TARE_EVENTS_ACTIVELINK_PLAN_H

#include <stdbool.h>
#include <stdint.h>

#include "events/address.h"
#include "events/client/reply.h"

struct plan {
	const struct events_address *address;
	uint32_t links, dead, threads, pipeline;
	bool threads_each, verify;
	struct reply_form form;
	char *requests; /* as many as a pipeline has, one after the other */
	uint32_t request_bytes;
	uint64_t warm, measured; /* requests; measured is UINT64_MAX where time ends it */
	uint64_t duration_ns;    /* 0: their number ends it */
	double rate;             /* requests a second; 0: a closed loop */
	uint64_t seed;
	uint64_t timeout_ns;
};

#endif
