/* SPDX-License-Identifier: GPL-2.0-only */
/* A thread's share of a run: some connections, and what it counts alone. */
#ifndef TARE_EVENTS_ACTIVELINK_WORKER_H
#define TARE_EVENTS_ACTIVELINK_WORKER_H

#include <pthread.h>

#include "arrivals.h"
#include "run.h"

struct worker {
	struct run *run;
	const struct plan *plan;
	uint32_t number;
	pthread_t thread;
	int epoll;     /* -1: its one connection blocks */
	uint32_t open; /* connections not lost */
	uint64_t in_flight;
	bool exhausted; /* nothing is left to claim */
	uint64_t ended; /* when a request last found its end */
	char *bytes;    /* what is received, `room` at a time */
	size_t room;
	struct reply_form form; /* the plan's, and what was seen here */
	struct account account;
	struct tare_latency latency;
	/* of an open loop: connections with room, the one that waits longest first */
	struct link **idle;
	uint32_t idle_first, idle_count;
	struct arrivals arrivals;
	uint64_t due; /* when the next request is meant to be sent */
	struct tare_error err;
	int bad;
};

/* Of an event thread or of a thread a connection. Returns 0, or -1 with *err filled. */
int worker_make(struct worker *worker, struct run *run, uint32_t number, struct tare_error *err);

void worker_end(struct worker *worker);

/* Notes that a request of connection `link` is being sent; `since` is what its latency counts from.
 */
void worker_note(struct worker *worker, struct link *link, uint64_t since, bool measured);

/* Sends the last `count` that were noted. */
void worker_send(struct worker *worker, struct link *link, uint32_t count);

/* Goes on with what had no room. */
void worker_send_rest(struct worker *worker, struct link *link);

/* Claims and sends as many as there is room for: a closed loop. */
void worker_fill(struct worker *worker, struct link *link, uint64_t now);

/*
 * Receives once, and checks and counts replies. Returns their number; 0 also where the connection
 * is lost, which is counted. *now is when it was received.
 */
unsigned int worker_receive(struct worker *worker, struct link *link, uint64_t *now);

/* Gives up on all that are on their way: nothing came for too long. */
void worker_time_out(struct worker *worker, struct link *link);

/* The thread of some connections, by epoll; and of one, which blocks. */
void worker_serve_events(struct worker *worker);
void worker_serve_one(struct worker *worker);

#endif
