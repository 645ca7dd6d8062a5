// SPDX-License-Identifier: GPL-2.0-only
/*
 *   nt_fail [load MODULE]
 *
 * Each request of /dev/tare_ntobj, again and again: the first thing in it that could fail does,
 * then the second, until all have. It says NT_NO_MEMORY, or EFAULT, or works; where it fails
 * nothing has changed, and the same request then works. Each try has an open and a thread of its
 * own. Status 77: this kernel injects no faults.
 */
#include <sys/syscall.h>

#include "nt_guest.h"

#define ROOM  64     /* the first handles of an open; more need a new table */
#define LARGE 300000 /* no slab: pages, one by one */

/* As what is asked says, but for what prepares it: its handle, and the thread that is posted to. */
struct request {
	unsigned long command;
	union {
		struct tare_nt_create create;
		struct tare_nt_change change;
		struct tare_nt_wait wait;
		struct tare_nt_call call;
	};
	const void *in; /* a text, if the call does not say its size */
};

struct attempt {
	const struct step *step;
	int fd, nth;
	uint32_t handle, receiver;
	bool met;
	int64_t status;
	struct tare_nt_call answer;
};

struct step {
	const char *name;
	void (*prepare)(struct attempt *);
	const struct request *request;
	/* after it has failed; dies unless all is as it was */
	void (*unchanged)(struct attempt *);
	bool allocates;     /* it says NT_NO_MEMORY, at least once */
	int64_t works_also; /* what it says, beside NT_OK, where it works */
};

static char large[LARGE] = "value", path[TARE_NT_PATH_MAX + 1];
static const struct tare_nt_message message = {.number = 7};

#define CALL(operation, ...) \
	.command = TARE_NT_CALL, .call = {.op = TARE_NT_OP_##operation, __VA_ARGS__}
#define VALUE(size) {CALL(VALUE_SET, .a = size, .b = 5, .in_size = 5 + size), .in = large}

static const struct request
	create_event = {.command = TARE_NT_CREATE, .create = {TARE_NT_EVENT, 1, 1, 0}},
	create_mutex = {.command = TARE_NT_CREATE, .create = {.type = TARE_NT_MUTEX, .first = 1}},
	set = {.command = TARE_NT_SET},
	unlock = {.command = TARE_NT_UNLOCK},
	wait_mutex = {.command = TARE_NT_WAIT, .wait = {.count = 1}},
	wait_many = {.command = TARE_NT_WAIT,
		     .wait = {.deadline_ns = 1000,
			      .count = ROOM,
			      .flags = TARE_NT_WAIT_ALL}},
	create_named = {CALL(CREATE, .a = TARE_NT_MUTEX, .b = 1), .in = "name"},
	open_named = {CALL(OPEN, .a = TARE_NT_MUTEX), .in = "name"},
	duplicate = {CALL(DUPLICATE)},
	create_path = {CALL(KEY_CREATE), .in = "a\\b\\c\\d"},
	create_key = {CALL(KEY_CREATE), .in = "a"},
	open_key = {CALL(KEY_OPEN), .in = "a"},
	set_value = VALUE(10),
	set_large = VALUE(LARGE - 5),
	get_value = {CALL(VALUE_GET, .in_size = 5, .out_size = LARGE), .in = large},
	self = {CALL(SELF, .a = 1)},
	post = {CALL(POST, .in_size = sizeof(message)), .in = &message},
	take = {CALL(TAKE, .b = UINT32_MAX, .out_size = sizeof(message))},
	/* for nobody else: who opens it again is refused, if it is open */
	open_file = {CALL(FILE_OPEN, .a = TARE_NT_FILE_READ), .in = path},
	leave = {.command = TARE_NT_LEAVE};

static void complete_call(const struct attempt *of, struct request *asked)
{
	static char room[LARGE];
	struct tare_nt_call *call = &asked->call;

	call->handle = of->handle;
	if (call->op == TARE_NT_OP_POST)
		call->a = of->receiver;
	call->in = (uintptr_t)asked->in;
	if (asked->in && !call->in_size)
		call->in_size = strlen(asked->in);
	call->out = (uintptr_t)room;
}

static int64_t request(struct attempt *of, const struct request *request)
{
	static uint32_t handles[ROOM];
	struct request asked = *request;
	int64_t status;

	if (asked.command == TARE_NT_CALL) {
		complete_call(of, &asked);
	} else if (asked.command == TARE_NT_WAIT) {
		for (uint32_t i = 0; i < ROOM; i++)
			handles[i] = 4 * (i + 1);
		asked.wait.handles = (uintptr_t)handles;
		if (asked.wait.deadline_ns)
			asked.wait.deadline_ns += now_ns();
	} else if (asked.command != TARE_NT_CREATE) {
		asked.change.handle = of->handle;
	}
	status = ask(of->fd, asked.command, &asked.call);
	of->answer = asked.call;
	return status;
}

static void one_event(struct attempt *of)
{
	must_be(create(of->fd, TARE_NT_EVENT, 1, 1, &of->handle), NT_OK);
}

static void one_mutex(struct attempt *of)
{
	must_be(create(of->fd, TARE_NT_MUTEX, 0, 0, &of->handle), NT_OK);
}

static void full_table(struct attempt *of)
{
	for (int i = 0; i < ROOM; i++)
		one_event(of);
}

/* The next handle is the one that would have come. */
static void no_handle(struct attempt *of)
{
	uint32_t handle;

	must_be(create(of->fd, TARE_NT_EVENT, 0, 0, &handle), NT_OK);
	must_be(handle, of->handle + 4);
	must_be(close_handle(of->fd, handle), NT_OK);
}

static void not_owned(struct attempt *of)
{
	must_be(request(of, &wait_mutex), NT_OK);
	must_be(request(of, &unlock), NT_OK);
}

static void no_name(struct attempt *of)
{
	must_be(request(of, &open_named), NT_NAME_NOT_FOUND);
	no_handle(of);
}

static void a_name(struct attempt *of)
{
	full_table(of);
	must_be(close_handle(of->fd, of->handle), NT_OK);
	must_be(request(of, &create_named), NT_OK);
}

static void a_key(struct attempt *of)
{
	must_be(request(of, &create_key), NT_OK);
}

static void the_key(struct attempt *of)
{
	a_key(of);
	of->handle = of->answer.handle;
}

static void a_large_value(struct attempt *of)
{
	the_key(of);
	must_be(request(of, &set_large), NT_OK);
}

/* The thread that prepares is who is posted to. */
static void receiver(struct attempt *of)
{
	must_be(request(of, &self), NT_OK);
	of->receiver = of->answer.value;
}

static void no_message(struct attempt *of)
{
	if (of->status == NT_NO_MEMORY)
		must_be(request(of, &take), NT_NO_MORE);
}

static const struct step steps[] = {
	{"create an event", NULL, &create_event, no_handle, true, NT_OK},
	{"create beyond the table", full_table, &create_event, no_handle, true, NT_OK},
	{"create an owned mutex", NULL, &create_mutex, no_handle, true, NT_OK},
	{"set", one_event, &set, NULL, false, NT_OK},
	{"unlock, of a new thread", one_mutex, &unlock, NULL, true, NT_MUTEX_NOT_OWNED},
	{"wait, of a new thread", one_mutex, &wait_mutex, not_owned, true, NT_OK},
	{"wait for 64", full_table, &wait_many, NULL, true, NT_TIMEOUT},
	{"CREATE", NULL, &create_named, no_name, true, NT_OK},
	{"OPEN", a_name, &open_named, NULL, true, NT_OK},
	{"DUPLICATE", full_table, &duplicate, no_handle, true, NT_OK},
	/* that nothing of the registry has changed is for the core's own test to say */
	{"KEY_CREATE", NULL, &create_path, NULL, true, NT_OK},
	{"KEY_OPEN", a_key, &open_key, NULL, true, NT_OK},
	{"VALUE_SET", the_key, &set_value, NULL, true, NT_OK},
	{"VALUE_SET, large", the_key, &set_large, NULL, true, NT_OK},
	{"VALUE_GET, large", a_large_value, &get_value, NULL, true, NT_OK},
	{"SELF", full_table, &self, no_handle, true, NT_OK},
	{"POST", receiver, &post, no_message, true, NT_OK},
	{"TAKE", NULL, &take, NULL, true, NT_NO_MORE},
	{"FILE_OPEN", NULL, &open_file, NULL, true, NT_OK},
	{"leave", NULL, &leave, NULL, false, NT_OK},
};

static void *try_once(void *arg)
{
	struct attempt *of = arg;
	int fail = fail_open();

	if (fail < 0)
		die("/proc/thread-self/fail-nth");
	fail_at(fail, of->nth);
	of->status = request(of, of->step->request);
	of->met = fail_met(fail);
	close(fail);
	return NULL;
}

static bool has_worked(const struct attempt *of)
{
	return of->status == NT_OK || of->status == of->step->works_also;
}

/* Returns whether anything failed; *no_memory is set where that was memory. */
static bool once(const struct step *step, int nth, bool *no_memory)
{
	struct attempt of = {.step = step, .fd = open_device(), .nth = nth};

	if (step->prepare)
		step->prepare(&of);
	pthread_join(begin(try_once, &of), NULL);
	errno = 0;
	if (!has_worked(&of)) {
		if (!of.met || (of.status != NT_NO_MEMORY && of.status != -EFAULT))
			die("%s, fault %d: 0x%llx", doing, nth, (long long)of.status);
		if (step->unchanged)
			step->unchanged(&of);
		*no_memory |= of.status == NT_NO_MEMORY;
		of.status = request(&of, step->request);
		if (!has_worked(&of) && of.status != NT_OBJECT_EXISTS &&
		    of.status != NT_SHARING_VIOLATION)
			die("%s, after fault %d: 0x%llx", doing, nth, (long long)of.status);
	}
	close(of.fd);
	return of.met;
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
	memset(path, 'p', TARE_NT_PATH_MAX);
	printf("%-24s %4d faults\n", "open", open_with_faults());
	for (unsigned int i = 0; i < sizeof(steps) / sizeof(*steps); i++) {
		bool no_memory = false;
		int nth = 0;

		strcpy(doing, steps[i].name);
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
