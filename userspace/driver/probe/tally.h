/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The application at the receiving end: counts probes, keeps when each came, and reports.
 * It knows nothing of sockets or drivers; whoever takes datagrams from a stack hands them in.
 */
#ifndef PROBE_TALLY_H
#define PROBE_TALLY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/error.h"
#include "counters.h"
#include "probe.h"

/* A receiver, whose counters can be read as they are now. */
struct counted {
	/* 0, or -1 with *err filled */
	int (*read)(void *context, struct counters *counters, struct tare_error *err);
	void *context;
};

struct tally;

/* The one of this process. */
struct tally *tally_start(const struct counted *receiver);

enum tally_action {
	TALLY_NOTHING, /* DATA, or no probe at all */
	TALLY_ANSWER,  /* send *answer back to where the datagram came from */
	TALLY_LEAVE,   /* the same, then leave */
};

/*
 * Takes one datagram. ticks: the receiver's TSC when it came. Fills *answer unless there is
 * nothing to do. A repeated question is answered again and nothing else happens. Returns an enum
 * tally_action, or -1 with *err filled: the counters cannot be read, or the report not be written.
 *
 * The report comes at FINISH, as one line of JSON on standard output:
 * {"run", "received", "next", "control", "late", "duplicates",
 *  "damaged", "foreign", "arrivals": [ticks, sequence, ...] or null,
 *  "counters": {...}}.
 * next: the sequence after the highest that came. damaged: received, but not with the bytes that
 * were sent. arrivals: two numbers for each DATA, what its ticks
 * and its sequence are more than those of the one before, which are 0 before the first.
 */
int tally_take(struct tally *tally, const void *payload, size_t size, uint64_t ticks,
	       struct probe *answer, struct tare_error *err);

/*
 * A TCP transfer, whose bytes the receiver counts and compares with those that were sent. There is
 * a tally before.
 */
struct transfer;

/* NULL with *err filled. */
struct transfer *transfer_new(const struct counted *receiver, struct tare_error *err);
/* size bytes have come; clock_ns: tare_clock_ns(). */
void transfer_add(struct transfer *transfer, const void *bytes, size_t size, uint64_t clock_ns);
/* Writes {"transfer": bytes, "damaged": how many are not what was sent, "seconds", "counters"} as a
 * line of JSON and frees transfer. Returns 0, or -1 with *err filled as tally_take does. */
int transfer_end(struct transfer *transfer, struct tare_error *err);

#endif
