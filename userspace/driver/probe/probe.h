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

#include <stdint.h>

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

#endif
