// SPDX-License-Identifier: GPL-2.0-only
/* The services of tare_ntobj.ko, by ioctl. */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>

#include "api.h"
#include "deadline.h"

#define DEVICE "/dev/tare_ntobj"

static int device = -1;

/* A fault of ours, after which no result would hold. */
static void __attribute__((noreturn)) give_up(unsigned long command)
{
	fprintf(stderr, DEVICE ": command 0x%lx: %s\n", command, strerror(errno));
	abort();
}

/* An NT status. */
static uint32_t ask(unsigned long command, void *asked)
{
	int status = ioctl(device, command, asked);

	if (status == -1)
		give_up(command);
	return status;
}

/* Threads, and processes that fork, share one name space, whichever of them comes first. */
static int attach(void)
{
	static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

	pthread_mutex_lock(&lock);
	if (device < 0)
		device = open(DEVICE, O_RDWR | O_CLOEXEC);
	pthread_mutex_unlock(&lock);
	if (device >= 0)
		return 0;
	fprintf(stderr, DEVICE ": %s; load tare_ntobj, as root\n", strerror(errno));
	return -1;
}

static void detach(void)
{
	ask(TARE_NT_LEAVE, NULL);
}

static uint32_t create(struct tare_nt_call *call)
{
	struct tare_nt_create asked = {call->a, call->b, call->c, 0};
	uint32_t status = ask(TARE_NT_CREATE, &asked);

	call->handle = asked.handle;
	return status;
}

static uint32_t change(unsigned long command, struct tare_nt_call *call)
{
	struct tare_nt_change asked = {.handle = call->handle};
	uint32_t status;

	if (command == TARE_NT_RELEASE)
		asked.value = call->a;
	status = ask(command, &asked);
	call->value = asked.value;
	return status;
}

static uint32_t call(struct tare_nt_call *call, const void *in, void *out)
{
	switch (call->op) {
	case TARE_NT_OP_CREATE:
		if (!call->in_size)
			return create(call);
		break;
	case TARE_NT_OP_CLOSE:
		return ask(TARE_NT_CLOSE, (void *)(uintptr_t)call->handle);
	case TARE_NT_OP_SET:
		return change(TARE_NT_SET, call);
	case TARE_NT_OP_RESET:
		return change(TARE_NT_RESET, call);
	case TARE_NT_OP_PULSE:
		return change(TARE_NT_PULSE, call);
	case TARE_NT_OP_RELEASE:
		return change(TARE_NT_RELEASE, call);
	case TARE_NT_OP_UNLOCK:
		return change(TARE_NT_UNLOCK, call);
	}
	call->in = (uintptr_t)in;
	call->out = (uintptr_t)out;
	return ask(TARE_NT_CALL, call);
}

static uint32_t wait(const uint32_t *handle, int count, unsigned int flags, int64_t timeout_ns)
{
	struct tare_nt_wait asked = {.handles = (uintptr_t)handle,
				     .deadline_ns = nt_deadline(timeout_ns),
				     .count = count,
				     .flags = flags};

	int status;

	/* an interrupted one has its deadline: it is asked for again */
	do
		status = ioctl(device, TARE_NT_WAIT, &asked);
	while (status == -1 && errno == EINTR);
	if (status == -1)
		give_up(TARE_NT_WAIT);
	return status;
}

const struct nt_api nt_ntobj = {
	.name = "ntobj",
	.attach = attach,
	.detach = detach,
	.call = call,
	.wait = wait,
};
