/* SPDX-License-Identifier: GPL-2.0-only */
/* Requests of both protocols, as they come from a socket: whole, in parts, several at once. */
#ifndef TARE_EVENTS_REQUEST_H
#define TARE_EVENTS_REQUEST_H

#include <stddef.h>

#include "reply.h"

/* what is not answered */
enum request {
	REQUEST_PART = -1, /* more must come */
	REQUEST_GARBAGE = -2,
};

/*
 * What lies at the beginning of `data`, `n` bytes, 1 or more: the kind of reply that it gets, with
 * its bytes in *length, or one of enum request. *scanned is 0 for a new request, and is kept by the
 * caller while it is REQUEST_PART, so that nothing is looked at twice.
 */
int request_read(const char *data, size_t n, unsigned int *scanned, size_t *length);

#endif
