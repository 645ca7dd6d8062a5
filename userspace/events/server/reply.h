/* SPDX-License-Identifier: GPL-2.0-only */
/* The replies, made once: to send one copies nothing. */
#ifndef TARE_EVENTS_REPLY_H
#define TARE_EVENTS_REPLY_H

#include <stddef.h>

#include "lib/error.h"

enum reply_kind {
	REPLY_SEED,
	REPLY_HTTP_10,    /* and keep alive */
	REPLY_HTTP_11,    /* and keep alive */
	REPLY_HTTP_CLOSE, /* all from here on end the connection */
	REPLY_BAD,        /* 400 */
	REPLY_METHOD,     /* 405 */
	REPLY_LONG,       /* 431 */
	REPLY_KINDS,
};

struct reply {
	char *data;          /* copies of it, one after the other */
	unsigned int length; /* bytes of one */
	unsigned int copies;
};

/* All kinds, of `size` bytes without a header. Returns 0, or -1 with *err filled. */
int reply_make(struct reply reply[REPLY_KINDS], unsigned int size, struct tare_error *err);

#endif
