/* SPDX-License-Identifier: GPL-2.0-only */
/* A stack in another process: each frame goes to it, and comes from it, as a message. */
#ifndef PCNET32_MESSAGE_H
#define PCNET32_MESSAGE_H

#include "lib/error.h"
#include "pcnet.h"

/* Where the stack connects. */
#define MESSAGE_PATH "/run/tare-pcnet32"

struct messages;

/*
 * Waits for a stack in a thread of its own, and sends through the NIC what comes from it; the
 * program ends with it (leave.h). depth: small packets that may wait for it; 0: what the kernel
 * lets wait. NULL with *err filled.
 */
struct messages *messages_start(struct pcnet *nic, unsigned int depth, struct tare_error *err);

/* Sends one frame to the stack: a pcnet_take. One for which there is no room is counted. */
void messages_take(void *messages, const uint8_t *frame, size_t length);

#endif
