/* SPDX-License-Identifier: GPL-2.0-only */
/* What the sender does with a wire: ask, flood, transfer. Each prints one line of JSON. */
#ifndef PKTSEND_SENDING_H
#define PKTSEND_SENDING_H

#include <stdint.h>

#include "frame.h"
#include "wire.h"

struct sending {
	struct wire *wire;
	struct frame frame;
	uint64_t offset;  /* ticks: the receiver's TSC - ours */
	uint32_t asked;   /* questions of the present kind that the wire took */
	uint64_t foreign; /* frames that others than the sender put on the wire */
};

/* rate: frames a second. size: bytes of a frame. */
struct flood {
	uint8_t run;
	double rate;
	uint32_t count;
	size_t size;
};

/* The most that may be asked for: what is offered stays bounded. */
#define FLOOD_RATE_MAX       200000
#define FLOOD_COUNT_MAX      4000000
#define TRANSFER_TIMEOUT_MAX 3600

/*
 * Finds out how far the receiver's clock is from ours, from the quickest of 64 exchanges.
 * {"sync": {"round_trip_ns": N}}. Returns 0, or -1 with *err filled.
 */
int sending_sync(struct sending *sending, struct tare_error *err);

/*
 * {"run", "rate", "size", "sent", "refused", "foreign", "starts", "finishes", "seconds",
 *  "late_ns": {"p50", "p99", "max"}, "ticks_per_second"}. refused: by the wire, not sent again.
 */
int sending_flood(struct sending *sending, const struct flood *flood, struct tare_error *err);

/*
 * A run in which a shell command sends the frames: the kernel's pktgen.
 * {"run", "status": of the command, "starts", "finishes"}.
 */
int sending_around(struct sending *sending, uint8_t run, const char *command,
		   struct tare_error *err);

/*
 * Frames of any size whose headers are damaged in some bytes: lengths, checksums, types,
 * addresses. They are in no run. {"fuzz": frames that the wire took}.
 */
int sending_fuzz(struct sending *sending, unsigned int seed, uint32_t count,
		 struct tare_error *err);

/* Ends the receiver. {"leave": true}. */
int sending_leave(struct sending *sending, struct tare_error *err);

/*
 * Bytes by TCP: of lwIP over a stream, else of this machine's own stack, so not over datagram
 * sockets. timeout in s, without progress.
 * {"transfer": bytes, "seconds", "connect_ns", "retransmitted", "stack": whose TCP sent}.
 */
int sending_transfer(struct wire *wire, uint64_t bytes, unsigned int timeout,
		     struct tare_error *err);

#endif
