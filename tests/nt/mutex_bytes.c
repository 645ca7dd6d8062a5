// SPDX-License-Identifier: GPL-2.0-only
/*
 * What mutexes that are owned keep of the name space once their last handle is closed. Says a line
 * for each thing that is not as it should be.
 */
#include <stdio.h>

#include "core/serve.h"
#include "core/wait.h"

static struct nt_domain domain;
static struct nt_process process;

void nt_wake(struct nt_wait *wait)
{
	(void)wait;
}

static void expect(const char *what, int is, int should)
{
	if (is != should)
		printf("%s: 0x%x, not 0x%x\n", what, (unsigned int)is, (unsigned int)should);
}

static u32 owned(struct nt_thread *thread, const char *name, u32 size)
{
	struct tare_nt_call call = {
		.op = TARE_NT_OP_CREATE, .a = TARE_NT_MUTEX, .b = 1, .in_size = size};

	expect("create", nt_serve(&process, thread, &call, name, NULL), NT_OK);
	return call.handle;
}

/* Who waits for it keeps it owned: its owner's death is told. */
static void waited_for(struct nt_thread *owner, struct nt_thread *waiter)
{
	u32 handle = owned(owner, NULL, 0);
	struct nt_place place[2];
	struct nt_wait wait = {.place = place};

	nt_handle_get(&process.handles, handle, 0, &place[0].object);
	expect("wait", nt_wait_begin(&wait, &domain, waiter, 1, 0, NULL), NT_PENDING);
	nt_handle_close(&process.handles, handle);
	expect("claimed", nt_wait_over(&wait), 0);
	nt_thread_exit(owner);
	expect("ended", nt_wait_end(&wait, &domain, NT_TIMEOUT), NT_ABANDONED);
	nt_object_put(place[0].object);
}

int main(void)
{
	struct nt_thread *owner, *waiter;
	u32 handle, other;
	int before;

	nt_domain_init(&domain);
	nt_process_init(&process, &domain);
	owner = nt_thread_new(&domain);
	waiter = nt_thread_new(&domain);
	before = nt_count_read(&domain.bytes);
	handle = owned(owner, NULL, 0);
	nt_handle_duplicate(&process.handles, handle, 0, &other);
	nt_handle_close(&process.handles, handle);
	expect("kept by a handle", nt_count_read(&domain.bytes) > before, 1);
	nt_handle_close(&process.handles, other);
	expect("left of one", nt_count_read(&domain.bytes) - before, 0);
	nt_handle_close(&process.handles, owned(owner, "name", 4));
	expect("left of one with a name", nt_count_read(&domain.bytes) - before, 0);
	waited_for(owner, waiter);
	nt_thread_exit(waiter);
	nt_process_end(&process);
	nt_domain_end(&domain);
	expect("left of all", nt_count_read(&domain.bytes), 0);
	return 0;
}
