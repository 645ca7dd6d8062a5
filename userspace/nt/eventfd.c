// SPDX-License-Identifier: GPL-2.0-only
/*
 * Objects as eventfds, as Wine's esync has them: who waits polls, and takes what it finds by
 * reading. Beside each descriptor memory holds what its number cannot: a semaphore's count, whose
 * limit a release must not pass, and a mutex's owner.
 *
 * What it is not, as esync: nobody consumes for who waits, all objects at once cannot be had, and
 * what an event was is not known when it is set. A semaphore's count falls a moment after the read
 * that took it, so that a release meanwhile may be told that the limit is reached. The death of a
 * thread is its detach.
 */
#include <errno.h>
#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "api.h"
#include "core/status.h"
#include "deadline.h"
#include "slots.h"

#define WAIT_MAX 64

struct object {
	int fd;
	uint32_t type;
	uint32_t count, most; /* of a semaphore */
	uint32_t owner;       /* of a mutex, whose descriptor counts 1 while it is free */
	uint32_t recursion, abandoned;
};

static struct nt_slots slots = {.lock = PTHREAD_MUTEX_INITIALIZER};
static struct object objects[NT_SLOTS];
static __thread uint32_t self;

static int attach(void)
{
	self = gettid();
	return 0;
}

static struct object *find(uint32_t handle)
{
	struct object *object = handle && handle <= NT_SLOTS ? &objects[handle - 1] : NULL;

	return object && nt_load(&object->type) != NT_SLOT_NONE ? object : NULL;
}

/* After what nothing here brings about, no result would hold. */
static void give_up(const char *what)
{
	fprintf(stderr, "eventfd: %s: %s\n", what, strerror(errno));
	abort();
}

static void add(const struct object *object, uint64_t count)
{
	if (write(object->fd, &count, sizeof(count)) != sizeof(count))
		give_up("cannot be written");
}

/* Whether there was something. */
static bool consume(const struct object *object)
{
	uint64_t count;

	if (read(object->fd, &count, sizeof(count)) == sizeof(count))
		return true;
	if (errno != EAGAIN)
		give_up("cannot be read");
	return false;
}

static bool is_there(const struct object *object)
{
	struct pollfd poll_fd = {.fd = object->fd, .events = POLLIN};

	return poll(&poll_fd, 1, 0) > 0;
}

static uint32_t create(struct tare_nt_call *call)
{
	enum nt_slot_type type = nt_slots_type(call);
	uint32_t first = call->a == TARE_NT_SEMAPHORE ? call->b : 0;
	struct object *object;
	int fd;

	if (type == NT_SLOT_NONE)
		return NT_INVALID_PARAMETER;
	if (call->a == TARE_NT_EVENT)
		first = !!call->c;
	else if (call->a == TARE_NT_MUTEX)
		first = !call->b;
	fd = eventfd(first, EFD_CLOEXEC | EFD_NONBLOCK |
				    (call->a == TARE_NT_SEMAPHORE ? EFD_SEMAPHORE : 0));
	if (fd < 0)
		return NT_NO_MEMORY;
	call->handle = nt_slots_take(&slots);
	if (!call->handle) {
		close(fd);
		return NT_NO_MEMORY;
	}
	object = &objects[call->handle - 1];
	object->fd = fd;
	object->most = call->c;
	object->recursion = 1;
	nt_store(&object->count, first);
	nt_store(&object->owner, call->a == TARE_NT_MUTEX && call->b ? self : 0);
	nt_store(&object->abandoned, 0);
	nt_store(&object->type, type);
	return NT_OK;
}

static uint32_t close_object(struct object *object, uint32_t handle)
{
	nt_store(&object->type, NT_SLOT_NONE);
	close(object->fd);
	nt_slots_give(&slots, handle);
	return NT_OK;
}

static uint32_t set(struct object *object, uint32_t op)
{
	if (object->type != NT_SLOT_AUTO && object->type != NT_SLOT_MANUAL)
		return NT_TYPE_MISMATCH;
	if (op == TARE_NT_OP_SET)
		add(object, 1);
	else
		consume(object);
	return NT_OK;
}

static uint32_t release(struct object *object, struct tare_nt_call *call)
{
	uint32_t count = nt_load(&object->count);

	if (object->type != NT_SLOT_SEMAPHORE)
		return NT_TYPE_MISMATCH;
	do {
		if (call->a > object->most - count)
			return NT_SEMAPHORE_LIMIT;
	} while (!__atomic_compare_exchange_n(&object->count, &count, count + call->a, false,
					      __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
	call->value = count;
	if (call->a)
		add(object, call->a);
	return NT_OK;
}

static uint32_t unlock(struct object *object, struct tare_nt_call *call)
{
	if (object->type != NT_SLOT_MUTEX)
		return NT_TYPE_MISMATCH;
	if (nt_load(&object->owner) != self)
		return NT_MUTEX_NOT_OWNED;
	call->value = 1 - object->recursion;
	if (!--object->recursion) {
		nt_store(&object->owner, 0);
		add(object, 1);
	}
	return NT_OK;
}

static uint32_t query(const struct object *object, struct tare_nt_call *call)
{
	switch (object->type) {
	case NT_SLOT_SEMAPHORE:
		call->value = nt_load(&object->count);
		call->a = object->most;
		break;
	case NT_SLOT_MUTEX:
		call->value = 1 - (nt_load(&object->owner) ? object->recursion : 0);
		call->a = nt_load(&object->abandoned);
		break;
	default:
		call->value = is_there(object);
	}
	return NT_OK;
}

static uint32_t call(struct tare_nt_call *call, const void *in, void *out)
{
	struct object *object;

	(void)in;
	(void)out;
	if (call->op == TARE_NT_OP_CREATE)
		return call->in_size ? NT_NOT_IMPLEMENTED : create(call);
	object = find(call->handle);
	if (!object)
		return NT_INVALID_HANDLE;
	switch (call->op) {
	case TARE_NT_OP_CLOSE:
		return close_object(object, call->handle);
	case TARE_NT_OP_SET:
	case TARE_NT_OP_RESET:
		return set(object, call->op);
	case TARE_NT_OP_RELEASE:
		return release(object, call);
	case TARE_NT_OP_UNLOCK:
		return unlock(object, call);
	case TARE_NT_OP_QUERY:
		return query(object, call);
	default:
		return NT_NOT_IMPLEMENTED;
	}
}

static void detach(void)
{
	for (uint32_t i = 0; i < NT_SLOTS; i++) {
		struct object *object = &objects[i];

		if (nt_load(&object->type) != NT_SLOT_MUTEX || nt_load(&object->owner) != self)
			continue;
		nt_store(&object->abandoned, 1);
		nt_store(&object->owner, 0);
		add(object, 1);
	}
}

static bool is_own(const struct object *object)
{
	return object->type == NT_SLOT_MUTEX && nt_load(&object->owner) == self;
}

/* Whether it was there and is taken. */
static bool take(struct object *object)
{
	if (object->type == NT_SLOT_MANUAL)
		return is_there(object);
	if (is_own(object)) {
		object->recursion++;
		return true;
	}
	if (!consume(object))
		return false;
	if (object->type == NT_SLOT_SEMAPHORE)
		__atomic_sub_fetch(&object->count, 1, __ATOMIC_SEQ_CST);
	if (object->type == NT_SLOT_MUTEX) {
		object->recursion = 1;
		nt_store(&object->owner, self);
	}
	return true;
}

static uint32_t taken(struct object *object, int index)
{
	if (object->type == NT_SLOT_MUTEX && object->recursion == 1 &&
	    nt_load(&object->abandoned)) {
		nt_store(&object->abandoned, 0);
		return NT_ABANDONED + index;
	}
	return NT_OK + index;
}

static void look_at(struct pollfd poll_fd[WAIT_MAX], struct object *const *object, int count)
{
	for (int i = 0; i < count; i++)
		poll_fd[i] = (struct pollfd){.fd = object[i]->fd, .events = POLLIN};
}

/* Until one may be there. Returns whether the time is over. */
static bool sleep_at(struct object *const *object, int count, uint64_t deadline_ns)
{
	struct pollfd poll_fd[WAIT_MAX];
	struct timespec left = {0};
	uint64_t now = nt_deadline(1) - 1;

	look_at(poll_fd, object, count);
	if (deadline_ns > now)
		left = nt_timespec(deadline_ns - now);
	return !ppoll(poll_fd, count, deadline_ns == UINT64_MAX ? NULL : &left, NULL);
}

static bool take_seen(struct object *object, short seen)
{
	if (object->type == NT_SLOT_MANUAL)
		return seen;
	return (seen || is_own(object)) && take(object);
}

/* One call looks at all of them: only what may be there is asked for by itself. */
static int take_any(struct object *const *object, int count)
{
	struct pollfd poll_fd[WAIT_MAX];

	if (count == 1)
		return take(object[0]) ? 0 : -1;
	look_at(poll_fd, object, count);
	/* a signal leaves them unseen */
	if (poll(poll_fd, count, 0) < 0 && errno != EINTR)
		give_up("cannot be polled");
	for (int i = 0; i < count; i++)
		if (take_seen(object[i], poll_fd[i].revents))
			return i;
	return -1;
}

static uint32_t wait(const uint32_t *handle, int count, unsigned int flags, int64_t timeout_ns)
{
	uint64_t deadline_ns = nt_deadline(timeout_ns);
	struct object *object[WAIT_MAX];
	bool over = !timeout_ns;
	int index;

	if (flags)
		return NT_NOT_IMPLEMENTED;
	if (count < 1 || count > WAIT_MAX)
		return NT_INVALID_PARAMETER;
	for (int i = 0; i < count; i++) {
		object[i] = find(handle[i]);
		if (!object[i])
			return NT_INVALID_HANDLE;
	}
	while ((index = take_any(object, count)) < 0 && !over)
		over = sleep_at(object, count, deadline_ns);
	return index < 0 ? NT_TIMEOUT : taken(object[index], index);
}

const struct nt_api nt_eventfd = {
	.name = "eventfd",
	.lacks = NT_SYNC_ALONE | NT_LACKS_ALL | NT_LACKS_PULSE | NT_LACKS_ACCESS |
		 NT_LACKS_PROCESSES | NT_LACKS_ORDER | NT_LACKS_DUPLICATES | NT_LACKS_PREVIOUS,
	.attach = attach,
	.detach = detach,
	.call = call,
	.wait = wait,
};
