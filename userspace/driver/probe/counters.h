/* SPDX-License-Identifier: GPL-2.0-only */
/* Where the frames of a run went, and what that took: the same for every design. */
#ifndef PROBE_COUNTERS_H
#define PROBE_COUNTERS_H

#include <jansson.h>
#include <signal.h>
#include <stdint.h>

#include "lib/error.h"

/*
 * Counts since the start of the machine or of the driver. For every span of time
 *
 *     nic_received = driver_dropped + queue_dropped + stack_dropped + socket_dropped
 *                    + frames that are not probes + probes that the receiver took
 *
 * and what the sender gave to the wire = nic_received + nic_missed + nic_errors.
 */
struct counters {
	uint64_t nic_received;     /* whole frames that the driver took from the ring */
	uint64_t nic_missed;       /* no descriptor was free: CSR112, its wraps counted */
	uint64_t nic_errors;       /* the chip marked the frame as bad */
	uint64_t driver_dropped;   /* no memory, a bad length, a frame over several descriptors */
	uint64_t queue_dropped;    /* the queue between driver and stack was full */
	uint64_t stack_dropped;    /* checksum, header, no such port */
	uint64_t socket_dropped;   /* the receiver's buffer was full */
	uint64_t interrupts;       /* of the NIC */
	uint64_t polls;            /* looks into the ring without an interrupt */
	uint64_t transmit_dropped; /* frames to be sent for which the ring had no room */
	uint64_t clock_ns;         /* CLOCK_MONOTONIC_RAW */
};

/* Other threads may count the same, and other programs read it. */
static inline void counter_add(uint64_t *counter, uint64_t n)
{
	__atomic_fetch_add(counter, n, __ATOMIC_RELAXED);
}

/*
 * All fields as they were at one moment, while other threads or programs count. Without it the
 * sums above need not hold: a frame may be in one of them, and not yet in the other.
 */
struct counters counters_snapshot(const struct counters *counters);

/* end - begin, field by field. */
struct counters counters_between(const struct counters *begin, const struct counters *end);

/* A new JSON object with a key for each field, or NULL without memory. */
json_t *counters_json(const struct counters *counters);

/*
 * The driver's counters, for itself or for another program too: a file that holds one struct
 * counters and nothing else, in the order and byte order of this machine. The driver writes each
 * field as it counts. nic_missed and clock_ns are at most COUNTERS_TICK_NS old, and of now after a
 * COUNTERS_ASK, a signal to counters_counted_by().
 */
#define COUNTERS_ASK     SIGUSR1
#define COUNTERS_TICK_NS 100000000u

/*
 * In memory alone if path is NULL, else in a file. Counts on where a driver before this one has
 * ended, so that a reader may see several through. NULL with *err filled.
 */
struct counters *counters_create(const char *path, struct tare_error *err);

/* Those that another program counts in a file, whose *fd stays open. NULL with *err filled. */
const struct counters *counters_attach(const char *path, int *fd, struct tare_error *err);

/* The process that counts in the file, which it has locked; 0: none does. */
pid_t counters_counted_by(int fd);

/* Stamps the clock alone: all other fields are as they were then, or newer. */
void counters_are_of(struct counters *counters, uint64_t clock_ns);

#endif
