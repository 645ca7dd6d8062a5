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
#define EACH_OPERATION(X)                                                                          \
	X(FILE_WRITE_CREATE, FILE, WRITE, "CreateFile", false)                                     \
	X(FILE_WRITE_WRITE, FILE, WRITE, "WriteFile", false)                                       \
	X(FILE_WRITE_CLOSE, FILE, WRITE, "CloseHandle", false)                                     \
	X(FILE_WRITE_PASS, FILE, WRITE, "SetEvent", true)                                          \
	X(FILE_WRITE_AWAIT, FILE, WRITE, WAIT, true)                                               \
	X(FILE_READ_AWAIT, FILE, READ, WAIT, true)                                                 \
	X(FILE_READ_OPEN, FILE, READ, "CreateFile", false)                                         \
	X(FILE_READ_READ, FILE, READ, "ReadFile", false)                                           \
	X(FILE_READ_CLOSE, FILE, READ, "CloseHandle", false)                                       \
	X(FILE_READ_PASS, FILE, READ, "SetEvent", true)                                            \
	X(FILE_DELETE_OPEN, FILE, DELETE, "CreateFile", false)                                     \
	X(FILE_DELETE_READ, FILE, DELETE, "ReadFile", false)                                       \
	X(FILE_DELETE_CLOSE, FILE, DELETE, "CloseHandle", false)                                   \
	X(FILE_DELETE_DELETE, FILE, DELETE, "DeleteFile", false)                                   \
	X(KEY_WRITE_CREATE, REGISTRY, WRITE, "RegCreateKeyEx", false)                              \
	X(KEY_WRITE_SET, REGISTRY, WRITE, "RegSetValueEx", false)                                  \
	X(KEY_WRITE_CLOSE, REGISTRY, WRITE, "RegCloseKey", false)                                  \
	X(KEY_WRITE_PASS, REGISTRY, WRITE, "ReleaseSemaphore", true)                               \
	X(KEY_WRITE_AWAIT, REGISTRY, WRITE, WAIT, true)                                            \
	X(KEY_READ_AWAIT, REGISTRY, READ, WAIT, true)                                              \
	X(KEY_READ_OPEN, REGISTRY, READ, "RegOpenKeyEx", false)                                    \
	X(KEY_READ_QUERY, REGISTRY, READ, "RegQueryValueEx", false)                                \
	X(KEY_READ_CLOSE, REGISTRY, READ, "RegCloseKey", false)                                    \
	X(KEY_READ_PASS, REGISTRY, READ, "ReleaseSemaphore", true)                                 \
	X(KEY_DELETE_OPEN, REGISTRY, DELETE, "RegOpenKeyEx", false)                                \
	X(KEY_DELETE_QUERY, REGISTRY, DELETE, "RegQueryValueEx", false)                            \
	X(KEY_DELETE_CLOSE, REGISTRY, DELETE, "RegCloseKey", false)                                \
	X(KEY_DELETE_DELETE, REGISTRY, DELETE, "RegDeleteKey", false)                              \
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
