/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * A stack that is not in this process: the kernel's, by a TAP device, or that of another process,
 * to which each frame goes, and from which it comes, as a message. A thread sends through the NIC
 * what comes from the stack; the program ends with it (leave.h).
 */
#ifndef PCNET32_ELSEWHERE_H
#define PCNET32_ELSEWHERE_H

#include "lib/error.h"
#include "pcnet.h"

/* Where the stack of another process connects. */
#define MESSAGE_PATH "/run/tare-pcnet32"

struct elsewhere;

/*
 * Opens the device tare0, which is made and goes with the process where there is none. Who starts
 * the process gives the device its addresses. NULL with *err filled.
 */
struct elsewhere *tap_start(struct pcnet *nic, struct tare_error *err);

/*
 * Waits for a stack. depth: small packets that may wait for it; 0: what the kernel lets wait. NULL
 * with *err filled.
 */
struct elsewhere *messages_start(struct pcnet *nic, unsigned int depth, struct tare_error *err);

/* Give one frame to the stack: each is a pcnet_take. One for which there is no room is counted. */
void tap_take(void *tap, const uint8_t *frame, size_t length);
void messages_take(void *messages, const uint8_t *frame, size_t length);

#endif
