// SPDX-License-Identifier: GPL-2.0-only
#include "tally.h"

#include <string.h>

#include "timers/portable.h"

const char *const part_names[PARTS] = {"file", "registry", "message"};
const char *const step_names[] = {"write", "read", "delete", "post", "get"};

#define WAIT "WaitForSingleObject"

const struct operation_kind operation_kinds[OPERATIONS] = {
	[FILE_WRITE_CREATE] = {PART_FILE, STEP_WRITE, "CreateFile", false},
	[FILE_WRITE_WRITE] = {PART_FILE, STEP_WRITE, "WriteFile", false},
	[FILE_WRITE_CLOSE] = {PART_FILE, STEP_WRITE, "CloseHandle", false},
	[FILE_WRITE_PASS] = {PART_FILE, STEP_WRITE, "SetEvent", true},
	[FILE_WRITE_AWAIT] = {PART_FILE, STEP_WRITE, WAIT, true},
	[FILE_READ_AWAIT] = {PART_FILE, STEP_READ, WAIT, true},
	[FILE_READ_OPEN] = {PART_FILE, STEP_READ, "CreateFile", false},
	[FILE_READ_READ] = {PART_FILE, STEP_READ, "ReadFile", false},
	[FILE_READ_CLOSE] = {PART_FILE, STEP_READ, "CloseHandle", false},
	[FILE_READ_PASS] = {PART_FILE, STEP_READ, "SetEvent", true},
	[FILE_DELETE_OPEN] = {PART_FILE, STEP_DELETE, "CreateFile", false},
	[FILE_DELETE_READ] = {PART_FILE, STEP_DELETE, "ReadFile", false},
	[FILE_DELETE_CLOSE] = {PART_FILE, STEP_DELETE, "CloseHandle", false},
	[FILE_DELETE_DELETE] = {PART_FILE, STEP_DELETE, "DeleteFile", false},
	[KEY_WRITE_CREATE] = {PART_REGISTRY, STEP_WRITE, "RegCreateKeyEx", false},
	[KEY_WRITE_SET] = {PART_REGISTRY, STEP_WRITE, "RegSetValueEx", false},
	[KEY_WRITE_CLOSE] = {PART_REGISTRY, STEP_WRITE, "RegCloseKey", false},
	[KEY_WRITE_PASS] = {PART_REGISTRY, STEP_WRITE, "ReleaseSemaphore", true},
	[KEY_WRITE_AWAIT] = {PART_REGISTRY, STEP_WRITE, WAIT, true},
	[KEY_READ_AWAIT] = {PART_REGISTRY, STEP_READ, WAIT, true},
	[KEY_READ_OPEN] = {PART_REGISTRY, STEP_READ, "RegOpenKeyEx", false},
	[KEY_READ_QUERY] = {PART_REGISTRY, STEP_READ, "RegQueryValueEx", false},
	[KEY_READ_CLOSE] = {PART_REGISTRY, STEP_READ, "RegCloseKey", false},
	[KEY_READ_PASS] = {PART_REGISTRY, STEP_READ, "ReleaseSemaphore", true},
	[KEY_DELETE_OPEN] = {PART_REGISTRY, STEP_DELETE, "RegOpenKeyEx", false},
	[KEY_DELETE_QUERY] = {PART_REGISTRY, STEP_DELETE, "RegQueryValueEx", false},
	[KEY_DELETE_CLOSE] = {PART_REGISTRY, STEP_DELETE, "RegCloseKey", false},
	[KEY_DELETE_DELETE] = {PART_REGISTRY, STEP_DELETE, "RegDeleteKey", false},
	[MESSAGE_POST_LOCK] = {PART_MESSAGE, STEP_POST, WAIT, true},
	[MESSAGE_POST_POST] = {PART_MESSAGE, STEP_POST, "PostThreadMessage", false},
	[MESSAGE_POST_UNLOCK] = {PART_MESSAGE, STEP_POST, "ReleaseMutex", true},
	[MESSAGE_GET_GET] = {PART_MESSAGE, STEP_GET, "GetMessage", false},
	[MESSAGE_GET_LOCK] = {PART_MESSAGE, STEP_GET, WAIT, true},
	[MESSAGE_GET_UNLOCK] = {PART_MESSAGE, STEP_GET, "ReleaseMutex", true},
	[MESSAGE_GET_DELIVERY] = {PART_MESSAGE, STEP_GET, "(delivery)", true},
};

struct tally *tally_new(void)
{
	return Zeroed(sizeof(struct tally));
}

void tally_add(struct tally *tally, enum operation operation, uint64_t ns)
{
	struct tare_latency *kept = &tally->of[operation];

	kept->bucket[tare_bucket(ns, TARE_LATENCY_BUCKETS)]++;
	kept->clamped += ns >> TARE_LATENCY_BITS != 0;
	kept->sum += ns;
	/* 0 is none */
	if (!kept->min || ns + 1 < kept->min)
		kept->min = ns + 1;
	if (ns > kept->max)
		kept->max = ns;
}

void tally_merge(struct tally *sum, const struct tally *more)
{
	for (int i = 0; i < OPERATIONS; i++) {
		struct tare_histogram both = {.count = 0};

		tare_histogram_merge(&both, &sum->of[i]);
		tare_histogram_merge(&both, &more->of[i]);
		sum->of[i] = both.total;
	}
}

void tally_histogram(const struct tally *tally, enum operation operation,
		     struct tare_histogram *histogram)
{
	memset(histogram, 0, sizeof(*histogram));
	tare_histogram_merge(histogram, &tally->of[operation]);
}
