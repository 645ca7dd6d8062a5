/* SPDX-License-Identifier: GPL-2.0-only */
/* What the sender says to a receiver: questions and transfers. */
#ifndef PKTSEND_SENDING_H
#define PKTSEND_SENDING_H

#include <stdint.h>

#include "driver/probe/probe.h"
#include "lib/error.h"

/* Asks until there is an answer. How often that was, or -1 with *err filled. */
int sending_ask(enum probe_kind kind, uint8_t run, struct tare_error *err);

/*
 * Bytes by TCP, of this machine's own stack. timeout in s, without progress. After each of up to
 * `breaks` connections that cannot be made, or break, all bytes are sent again by another. Prints
 * {"transfer": bytes, "seconds", "retransmitted", "broken": connections,
 *  "from_first_s"}: seconds is of the whole connection, and from_first_s since the first was there.
 */
int sending_transfer(uint64_t bytes, unsigned int timeout, uint64_t breaks, struct tare_error *err);

#endif
