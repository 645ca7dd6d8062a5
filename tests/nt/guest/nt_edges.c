// SPDX-License-Identifier: GPL-2.0-only
/*
 * nt_edges NAME [N]: what tare_ntobj.ko does at its limits, one by one; main() lists them.
 */
#include <sched.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "nt_guest.h"

#define HANDLES_MAX ((1u << 20) - 64)

static int device, number;

static uint32_t event(void)
{
	uint32_t handle;

	must_be(create(device, TARE_NT_EVENT, 0, 0, &handle), NT_OK);
	return handle;
}

static void handles(void)
{
	struct tare_nt_call asked = {.op = TARE_NT_OP_DUPLICATE, .handle = event()}, one = asked;
	uint32_t count = 1, middle = 4 * HANDLES_MAX / 2;
	int64_t status;

	for (; !(status = ask_call(device, &one, NULL)); one = asked)
		count++;
	must_be(status, NT_NO_MEMORY);
	must_be(count, HANDLES_MAX);
	must_be(close_handle(device, middle), NT_OK);
	must_be(ask_call(device, &asked, NULL), NT_OK);
	must_be(asked.handle, middle);
	/* two bits of a handle are anyone's */
	must_be(close_handle(device, middle + 3), NT_OK);
	/* as a client reaches them: 64 bits come, of which a handle has 32 */
	must_be(ask(device, TARE_NT_CLOSE, (void *)((1ul << 32) + 4)), NT_INVALID_HANDLE);
}

/*
 * A key with values of a MiB, then of half as much each time that there is no more. Returns how many
 * of a MiB.
 */
static int fill(uint32_t *key)
{
	struct tare_nt_call made = {.op = TARE_NT_OP_KEY_CREATE, .in_size = 4};
	static char in[TARE_NT_VALUE_MAX];
	uint32_t size = sizeof(in);
	int values = 0, large = 0;

	must_be(ask_call(device, &made, "full"), NT_OK);
	*key = made.handle;
	while (size) {
		struct tare_nt_call asked = {
			.op = TARE_NT_OP_VALUE_SET, .handle = *key, .b = 8, .in_size = size};
		int64_t status;

		sprintf(in, "%08x", values++);
		status = ask_call(device, &asked, in);
		if (!status) {
			large += size == sizeof(in);
		} else {
			must_be(status, NT_NO_MEMORY);
			/* the name's eight, and one */
			size = size == 9 ? 0 : size < 18 ? 9 : size / 2;
		}
	}
	return large;
}

/* A key with a value, which is made longer; it goes with its last handle. */
static void pass_by(void)
{
	struct tare_nt_call made = {.op = TARE_NT_OP_KEY_CREATE, .in_size = 4};
	struct tare_nt_call gone = {.op = TARE_NT_OP_KEY_DELETE};
	static char in[600];

	must_be(ask_call(device, &made, "next"), NT_OK);
	for (uint32_t size = sizeof(in) / 2; size <= sizeof(in); size *= 2) {
		struct tare_nt_call asked = {.op = TARE_NT_OP_VALUE_SET,
					     .handle = made.handle,
					     .b = 100,
					     .in_size = size};

		must_be(ask_call(device, &asked, in), NT_OK);
	}
	gone.handle = made.handle;
	must_be(ask_call(device, &gone, NULL), NT_OK);
	must_be(close_handle(device, made.handle), NT_OK);
}

/* What one open may hold is bounded, of whatever kind; what is given back can be had again. */
static void bytes(void)
{
	struct tare_nt_call asked = {.op = TARE_NT_OP_KEY_DELETE};
	uint32_t handle;

	/*
	 * A mutex goes with its last handle, though somebody owns it. Of all that come and go here
	 * more than a MiB would be left if a part were.
	 */
	for (int i = 0; i < 20000; i++) {
		must_be(create(device, TARE_NT_MUTEX, 1, 0, &handle), NT_OK);
		must_be(close_handle(device, handle), NT_OK);
		if (i % 2)
			pass_by();
	}
	must_be(fill(&asked.handle), TARE_NT_BYTES_MAX / TARE_NT_VALUE_MAX - 1);
	must_be(create(device, TARE_NT_MUTEX, 1, 0, &handle), NT_NO_MEMORY);
	must_be(ask_call(device, &asked, NULL), NT_OK);
	must_be(close_handle(device, asked.handle), NT_OK);
	must_be(create(device, TARE_NT_MUTEX, 1, 0, &handle), NT_OK);
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

/* What a program without PIE has in its data has addresses of 32 bits. */
static void compat(void)
{
	static struct tare_nt_create made = {.type = TARE_NT_EVENT};
	static struct tare_nt_wait wait = {.count = 1};

	must_be(ask_compat(device, TARE_NT_CREATE, &made), NT_OK);
	wait.handles = (uintptr_t)&made.handle;
	must_be(ask_compat(device, TARE_NT_WAIT, &wait), NT_TIMEOUT);
	must_be(ask_compat(device, TARE_NT_CLOSE, (void *)(uintptr_t)made.handle), NT_OK);
	must_be(ask_compat(device, TARE_NT_WAIT, &wait), NT_INVALID_HANDLE);
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

/* A deadline is of the caller's clock, which may be another than the machine's. */
static void other_clock(void)
{
	uint32_t handle = event();
	uint64_t before;
	int status;

	if (unshare(CLONE_NEWTIME)) {
		puts("this kernel has no name spaces of time");
		exit(77);
	}
	write_to("/proc/self/timens_offsets", "monotonic 100000 0");
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

static uint32_t contended;
static _Atomic bool woken[2];

/* The first waits 100 ms later than the second, which is of lower priority. */
static void *sleep_and_wait(void *which)
{
	bool second = which == &woken[1];

	first_of_cpu(second ? 10 : 20);
	usleep(second ? 0 : 100000);
	must_be(wait_for(device, &contended, 1, 0, FOREVER), NT_OK);
	*(_Atomic bool *)which = true;
	return NULL;
}

/*
 * Who waits first is served first, after a suspend, too; were waits made anew, the thread of higher
 * priority would be.
 */
static void suspended(void)
{
	cpu_set_t one;

	contended = event();
	CPU_ZERO(&one);
	CPU_SET(0, &one);
	sched_setaffinity(0, sizeof(one), &one);
	for (int i = 0; i < 2; i++)
		begin(sleep_and_wait, &woken[i]);
	usleep(300000);
	write_to("/sys/module/suspend/parameters/pm_test_delay", "0");
	write_to("/sys/power/pm_test", "freezer");
	write_to("/sys/power/state", "freeze");
	usleep(100000);
	for (int i = 1; i >= 0; i--) {
		must_be(woken[i], false);
		must_be(change(device, TARE_NT_SET, contended, 0), NT_OK);
		usleep(100000);
		must_be(woken[i], true);
	}
}

/* N events with names, until its input ends: for who looks at it meanwhile. */
static void hold(void)
{
	char name[12];

	for (int i = 0; i < number; i++) {
		struct tare_nt_call asked = {.op = TARE_NT_OP_CREATE,
					     .in_size = sprintf(name, "%d", i)};

		must_be(ask_call(device, &asked, name), NT_OK);
	}
	puts("holds");
	fflush(stdout);
	while (getchar() != EOF)
		;
	event();
}

static _Atomic bool begun, over;
static uint64_t latest_ns;

/* Wants to run each ms, before all others. */
static void *hurry(void *unused)
{
	uint64_t next = now_ns();

	first_of_cpu(10);
	for (; !over; begun = true) {
		struct timespec at;
		uint64_t late;

		next += MS;
		at = (struct timespec){next / 1000000000, next % 1000000000};
		clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &at, NULL);
		late = now_ns() - next;
		if (late > latest_ns)
			latest_ns = late;
		next += late;
	}
	return unused;
}

static int in_order(const void *one, const void *other)
{
	const uint64_t *a = one, *b = other;

	return (*a > *b) - (*a < *b);
}

#define FILE_OF_MANY .op = TARE_NT_OP_FILE_OPEN, .a = TARE_NT_FILE_READ, .b = TARE_NT_FILE_READ

/* What is made stays. Names begin with the same letter. */
static const struct many {
	const char *what;
	struct tare_nt_call call;
} of_many[] = {{"event", {.op = TARE_NT_OP_CREATE}},
	       {"named event", {.op = TARE_NT_OP_CREATE, .in_size = 9}},
	       {"key", {.op = TARE_NT_OP_KEY_CREATE, .in_size = 9}},
	       {"value", {.op = TARE_NT_OP_VALUE_SET, .b = 9, .in_size = 9}},
	       {"file", {FILE_OF_MANY, .in_size = 9}},
	       {"same file", {FILE_OF_MANY, .in_size = 1}}};

static uint64_t time_one(struct tare_nt_call asked, uint32_t nth)
{
	uint64_t start;
	char name[10];

	sprintf(name, "n%08x", nth * 2654435761u);
	start = now_ns();
	must_be(ask_call(device, &asked, name), NT_OK);
	return now_ns() - start;
}

/* Of one of 101 more, the median. Those that grow a table, or refill a slab, are less than half. */
static uint64_t ns_of_one_more(const struct many *of, int before)
{
	uint64_t took[101];

	for (int i = 0; i < 101; i++)
		took[i] = time_one(of->call, before + i);
	qsort(took, 101, sizeof(*took), in_order);
	return took[50];
}

/* Where only what is done makes time pass: one of N costs at most a tenth more than one of 300. */
static void many(void)
{
	bool bad = false;

	for (const struct many *of = of_many; of < &of_many[sizeof(of_many) / sizeof(*of)]; of++) {
		uint64_t few = 0, ns = 0;

		for (int made = 0; made < number; made += 101) {
			ns = ns_of_one_more(of, made);
			if (made == 303)
				few = ns;
		}
		printf("%-12s %5llu of few, %5llu of many\n", of->what, (unsigned long long)few,
		       (unsigned long long)ns);
		bad |= 10 * ns > 11 * few;
	}
	exit(bad);
}

/* Another thread of the CPU is kept waiting by the last close for less than so many ms. */
static void last_close(void)
{
	pthread_t thread;
	uint32_t handle;
	uint64_t took;

	for (int i = 0; i < 50000; i++)
		must_be(create(device, TARE_NT_MUTEX, 1, 0, &handle), NT_OK);
	thread = begin(hurry, NULL);
	while (!begun)
		sched_yield();
	took = now_ns();
	close(device);
	took = now_ns() - took;
	over = true;
	pthread_join(thread, NULL);
	printf("at most %llu us late; the close took %llu us\n",
	       (unsigned long long)latest_ns / 1000, (unsigned long long)took / 1000);
	if (took < number * MS)
		die("that is too little to tell");
	exit(latest_ns > number * MS);
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
static void meets_each_fault(const char *what, bool (*does)(void), void (*undoes)(void))
{
	int nth = 0, refused = 0;
	bool met, done;

	do {
		fail(++nth);
		done = does();
		met = fail(0);
		if (!done && !met)
			die("%s, fault %d", what, nth);
		if (done)
			undoes();
		else if (does == loads && !access(DEVICE, F_OK))
			die("%s, fault %d: there is no module, and " DEVICE, what, nth);
		refused += !done;
	} while (met);
	printf("%s: %d faults, of which %d refused it\n", what, nth - 1, refused);
	must_be(refused > 0, true);
}

static void load(void)
{
	module = open("tare_ntobj.ko", O_RDONLY);
	meets_each_fault("load", loads, unloads);
	must_be(loads(), true);
	meets_each_fault("open", opens, closes);
	unloads();
}

static const struct {
	const char *name;
	void (*run)(void);
} edges[] = {
	{"load", load},           {"handles", handles},   {"bytes", bytes},
	{"compat", compat},       {"ordinary", ordinary}, {"other-clock", other_clock},
	{"suspended", suspended}, {"hold", hold},         {"last-close", last_close},
	{"many", many},
};

int main(int argc, char **argv)
{
	for (unsigned int i = 0; argc > 1 && i < sizeof(edges) / sizeof(*edges); i++) {
		if (strcmp(argv[1], edges[i].name))
			continue;
		/* "load" has none yet */
		device = open(DEVICE, O_RDWR | O_CLOEXEC);
		number = argc > 2 ? atoi(argv[2]) : 1;
		strcpy(doing, argv[1]);
		edges[i].run();
		return 0;
	}
	fprintf(stderr, "nt_edges NAME [N]\n");
	return 2;
}
