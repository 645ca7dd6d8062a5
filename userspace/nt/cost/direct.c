// SPDX-License-Identifier: GPL-2.0-only
/*
 * The core as the server has it, without locks, called in this thread: what the service itself
 * costs. There is one thread, so a wait that is not over would never be.
 */
#include <stdio.h>

#include "core/serve.h"
#include "core/wait.h"
#include "cost.h"

static struct nt_domain domain;
static struct nt_process process;
static struct nt_thread *self;

void nt_wake(struct nt_wait *wait)
{
	(void)wait;
}

static int attach(void)
{
	if (self)
		return 0;
	nt_domain_init(&domain);
	nt_process_init(&process, &domain);
	self = nt_alloc(sizeof(*self));
	if (self && !nt_thread_init(self, &domain))
		return 0;
	fprintf(stderr, "direct: no memory for a thread\n");
	return -1;
}

static void detach(void)
{
}

static uint32_t call(struct tare_nt_call *call, const void *in, void *out)
{
	return nt_serve(&process, self, call, in, out);
}

static uint32_t begin(struct nt_place *place, int count, unsigned int flags)
{
	struct nt_wait wait = {.place = place};
	uint32_t status = nt_wait_begin(&wait, &domain, self, count, flags & TARE_NT_WAIT_ALL);

	return status == NT_PENDING ? nt_wait_end(&wait, &domain, NT_TIMEOUT) : status;
}

static uint32_t wait(const uint32_t *handle, int count, unsigned int flags, int64_t timeout_ns)
{
	struct nt_place place[NT_WAIT_MAX];
	uint32_t status = NT_OK;
	int got = 0;

	(void)timeout_ns;
	if (count < 1 || count > NT_WAIT_MAX)
		return NT_INVALID_PARAMETER;
	while (got < count && !status) {
		status = nt_handle_get(&process.handles, handle[got], NT_ACCESS_SYNCHRONIZE,
				       &place[got].object);
		got += !status;
	}
	if (!status)
		status = begin(place, count, flags);
	while (got)
		nt_object_put(place[--got].object);
	return status;
}

const struct nt_api nt_direct = {
	.name = "direct",
	.lacks = COST_LACKS_THREADS,
	.attach = attach,
	.detach = detach,
	.call = call,
	.wait = wait,
};
