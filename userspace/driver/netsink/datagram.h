/* SPDX-License-Identifier: GPL-2.0-only */
/* Probes in frames, for sinks that have no stack above them. */
#ifndef NETSINK_DATAGRAM_H
#define NETSINK_DATAGRAM_H

#include "raw.h"
#include "sink.h"

/*
 * Takes a frame and answers it by raw. What is not a UDP datagram by IPv4 to the receiver's port,
 * or has a wrong checksum, is added to *refused. As a sink's receive.
 */
int datagram_take(struct tally *tally, const uint8_t *frame, size_t length, struct raw *raw,
		  uint64_t *refused, struct tare_error *err);

#endif
