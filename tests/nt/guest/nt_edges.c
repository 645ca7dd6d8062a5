// SPDX-License-Identifier: GPL-2.0-only
/*
 * nt_edges NAME [N]: what tare_ntobj.ko does at its limits, one by one; main() lists them.
 */
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "nt_guest.h"

#define HANDLES_MAX ((1u << 20) - 64)

static int device, number;

static int64_t call(struct tare_nt_call *asked, const void *in)
{
	asked->in = (uintptr_t)in;
	return ask(device, TARE_NT_CALL, asked);
}

static uint32_t event(void)
{
	uint32_t handle;

	must_be(create(device, TARE_NT_EVENT, 0, 0, &handle), NT_OK);
	return handle;
}

static void handles(void)
{
	struct tare_nt_call asked = {.op = TARE_NT_OP_DUPLICATE, .handle = event()};
	uint32_t count = 1;
	int64_t status;

	for (;;) {
		struct tare_nt_call one = asked;

		status = call(&one, NULL);
		if (status)
			break;
		count++;
	}
	must_be(status, NT_NO_MEMORY);
	must_be(count, HANDLES_MAX);
	must_be(close_handle(device, 4 * HANDLES_MAX / 2), NT_OK);
	must_be(call(&asked, NULL), NT_OK);
	must_be(asked.handle, 4 * HANDLES_MAX / 2);
	/* two bits of a handle are anyone's */
	must_be(close_handle(device, 4 * HANDLES_MAX / 2 + 3), NT_OK);
	/* as a client reaches them: 64 bits come, of which a handle has 32 */
	must_be(ask(device, TARE_NT_CLOSE, (void *)((1ul << 32) + 4)), NT_INVALID_HANDLE);
}

#define NAME_SIZE 8

/* A key with values of a MiB, of 16 KiB, of a byte, until there is no more. */
struct filled {
	uint32_t key;
	int values;
	uint32_t kib; /* without those of a byte */
};

static struct filled fill(void)
{
	struct tare_nt_call made = {.op = TARE_NT_OP_KEY_CREATE, .in_size = 4};
	static const uint32_t sizes[] = {TARE_NT_VALUE_MAX, 16384, NAME_SIZE + 1};
	static char in[TARE_NT_VALUE_MAX + 1];
	struct filled filled = {0};
	int64_t status;

	must_be(call(&made, "full"), NT_OK);
	filled.key = made.handle;
	for (int i = 0; i < 3; i++) {
		struct tare_nt_call asked = {.op = TARE_NT_OP_VALUE_SET,
					     .handle = made.handle,
					     .b = NAME_SIZE,
					     .in_size = sizes[i]};

		for (;;) {
			sprintf(in, "%08x", filled.values);
			status = call(&asked, in);
			if (status)
				break;
			filled.values++;
			filled.kib += sizes[i] >> 10;
		}
		must_be(status, NT_NO_MEMORY);
	}
	return filled;
}

static void empty(const struct filled *filled)
{
	struct tare_nt_call asked = {.op = TARE_NT_OP_KEY_DELETE, .handle = filled->key};

	must_be(call(&asked, NULL), NT_OK);
	must_be(close_handle(device, filled->key), NT_OK);
}

/* What one open may hold is bounded, of whatever kind; what is given back can be had again. */
static void bytes(void)
{
	struct filled before = fill();
	uint32_t handle;
	int64_t status;
	int mutexes = 0;

	/* what nobody has a handle for, either */
	while (!(status = create(device, TARE_NT_MUTEX, 1, 0, &handle)) && mutexes++ < 1000)
		must_be(close_handle(device, handle), NT_OK);
	must_be(status, NT_NO_MEMORY);
	empty(&before);
	/* which goes with its last handle, though somebody owns it */
	for (int i = 0; i < 10000; i++) {
		must_be(create(device, TARE_NT_MUTEX, 1, 0, &handle), NT_OK);
		must_be(close_handle(device, handle), NT_OK);
	}
	must_be(fill().kib + 16 >= before.kib, 1);
}

struct joined {
	uint32_t mutex, number;
};

static void *own_and_end(void *arg)
{
	struct tare_nt_call asked = {.op = TARE_NT_OP_SELF, .a = 1};
	struct joined *joined = arg;

	must_be(wait_for(device, &joined->mutex, 1, 0, 0), NT_OK);
	must_be(call(&asked, NULL), NT_OK);
	joined->number = asked.value;
	return NULL;
}

/* Who joins a thread finds what it left at once, whenever its death is told. */
static void joined(void)
{
	struct tare_nt_message message = {.number = 1};
	struct joined joined;

	must_be(create(device, TARE_NT_MUTEX, 0, 0, &joined.mutex), NT_OK);
	while (number--) {
		struct tare_nt_call post = {.op = TARE_NT_OP_POST, .in_size = sizeof(message)};
		struct tare_nt_call query = {.op = TARE_NT_OP_QUERY, .handle = joined.mutex};

		pthread_join(begin(own_and_end, &joined), NULL);
		post.a = joined.number;
		must_be(call(&post, &message), NT_NO_THREAD);
		must_be(call(&query, NULL), NT_OK);
		must_be(query.value == 1 && query.a == 1, 1);
		must_be(wait_for(device, &joined.mutex, 1, number % 2, 0), NT_ABANDONED);
		must_be(change(device, TARE_NT_UNLOCK, joined.mutex, 0), NT_OK);
	}
}

/* Nobody but root opens it, though the file's mode were to let him. */
static void ordinary(void)
{
	struct stat file;

	must_be(stat(DEVICE, &file) || (file.st_mode & 0777) != 0600, 0);
	must_be(chmod(DEVICE, 0666) || setuid(1000), 0);
	must_be(open(DEVICE, O_RDWR) < 0 ? errno : 0, EPERM);
}

/* By the system call of a 32-bit program, which gives 32-bit addresses. */
static int64_t ask_compat(int fd, unsigned long command, void *argument)
{
	int64_t status;

	asm volatile("int $0x80"
		     : "=a"(status)
		     : "a"(54), "b"((long)fd), "c"(command), "d"(argument)
		     : "memory", "r8", "r9", "r10", "r11");
	if ((int32_t)status < 0 && (int32_t)status > -4096)
		return (int32_t)status;
	return (uint32_t)status;
}

struct low {
	struct tare_nt_create create;
	struct tare_nt_wait wait;
	uint32_t handle;
};

static void compat(void)
{
	struct low *low = mmap(NULL, sizeof(*low), PROT_READ | PROT_WRITE,
			       MAP_PRIVATE | MAP_ANONYMOUS | MAP_32BIT, -1, 0);

	if (low == MAP_FAILED)
		die("mmap");
	must_be(ask_compat(device, TARE_NT_CREATE, &low->create), NT_OK);
	low->handle = low->create.handle;
	low->wait = (struct tare_nt_wait){.handles = (uintptr_t)&low->handle, .count = 1};
	must_be(ask_compat(device, TARE_NT_WAIT, &low->wait), NT_TIMEOUT);
	must_be(ask_compat(device, TARE_NT_CLOSE, (void *)(uintptr_t)low->handle), NT_OK);
	must_be(ask_compat(device, TARE_NT_CLOSE, (void *)(uintptr_t)low->handle),
		NT_INVALID_HANDLE);
}

/* A deadline is of the caller's clock, which may be another than the machine's. */
static void other_clock(void)
{
	uint32_t handle = event();
	uint64_t before;
	int status, offsets;

	if (unshare(CLONE_NEWTIME)) {
		puts("this kernel has no name spaces of time");
		exit(77);
	}
	offsets = open("/proc/self/timens_offsets", O_WRONLY);
	if (offsets < 0 || write(offsets, "monotonic 100000 0", 18) != 18)
		die("timens_offsets");
	if (!fork()) {
		alarm(20);
		before = now_ns();
		must_be(wait_for(device, &handle, 1, 0, before + 100 * MS), NT_TIMEOUT);
		must_be(now_ns() - before >= 100 * MS, 1);
		must_be(wait_for(device, &handle, 1, 0, before), NT_TIMEOUT);
		must_be(wait_for(device, &handle, 1, 0, 1), NT_TIMEOUT);
		exit(0);
	}
	if (wait(&status) < 0 || status)
		exit(1);
}

static void first_of_cpu(int priority)
{
	struct sched_param param = {.sched_priority = priority};

	if (sched_setscheduler(0, SCHED_FIFO, &param))
		die("sched_setscheduler");
}

static void write_to(const char *path, const char *text)
{
	int fd = open(path, O_WRONLY);

	if (fd < 0 || write(fd, text, strlen(text)) < 0) {
		printf("%s: no \"%s\" on this kernel\n", path, text);
		exit(77);
	}
	close(fd);
}

struct sleeper {
	uint32_t handle;
	int after_ms, priority;
	_Atomic bool woken;
};

static void *sleep_and_wait(void *arg)
{
	struct sleeper *sleeper = arg;

	first_of_cpu(sleeper->priority);
	usleep(sleeper->after_ms * 1000);
	must_be(wait_for(device, &sleeper->handle, 1, 0, FOREVER), NT_OK);
	sleeper->woken = true;
	return NULL;
}

/*
 * Who waits first is served first, after a suspend, too; were waits made anew, the thread of higher
 * priority would be.
 */
static void suspended(void)
{
	struct sleeper second = {event(), 100, 20, false}, first = {second.handle, 0, 10, false};
	pthread_t threads[2];
	cpu_set_t one;

	CPU_ZERO(&one);
	CPU_SET(0, &one);
	sched_setaffinity(0, sizeof(one), &one);
	threads[0] = begin(sleep_and_wait, &second);
	threads[1] = begin(sleep_and_wait, &first);
	usleep(300000);
	write_to("/sys/module/suspend/parameters/pm_test_delay", "0");
	write_to("/sys/power/pm_test", "freezer");
	write_to("/sys/power/state", "freeze");
	usleep(100000);
	must_be(change(device, TARE_NT_SET, first.handle, 0), NT_OK);
	usleep(100000);
	must_be(first.woken && !second.woken, true);
	must_be(change(device, TARE_NT_SET, first.handle, 0), NT_OK);
	pthread_join(threads[1], NULL);
	pthread_join(threads[0], NULL);
}

/* N events with names, until its input ends: for who looks at it meanwhile. */
static void hold(void)
{
	char name[12];

	for (int i = 0; i < number; i++) {
		struct tare_nt_call asked = {.op = TARE_NT_OP_CREATE,
					     .in_size = sprintf(name, "%d", i)};

		must_be(call(&asked, name), NT_OK);
	}
	puts("holds");
	fflush(stdout);
	while (getchar() != EOF)
		;
	event();
}

struct late {
	_Atomic bool begun, over;
	uint64_t most_ns;
};

/* Wants to run each ms, before all others. */
static void *hurry(void *arg)
{
	struct late *late = arg;
	uint64_t next = now_ns();

	first_of_cpu(10);
	while (!late->over) {
		struct timespec at;
		uint64_t now;

		next += MS;
		at = (struct timespec){next / 1000000000, next % 1000000000};
		clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &at, NULL);
		now = now_ns();
		if (now - next > late->most_ns)
			late->most_ns = now - next;
		next = now;
		late->begun = true;
	}
	return NULL;
}

/* How one of many is named: the last two have one hash. */
enum naming { UNNAMED, NAMED, SAME, OTHER_CASE };

#define FILE_OF_MANY .op = TARE_NT_OP_FILE_OPEN, .a = TARE_NT_FILE_READ, .b = TARE_NT_FILE_READ

/* What is made stays. */
static const struct many {
	const char *what;
	struct tare_nt_call call; /* TARE_NT_OPS: another task's end, beside a mutex of this one */
	enum naming naming;
	bool each; /* all others are looked at */
} of_many[] = {{"event", {.op = TARE_NT_OP_CREATE}, UNNAMED, false},
	       {"named event", {.op = TARE_NT_OP_CREATE}, NAMED, false},
	       {"key", {.op = TARE_NT_OP_KEY_CREATE}, NAMED, false},
	       {"value", {.op = TARE_NT_OP_VALUE_SET, .b = 8}, NAMED, false},
	       {"file", {FILE_OF_MANY}, NAMED, false},
	       {"same file", {FILE_OF_MANY}, SAME, false},
	       {"other task", {.op = TARE_NT_OPS}, UNNAMED, false},
	       {"other case", {.op = TARE_NT_OP_CREATE}, OTHER_CASE, true},
	       {0}};

static uint32_t name_one(char name[20], enum naming naming, uint32_t nth)
{
	uint32_t bits = nth * 2654435761u;

	for (int i = 0; i < 20; i++)
		name[i] = bits >> i & 1 ? 'A' : 'a';
	if (naming == OTHER_CASE)
		return 20;
	return naming == UNNAMED ? 0 : sprintf(name, "%08x", naming == SAME ? 0 : bits);
}

static uint64_t time_one(const struct many *of, uint32_t nth)
{
	struct tare_nt_call asked = of->call;
	uint64_t start;
	char name[20];
	pid_t child;

	asked.in_size = name_one(name, of->naming, nth);
	start = now_ns();
	if (asked.op < TARE_NT_OPS) {
		must_be(call(&asked, name) & ~(int64_t)NT_OBJECT_EXISTS, NT_OK);
	} else {
		child = vfork();
		if (!child)
			_exit(0);
		waitpid(child, NULL, 0);
	}
	return now_ns() - start;
}

static int in_order(const void *one, const void *other)
{
	const uint64_t *a = one, *b = other;

	return (*a > *b) - (*a < *b);
}

/* The median ns of one of 100 more. Those that grow a table, or refill a slab, are less than half.
 */
static uint64_t one_more(const struct many *of, int before)
{
	uint64_t took[101];

	for (int i = 0; i < 101; i++)
		took[i] = time_one(of, before + i);
	qsort(took, 101, sizeof(*took), in_order);
	return took[50];
}

/*
 * Where only what is done makes time pass: one of N costs at most a tenth more than one of 300, and
 * one of many that are looked at at most in proportion.
 */
static void many(void)
{
	bool bad = false;
	uint32_t handle;

	must_be(create(device, TARE_NT_MUTEX, 1, 0, &handle), NT_OK);
	for (const struct many *of = of_many; of->what; of++) {
		uint64_t few, most;
		int made = 0;

		for (; made < 303; made += 101)
			one_more(of, made);
		few = one_more(of, made);
		for (made += 101; made < (of->each ? number / 8 : number); made += 101)
			one_more(of, made);
		most = one_more(of, made);
		printf("%-12s %5llu of few, %5llu of many\n", of->what, (unsigned long long)few,
		       (unsigned long long)most);
		bad |= of->each ? 303 * most > (uint64_t)made * few : 10 * most > 11 * few;
	}
	exit(bad);
}

/* Another thread of the CPU is kept waiting by the last close for less than so many ms. */
static void last_close(void)
{
	struct late late = {0};
	pthread_t thread;
	uint32_t handle;
	uint64_t took;

	for (int i = 0; i < 50000; i++)
		must_be(create(device, TARE_NT_MUTEX, 1, 0, &handle), NT_OK);
	thread = begin(hurry, &late);
	while (!late.begun)
		sched_yield();
	took = now_ns();
	close(device);
	took = now_ns() - took;
	late.over = true;
	pthread_join(thread, NULL);
	printf("at most %llu us late; the close took %llu us\n",
	       (unsigned long long)late.most_ns / 1000, (unsigned long long)took / 1000);
	if (took < number * MS)
		die("that is too little to tell");
	exit(late.most_ns > number * MS);
}

static bool opens(void)
{
	device = open(DEVICE, O_RDWR | O_CLOEXEC);
	return device >= 0;
}

static void closes(void)
{
	close(device);
}

static int module;

static bool loads(void)
{
	return !syscall(SYS_finit_module, module, "", 0);
}

static void unloads(void)
{
	must_be(syscall(SYS_delete_module, "tare_ntobj", 0), 0);
}

/* The first thing in it that could fail does, then the second, until all have. */
static int meets_each_fault(const char *what, bool (*does)(void), void (*undoes)(void))
{
	int fail = fail_open(), nth = 0, refused = 0;
	bool met, done;

	do {
		fail_at(fail, ++nth);
		done = does();
		met = fail_met(fail);
		if (!done && !met)
			die("%s, fault %d", what, nth);
		if (done)
			undoes();
		else if (does == loads && !access(DEVICE, F_OK))
			die("%s, fault %d: there is no module, and " DEVICE, what, nth);
		refused += !done;
	} while (met);
	printf("%s: %d faults, of which %d refused it\n", what, nth - 1, refused);
	close(fail);
	return refused;
}

static void load(void)
{
	if (!fail_prepare()) {
		puts("this kernel injects no faults");
		exit(77);
	}
	module = open("tare_ntobj.ko", O_RDONLY);
	must_be(meets_each_fault("load", loads, unloads) > 0, true);
	must_be(loads(), true);
	must_be(meets_each_fault("open", opens, closes) > 0, true);
	unloads();
}

static const struct {
	const char *name;
	void (*run)(void);
	bool no_device;
} edges[] = {
	{"load", load, true},
	{"handles", handles, false},
	{"bytes", bytes, false},
	{"joined", joined, false},
	{"compat", compat, false},
	{"ordinary", ordinary, false},
	{"other-clock", other_clock, false},
	{"suspended", suspended, false},
	{"hold", hold, false},
	{"last-close", last_close, false},
	{"many", many, false},
};

int main(int argc, char **argv)
{
	for (unsigned int i = 0; argc > 1 && i < sizeof(edges) / sizeof(*edges); i++) {
		if (strcmp(argv[1], edges[i].name))
			continue;
		if (!edges[i].no_device)
			device = open_device();
		number = argc > 2 ? atoi(argv[2]) : 1;
		strcpy(doing, argv[1]);
		edges[i].run();
		return 0;
	}
	fprintf(stderr, "nt_edges NAME [N]\n");
	return 2;
}
