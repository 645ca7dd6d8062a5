/* SPDX-License-Identifier: GPL-2.0-only */
/* A run: all connections, and the account of what became of each request. */
#ifndef TARE_EVENTS_ACTIVELINK_RUN_H
#define TARE_EVENTS_ACTIVELINK_RUN_H

#include <tare/latency.h>

#include "events/address.h"
#include "events/client/failures.h"
#include "events/counters.h"
#include "lib/error.h"
#include "lib/histogram.h"
#include "lib/prng.h"
#include "link.h"

#define RUN_ROOM (256 << 10) /* bytes at most that one receive takes */

/* What is to be done, as the command line says it. */
struct plan {
	const struct events_address *address;
	uint32_t links, dead, pipeline;
	bool verify;
	char *requests; /* as many as a pipeline has, one after the other */
	uint32_t request_bytes;
	uint64_t warm, measured; /* requests; measured is UINT64_MAX where time ends it */
	uint64_t duration_ns;    /* 0: their number ends it */
	double rate;             /* requests a second; 0: a closed loop */
	uint64_t seed;
	uint64_t timeout_ns;
};

/* requests == replies + failed where nothing is on its way */
struct account {
	uint64_t requests, replies; /* that are measured */
	uint64_t all_requests, all_replies;
	uint64_t failed; /* of all_requests */
	uint64_t late;
	struct client_failures failures; /* `failed`, and connections lost that asked nothing */
};

struct run {
	struct plan plan;
	struct reply_form form;
	struct link *link; /* those that ask, then the dead ones */
	uint32_t connected, verified;
	struct account account;
	struct tare_latency kept;
	struct tare_histogram latency;
	int epoll;
	uint32_t open; /* connections not lost */
	uint64_t in_flight;
	char *bytes;        /* what is received */
	uint64_t claimed;   /* requests, the ones that warm up first */
	bool exhausted;     /* nothing is left to claim */
	uint64_t began;     /* the first of the others, sent or meant to be; 0: not yet */
	uint64_t ended;     /* when a request last found its end */
	struct link **idle; /* of an open loop: with room, the one that waits longest first */
	uint32_t idle_first, idle_count;
	struct prng prng;   /* of the times of an open loop */
	uint64_t scheduled; /* what these count from */
	double meant;       /* the next one, ns */
	uint64_t due;       /* the same, by the clock */
	uint64_t cpu_began;
	uint64_t seconds_ns, cpu_ns; /* that were measured */
	struct events_counters before, after;
};

/* Connects and asks each once. Returns 0, or -1 with *err filled; the account tells what failed. */
int run_setup(struct run *run, struct tare_error *err);

/* Asks until all is done. Returns 0, or -1 with *err filled. */
int run_measure(struct run *run, struct tare_error *err);

/* Whether no request that is meant for `when` (ns) or later is to be sent any more. */
bool run_over(const struct run *run, uint64_t when);

/* One more is, at `when`. Whether it is measured: no longer one that warms up. */
bool run_claim(struct run *run, uint64_t when);

/* Notes that a request of connection `link` is being sent; `since` is what its latency counts from.
 */
void ask_note(struct run *run, struct link *link, uint64_t since, bool measured);

/* Sends the last `count` that were noted. */
void ask_send(struct run *run, struct link *link, uint32_t count);

/* Goes on with what had no room. */
void ask_send_rest(struct run *run, struct link *link);

/* Claims and sends as many as there is room for: a closed loop. */
void ask_fill(struct run *run, struct link *link, uint64_t now);

/*
 * Receives once, and checks and counts replies. Returns their number; 0 also where the connection
 * is lost, which is counted. *now is when it was received.
 */
unsigned int ask_receive(struct run *run, struct link *link, uint64_t *now);

/* Gives up on all that are on their way: nothing came for too long. */
void ask_time_out(struct run *run, struct link *link);

/* How a run went: a table on stdout. */
void run_tell(const struct run *run);

/* docs/activelink.schema.json. Returns 0, or -1 with *err filled. */
int run_write(const struct run *run, const char *path, struct tare_error *err);

void run_end(struct run *run);

#endif
