/* SPDX-License-Identifier: GPL-2.0-only */
/* What deadlink did, as docs/deadlink.schema.json has it. */
#ifndef TARE_EVENTS_DEADLINK_DOCUMENT_H
#define TARE_EVENTS_DEADLINK_DOCUMENT_H

#include <jansson.h>
#include <stdbool.h>

#include "links.h"

struct account {
	const struct links *links;
	bool burst, verify;
	uint32_t verified;
	uint64_t pause_ns, seed;
	json_t *counters; /* a reference that document_write() takes */
};

/* Returns 0, or -1 with *err filled. */
int document_write(const struct account *account, const char *path, struct tare_error *err);

#endif
