// SPDX-License-Identifier: GPL-2.0-only
/*
 * The front end threads, which does what LIE names wrongly, the third time that it is asked, and
 * waits from then on; and where COUNT is a file, writes into it how often each operation was asked,
 * and waits.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/status.h"
#include "nt/api.h"

extern const struct nt_api nt_threads;

static _Atomic unsigned int asked[TARE_NT_OPS], waits;

static int lies(const char *lie)
{
	const char *asked_for = getenv("LIE");

	return asked_for && !strcmp(asked_for, lie);
}

static int is_time_to(const char *lie)
{
	static _Atomic int times;

	return lies(lie) && ++times == 3;
}

static uint32_t lying_call(struct tare_nt_call *call, const void *in, void *out)
{
	uint32_t op = call->op, status;

	asked[op]++;
	if (op == TARE_NT_OP_FILE_OPEN && call->a & TARE_NT_FILE_DELETE && is_time_to("delete"))
		return NT_SHARING_VIOLATION;
	if (op == TARE_NT_OP_RELEASE && is_time_to("release"))
		return NT_SEMAPHORE_LIMIT;
	status = nt_threads.call(call, in, out);
	if (op == TARE_NT_OP_VALUE_GET && is_time_to("value"))
		((char *)out)[17] ^= 1;
	if (op == TARE_NT_OP_VALUE_GET && is_time_to("size"))
		call->out_size--;
	/* the first is the one that says that the other side is there */
	if (op == TARE_NT_OP_TAKE && !status && is_time_to("message"))
		((struct tare_nt_message *)out)->first++;
	return status;
}

static uint32_t counted_wait(const uint32_t *handle, int count, unsigned int flags,
			     int64_t timeout_ns)
{
	/* the object's own wait is never asked */
	if (++waits >= 3 && lies("wait"))
		return NT_OK;
	return nt_threads.wait(handle, count, flags, timeout_ns);
}

static struct nt_api lying;

const struct nt_api *const nt_fronts[] = {&lying, NULL};

__attribute__((constructor)) static void begin_to_lie(void)
{
	lying = nt_threads;
	lying.call = lying_call;
	lying.wait = counted_wait;
}

__attribute__((destructor)) static void write_counts(void)
{
	const char *path = getenv("COUNT");
	FILE *out = path ? fopen(path, "w") : NULL;

	if (!path)
		return;
	for (int op = 0; out && op < TARE_NT_OPS; op++)
		fprintf(out, "%d %u\n", op, asked[op]);
	if (!out || fprintf(out, "wait %u\n", waits) < 0 || fclose(out))
		abort();
}
