// SPDX-License-Identifier: GPL-2.0-only
/*
 *   nt_play FRONT THREADS [faults] <SCRIPT
 *
 * Asks a front end, with so many threads, what tests/nt/services_script.py has written, a request a
 * line, and ends with the first answer that the model does not give. With "faults" each thing that
 * could fail in the kernel does, one after the other, before a request is answered: the model's
 * answers are those of a module in which what failed has changed nothing.
 */
#include <ctype.h>
#include <sched.h>
#include <semaphore.h>
#include <signal.h>

#include "nt/api.h"
#include "nt_guest.h"
#include "nt/services_probe.h"

#define THREADS_MAX 8
#define SLOTS       1024
#define NOBODYS     0xffff0
#define PATIENCE_S  60 /* for a request that would never end */

struct worker {
	pid_t tid;
	sem_t begun;
	void (*does)(struct worker *);
	_Atomic bool done;
	bool waits; /* what it does is a wait */
	_Atomic bool begun_to_wait;
	uint32_t number, status;
	uint32_t handle[65], count, flags;
	int64_t timeout_ns;
	void *wait; /* of the core, where it is probed */
};

static const struct nt_api *api;
static bool probed, faults;
static struct worker workers[THREADS_MAX];
static int threads, line, failures; /* of allocations, and copies */
/* the next thing that could fail behind an allocation of ours: what kmemleak allocates can not */
static int next_failure = 1;
static uint32_t handles[SLOTS], bits;

/* The request that is not a wait: there is one at a time. */
static struct tare_nt_call call, answer;
static char *in, *out, *wanted;
static long new; /* the slot of the handle that it gives; -1: none */
static bool fails, lost; /* lost: some of its answer, or all where it gives no handle */

/* What is read. */

static long next(void)
{
	long number;

	if (scanf("%ld", &number) != 1)
		die("%s: a number is missing", doing);
	return number;
}

/* Of a thread that there is. */
static struct worker *next_worker(void)
{
	long number = next();

	if (number < 0 || number >= threads)
		die("%s: there is no thread %ld", doing, number);
	return &workers[number];
}

static int next_digit(void)
{
	int digit = getchar_unlocked();

	if (!isxdigit(digit))
		die("%s: bytes are missing", doing);
	return digit <= '9' ? digit - '0' : digit - 'a' + 10;
}

/*
 * Into memory of its very size, so that a step beyond it is noticed. There may be megabytes, for
 * which scanf() takes seconds.
 */
static uint32_t next_bytes(char **bytes)
{
	uint32_t size = next();

	*bytes = realloc(*bytes, size + !size);
	getchar_unlocked();
	for (uint32_t i = 0; i < size; i++) {
		int high = next_digit();

		(*bytes)[i] = high << 4 | next_digit();
	}
	return size;
}

/* Its two low bits are ignored. */
static uint32_t handle_of(long slot)
{
	if (slot < 0)
		return 0;
	bits = (bits + 1) % 4;
	return (slot < SLOTS && handles[slot] ? handles[slot] : NOBODYS) +
	       (api->lacks & NT_LACKS_CORE ? 0 : bits);
}

/* Threads. */

static void attach(struct worker *worker)
{
	worker->tid = gettid();
	worker->number = 0;
	if (api->attach())
		exit(77);
	if (probed)
		probe_note_waits(&worker->wait);
}

static void *be_worker(void *of)
{
	struct worker *worker = of;

	attach(worker);
	for (;;) {
		worker->done = true;
		while (sem_wait(&worker->begun))
			;
		worker->does(worker);
	}
	return NULL;
}

/* Until it does nothing any more. */
static void finish(struct worker *worker)
{
	while (!worker->done)
		sched_yield();
	worker->waits = false;
}

/* The first is this thread. */
static void start(struct worker *worker, void (*does)(struct worker *))
{
	finish(worker);
	if (worker == workers) {
		does(worker);
		return;
	}
	worker->does = does;
	worker->done = false;
	sem_post(&worker->begun);
}

static void begin_all(void)
{
	for (struct worker *one = workers; one < workers + threads; one++) {
		sem_init(&one->begun, 0, 0);
		one->done = one == workers;
		if (one->done)
			attach(one);
		else
			begin(be_worker, one);
		finish(one);
	}
}

/* Requests. */

static void ask_once(struct worker *by)
{
	answer = call;
	by->status = api->call(&answer, in, out);
}

/* Asks with the NTH thing that could fail failing. Returns whether there was such a one. */
static bool meets(int nth, void (*once)(struct worker *), struct worker *by)
{
	bool met;

	probe_fail(nth);
	once(by);
	met = probe_fail(0);
	failures += met;
	return met;
}

static bool gave_handle(const struct worker *by)
{
	return new >= 0 && (!by->status || by->status == NT_OBJECT_EXISTS);
}

/*
 * Until none is left that could. Where a request and what goes in with it are read, what fails next
 * is the answer: all is done, and a handle that nobody knows is closed. Some do well without what
 * failed; a handle is asked for again.
 */
static void ask_failing(struct worker *by)
{
	uint32_t before = probed ? probe_state() : 0;
	int nth = 1, copies = 0;

	probe_fail(0);
	while (copies < 3 && meets(nth, ask_once, by)) {
		copies += by->status == PROBE_FAULT;
		if (probed)
			must_be(probe_state(), before);
		if (gave_handle(by))
			nt_close(api, answer.handle);
		else if (new < 0 && by->status != NT_NO_MEMORY && by->status != PROBE_FAULT)
			return;
		lost |= copies == 3 || gave_handle(by);
		nth += by->status == NT_NO_MEMORY ? next_failure : 1;
	}
	if (copies == 3 && new >= 0)
		ask_once(by);
}

/* Whose first request it is, is known by a number from now on. */
static void ask_there(struct worker *by)
{
	struct tare_nt_call self = {.op = TARE_NT_OP_SELF};

	lost = false;
	if (fails)
		ask_failing(by);
	else
		ask_once(by);
	if (by->number || api->lacks & NT_LACKS_CORE)
		return;
	must_be(api->call(&self, NULL, NULL), NT_OK);
	by->number = self.value;
}

/* Of what has failed the module writes nothing back. */
static bool tells_size(uint32_t status)
{
	return !status || status == NT_BUFFER_OVERFLOW || strcmp(api->name, "ntobj") != 0;
}

static void check_answer(const struct worker *by)
{
	long status = next(), value = next(), a = next(), size = next();
	uint32_t there = next_bytes(&wanted);

	if (!lost || new >= 0)
		must_be(by->status, status);
	if (!lost) {
		/* of the rest the model knows no more than the front end */
		if (value >= 0)
			must_be(answer.value, value);
		if (a >= 0)
			must_be(answer.a, a);
		if (tells_size(status))
			must_be(answer.out_size, size);
		must_be(there, call.out_size);
		must_be(memcmp(out, wanted, call.out_size), 0);
	}
}

static void play_call(void)
{
	struct worker *by = next_worker();
	long to;

	fails = next() && (probed || faults);
	call = (struct tare_nt_call){.op = next()};
	call.handle = handle_of(next());
	new = next();
	to = next();
	call.a = next();
	if (to >= 0)
		call.a = workers[to].number;
	call.b = next();
	call.c = next();
	call.in_size = next_bytes(&in);
	call.out_size = next();
	out = memset(realloc(out, call.out_size + !call.out_size), 0xee, call.out_size);
	start(by, ask_there);
	finish(by);
	check_answer(by);
	if (gave_handle(by))
		handles[new] = answer.handle;
}

static void wait_once(struct worker *worker)
{
	worker->status =
		api->wait(worker->handle, worker->count, worker->flags, worker->timeout_ns);
}

static void wait_there(struct worker *worker)
{
	int nth = 1;

	worker->begun_to_wait = true;
	if (!faults)
		wait_once(worker);
	while (faults && meets(nth, wait_once, worker) &&
	       (worker->status == NT_NO_MEMORY || worker->status == PROBE_FAULT))
		nth += worker->status == NT_NO_MEMORY ? next_failure : 1;
}

static bool sleeps(const struct worker *worker)
{
	char path[64], text[256] = "";
	FILE *stat;

	snprintf(path, sizeof(path), "/proc/self/task/%d/stat", worker->tid);
	stat = fopen(path, "r");
	if (!stat || !fgets(text, sizeof(text), stat) || !strrchr(text, ')'))
		die("%s", path);
	fclose(stat);
	return strrchr(text, ')')[2] == 'S';
}

static void play_wait(void)
{
	struct worker *by = next_worker();

	by->flags = next();
	by->timeout_ns = next() ? NT_FOREVER : 0;
	by->count = next();
	for (uint32_t i = 0; i < by->count; i++)
		by->handle[i] = handle_of(next());
	by->begun_to_wait = false;
	start(by, wait_there);
	by->waits = true;
	while (!by->done && !(by->begun_to_wait && sleeps(by)))
		sched_yield();
	/* now a server has read it, too */
	api->call(&(struct tare_nt_call){.op = TARE_NT_OP_SELF}, NULL, NULL);
}

static void die_and_begin(struct worker *worker)
{
	api->detach();
	attach(worker);
}

static void play_death(void)
{
	struct worker *by = next_worker();

	start(by, die_and_begin);
	finish(by);
}

/* So many allocations less than at the one before it; -1: it is the first. */
static void play_freed(void)
{
	static int before;
	long due = next();

	if (!probed)
		return;
	if (due >= 0)
		must_be(before - probe_blocks(), due);
	before = probe_blocks();
}

static void play_failures(void)
{
	long least = next(), most = next();

	/* in the kernel copies fail, too */
	if (((probed || faults) && failures < least) || (probed && failures > most))
		die("%s: %d allocations failed", doing, failures);
}

/* The waits that have ended since are those that should have. */
static void check_ended(void)
{
	for (long due = next(); due; due--) {
		struct worker *worker = next_worker();

		must_be(worker->waits, true);
		finish(worker);
		must_be(worker->status, next());
	}
	for (struct worker *one = workers; one < workers + threads; one++)
		must_be(one->waits && one->done, false);
}

static void leave_there(struct worker *worker)
{
	(void)worker;
	api->detach();
}

/* Whoever waits is woken, before anybody's end ends a wait; all leave, and nothing is left. */
static void leave(void)
{
	for (struct worker *one = workers; one < workers + threads; one++)
		if (one->waits) {
			probe_cancel(one->wait);
			finish(one);
		}
	for (struct worker *one = workers; one < workers + threads; one++) {
		start(one, leave_there);
		finish(one);
	}
	must_be(probe_end(), true);
}

static void too_long(int number)
{
	(void)number;
	dprintf(STDERR_FILENO, "%s does not end\n", doing);
	_exit(1);
}

static const struct {
	const char *name;
	void (*play)(void);
} plays[] = {{"call", play_call},
	     {"wait", play_wait},
	     {"die", play_death},
	     {"freed", play_freed},
	     {"failures", play_failures}};

static void play(const char *name)
{
	for (size_t i = 0; i < sizeof(plays) / sizeof(*plays); i++)
		if (!strcmp(plays[i].name, name)) {
			plays[i].play();
			check_ended();
			return;
		}
	die("%s: %s is no request", doing, name);
}

int main(int argc, char **argv)
{
	char name[16];

	threads = argc > 2 ? atoi(argv[2]) : 0;
	api = threads > 0 && threads <= THREADS_MAX ? nt_front(argv[1]) : NULL;
	if (!api) {
		fprintf(stderr, "nt_play FRONT THREADS [faults] <SCRIPT\n");
		return 2;
	}
	faults = argc > 3;
	if (faults && !access("/sys/kernel/debug/kmemleak", F_OK))
		next_failure = 2;
	probed = probe_state && !strcmp(api->name, "threads");
	signal(SIGALRM, too_long);
	begin_all();
	while (scanf("%15s", name) == 1) {
		snprintf(doing, sizeof(doing), "line %d of the script", ++line);
		alarm(PATIENCE_S);
		play(name);
	}
	if (probed)
		leave();
	printf("%d requests\n", line);
	fflush(stdout);
	/* what waits for a server does so until here */
	_exit(0);
}
