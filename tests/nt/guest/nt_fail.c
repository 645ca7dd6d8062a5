// SPDX-License-Identifier: GPL-2.0-only
/*
 *   nt_fail [load MODULE]
 *
 * Each request of /dev/tare_ntobj, again and again: the first thing in it that could fail does,
 * then the second, until all have. It says NT_NO_MEMORY, or EFAULT, or works; where it fails
 * nothing has changed, and the same request then works. Each try has an open and a thread of its
 * own. Status 77: this kernel injects no faults.
 */
#include <pthread.h>
#include <stddef.h>
#include <sys/syscall.h>

#include "nt_fail.h"
#include "nt_guest.h"

#define ROOM  64     /* the first handles of an open; more need a new table */
#define LARGE 300000 /* no slab: pages, one by one */

struct
try {
	int fd, nth;
	uint32_t handle, number;
	bool met;
	int64_t status;
	int64_t (*call)(struct try *);
};

struct step {
	const char *name;
	void (*prepare)(struct try *);
	int64_t (*call)(struct try *);
	/* after it has failed; dies unless all is as it was */
	void (*unchanged)(struct try *);
	bool allocates; /* it says NT_NO_MEMORY, at least once */
};

static char large[LARGE];
static const char *doing;

static void must_be(int64_t status, int64_t wanted)
{
	errno = 0;
	if (status != wanted)
		die("%s: then 0x%llx instead of 0x%llx", doing, (long long)status,
		    (long long)wanted);
}

static int64_t call_op(struct try *try, struct tare_nt_call *call, const void *in, void *out)
{
	int64_t status;

	call->in = (uintptr_t)in;
	call->out = (uintptr_t)out;
	status = ask(try->fd, TARE_NT_CALL, call);
	try->number = call->value;
	return status;
}

static int64_t with_text(struct try *try, struct tare_nt_call call, const char *text)
{
	int64_t status;

	call.in_size = strlen(text);
	status = call_op(try, &call, text, NULL);
	return status;
}

static uint32_t made(struct try *try, uint32_t type, uint32_t first, uint32_t second)
{
	uint32_t handle;

	must_be(create(try->fd, type, first, second, &handle), NT_OK);
	return handle;
}

static void full_table(struct try *try)
{
	for (int i = 0; i < ROOM; i++)
		try->handle = made(try, TARE_NT_EVENT, 1, 1);
}

static void one_event(struct try *try)
{
	try->handle = made(try, TARE_NT_EVENT, 1, 1);
}

static void one_mutex(struct try *try)
{
	try->handle = made(try, TARE_NT_MUTEX, 0, 0);
}

/* The next handle is the one that would have come. */
static void no_handle(struct try *try)
{
	uint32_t handle, first = try->handle ? try->handle + 4 : 4;

	must_be(create(try->fd, TARE_NT_EVENT, 0, 0, &handle), NT_OK);
	must_be(handle, first);
	must_be(close_handle(try->fd, handle), NT_OK);
}

static int64_t create_event(struct try *try)
{
	uint32_t handle;

	return create(try->fd, TARE_NT_EVENT, 0, 1, &handle);
}

static int64_t create_mutex(struct try *try)
{
	uint32_t handle;

	return create(try->fd, TARE_NT_MUTEX, 1, 0, &handle);
}

static int64_t unlock(struct try *try)
{
	return change(try->fd, TARE_NT_UNLOCK, try->handle, 0) == NT_NO_MEMORY ? NT_NO_MEMORY
									       : NT_OK;
}

static int64_t set(struct try *try)
{
	return change(try->fd, TARE_NT_SET, try->handle, 0);
}

static int64_t wait_mutex(struct try *try)
{
	return wait_for(try->fd, &try->handle, 1, 0, 0);
}

static void not_owned(struct try *try)
{
	must_be(wait_for(try->fd, &try->handle, 1, 0, 0), NT_OK);
	must_be(change(try->fd, TARE_NT_UNLOCK, try->handle, 0), NT_OK);
}

static int64_t wait_many(struct try *try)
{
	uint32_t handles[ROOM];

	for (int i = 0; i < ROOM; i++)
		handles[i] = 4 * (i + 1);
	return wait_for(try->fd, handles, ROOM, TARE_NT_WAIT_ALL | TARE_NT_WAIT_ALERTABLE,
			now_ns() + 1000);
}

static int64_t create_named(struct try *try)
{
	return with_text(try,
			 (struct tare_nt_call){.op = TARE_NT_OP_CREATE, .a = TARE_NT_MUTEX, .b = 1},
			 "name");
}

static int64_t open_named(struct try *try)
{
	return with_text(try, (struct tare_nt_call){.op = TARE_NT_OP_OPEN, .a = TARE_NT_MUTEX},
			 "name");
}

static void no_name(struct try *try)
{
	must_be(open_named(try), NT_NAME_NOT_FOUND);
	no_handle(try);
}

static void a_name(struct try *try)
{
	full_table(try);
	must_be(close_handle(try->fd, try->handle), NT_OK);
	must_be(create_named(try), NT_OK);
}

static int64_t duplicate(struct try *try)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_DUPLICATE, .handle = try->handle};

	return call_op(try, &call, NULL, NULL);
}

static int64_t create_key(struct try *try)
{
	return with_text(try, (struct tare_nt_call){.op = TARE_NT_OP_KEY_CREATE}, "a\\b\\c\\d");
}

static int64_t open_path(struct try *try, const char *path)
{
	return with_text(try, (struct tare_nt_call){.op = TARE_NT_OP_KEY_OPEN}, path);
}

static int64_t open_key(struct try *try)
{
	return open_path(try, "a");
}

/* All of the path's keys or none: it is the handle that there may have been no memory for. */
static void whole_path(struct try *try)
{
	must_be(open_path(try, "a\\b\\c\\d"), open_path(try, "a"));
}

static void the_key(struct try *try)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_KEY_CREATE, .in_size = 1};

	must_be(call_op(try, &call, "a", NULL), NT_OK);
	try->handle = call.handle;
}

static int64_t value_of(struct try *try, uint32_t size)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_VALUE_SET,
				    .handle = try->handle,
				    .a = size,
				    .b = 5,
				    .in_size = 5 + size};

	return call_op(try, &call, large, NULL);
}

static int64_t set_value(struct try *try)
{
	return value_of(try, 10);
}

static int64_t set_large(struct try *try)
{
	return value_of(try, LARGE - 5);
}

/* Of this type and size, or none (0). */
static void value_is(struct try *try, uint32_t size)
{
	struct tare_nt_call call = {
		.op = TARE_NT_OP_VALUE_GET, .handle = try->handle, .in_size = 5};
	int64_t status = call_op(try, &call, large, NULL);

	must_be(status, size ? NT_OK : NT_NAME_NOT_FOUND);
	if (size && (call.out_size != size || call.value != size))
		die("%s: the value is of %u bytes and of type %u", doing, call.out_size,
		    call.value);
}

static void no_value(struct try *try)
{
	if (try->status == NT_NO_MEMORY)
		value_is(try, 0);
}

static void a_value(struct try *try)
{
	the_key(try);
	must_be(value_of(try, 20), NT_OK);
}

static void old_value(struct try *try)
{
	if (try->status == NT_NO_MEMORY)
		value_is(try, 20);
}

static void a_large_value(struct try *try)
{
	the_key(try);
	must_be(set_large(try), NT_OK);
}

static int64_t get_large(struct try *try)
{
	static char room[LARGE];
	struct tare_nt_call call = {
		.op = TARE_NT_OP_VALUE_GET, .handle = try->handle, .in_size = 5, .out_size = LARGE};

	return call_op(try, &call, large, room);
}

static int64_t self(struct try *try)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_SELF, .a = 1};

	return call_op(try, &call, NULL, NULL);
}

/* The thread that prepares is who is posted to. */
static void receiver(struct try *try)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_SELF, .a = 1};

	must_be(call_op(try, &call, NULL, NULL), NT_OK);
	try->handle = call.value;
}

static int64_t post_by(struct try *try, enum tare_nt_op op)
{
	struct tare_nt_message message = {.number = 7};
	struct tare_nt_call call = {.op = op, .a = try->handle, .in_size = sizeof(message)};

	return call_op(try, &call, &message, NULL);
}

static int64_t post(struct try *try)
{
	return post_by(try, TARE_NT_OP_POST);
}

static int64_t post_apc(struct try *try)
{
	return post_by(try, TARE_NT_OP_POST_APC);
}

static int64_t take_by(struct try *try, enum tare_nt_op op)
{
	struct tare_nt_message message;
	struct tare_nt_call call = {.op = op, .b = UINT32_MAX, .out_size = sizeof(message)};

	return call_op(try, &call, NULL, &message);
}

static int64_t take(struct try *try)
{
	return take_by(try, TARE_NT_OP_TAKE);
}

static void no_message(struct try *try)
{
	if (try->status == NT_NO_MEMORY)
		must_be(take_by(try, TARE_NT_OP_TAKE), NT_NO_MORE);
}

static void no_apc(struct try *try)
{
	if (try->status == NT_NO_MEMORY)
		must_be(take_by(try, TARE_NT_OP_TAKE_APC), NT_NO_MORE);
}

static int64_t quit(struct try *try)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_QUIT, .a = 3};

	return call_op(try, &call, NULL, NULL);
}

/* For nobody else: who opens it again is refused, if it is open. */
static int64_t open_file(struct try *try)
{
	char path[TARE_NT_PATH_MAX + 1];

	memset(path, 'p', TARE_NT_PATH_MAX);
	path[TARE_NT_PATH_MAX] = 0;
	return with_text(try,
			 (struct tare_nt_call){.op = TARE_NT_OP_FILE_OPEN, .a = TARE_NT_FILE_READ},
			 path);
}

static int64_t leave(struct try *try)
{
	return ask(try->fd, TARE_NT_LEAVE, NULL);
}

static const struct step steps[] = {
	{"create an event", NULL, create_event, no_handle, true},
	{"create beyond the table", full_table, create_event, no_handle, true},
	{"create an owned mutex", NULL, create_mutex, no_handle, true},
	{"set", one_event, set, NULL, false},
	{"unlock, of a new thread", one_mutex, unlock, NULL, true},
	{"wait, of a new thread", one_mutex, wait_mutex, not_owned, true},
	{"wait for 64", full_table, wait_many, NULL, true},
	{"CREATE", NULL, create_named, no_name, true},
	{"OPEN", a_name, open_named, NULL, true},
	{"DUPLICATE", full_table, duplicate, no_handle, true},
	{"KEY_CREATE", NULL, create_key, whole_path, true},
	{"KEY_OPEN", the_key, open_key, NULL, true},
	{"VALUE_SET", the_key, set_value, no_value, true},
	{"VALUE_SET, large", the_key, set_large, no_value, true},
	{"VALUE_SET, another", a_value, set_value, old_value, true},
	{"VALUE_SET, a large one", a_value, set_large, old_value, true},
	{"VALUE_GET, large", a_large_value, get_large, NULL, true},
	{"SELF", full_table, self, no_handle, true},
	{"POST", receiver, post, no_message, true},
	{"POST_APC", receiver, post_apc, no_apc, true},
	{"TAKE", NULL, take, NULL, true},
	{"QUIT", NULL, quit, NULL, true},
	{"FILE_OPEN", NULL, open_file, NULL, true},
	{"leave", NULL, leave, NULL, false},
};

static void *attempt(void *arg)
{
	struct try *try = arg;
	int fail = fail_open();

	if (fail < 0)
		die("/proc/thread-self/fail-nth");
	fail_at(fail, try->nth);
	try->status = try->call(try);
	try->met = fail_met(fail);
	close(fail);
	return NULL;
}

static bool has_worked(const struct step *step, int64_t status)
{
	return status == NT_OK || (step->call == wait_many && status == NT_TIMEOUT) ||
	       (step->call == take && status == NT_NO_MORE);
}

/* Returns whether anything failed; *no_memory is set where that was memory. */
static bool once(const struct step *step, int nth, bool *no_memory)
{
	struct try try = {.fd = open_device(), .nth = nth, .call = step->call};
	pthread_t thread;

	if (step->prepare)
		step->prepare(&try);
	errno = pthread_create(&thread, NULL, attempt, &try);
	if (errno)
		die("pthread_create");
	pthread_join(thread, NULL);
	errno = 0;
	if (!has_worked(step, try.status)) {
		if (!try.met || (try.status != NT_NO_MEMORY && try.status != -EFAULT))
			die("%s, fault %d: 0x%llx", step->name, nth, (long long)try.status);
		if (step->unchanged)
			step->unchanged(&try);
		*no_memory |= try.status == NT_NO_MEMORY;
		try.status = step->call(&try);
		if (!has_worked(step, try.status) && try.status != NT_OBJECT_EXISTS &&
		    try.status != NT_SHARING_VIOLATION)
			die("%s, after fault %d: 0x%llx", step->name, nth, (long long)try.status);
	}
	close(try.fd);
	return try.met;
}

static int open_with_faults(void)
{
	int fail = fail_open(), nth = 0, fd;
	bool met;

	do {
		fail_at(fail, ++nth);
		fd = open(DEVICE, O_RDWR | O_CLOEXEC);
		met = fail_met(fail);
		if (fd >= 0)
			close(fd);
		else if (!met)
			die(DEVICE);
	} while (met);
	close(fail);
	return nth - 1;
}

/* A module that was refused has left no device. */
static int load_with_faults(const char *path)
{
	int fail = fail_open(), nth = 0, refused = 0, fd = open(path, O_RDONLY);
	bool met, loaded;

	if (fd < 0)
		die("%s", path);
	do {
		fail_at(fail, ++nth);
		loaded = !syscall(SYS_finit_module, fd, "", 0);
		met = fail_met(fail);
		if (!loaded && !met)
			die("%s, fault %d", path, nth);
		if (!loaded && !access(DEVICE, F_OK))
			die("fault %d: there is no module, and " DEVICE, nth);
		if (loaded && syscall(SYS_delete_module, "tare_ntobj", 0))
			die("fault %d: cannot unload", nth);
		refused += !loaded;
	} while (met);
	printf("%d faults, of which %d kept it from loading\n", nth - 1, refused);
	return !refused;
}

int main(int argc, char **argv)
{
	bool bad = false;

	if (!fail_prepare()) {
		puts("this kernel injects no faults");
		return 77;
	}
	if (argc == 3 && !strcmp(argv[1], "load"))
		return load_with_faults(argv[2]);
	if (argc != 1) {
		fprintf(stderr, "nt_fail [load MODULE]\n");
		return 2;
	}
	memcpy(large, "value", 5);
	printf("%-24s %4d faults\n", "open", open_with_faults());
	for (unsigned int i = 0; i < sizeof(steps) / sizeof(*steps); i++) {
		bool no_memory = false;
		int nth = 0;

		doing = steps[i].name;
		while (once(&steps[i], ++nth, &no_memory))
			;
		printf("%-24s %4d faults\n", doing, nth - 1);
		if (no_memory != steps[i].allocates) {
			printf("%s: %s for want of memory\n", doing,
			       no_memory ? "failed" : "never failed");
			bad = true;
		}
	}
	return bad;
}
