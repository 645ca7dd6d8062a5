// SPDX-License-Identifier: GPL-2.0-only
/*
 * The services of the kernel's ntsync. A handle is a descriptor, and an owner the thread's number.
 * The kernel leaves to user space what is done here: a thread's death, seen by its detach alone.
 */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "api.h"
#include "core/status.h"
#include "deadline.h"
#include "ntsync_abi.h"

#define DEVICE "/dev/ntsync"
/* Descriptors above this are refused. */
#define HANDLES_MAX 4096

static int device = -1;
static bool is_mutex[HANDLES_MAX];
static __thread uint32_t owner;

/* What no call here should bring is a fault of ours, after which no result would hold. */
static void give_up(const char *what)
{
	fprintf(stderr, DEVICE ": %s: %s\n", what, strerror(errno));
	abort();
}

static int attach(void)
{
	static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

	/* objects of two opens know nothing of each other */
	pthread_mutex_lock(&lock);
	if (device < 0)
		device = open(DEVICE, O_CLOEXEC | O_RDONLY);
	pthread_mutex_unlock(&lock);
	if (device < 0) {
		fprintf(stderr, DEVICE ": %s; load ntsync, of kernel 6.14 or newer\n",
			strerror(errno));
		return -1;
	}
	owner = gettid();
	return 0;
}

static void detach(void)
{
	for (int i = 0; i < HANDLES_MAX; i++)
		if (__atomic_load_n(&is_mutex[i], __ATOMIC_RELAXED))
			ioctl(i, NTSYNC_ABANDON, &owner); /* refused where it is another's */
}

static uint32_t keep(int fd, bool mutex, uint32_t *handle)
{
	if (fd < 0)
		return errno == EINVAL ? NT_INVALID_PARAMETER : NT_NO_MEMORY;
	if (fd >= HANDLES_MAX) {
		close(fd);
		return NT_NO_MEMORY;
	}
	__atomic_store_n(&is_mutex[fd], mutex, __ATOMIC_RELAXED);
	*handle = fd;
	return NT_OK;
}

static uint32_t create(struct tare_nt_call *call)
{
	struct ntsync_pair pair = {call->b, call->c};

	switch (call->a) {
	case TARE_NT_EVENT:
		return keep(ioctl(device, NTSYNC_NEW_EVENT, &pair), false, &call->handle);
	case TARE_NT_SEMAPHORE:
		return keep(ioctl(device, NTSYNC_NEW_SEMAPHORE, &pair), false, &call->handle);
	case TARE_NT_MUTEX:
		pair = (struct ntsync_pair){call->b ? owner : 0, !!call->b};
		return keep(ioctl(device, NTSYNC_NEW_MUTEX, &pair), true, &call->handle);
	default:
		return NT_INVALID_PARAMETER;
	}
}

static uint32_t duplicate(struct tare_nt_call *call)
{
	int fd;

	if (call->a)
		return NT_NOT_IMPLEMENTED;
	fd = fcntl(call->handle, F_DUPFD_CLOEXEC, 0);
	if (fd < 0 && errno == EBADF)
		return NT_INVALID_HANDLE;
	return keep(fd, call->handle < HANDLES_MAX && is_mutex[call->handle], &call->handle);
}

static uint32_t close_handle(uint32_t handle)
{
	/* before it may come again as another's */
	if (handle < HANDLES_MAX)
		__atomic_store_n(&is_mutex[handle], false, __ATOMIC_RELAXED);
	return close(handle) ? NT_INVALID_HANDLE : NT_OK;
}

/* Of a call of an object. */
static uint32_t status_of(int failed)
{
	if (!failed)
		return NT_OK;
	switch (errno) {
	case EBADF:
	case ENOTTY: /* a descriptor of something else */
		return NT_INVALID_HANDLE;
	case EINVAL:
		return NT_TYPE_MISMATCH;
	case EOVERFLOW:
		return NT_SEMAPHORE_LIMIT;
	case EPERM:
		return NT_MUTEX_NOT_OWNED;
	}
	give_up("what is this answer");
	return NT_NOT_IMPLEMENTED;
}

static uint32_t unlock(struct tare_nt_call *call)
{
	struct ntsync_pair pair = {owner, 0};
	uint32_t status = status_of(ioctl(call->handle, NTSYNC_UNLOCK, &pair));

	call->value = 1 - pair.second;
	return status;
}

static uint32_t query(struct tare_nt_call *call)
{
	struct ntsync_pair pair;
	int failed = ioctl(call->handle, NTSYNC_READ_EVENT, &pair);

	if (!failed) {
		call->value = pair.second;
		return NT_OK;
	}
	failed = ioctl(call->handle, NTSYNC_READ_SEMAPHORE, &pair);
	if (!failed) {
		call->value = pair.first;
		call->a = pair.second;
		return NT_OK;
	}
	failed = ioctl(call->handle, NTSYNC_READ_MUTEX, &pair);
	if (failed && errno != EOWNERDEAD)
		return status_of(failed);
	call->value = 1 - pair.second;
	call->a = !!failed;
	return NT_OK;
}

static uint32_t change(struct tare_nt_call *call)
{
	uint32_t value = call->a;
	uint32_t status;

	switch (call->op) {
	case TARE_NT_OP_SET:
		status = status_of(ioctl(call->handle, NTSYNC_SET, &value));
		break;
	case TARE_NT_OP_RESET:
		status = status_of(ioctl(call->handle, NTSYNC_RESET, &value));
		break;
	case TARE_NT_OP_PULSE:
		status = status_of(ioctl(call->handle, NTSYNC_PULSE, &value));
		break;
	default:
		status = status_of(ioctl(call->handle, NTSYNC_RELEASE, &value));
	}
	call->value = value;
	return status;
}

static uint32_t call(struct tare_nt_call *call, const void *in, void *out)
{
	(void)in;
	(void)out;
	switch (call->op) {
	case TARE_NT_OP_CREATE:
		return call->in_size ? NT_NOT_IMPLEMENTED : create(call);
	case TARE_NT_OP_DUPLICATE:
		return duplicate(call);
	case TARE_NT_OP_CLOSE:
		return close_handle(call->handle);
	case TARE_NT_OP_SET:
	case TARE_NT_OP_RESET:
	case TARE_NT_OP_PULSE:
	case TARE_NT_OP_RELEASE:
		return change(call);
	case TARE_NT_OP_UNLOCK:
		return unlock(call);
	case TARE_NT_OP_QUERY:
		return query(call);
	default:
		return NT_NOT_IMPLEMENTED;
	}
}

/* The kernel refuses a bad descriptor and a bad argument alike. */
static uint32_t refused(const uint32_t *handle, int count)
{
	for (int i = 0; i < count; i++)
		if (fcntl(handle[i], F_GETFD) < 0)
			return NT_INVALID_HANDLE;
	return NT_INVALID_PARAMETER;
}

static uint32_t wait(const uint32_t *handle, int count, unsigned int flags, int64_t timeout_ns)
{
	struct ntsync_wait asked = {.deadline_ns = nt_deadline(timeout_ns),
				    .objects = (uintptr_t)handle,
				    .count = count,
				    .owner = owner};
	unsigned long which = flags & TARE_NT_WAIT_ALL ? NTSYNC_ALL : NTSYNC_ANY;
	int failed;

	do {
		failed = ioctl(device, which, &asked);
	} while (failed && errno == EINTR);
	if (!failed)
		return NT_OK + asked.index;
	switch (errno) {
	case ETIMEDOUT:
		return NT_TIMEOUT;
	case EOWNERDEAD:
		return NT_ABANDONED + asked.index;
	case EINVAL:
	case EBADF:
		return refused(handle, count);
	case ENOMEM:
		return NT_NO_MEMORY;
	}
	give_up("what is this answer");
	return NT_NOT_IMPLEMENTED;
}

const struct nt_api nt_ntsync = {
	.name = "ntsync",
	.lacks = NT_LACKS_CORE,
	.attach = attach,
	.detach = detach,
	.call = call,
	.wait = wait,
};
