/* SPDX-License-Identifier: GPL-2.0-only */
/* A packet socket, for sinks that have frames: some receive by it, all send by it. */
#ifndef NETSINK_RAW_H
#define NETSINK_RAW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/error.h"

struct raw {
	int fd, index; /* index: of the interface */
	uint8_t mac[6];
};

/*
 * receives: what comes in, whatever it is. The interface must be up, and have no address, or the
 * kernel's stack would answer, too. 0, or -1 with *err filled.
 */
int raw_open(struct raw *raw, const char *interface, bool receives, struct tare_error *err);

/* Sends a whole frame; raw: a struct raw. 0, or -1: it is lost. */
int raw_send(void *raw, const uint8_t *frame, size_t length);

#endif
