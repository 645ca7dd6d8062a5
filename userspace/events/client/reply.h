/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Checks replies as they arrive, in whatever pieces: the length line, the total length and the last
 * byte of each; of HTTP also the status line and Content-Length.
 */
#ifndef TARE_EVENTS_CLIENT_REPLY_H
#define TARE_EVENTS_CLIENT_REPLY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "events/protocol.h"

#define REPLY_HEADER_SEEN 512

/* What all replies of a server must be; each thread has one of its own. */
struct reply_form {
	bool http;
	uint32_t size; /* without a header */
	char line[EVENTS_LENGTH_BYTES + 1];
	/* the last header that was right, unless it is longer: others are mostly the same */
	uint16_t seen_bytes;
	char seen[REPLY_HEADER_SEEN];
};

void reply_form_set(struct reply_form *form, bool http, uint32_t size);

/* Where in a reply a connection is; all 0 between two. */
struct reply {
	uint32_t got; /* of the body */
	bool in_body; /* of HTTP: the header is whole */
	uint16_t header_bytes;
	char line[EVENTS_LENGTH_BYTES];
	char *header; /* what there is of it, where it came in pieces */
};

/*
 * Takes `count` bytes that have arrived. Returns how many replies ended in them; *wrong is NULL, or
 * says what is wrong with the next one, after which nothing more can be told of the connection.
 */
unsigned int reply_take(struct reply *reply, struct reply_form *form, const char *bytes,
			size_t count, const char **wrong);

/* Whether some of a reply is there and some is not. */
static inline bool reply_begun(const struct reply *reply)
{
	return reply->got || reply->header_bytes || reply->in_body;
}

/* Frees what it holds. */
void reply_end(struct reply *reply);

#endif
