// SPDX-License-Identifier: GPL-2.0-only
/*
 * The front end threads, which does what LIE names wrongly, the third time that it is asked, and
 * waits from then on; and
 * where COUNT is a file, writes into it how often each operation was asked, and waits.
 */
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/status.h"
#include "nt/api.h"

extern const struct nt_api nt_threads;

static unsigned int asked[TARE_NT_OPS], waits;

static int lies(const char *lie)
{
	const char *asked_for = getenv("LIE");

	return asked_for && !strcmp(asked_for, lie);
}

static int is_time_to(const char *lie)
{
	static int times;

	return lies(lie) && __atomic_add_fetch(&times, 1, __ATOMIC_RELAXED) == 3;
}

static uint32_t lying_call(struct tare_nt_call *call, const void *in, void *out)
{
	uint32_t op = call->op, status;

	__atomic_add_fetch(&asked[op], 1, __ATOMIC_RELAXED);
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
	if (__atomic_add_fetch(&waits, 1, __ATOMIC_RELAXED) >= 3 && lies("wait"))
		return NT_OK;
	return nt_threads.wait(handle, count, flags, timeout_ns);
}

/* A thread closes its own handle after it has said that it ends: what it asks then counts, too. */
static int threads;

static int counted_attach(void)
{
	int result = nt_threads.attach();

	__atomic_add_fetch(&threads, !result, __ATOMIC_SEQ_CST);
	return result;
}

static void counted_detach(void)
{
	nt_threads.detach();
	__atomic_add_fetch(&threads, -1, __ATOMIC_SEQ_CST);
}

static struct nt_api lying;

const struct nt_api *const nt_fronts[] = {&lying, NULL};

static void write_counts(void)
{
	FILE *out = fopen(getenv("COUNT"), "w");

	/* the main thread stays attached */
	while (__atomic_load_n(&threads, __ATOMIC_SEQ_CST) > 1)
		sched_yield();
	for (int op = 0; out && op < TARE_NT_OPS; op++)
		fprintf(out, "%d %u\n", op, asked[op]);
	if (!out || fprintf(out, "wait %u\n", waits) < 0 || fclose(out))
		abort();
}

__attribute__((constructor)) static void prepare(void)
{
	lying = nt_threads;
	lying.name = "threads";
	lying.call = lying_call;
	lying.wait = counted_wait;
	lying.attach = counted_attach;
	lying.detach = counted_detach;
	if (getenv("COUNT"))
		atexit(write_counts);
}
