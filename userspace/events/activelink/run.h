/* SPDX-License-Identifier: GPL-2.0-only */
/* A run: all connections, who serves them, and the account of what became of each request. */
#ifndef TARE_EVENTS_ACTIVELINK_RUN_H
#define TARE_EVENTS_ACTIVELINK_RUN_H

#include <pthread.h>
#include <stdatomic.h>

#include <tare/latency.h>

#include "events/client/failures.h"
#include "events/counters.h"
#include "lib/error.h"
#include "lib/histogram.h"
#include "link.h"
#include "plan.h"

/* requests == replies + failed where nothing is on its way */
struct account {
	uint64_t requests, replies; /* that are measured */
	uint64_t all_requests, all_replies;
	uint64_t failed; /* of all_requests */
	uint64_t late;
	struct client_failures failures; /* `failed`, and connections lost that asked nothing */
};

struct run {
	const struct plan *plan;
	struct link *link; /* those that ask, then the dead ones */
	uint32_t connected, verified;
	struct account account;
	struct tare_histogram latency;
	_Atomic uint64_t claimed; /* requests, the ones that warm up first */
	_Atomic uint64_t began;   /* the first of the others, sent or meant to be; 0: not yet */
	pthread_rwlock_t gate;    /* is locked while threads are started */
	bool cancelled;           /* not all could be started */
	uint64_t scheduled;       /* what the times of an open loop count from */
	uint64_t cpu_began;
	uint64_t seconds_ns, cpu_ns; /* that were measured */
	struct events_counters before, after;
};

/* Connects and asks each once. Returns 0, or -1 with *err filled; the account tells what failed. */
int run_setup(struct run *run, struct tare_error *err);

/* Asks until all is done. Returns 0, or -1 with *err filled. */
int run_measure(struct run *run, struct tare_error *err);

/*
 * The next request may be sent, at `when` (ns; of an open loop: is meant for then). Whether there
 * is one; *measured: it is no longer one that warms up.
 */
bool run_claim(struct run *run, uint64_t when, bool *measured);

/* Whether no request that is meant for `when` or later will be claimed any more. */
bool run_over(struct run *run, uint64_t when);

/* Whether at `now` the measured time has been over for as long as the time limit. */
bool run_overdue(struct run *run, uint64_t now);

/* What all threads of this process have used. */
uint64_t run_cpu_ns(void);

/* How a run went: a table on stdout. */
void run_tell(const struct run *run);

/* docs/activelink.schema.json. Returns 0, or -1 with *err filled. */
int run_write(const struct run *run, const char *path, struct tare_error *err);

void run_end(struct run *run);

#endif
