// SPDX-License-Identifier: GPL-2.0-only
/* The core in this process, called by its threads: what the services cost without a crossing. */
#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "core/serve.h"
#include "core/wait.h"
#include "nt/api.h"
#include "nt/deadline.h"

/* cost/direct.c is one thread, which nobody would wake */
#ifndef SLEEPS
#define SLEEPS true
#endif

static struct nt_domain domain;
static struct nt_process process;
static __thread struct nt_thread *self;

static void prepare(void)
{
	nt_domain_init(&domain);
	nt_process_init(&process, &domain);
}

static int attach(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, prepare);
	self = nt_alloc(sizeof(*self));
	if (self && !nt_thread_init(self, &domain))
		return 0;
	fprintf(stderr, "threads: no memory for a thread\n");
	return -1;
}

static void detach(void)
{
	nt_thread_exit(self);
}

static uint32_t call(struct tare_nt_call *call, const void *in, void *out)
{
	return nt_serve(&process, self, call, in, out);
}

void nt_wake(struct nt_wait *wait)
{
	syscall(SYS_futex, &wait->claimed, FUTEX_WAKE_PRIVATE, INT_MAX, NULL, NULL, 0);
}

/* Until it is claimed, or the time is over. */
static void sleep_for(struct nt_wait *wait, int64_t timeout_ns)
{
	uint64_t deadline_ns = nt_deadline(timeout_ns);
	struct timespec deadline = nt_timespec(deadline_ns);

	/* a bitset's time-out is absolute, and of the monotonic clock */
	while (!nt_wait_over(wait))
		if (syscall(SYS_futex, &wait->claimed, FUTEX_WAIT_BITSET_PRIVATE, -1,
			    deadline_ns == UINT64_MAX ? NULL : &deadline, NULL,
			    FUTEX_BITSET_MATCH_ANY) &&
		    errno == ETIMEDOUT)
			return;
}

static uint32_t wait_for(struct nt_place *place, int count, unsigned int flags, int64_t timeout_ns)
{
	struct nt_wait wait = {.place = place};
	uint32_t status = nt_wait_begin(&wait, &domain, self, count, flags & TARE_NT_WAIT_ALL);

	if (status != NT_PENDING)
		return status;
	if (SLEEPS && timeout_ns)
		sleep_for(&wait, timeout_ns);
	return nt_wait_end(&wait, &domain, NT_TIMEOUT);
}

static uint32_t wait(const uint32_t *handle, int count, unsigned int flags, int64_t timeout_ns)
{
	struct nt_place place[NT_WAIT_MAX];
	uint32_t status = NT_OK;
	int got = 0;

	if (count < 1 || count > NT_WAIT_MAX)
		return NT_INVALID_PARAMETER;
	while (got < count && !status) {
		status = nt_handle_get(&process.handles, handle[got], NT_ACCESS_SYNCHRONIZE,
				       &place[got].object);
		got += !status;
	}
	if (!status)
		status = wait_for(place, count, flags, timeout_ns);
	while (got)
		nt_object_put(place[--got].object);
	return status;
}

const struct nt_api nt_threads = {
	.name = "threads",
	.attach = attach,
	.detach = detach,
	.call = call,
	.wait = wait,
};
