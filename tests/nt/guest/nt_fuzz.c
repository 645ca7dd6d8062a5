// SPDX-License-Identifier: GPL-2.0-only
/*
 *   nt_fuzz SEED COUNT [PROCESSES [THREADS [faults]]]
 *
 * COUNT ioctls on /dev/tare_ntobj: sequences that make sense, from the table of nt_fuzz_make.c, and
 * every fourth request spoiled in one place before it is asked. An answer that such a request may
 * not have is a fault of the module; to one that is not spoiled EFAULT is, too. All processes share
 * two opens, and each has one of its own. Threads die, with what they own, and others take their
 * place; signals meet all of them.
 *
 * What threads draw depends on SEED alone; which handles they meet depends on the others, too. With
 * "faults" the kernel injects one into every eighth request, at its first to twelfth place that can
 * fail; status 77: this kernel injects none.
 *
 * Prints how each operation ended. Fails where an answer is none of those that the request may
 * have, and where an operation of many never succeeded: then nothing was tried.
 */
#include <signal.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "nt_fuzz.h"

#define LIFE 3000 /* ioctls of a thread, at most */
#define MANY 100  /* tries after which an operation should have succeeded */

/* What is mapped nowhere, or not for writing, or only at its beginning. */
static uintptr_t odd_address(struct fuzzer *fuzzer)
{
	struct draw *by = &fuzzer->draw;
	const uintptr_t end = (uintptr_t)fuzzer->argument.end, odd[] = {
		0, 1, end, end - 1 - below(by, 24), UINTPTR_MAX - below(by, 64),
		0xffff888000000000, 0x8000000000000000 | below(by, 4096),
		(uintptr_t)fuzz_room(&fuzzer->read_only, 8 * below(by, 32))};

	return odd[below(by, sizeof(odd) / sizeof(*odd))];
}

/* One of its 64-bit addresses, or no. */
static __u64 *address_in(struct fuzzer *fuzzer, struct request *request)
{
	if (request->command == TARE_NT_WAIT)
		return &request->wait.handles;
	if (request->command != TARE_NT_CALL)
		return NULL;
	return below(&fuzzer->draw, 2) ? &request->call.in : &request->call.out;
}

/* Not an address by halves: one that happens to be there would let the kernel write into us. */
static bool is_address(const struct request *request, uint32_t word)
{
	if (request->command == TARE_NT_WAIT)
		return word < offsetof(struct tare_nt_wait, deadline_ns) / 4;
	return request->command == TARE_NT_CALL && word >= offsetof(struct tare_nt_call, in) / 4;
}

/* Returns the argument. */
static uintptr_t spoil(struct fuzzer *fuzzer, struct request *request)
{
	static const unsigned long others[] = {TARE_NT_CREATE, TARE_NT_SET,   TARE_NT_PULSE,
					       TARE_NT_UNLOCK, TARE_NT_LEAVE, 0x4e41};
	uintptr_t argument = (uintptr_t)fuzz_room(&fuzzer->argument, request->size);
	struct draw *by = &fuzzer->draw;
	__u64 *address;
	uint32_t word;

	request->spoiled = true;
	if (!request->size)
		return below(by, 2) ? fuzz_odd_word(by) : draw(by);
	switch (below(by, 8)) {
	case 0:
		return odd_address(fuzzer);
	case 1 ... 2:
		address = address_in(fuzzer, request);
		if (address)
			*address = odd_address(fuzzer);
		break;
	case 3:
		if (!address_in(fuzzer, request))
			request->command = others[below(by, 6)];
		break;
	default:
		word = below(by, request->size / 4);
		if (!is_address(request, word))
			request->word[word] = fuzz_odd_word(by);
	}
	memcpy((void *)argument, &request->word, request->size);
	return argument;
}

static uintptr_t write_argument(struct fuzzer *fuzzer, struct request *request)
{
	char *argument = fuzz_room(&fuzzer->argument, request->size);

	if (!below(&fuzzer->draw, 4))
		return spoil(fuzzer, request);
	memcpy(argument, &request->word, request->size);
	return request->size ? (uintptr_t)argument : request->number;
}

static bool is_status(int64_t status)
{
	static const uint32_t known[] = {
		NT_TIMEOUT,         NT_OBJECT_EXISTS,
		NT_BUFFER_OVERFLOW, NT_NO_MORE,         NT_NOT_IMPLEMENTED,
		NT_INVALID_HANDLE,  NT_NO_THREAD,       NT_INVALID_PARAMETER,
		NT_NO_MEMORY,       NT_ACCESS_DENIED,   NT_TYPE_MISMATCH,
		NT_NAME_INVALID,    NT_NAME_NOT_FOUND,  NT_SHARING_VIOLATION,
		NT_QUOTA_EXCEEDED,  NT_MUTEX_NOT_OWNED, NT_SEMAPHORE_LIMIT,
		NT_CANNOT_DELETE,   NT_KEY_DELETED,     NT_CHILD_MUST_BE_VOLATILE,
		NT_MUTEX_LIMIT};

	for (unsigned int i = 0; i < sizeof(known) / sizeof(*known); i++)
		if (status == known[i])
			return true;
	return false;
}

static bool may_be(const struct request *request, int64_t status)
{
	switch (status) {
	case 0:
		return true;
	case -EINTR:
		return request->sleeps || request->spoiled;
	case -EFAULT:
	case -EINVAL:
		return request->spoiled;
	case -ENOTTY:
		return request->spoiled || request->unknown;
	}
	if (is_status(status))
		return true;
	return status > 0 && (status & ~(int64_t)NT_ABANDONED) < 64 &&
	       (request->sleeps || request->spoiled);
}

/* For whoever asks next; the one whose place it takes is closed by this thread's next request. */
static void keep_handle(struct fuzzer *fuzzer, enum sort sort, uint32_t slot, uint32_t handle)
{
	_Atomic uint32_t *place = &fuzzer->run->handle[fuzzer->open][sort][slot];

	fuzzer->displaced = atomic_exchange(place, handle);
	fuzzer->displaced_from = fuzzer->open;
}

/* The handle or number that an answer gives. */
static void keep(struct fuzzer *fuzzer, const struct request *request, const void *argument)
{
	const struct tare_nt_call *call = argument;
	uint32_t slot = below(&fuzzer->draw, SLOTS);

	if (request->spoiled || !request->size)
		return;
	if (request->command == TARE_NT_CREATE)
		keep_handle(fuzzer, request->sort, slot,
			    ((const struct tare_nt_create *)argument)->handle);
	if (request->command != TARE_NT_CALL)
		return;
	if (call->op == TARE_NT_OP_SELF)
		fuzzer->run->number[fuzzer->open][slot] = call->value;
	else if (request->sort < SORTS)
		keep_handle(fuzzer, request->sort, slot, call->handle);
}

/* Returns what of. */
static int make(struct fuzzer *fuzzer, struct request *request)
{
	int kind = fuzzer->displaced ? FUZZ_CLOSE : fuzz_some_kind(&fuzzer->draw);

	fuzzer->open =
		fuzzer->displaced ? fuzzer->displaced_from : (int)below(&fuzzer->draw, OPENS);
	fuzz_make(fuzzer, kind, request);
	if (fuzzer->displaced)
		request->number = fuzzer->displaced;
	fuzzer->displaced = 0;
	return kind;
}

static void tell_wrong(struct fuzzer *fuzzer, int kind, const struct request *request,
		       int64_t status)
{
	char words[16 * 9 + 1] = "";

	fuzzer->run->wrong = 1;
	for (uint32_t i = 0; i < request->size / 4; i++)
		sprintf(words + strlen(words), " %x", request->word[i]);
	printf("%s%s (command 0x%lx:%s) gave %s%llx\n", fuzz_name(kind),
	       request->spoiled ? ", spoiled" : "", request->command, words,
	       status < 0 ? "errno 0x" : "0x", status < 0 ? (long long)-status : (long long)status);
	fflush(stdout);
}

/*
 * A copy that fails gives EFAULT, as for a request that is spoiled. No signal may come meanwhile:
 * its frame is copied, too; and without signals no wait for ever would end.
 */
static int64_t ask_with_fault(struct fuzzer *fuzzer, struct request *request, uintptr_t argument)
{
	int fd = fuzzer->opens[fuzzer->open];
	sigset_t all, before;
	int64_t status;

	if (fuzzer->fail < 0 || request->sleeps || below(&fuzzer->draw, 8))
		return ask(fd, request->command, (void *)argument);
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	fail_at(fuzzer->fail, 1 + below(&fuzzer->draw, 12));
	status = ask(fd, request->command, (void *)argument);
	if (fail_met(fuzzer->fail)) {
		request->spoiled = true;
		fuzzer->run->met++;
	}
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	return status;
}

static void fuzz_ask(struct fuzzer *fuzzer)
{
	struct request request = {.sort = SORTS};
	int kind = make(fuzzer, &request);
	struct tally *tally = &fuzzer->run->tally[kind];
	uintptr_t argument;
	int64_t status;

	argument = write_argument(fuzzer, &request);
	status = ask_with_fault(fuzzer, &request, argument);
	if (!may_be(&request, status))
		tell_wrong(fuzzer, kind, &request, status);
	tally->asked++;
	if (status >= 0 && ((status & ~(int64_t)NT_ABANDONED) < 64 || status == NT_OBJECT_EXISTS))
		tally->ok++;
	if (!status || status == NT_OBJECT_EXISTS)
		keep(fuzzer, &request, (void *)argument);
}

struct worker {
	struct fuzzer fuzzer;
	long left;
	_Atomic pid_t tid;
};

static void caught(int number)
{
	(void)number;
}

static void *live(void *arg)
{
	struct worker *worker = arg;
	struct fuzzer *fuzzer = &worker->fuzzer;

	fuzzer->fail = fuzzer->run->faults ? fail_open() : -1;
	worker->tid = gettid();
	for (long life = 1 + below(&fuzzer->draw, LIFE); life && worker->left; life--) {
		fuzz_ask(fuzzer);
		worker->left--;
	}
	worker->tid = 0;
	if (fuzzer->fail >= 0)
		close(fuzzer->fail);
	return NULL;
}

/* One thread after the other, until this one's share is done. */
static void *succession(void *arg)
{
	struct worker *worker = arg;

	while (worker->left)
		pthread_join(begin(live, worker), NULL);
	return NULL;
}

struct ticker {
	struct worker *worker;
	int workers;
	uint64_t seed;
	_Atomic bool over;
};

/* One signal restarts a call and the other does not. A wait for ever ends by them alone. */
static void *tick(void *arg)
{
	static const int signals[] = {SIGUSR1, SIGUSR2};
	struct ticker *ticker = arg;
	struct draw seed = {ticker->seed};

	while (!ticker->over) {
		struct timespec some = {.tv_nsec = 200000 + below(&seed, 800000)};
		pid_t tid = ticker->worker[below(&seed, ticker->workers)].tid;

		if (tid)
			syscall(SYS_tgkill, getpid(), tid, signals[below(&seed, 2)]);
		nanosleep(&some, NULL);
	}
	return NULL;
}

static void be_process(struct run *run, const int *shared, int process, int threads, long count,
		       uint64_t seed)
{
	struct worker worker[threads];
	struct ticker ticker = {worker, threads, seed + process, false};
	struct draw from = {seed * 1000 + process};
	pthread_t thread[threads], ticking;
	int own = open_device();

	sigaction(SIGUSR1, &(struct sigaction){.sa_handler = caught, .sa_flags = SA_RESTART}, NULL);
	sigaction(SIGUSR2, &(struct sigaction){.sa_handler = caught}, NULL);
	for (int i = 0; i < threads; i++) {
		worker[i] = (struct worker){
			.fuzzer = {run, {draw(&from)}, .opens = {shared[0], shared[1], own}},
			.left = count / threads + (i < count % threads)};
		fuzz_memory(&worker[i].fuzzer);
	}
	for (int i = 0; i < threads; i++)
		thread[i] = begin(succession, &worker[i]);
	ticking = begin(tick, &ticker);
	for (int i = 0; i < threads; i++)
		pthread_join(thread[i], NULL);
	ticker.over = true;
	pthread_join(ticking, NULL);
	exit(0);
}

static int judge(const struct run *run)
{
	int bad = run->wrong != 0;

	for (int i = 0; i < KINDS; i++) {
		const struct tally *tally = &run->tally[i];

		printf("%-14s %8ld: %8ld ok\n", fuzz_name(i), tally->asked, tally->ok);
		if (!tally->ok && tally->asked >= MANY && fuzz_can_succeed(i)) {
			printf("%s never succeeded\n", fuzz_name(i));
			bad = 1;
		}
	}
	if (run->faults) {
		printf("%ld faults\n", run->met);
		bad |= !run->met;
	}
	return bad;
}

/* Whoever died of something else than its share's end. */
static int reap(int processes)
{
	int bad = 0, status;

	while (processes--) {
		if (wait(&status) < 0)
			die("wait");
		if (status) {
			printf("a process ended with status 0x%x\n", status);
			bad = 1;
		}
	}
	return bad;
}

int main(int argc, char **argv)
{
	struct run *run =
		mmap(NULL, sizeof(*run), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	int processes = argc > 3 ? atoi(argv[3]) : 2, threads = argc > 4 ? atoi(argv[4]) : 4, bad;
	long count = argc > 2 ? atol(argv[2]) : 0;
	uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 0;
	int shared[2];

	if (count < 1 || processes < 1 || threads < 1 || run == MAP_FAILED) {
		fprintf(stderr, "nt_fuzz SEED COUNT [PROCESSES [THREADS [faults]]]\n");
		return 2;
	}
	run->faults = argc > 5;
	if (run->faults && !fail_prepare()) {
		puts("this kernel injects no faults");
		return 77;
	}
	printf("nt_fuzz %llu %ld %d %d%s\n", (unsigned long long)seed, count, processes, threads,
	       run->faults ? " faults" : "");
	fflush(stdout);
	for (int i = 0; i < 2; i++)
		shared[i] = open_device();
	for (int i = 0; i < processes; i++)
		if (!fork())
			be_process(run, shared, i, threads,
				   count / processes + (i < count % processes), seed);
	bad = reap(processes);
	return judge(run) | bad;
}
