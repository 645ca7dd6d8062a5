// SPDX-License-Identifier: GPL-2.0-only
/*
 * Objects in memory, as Wine's fsync has them: who finds one takes it by an atomic operation,
 * without the kernel; who does not sleeps at its word. The memory is shared, as it would be between
 * processes ("futex"), or of this process alone, whose futexes the kernel finds by their address
 * ("futex-private").
 *
 * What it is not: nobody consumes for who waits, so a pulse would wake nobody for certain, and
 * whoever comes first takes what was set. Of several objects a wait sleeps at all of them by
 * futex_waitv, of Linux 5.16, and takes one; all at once would need a lock of all objects. The
 * death of a thread is its detach: who dies otherwise leaves its mutexes owned. An object that is
 * closed while somebody waits for it is a fault of the caller, which is not seen.
 */
#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "api.h"
#include "core/status.h"
#include "deadline.h"

#define WAIT_MAX 64
#define SLOTS    4096

#ifndef FUTEX2_PRIVATE
#define FUTEX2_PRIVATE FUTEX_PRIVATE_FLAG
#endif

enum type { NONE, AUTO, MANUAL, SEMAPHORE, MUTEX };

struct object {
	uint32_t word; /* set, the count, or the owner */
	uint32_t sleepers;
	uint32_t type;
	uint32_t most;
	uint32_t recursion; /* the owner's alone, as is what follows of who comes to own it */
	uint32_t abandoned;
};

/* A handle is an index and one. */
static struct {
	pthread_mutex_t lock;
	uint32_t used, unused;
	uint32_t free[SLOTS]; /* `unused` of them, which were closed */
} slots = {.lock = PTHREAD_MUTEX_INITIALIZER};

static struct object *objects;
static int private; /* FUTEX_PRIVATE_FLAG, or 0 */
static __thread uint32_t self;

/* 0: there are as many as there can be. */
static uint32_t take_slot(void)
{
	uint32_t handle = 0;

	pthread_mutex_lock(&slots.lock);
	if (slots.unused)
		handle = slots.free[--slots.unused];
	else if (slots.used < SLOTS)
		handle = ++slots.used;
	pthread_mutex_unlock(&slots.lock);
	return handle;
}

static void give_slot(uint32_t handle)
{
	pthread_mutex_lock(&slots.lock);
	slots.free[slots.unused++] = handle;
	pthread_mutex_unlock(&slots.lock);
}

static enum type type_of(const struct tare_nt_call *call)
{
	switch (call->a) {
	case TARE_NT_EVENT:
		return call->b ? MANUAL : AUTO;
	case TARE_NT_SEMAPHORE:
		return call->c && call->b <= call->c ? SEMAPHORE : NONE;
	case TARE_NT_MUTEX:
		return MUTEX;
	default:
		return NONE;
	}
}

static uint32_t load(const uint32_t *word)
{
	return __atomic_load_n(word, __ATOMIC_SEQ_CST);
}

static void store(uint32_t *word, uint32_t value)
{
	__atomic_store_n(word, value, __ATOMIC_SEQ_CST);
}

static void make_memory(void)
{
	objects = mmap(NULL, SLOTS * sizeof(*objects), PROT_READ | PROT_WRITE,
		       (private ? MAP_PRIVATE : MAP_SHARED) | MAP_ANONYMOUS, -1, 0);
	if (objects == MAP_FAILED)
		objects = NULL;
}

/* A program asks one of the two front ends: who comes first makes the memory. */
static int attach_to(void (*make)(void))
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, make);
	if (!objects) {
		fprintf(stderr, "futex: no shared memory for objects\n");
		return -1;
	}
	self = gettid();
	return 0;
}

static int attach(void)
{
	return attach_to(make_memory);
}

static void make_private_memory(void)
{
	private = FUTEX_PRIVATE_FLAG;
	make_memory();
}

static int attach_private(void)
{
	return attach_to(make_private_memory);
}

static struct object *find(uint32_t handle)
{
	struct object *object = handle && handle <= SLOTS ? &objects[handle - 1] : NULL;

	return object && load(&object->type) != NONE ? object : NULL;
}

/* Who is about to sleep counts before it reads the word, so that a change sees one or the other. */
static void wake(struct object *object, int most)
{
	if (load(&object->sleepers))
		syscall(SYS_futex, &object->word, FUTEX_WAKE | private, most, NULL, NULL, 0);
}

static bool ready(const struct object *object, uint32_t word)
{
	return object->type == MUTEX ? !word || word == self : word;
}

/* Whether it was there and is taken. *seen: the word where it was not. */
static bool take(struct object *object, uint32_t *seen)
{
	uint32_t word = load(&object->word), after;

	do {
		*seen = word;
		if (!ready(object, word))
			return false;
		if (object->type == MANUAL)
			return true;
		if (object->type == MUTEX && word == self) {
			object->recursion++;
			return true;
		}
		after = object->type == MUTEX ? self : word - 1;
	} while (!__atomic_compare_exchange_n(&object->word, &word, after, false, __ATOMIC_SEQ_CST,
					      __ATOMIC_SEQ_CST));
	if (object->type == MUTEX)
		object->recursion = 1;
	return true;
}

static uint32_t create(struct tare_nt_call *call)
{
	enum type type = type_of(call);
	struct object *object;

	if (type == NONE)
		return NT_INVALID_PARAMETER;
	call->handle = take_slot();
	if (!call->handle)
		return NT_NO_MEMORY;
	object = &objects[call->handle - 1];
	object->most = call->c;
	object->recursion = 1;
	store(&object->abandoned, 0);
	if (call->a == TARE_NT_EVENT)
		store(&object->word, !!call->c);
	else if (call->a == TARE_NT_SEMAPHORE)
		store(&object->word, call->b);
	else
		store(&object->word, call->b ? self : 0);
	store(&object->type, type);
	return NT_OK;
}

static uint32_t set(struct object *object, struct tare_nt_call *call)
{
	if (object->type != AUTO && object->type != MANUAL)
		return NT_TYPE_MISMATCH;
	call->value =
		__atomic_exchange_n(&object->word, call->op == TARE_NT_OP_SET, __ATOMIC_SEQ_CST);
	if (call->op == TARE_NT_OP_SET)
		wake(object, object->type == AUTO ? 1 : INT_MAX);
	return NT_OK;
}

static uint32_t release(struct object *object, struct tare_nt_call *call)
{
	uint32_t word = load(&object->word);

	if (object->type != SEMAPHORE)
		return NT_TYPE_MISMATCH;
	do {
		if (call->a > object->most - word)
			return NT_SEMAPHORE_LIMIT;
	} while (!__atomic_compare_exchange_n(&object->word, &word, word + call->a, false,
					      __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
	call->value = word;
	wake(object, call->a > INT_MAX ? INT_MAX : (int)call->a);
	return NT_OK;
}

static uint32_t unlock(struct object *object, struct tare_nt_call *call)
{
	if (object->type != MUTEX)
		return NT_TYPE_MISMATCH;
	if (load(&object->word) != self)
		return NT_MUTEX_NOT_OWNED;
	call->value = 1 - object->recursion;
	if (!--object->recursion) {
		store(&object->word, 0);
		wake(object, 1);
	}
	return NT_OK;
}

static uint32_t query(struct object *object, struct tare_nt_call *call)
{
	call->value = load(&object->word);
	call->a = object->type == SEMAPHORE ? object->most : load(&object->abandoned);
	if (object->type == MUTEX)
		call->value = 1 - (call->value ? object->recursion : 0);
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
		store(&object->type, NONE);
		give_slot(call->handle);
		return NT_OK;
	case TARE_NT_OP_SET:
	case TARE_NT_OP_RESET:
		return set(object, call);
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

/* It says so once, to who owns it next, which is the caller. */
static uint32_t taken(struct object *object, int index)
{
	if (object->type == MUTEX && object->recursion == 1 && load(&object->abandoned)) {
		store(&object->abandoned, 0);
		return NT_ABANDONED + index;
	}
	return NT_OK + index;
}

static void detach(void)
{
	for (uint32_t i = 0; i < SLOTS; i++) {
		struct object *object = &objects[i];

		if (load(&object->type) != MUTEX || load(&object->word) != self)
			continue;
		store(&object->abandoned, 1);
		store(&object->word, 0);
		wake(object, 1);
	}
}

struct waiting {
	struct object *object[WAIT_MAX];
	uint32_t seen[WAIT_MAX];
	int count;
	uint64_t deadline_ns;
};

/* The index of what was taken, or -1. */
static int take_any(struct waiting *waiting)
{
	for (int i = 0; i < waiting->count; i++)
		if (take(waiting->object[i], &waiting->seen[i]))
			return i;
	return -1;
}

/* Until a word has changed, or earlier. Returns whether the time is over. */
static bool sleep_at(struct waiting *waiting)
{
	struct timespec deadline = nt_timespec(waiting->deadline_ns);
	struct timespec *until = waiting->deadline_ns == UINT64_MAX ? NULL : &deadline;
	struct futex_waitv at[WAIT_MAX];
	long ret;

	if (waiting->count == 1) {
		ret = syscall(SYS_futex, &waiting->object[0]->word, FUTEX_WAIT_BITSET | private,
			      waiting->seen[0], until, NULL, FUTEX_BITSET_MATCH_ANY);
		return ret < 0 && errno == ETIMEDOUT;
	}
	for (int i = 0; i < waiting->count; i++)
		at[i] = (struct futex_waitv){.val = waiting->seen[i],
					     .uaddr = (uintptr_t)&waiting->object[i]->word,
					     .flags = FUTEX_32 | (private ? FUTEX2_PRIVATE : 0)};
	ret = syscall(SYS_futex_waitv, at, waiting->count, 0, until, CLOCK_MONOTONIC);
	if (ret < 0 && errno == ENOSYS) {
		fprintf(stderr, "futex: this kernel has no futex_waitv\n");
		abort();
	}
	return ret < 0 && errno == ETIMEDOUT;
}

/* One wake-up may have come for each of them, and one alone was used. */
static void pass_on(struct waiting *waiting, int but)
{
	for (int i = 0; i < waiting->count && waiting->count > 1; i++)
		if (i != but && ready(waiting->object[i], load(&waiting->object[i]->word)))
			wake(waiting->object[i], 1);
}

static int sleep_until(struct waiting *waiting)
{
	bool over = false;
	int index;

	for (int i = 0; i < waiting->count; i++)
		__atomic_add_fetch(&waiting->object[i]->sleepers, 1, __ATOMIC_SEQ_CST);
	/* once more after the time: a wake-up may have come with it */
	while ((index = take_any(waiting)) < 0 && !over)
		over = sleep_at(waiting);
	for (int i = 0; i < waiting->count; i++)
		__atomic_sub_fetch(&waiting->object[i]->sleepers, 1, __ATOMIC_SEQ_CST);
	pass_on(waiting, index);
	return index;
}

static uint32_t wait(const uint32_t *handle, int count, unsigned int flags, int64_t timeout_ns)
{
	struct waiting waiting = {.count = count};
	int index;

	if (flags)
		return NT_NOT_IMPLEMENTED;
	if (count < 1 || count > WAIT_MAX)
		return NT_INVALID_PARAMETER;
	for (int i = 0; i < count; i++) {
		waiting.object[i] = find(handle[i]);
		if (!waiting.object[i])
			return NT_INVALID_HANDLE;
	}
	index = take_any(&waiting);
	if (index < 0 && timeout_ns) {
		waiting.deadline_ns = nt_deadline(timeout_ns);
		index = sleep_until(&waiting);
	}
	return index < 0 ? NT_TIMEOUT : taken(waiting.object[index], index);
}

#define FRONT(NAME, ATTACH)                                                                        \
	{                                                                                          \
		.name = (NAME), .lacks = NT_LACKS_CORE | NT_LACKS_ALL | NT_LACKS_DUPLICATES,       \
		.attach = (ATTACH), .detach = detach, .call = call, .wait = wait                   \
	}

const struct nt_api nt_futex = FRONT("futex", attach),
		    nt_futex_private = FRONT("futex-private", attach_private);
