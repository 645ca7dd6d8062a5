/* SPDX-License-Identifier: GPL-2.0-only */
/* How long each call took, by what it was for. */
#ifndef TESTAPI_TALLY_H
#define TESTAPI_TALLY_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/histogram.h"

/*
 * Who asks what: thread 1 or 3 writes, 2 or 4 reads and then deletes; 5 posts, the first gets. The
 * part, the step, the call, and whether it is not work, but handing over to the other thread, and
 * waiting for it. (delivery): no call: from before the post until it was got.
 */
#define WAIT "WaitForSingleObject"
#define EACH_OF_EXCHANGE(X, PART, CREATE, PUT, CLOSE, PASS, OPEN, GET, REMOVE)                     \
	X(PART##_WRITE_CREATE, PART, WRITE, CREATE, false)                                         \
	X(PART##_WRITE_PUT, PART, WRITE, PUT, false)                                               \
	X(PART##_WRITE_CLOSE, PART, WRITE, CLOSE, false)                                           \
	X(PART##_WRITE_PASS, PART, WRITE, PASS, true)                                              \
	X(PART##_WRITE_AWAIT, PART, WRITE, WAIT, true)                                             \
	X(PART##_READ_AWAIT, PART, READ, WAIT, true)                                               \
	X(PART##_READ_OPEN, PART, READ, OPEN, false)                                               \
	X(PART##_READ_GET, PART, READ, GET, false)                                                 \
	X(PART##_READ_CLOSE, PART, READ, CLOSE, false)                                             \
	X(PART##_READ_PASS, PART, READ, PASS, true)                                                \
	X(PART##_DELETE_OPEN, PART, DELETE, OPEN, false)                                           \
	X(PART##_DELETE_GET, PART, DELETE, GET, false)                                             \
	X(PART##_DELETE_CLOSE, PART, DELETE, CLOSE, false)                                         \
	X(PART##_DELETE_REMOVE, PART, DELETE, REMOVE, false)
#define EACH_OPERATION(X)                                                                          \
	EACH_OF_EXCHANGE(X, FILE, "CreateFile", "WriteFile", "CloseHandle", "SetEvent",            \
			 "CreateFile", "ReadFile", "DeleteFile")                                   \
	EACH_OF_EXCHANGE(X, REGISTRY, "RegCreateKeyEx", "RegSetValueEx", "RegCloseKey",            \
			 "ReleaseSemaphore", "RegOpenKeyEx", "RegQueryValueEx", "RegDeleteKey")    \
	X(MESSAGE_POST_LOCK, MESSAGE, POST, WAIT, true)                                            \
	X(MESSAGE_POST_POST, MESSAGE, POST, "PostThreadMessage", false)                            \
	X(MESSAGE_POST_UNLOCK, MESSAGE, POST, "ReleaseMutex", true)                                \
	X(MESSAGE_GET_GET, MESSAGE, GET, "GetMessage", false)                                      \
	X(MESSAGE_GET_LOCK, MESSAGE, GET, WAIT, true)                                              \
	X(MESSAGE_GET_UNLOCK, MESSAGE, GET, "ReleaseMutex", true)                                  \
	X(MESSAGE_GET_DELIVERY, MESSAGE, GET, "(delivery)", true)

#define NUMBER_OF(name, ...) name,
enum operation { EACH_OPERATION(NUMBER_OF) OPERATIONS };

enum part_number { PART_FILE, PART_REGISTRY, PART_MESSAGE, PARTS };
enum step { STEP_WRITE, STEP_READ, STEP_DELETE, STEP_POST, STEP_GET };

extern const struct operation_kind {
	enum part_number part;
	enum step step;
	const char *call;
	bool hand_over;
} operation_kinds[OPERATIONS];

extern const char *const step_names[];

/* Threads add to it at the same time, but never to the same operation. */
struct tally {
	struct tare_latency of[OPERATIONS];
};

void tally_add(struct tally *tally, enum operation operation, uint64_t ns);

/* The result of a call that is timed. */
#define TIMED(tally, operation, call)                                                              \
	({                                                                                         \
		uint64_t timed_from = now_ns();                                                    \
		__typeof__(call) timed_result = (call);                                            \
		tally_add(tally, operation, now_ns() - timed_from);                                \
		timed_result;                                                                      \
	})

#endif
