// SPDX-License-Identifier: GPL-2.0-only
/*
 * The kernel's own test of /dev/ntsync, SELFTEST, whose calls are put to the front end that
 * NT_FRONT names.
 *
 * A descriptor is a handle. There an owner is a number that the caller says; here it is a thread,
 * so that each number has a thread, which asks for it. An alert is one object more in a wait for
 * any; in a wait for all there is none.
 */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <sys/ioctl.h>

#include <linux/ntsync.h>

#include "api.h"
#include "core/status.h"
#include "kselftest_harness.h"

#define HANDLES_MAX 4096
/* Calls besides those of enum tare_nt_op: of who asks, its death, and ... */
#define DEATH 1000
/* in: address of handles; a: how many; b: flags; out: time-out -> value: which */
#define WAIT 1001

/* Whom the test names. */
static struct owner {
	uint32_t number, status;
	pthread_mutex_t busy;
	sem_t begun, ended;
	struct tare_nt_call *call;
} owners[] = {{.number = 123, .busy = PTHREAD_MUTEX_INITIALIZER},
	      {.number = 456, .busy = PTHREAD_MUTEX_INITIALIZER}};
#define OWNERS (sizeof(owners) / sizeof(*owners))

static const struct nt_api *api;
static bool manual[HANDLES_MAX];

static uint32_t call_itself(struct tare_nt_call *call)
{
	static __thread bool attached;
	uint32_t status;

	if (!attached && api->attach())
		abort();
	attached = true;
	switch (call->op) {
	case WAIT:
		status = api->wait((uint32_t *)(uintptr_t)call->in, call->a, call->b, call->out);
		call->value = status % NT_ABANDONED;
		return status;
	case DEATH:
		api->detach();
		return api->attach() ? NT_NO_MEMORY : NT_OK;
	default:
		return api->call(call, NULL, NULL);
	}
}

static void *in_owner(void *arg)
{
	struct owner *owner = arg;

	for (;;) {
		while (sem_wait(&owner->begun))
			;
		owner->status = call_itself(owner->call);
		sem_post(&owner->ended);
	}
	return NULL;
}

/* number: 0: whoever asks */
static uint32_t call(uint32_t number, struct tare_nt_call *call)
{
	struct owner *owner = owners;
	uint32_t status;

	if (!number || number == (uint32_t)gettid())
		return call_itself(call);
	while (owner->number != number)
		if (++owner == owners + OWNERS)
			abort();
	pthread_mutex_lock(&owner->busy);
	owner->call = call;
	sem_post(&owner->begun);
	while (sem_wait(&owner->ended))
		;
	status = owner->status;
	pthread_mutex_unlock(&owner->busy);
	return status;
}

static int failed(int error)
{
	errno = error;
	return -1;
}

/* 0, or -1 with errno */
static int ask(uint32_t owner, struct tare_nt_call *asked)
{
	uint32_t status = call(owner, asked);

	switch (status) {
	case NT_INVALID_PARAMETER:
		return failed(EINVAL);
	case NT_SEMAPHORE_LIMIT:
		return failed(EOVERFLOW);
	case NT_MUTEX_NOT_OWNED:
		return failed(EPERM);
	case NT_TIMEOUT:
		return failed(ETIMEDOUT);
	case NT_ABANDONED ... NT_ABANDONED + NTSYNC_MAX_WAIT_COUNT - 1:
		return failed(EOWNERDEAD);
	default:
		return status < NT_ABANDONED ? 0 : failed(ENOTSUP);
	}
}

static int create(uint32_t owner, int type, uint32_t first, uint32_t second)
{
	struct tare_nt_call asked = {.op = TARE_NT_OP_CREATE, .a = type, .b = first, .c = second};

	return ask(owner, &asked) ? -1 : (int)asked.handle;
}

static int create_event(const struct ntsync_event_args *args)
{
	int handle = create(0, TARE_NT_EVENT, args->manual, args->signaled);

	if (handle >= 0)
		manual[handle] = args->manual;
	return handle;
}

/* Takes it, if that is possible at once. */
static int take(uint32_t owner, uint32_t mutex)
{
	return ask(owner, &(struct tare_nt_call){.op = WAIT, .a = 1, .in = (uintptr_t)&mutex});
}

static int create_mutex(const struct ntsync_mutex_args *args)
{
	int handle;

	if (!args->owner != !args->count)
		return failed(EINVAL);
	handle = create(args->owner, TARE_NT_MUTEX, !!args->owner, 0);
	for (uint32_t i = 1; i < args->count; i++)
		take(args->owner, handle);
	return handle;
}

static int change(int op, uint32_t owner, int handle, uint32_t count, uint32_t *previous)
{
	struct tare_nt_call asked = {.op = op, .handle = handle, .a = count};
	int bad = ask(owner, &asked);

	if (!bad)
		*previous = op == TARE_NT_OP_UNLOCK ? 1 - asked.value : asked.value;
	return bad;
}

/* The owner is who may take it once more. */
static int read_state(int handle, unsigned long request, uint32_t to[2])
{
	struct tare_nt_call asked = {.op = TARE_NT_OP_QUERY, .handle = handle};
	int bad = ask(0, &asked);
	uint32_t unused;

	to[0] = request == NTSYNC_IOC_EVENT_READ ? manual[handle] : asked.value;
	to[1] = request == NTSYNC_IOC_EVENT_READ ? asked.value : asked.a;
	if (request != NTSYNC_IOC_MUTEX_READ)
		return bad;
	to[0] = 0;
	to[1] = 1 - asked.value;
	for (size_t i = 0; to[1] && !to[0] && i < OWNERS; i++)
		if (!take(owners[i].number, handle)) {
			to[0] = owners[i].number;
			change(TARE_NT_OP_UNLOCK, to[0], handle, 0, &unused);
		}
	return asked.a ? failed(EOWNERDEAD) : bad;
}

static int kill_owner(int handle, uint32_t owner)
{
	uint32_t state[2];

	if (!owner)
		return failed(EINVAL);
	if (read_state(handle, NTSYNC_IOC_MUTEX_READ, state) || state[0] != owner)
		return failed(EPERM);
	return ask(owner, &(struct tare_nt_call){.op = DEATH});
}

static int wait_for(struct ntsync_wait_args *args, bool all)
{
	uint32_t handle[NTSYNC_MAX_WAIT_COUNT + 1], count = args->count;
	struct tare_nt_call asked = {
		.op = WAIT, .in = (uintptr_t)handle, .b = all ? TARE_NT_WAIT_ALL : 0};
	struct timespec now;
	int64_t left;
	int bad;

	if (count > NTSYNC_MAX_WAIT_COUNT)
		return failed(EINVAL);
	for (uint32_t i = 0; i < count; i++)
		handle[i] = ((int *)(uintptr_t)args->objs)[i];
	if (args->alert && all)
		return failed(ENOTSUP);
	if (args->alert)
		handle[count++] = args->alert;
	if (!count)
		return failed(ETIMEDOUT);
	clock_gettime(CLOCK_MONOTONIC, &now);
	left = args->timeout - now.tv_sec * 1000000000 - now.tv_nsec;
	asked.out = args->timeout == UINT64_MAX ? NT_FOREVER : left > 0 ? left : 0;
	asked.a = count;
	bad = ask(args->owner, &asked);
	args->index = asked.value;
	return bad;
}

static int nt_ioctl(int fd, unsigned long request, void *args)
{
	uint32_t *word = args;

	switch (request) {
	case NTSYNC_IOC_CREATE_SEM:
		return create(0, TARE_NT_SEMAPHORE, word[0], word[1]);
	case NTSYNC_IOC_CREATE_MUTEX:
		return create_mutex(args);
	case NTSYNC_IOC_CREATE_EVENT:
		return create_event(args);
	case NTSYNC_IOC_SEM_RELEASE:
		return change(TARE_NT_OP_RELEASE, 0, fd, *word, word);
	case NTSYNC_IOC_MUTEX_UNLOCK:
		return *word ? change(TARE_NT_OP_UNLOCK, *word, fd, 0, &word[1]) : failed(EINVAL);
	case NTSYNC_IOC_MUTEX_KILL:
		return kill_owner(fd, *word);
	case NTSYNC_IOC_EVENT_SET:
		return change(TARE_NT_OP_SET, 0, fd, 0, word);
	case NTSYNC_IOC_EVENT_RESET:
		return change(TARE_NT_OP_RESET, 0, fd, 0, word);
	case NTSYNC_IOC_EVENT_PULSE:
		return change(TARE_NT_OP_PULSE, 0, fd, 0, word);
	case NTSYNC_IOC_WAIT_ANY:
	case NTSYNC_IOC_WAIT_ALL:
		return wait_for(args, request == NTSYNC_IOC_WAIT_ALL);
	default:
		return read_state(fd, request, args);
	}
}

static int nt_open(void)
{
	pthread_t thread;

	api = nt_front(getenv("NT_FRONT"));
	for (size_t i = 0; api && i < OWNERS; i++) {
		sem_init(&owners[i].begun, 0, 0);
		sem_init(&owners[i].ended, 0, 0);
		if (pthread_create(&thread, NULL, in_owner, &owners[i]))
			abort();
	}
	return api ? 0 : -1;
}

static int nt_close_of(int fd)
{
	return fd ? nt_close(api, fd) : 0;
}

#define ioctl     nt_ioctl
#define open(...) nt_open()
#define close     nt_close_of
#include SELFTEST
