/* SPDX-License-Identifier: GPL-2.0-only */
/* How long each call took, by what it was for. */
#ifndef TESTAPI_TALLY_H
#define TESTAPI_TALLY_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/histogram.h"

/* Who asks what: thread 1 or 3 writes, 2 or 4 reads and then deletes; 5 posts, the first gets. */
enum operation {
	FILE_WRITE_CREATE,
	FILE_WRITE_WRITE,
	FILE_WRITE_CLOSE,
	FILE_WRITE_PASS,
	FILE_WRITE_AWAIT,
	FILE_READ_AWAIT,
	FILE_READ_OPEN,
	FILE_READ_READ,
	FILE_READ_CLOSE,
	FILE_READ_PASS,
	FILE_DELETE_OPEN,
	FILE_DELETE_READ,
	FILE_DELETE_CLOSE,
	FILE_DELETE_DELETE,
	KEY_WRITE_CREATE,
	KEY_WRITE_SET,
	KEY_WRITE_CLOSE,
	KEY_WRITE_PASS,
	KEY_WRITE_AWAIT,
	KEY_READ_AWAIT,
	KEY_READ_OPEN,
	KEY_READ_QUERY,
	KEY_READ_CLOSE,
	KEY_READ_PASS,
	KEY_DELETE_OPEN,
	KEY_DELETE_QUERY,
	KEY_DELETE_CLOSE,
	KEY_DELETE_DELETE,
	MESSAGE_POST_LOCK,
	MESSAGE_POST_POST,
	MESSAGE_POST_UNLOCK,
	MESSAGE_GET_GET,
	MESSAGE_GET_LOCK,
	MESSAGE_GET_UNLOCK,
	MESSAGE_GET_DELIVERY, /* no call: from before the post until it was got */
	OPERATIONS
};

enum part_number { PART_FILE, PART_REGISTRY, PART_MESSAGE, PARTS };
enum step { STEP_WRITE, STEP_READ, STEP_DELETE, STEP_POST, STEP_GET };

extern const struct operation_kind {
	enum part_number part;
	enum step step;
	const char *call;
	bool hand_over; /* it is not work, but handing over to the other thread, and waiting for it
			 */
} operation_kinds[OPERATIONS];

extern const char *const part_names[PARTS];
extern const char *const step_names[];

/* Threads add to it at the same time, but never to the same operation. */
struct tally {
	struct tare_latency of[OPERATIONS];
};

/* Zeroed. */
struct tally *tally_new(void);
void tally_add(struct tally *tally, enum operation operation, uint64_t ns);
/* All of `more`, to `sum`. */
void tally_merge(struct tally *sum, const struct tally *more);
void tally_histogram(const struct tally *tally, enum operation operation,
		     struct tare_histogram *histogram);

/* The result of a call that is timed. */
#define TIMED(tally, operation, call)                                                              \
	({                                                                                         \
		uint64_t timed_from = now_ns();                                                    \
		__typeof__(call) timed_result = (call);                                            \
		tally_add(tally, operation, now_ns() - timed_from);                                \
		timed_result;                                                                      \
	})

#endif
