/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the sender and a receiver say to each other: UDP datagrams that fill the smallest
 * Ethernet frame. All fields are big-endian. DATA in a larger frame is filled by pattern_fill.
 *
 * The sender asks SYNC (after which both ends know each other's address), START (the receiver
 * notes its counters), sends DATA, asks FINISH (the receiver notes its counters again and reports)
 * and at the end LEAVE. A question is repeated until its answer comes, which is the question again;
 * DATA has none.
 */
#ifndef PROBE_H
#define PROBE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <x86intrin.h>

#define PROBE_MAGIC 0x74617265
#define PROBE_PORT  7000 /* UDP; TCP for transfers, whose bytes are those of pattern_stream */

/* Both ends of the wire, the same in every design; scripts have them as wire-addresses. */
#define PROBE_SENDER_ADDRESS   "10.77.0.1"
#define PROBE_SENDER_MAC       "52:54:00:10:77:01"
#define PROBE_RECEIVER_ADDRESS "10.77.0.2"
#define PROBE_RECEIVER_MAC     "52:54:00:10:77:02"
#define PROBE_NETMASK          "255.255.255.0"

enum probe_kind { PROBE_DATA, PROBE_SYNC, PROBE_START, PROBE_FINISH, PROBE_LEAVE };

struct probe {
	uint32_t magic;
	uint8_t kind;
	uint8_t run;       /* number of the run; DATA of another one is late, and counted so */
	uint32_t sequence; /* of DATA within its run, from 0; else of the question */
	uint8_t unused[8];
} __attribute__((packed));

/* The TSC: the one clock that a VM and its host have in common but for a constant. */
static inline uint64_t ticks_now(void)
{
	return __rdtsc();
}

/* RFC 1071, begun with sum, in this machine's byte order. */
static inline uint16_t checksum(const void *bytes, size_t size, uint32_t sum)
{
	const uint8_t *byte = bytes;

	for (size_t i = 0; i + 1 < size; i += 2)
		sum += byte[i] << 8 | byte[i + 1];
	if (size % 2)
		sum += byte[size - 1] << 8;
	while (sum >> 16)
		sum = (sum & 0xffff) + (sum >> 16);
	return ~sum;
}

/*
 * ---- pattern.c
 * Bytes that both ends know, so that one that was damaged on its way is seen: those behind a
 * probe, and those of a transfer.
 */

/* Fills what a frame has room for behind its probe; other bytes for each run and sequence. */
void pattern_fill(void *to, size_t size, uint8_t run, uint32_t sequence);

/* Whether size bytes are those. */
bool pattern_holds(const void *bytes, size_t size, uint8_t run, uint32_t sequence);

/*
 * A transfer's bytes repeat after so many, a prime: so no segment or buffer that is lost, comes
 * twice or is mixed up leaves those behind it where they were.
 */
#define PATTERN_PERIOD 65521u

/*
 * Makes the bytes of every transfer: once, before the two below, and before anything is measured.
 */
void pattern_prepare(void);

/*
 * They, from `position` on: as many as *size says, which gets less if there are fewer in one
 * piece.
 */
const uint8_t *pattern_stream(uint64_t position, size_t *size);

/* How many of size bytes, which came as those from `position` on, are others. */
size_t pattern_stream_damage(uint64_t position, const uint8_t *bytes, size_t size);

#endif
