// SPDX-License-Identifier: GPL-2.0-only
/*
 *   nt_fuzz SEED COUNT [PROCESSES [THREADS [faults]]]
 *
 * COUNT ioctls on /dev/tare_ntobj: sequences that make sense, from a table, and every fourth
 * request spoiled in one place before it is asked. An answer that such a request may
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
#include <stdatomic.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "nt_guest.h"

#define OPENS 3
#define SLOTS 24   /* handles of a sort that are kept in mind, of an open */
#define LIFE  3000 /* ioctls of a thread, at most */
#define MANY  100  /* tries after which an operation should have succeeded */
#define PAGE  4096ul
#define TEXT  (TARE_NT_VALUE_MAX + 8 * PAGE)

/* What is not an operation of TARE_NT_CALL, behind those that are. */
enum { WAIT = TARE_NT_OPS, LEAVE, UNKNOWN, KINDS };
/* What a handle is for; and which is named, or given: that of the type that a says, some other. */
enum sort {
	EVENT,
	SEMAPHORE,
	MUTEX,
	KEY,
	FILE_HANDLE,
	SORTS,
	NO_HANDLE,
	ANY_HANDLE,
	KEY_OR_ROOT,
	OF_TYPE
};
enum word { NOTHING, TYPE, BOOL, SMALL, ACCESS, ANY, NUMBER };
enum text { NONE, NAME, PATH, VALUE, VALUE_NAME, MESSAGE };

/* What is asked: of an operation its words, text and room, as uapi/tare/ntobj.h has them. */
static const struct kind {
	const char *name;
	unsigned long command; /* that does the same without a text, or TARE_NT_CALL */
	int weight;
	enum sort handle, gives;
	enum word a, b, c;
	enum text in;
	uint32_t room;
} kinds[KINDS] = {
	[TARE_NT_OP_CREATE] = {"CREATE", TARE_NT_CREATE, 16, NO_HANDLE, OF_TYPE, TYPE, BOOL, SMALL,
			       NAME, 0},
	[TARE_NT_OP_OPEN] = {"OPEN", TARE_NT_CALL, 4, NO_HANDLE, OF_TYPE, TYPE, ACCESS, BOOL, NAME,
			     0},
	[TARE_NT_OP_DUPLICATE] = {"DUPLICATE", TARE_NT_CALL, 4, ANY_HANDLE, ANY_HANDLE,
				  .a = ACCESS},
	[TARE_NT_OP_CLOSE] = {"CLOSE", TARE_NT_CLOSE, 16, ANY_HANDLE, NO_HANDLE},
	[TARE_NT_OP_SET] = {"SET", TARE_NT_SET, 11, EVENT, NO_HANDLE},
	[TARE_NT_OP_RESET] = {"RESET", TARE_NT_RESET, 6, EVENT, NO_HANDLE},
	[TARE_NT_OP_PULSE] = {"PULSE", TARE_NT_PULSE, 6, EVENT, NO_HANDLE},
	[TARE_NT_OP_RELEASE] = {"RELEASE", TARE_NT_RELEASE, 11, SEMAPHORE, NO_HANDLE, SMALL},
	[TARE_NT_OP_UNLOCK] = {"UNLOCK", TARE_NT_UNLOCK, 14, MUTEX, NO_HANDLE},
	[TARE_NT_OP_QUERY] = {"QUERY", TARE_NT_CALL, 2, ANY_HANDLE, NO_HANDLE},
	[TARE_NT_OP_KEY_CREATE] = {"KEY_CREATE", TARE_NT_CALL, 6, KEY_OR_ROOT, KEY, BOOL,
				   .in = PATH},
	[TARE_NT_OP_KEY_OPEN] = {"KEY_OPEN", TARE_NT_CALL, 4, KEY_OR_ROOT, KEY, BOOL, .in = PATH},
	[TARE_NT_OP_KEY_DELETE] = {"KEY_DELETE", TARE_NT_CALL, 3, KEY, NO_HANDLE},
	[TARE_NT_OP_VALUE_SET] = {"VALUE_SET", TARE_NT_CALL, 6, KEY, NO_HANDLE, ANY, .in = VALUE},
	[TARE_NT_OP_VALUE_GET] = {"VALUE_GET", TARE_NT_CALL, 4, KEY, NO_HANDLE, .in = VALUE_NAME,
				  .room = 10000},
	[TARE_NT_OP_SELF] = {"SELF", TARE_NT_CALL, 2, NO_HANDLE, NO_HANDLE, BOOL},
	[TARE_NT_OP_POST] = {"POST", TARE_NT_CALL, 6, NO_HANDLE, NO_HANDLE, NUMBER, .in = MESSAGE},
	[TARE_NT_OP_TAKE] = {"TAKE", TARE_NT_CALL, 4, NO_HANDLE, NO_HANDLE, SMALL, ANY, BOOL,
			     .room = sizeof(struct tare_nt_message)},
	[TARE_NT_OP_FILE_OPEN] = {"FILE_OPEN", TARE_NT_CALL, 4, NO_HANDLE, FILE_HANDLE, SMALL,
				  SMALL, .in = PATH},
	[TARE_NT_OP_FILE_ACCESS] = {"FILE_ACCESS", TARE_NT_CALL, 2, FILE_HANDLE, NO_HANDLE},
	[WAIT] = {"wait", TARE_NT_WAIT, 24, NO_HANDLE, NO_HANDLE},
	[LEAVE] = {"leave", TARE_NT_LEAVE, 1, NO_HANDLE, NO_HANDLE},
	[UNKNOWN] = {"unknown", 0, 1, NO_HANDLE, NO_HANDLE},
};

/* Shared by all processes. */
struct run {
	_Atomic int wrong;
	bool faults;
	_Atomic long met; /* of them */
	_Atomic long asked[KINDS], ok[KINDS];
	/* of the opens that are shared: numbers of threads, too */
	_Atomic uint32_t handle[OPENS][SORTS][SLOTS];
	_Atomic uint32_t number[OPENS][SLOTS];
};

struct fuzzer {
	struct run *run;
	struct draw draw;
	int opens[OPENS];
	int open; /* of this request */
	int fail; /* fail_open(), or -1 */
	/* memory behind whose end is none; what may only be read is before it */
	char *argument_end, *in_end, *out_end, *read_only_end;
};

struct request {
	int kind;
	unsigned long command;
	union {
		struct tare_nt_create create;
		struct tare_nt_change change;
		struct tare_nt_wait wait;
		struct tare_nt_call call;
		uint32_t word[16];
	};
	uint32_t size;    /* of that; 0: the argument is not an address */
	uintptr_t number; /* the argument then */
	bool spoiled;
	enum sort gives;
};

/* What many requests name, so that they meet; some are too long, or of other bytes. */
static uint32_t add_name(struct draw *by, char *to)
{
	static const char *const words[] = {"a",     "A",      "b",        "value",
					    "Local", "Global", "\xc3\xa4", ""};
	uint32_t which = below(by, 128), size = TARE_NT_NAME_MAX - 2 + below(by, 4);

	if (which > 1)
		return sprintf(to, "%s", words[which % 8]);
	memset(to, which ? 'n' : (int)below(by, 256), size);
	return size;
}

/* None at all, sometimes; of a path each hundredth as deep as it may be, or deeper. */
static uint32_t some_depth(struct draw *by, enum text text)
{
	if (text == PATH)
		return below(by, 100) ? 1 + below(by, 4) : TARE_NT_DEPTH_MAX - 4 + below(by, 8);
	return below(by, 8) ? 1 + (text == NAME && !below(by, 4)) : 0;
}

static uint32_t some_size(struct draw *by)
{
	return below(by, 300) ? 1u << below(by, 14) : TARE_NT_VALUE_MAX - 1 + below(by, 3);
}

/* It ends where its memory does. */
static void make_text(struct fuzzer *fuzzer, enum text kind, struct tare_nt_call *call)
{
	static __thread char text[TEXT];
	struct draw *by = &fuzzer->draw;
	uint32_t size = 0, names;

	if (kind == MESSAGE) {
		struct tare_nt_message message = {below(by, 16), 0, draw(by), draw(by)};

		memcpy(text, &message, sizeof(message));
		size = sizeof(message);
	} else if (kind != NONE) {
		names = some_depth(by, kind);
		for (uint32_t i = 0; i < names; i++) {
			if (i)
				text[size++] = '\\';
			if (names > 4)
				text[size++] = 'a' + below(by, 2);
			else
				size += add_name(by, text + size);
		}
	}
	if (kind == VALUE) {
		call->b = size;
		size += some_size(by);
	}
	call->in_size = size;
	call->in = (uintptr_t)memcpy(fuzzer->in_end - size, text, size);
}

/* Mostly one of the sort that was once given. */
static uint32_t some_handle(struct fuzzer *fuzzer, enum sort sort)
{
	struct draw *by = &fuzzer->draw;

	if (sort == NO_HANDLE || (sort == KEY_OR_ROOT && below(by, 2)))
		return 0;
	if (sort == KEY_OR_ROOT)
		sort = KEY;
	if (sort == ANY_HANDLE || !below(by, 16))
		sort = below(by, SORTS);
	return fuzzer->run->handle[fuzzer->open][sort][below(by, SLOTS)];
}

/* One that is often a limit: about a power of two. */
static uint32_t odd_word(struct draw *by)
{
	return below(by, 16) ? (1u << below(by, 32)) - 2 + below(by, 4) : (uint32_t)draw(by);
}

static uint32_t some_word(struct fuzzer *fuzzer, enum word word)
{
	static const uint32_t access[] = {0, 0, 0, 2, 0x100000, 0x1f0003, 0x100002};
	static const uint32_t bound[] = {[NOTHING] = 1, [TYPE] = 3, [BOOL] = 2, [SMALL] = 8};
	struct draw *by = &fuzzer->draw;

	if (word == ACCESS)
		return access[below(by, 7)];
	if (word == NUMBER)
		return fuzzer->run->number[fuzzer->open][below(by, SLOTS)];
	return word == ANY ? odd_word(by) : below(by, bound[word]);
}

/* Over at once, in 0 to 400 us, or for ever: then a signal or an object ends it. */
static uint64_t some_deadline(struct draw *by)
{
	switch (below(by, 16)) {
	case 0:
		return 1 + below(by, 1000000);
	case 1:
		return FOREVER;
	case 2 ... 8:
		return now_ns() + below(by, 400000);
	default:
		return 0;
	}
}

static void make_wait(struct fuzzer *fuzzer, struct request *request)
{
	struct draw *by = &fuzzer->draw;
	uint32_t count = below(by, 8) ? 1 + below(by, 4) : 1 + below(by, 64);
	uint32_t *handle = (uint32_t *)fuzzer->in_end - count;

	for (uint32_t i = 0; i < count; i++)
		handle[i] = some_handle(fuzzer, below(by, MUTEX + 1));
	request->wait = (struct tare_nt_wait){.handles = (uintptr_t)handle,
					      .count = count,
					      .deadline_ns = some_deadline(by),
					      .flags = below(by, 2)};
	request->size = sizeof(request->wait);
}

/* The same by an ioctl of its own. */
static void shorten(struct request *request)
{
	struct tare_nt_call call = request->call;

	request->command = kinds[request->kind].command;
	if (request->command == TARE_NT_CLOSE) {
		request->number = call.handle;
		request->size = 0;
	} else if (request->command == TARE_NT_CREATE) {
		request->create = (struct tare_nt_create){call.a, call.b, call.c, 0};
		request->size = sizeof(request->create);
	} else {
		request->change = (struct tare_nt_change){call.handle, call.a};
		request->size = sizeof(request->change);
	}
}

static void make_call(struct fuzzer *fuzzer, struct request *request)
{
	const struct kind *kind = &kinds[request->kind];
	struct tare_nt_call *call = &request->call;
	struct draw *by = &fuzzer->draw;
	bool is_short = kind->command != TARE_NT_CALL && below(by, 2);

	request->command = TARE_NT_CALL;
	request->size = sizeof(*call);
	call->op = request->kind;
	call->handle = some_handle(fuzzer, kind->handle);
	call->a = some_word(fuzzer, kind->a);
	call->b = some_word(fuzzer, kind->b);
	call->c = some_word(fuzzer, kind->c);
	if (call->op == TARE_NT_OP_CREATE && call->a == MUTEX)
		call->c = 0;
	make_text(fuzzer, kind->in, call);
	call->out_size = kind->room == 10000 && below(by, 200) ? below(by, 10000) : kind->room;
	call->out = (uintptr_t)(fuzzer->out_end - call->out_size);
	request->gives = kind->gives == OF_TYPE ? call->a : kind->gives;
	if (kind->gives == ANY_HANDLE)
		request->gives = below(by, SORTS);
	if (is_short)
		shorten(request);
}

static void make(struct fuzzer *fuzzer, struct request *request)
{
	struct draw *by = &fuzzer->draw;
	int all = 0, at;

	for (int i = 0; i < KINDS; i++)
		all += kinds[i].weight;
	at = below(by, all);
	while ((at -= kinds[request->kind].weight) >= 0)
		request->kind++;
	fuzzer->open = below(by, OPENS);
	request->command = kinds[request->kind].command;
	if (request->kind == WAIT) {
		make_wait(fuzzer, request);
	} else if (request->kind == LEAVE) {
		request->number = draw(by);
	} else if (request->kind == UNKNOWN) {
		request->command = _IOC(below(by, 4), below(by, 4) ? 'N' : 'M',
					0x4a + below(by, 0x80), below(by, 1 << 14));
		request->size = sizeof(request->word);
	} else {
		make_call(fuzzer, request);
	}
}

/* What is mapped nowhere, or not for writing, or only at its beginning. */
static uintptr_t odd_address(struct fuzzer *fuzzer)
{
	struct draw *by = &fuzzer->draw;
	const uintptr_t end = (uintptr_t)fuzzer->argument_end,
			odd[] = {0,
				 1,
				 end,
				 end - 1 - below(by, 24),
				 UINTPTR_MAX - below(by, 64),
				 0xffff888000000000,
				 0x8000000000000000 | below(by, 4096),
				 (uintptr_t)fuzzer->read_only_end - 8 * below(by, 32)};

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

/* Returns the argument, if it is another. */
static uintptr_t spoil(struct fuzzer *fuzzer, struct request *request, uintptr_t argument)
{
	static const unsigned long others[] = {TARE_NT_CREATE, TARE_NT_SET,   TARE_NT_PULSE,
					       TARE_NT_UNLOCK, TARE_NT_LEAVE, 0x4e41};
	struct draw *by = &fuzzer->draw;
	__u64 *address;
	uint32_t word;

	request->spoiled = true;
	if (!request->size)
		return below(by, 2) ? odd_word(by) : draw(by);
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
			request->word[word] = odd_word(by);
	}
	return argument;
}

static uintptr_t write_argument(struct fuzzer *fuzzer, struct request *request)
{
	char *there = fuzzer->argument_end - request->size;
	uintptr_t argument = request->size ? (uintptr_t)there : request->number;

	if (!below(&fuzzer->draw, 4))
		argument = spoil(fuzzer, request, argument);
	memcpy(there, request->word, request->size);
	return argument;
}

static bool is_index(int64_t status)
{
	return status >= 0 && (status & ~(int64_t)NT_ABANDONED) < 64;
}

static bool may_be(const struct request *request, int64_t status)
{
	bool may_sleep = request->kind == WAIT || request->spoiled;

	if (status == -EFAULT || status == -EINVAL)
		return request->spoiled;
	if (status == -ENOTTY)
		return request->spoiled || request->kind == UNKNOWN;
	/* what a status says is for nt_play; an index is a wait's alone */
	return !status || status >= NT_OBJECT_EXISTS ||
	       (may_sleep && (status == -EINTR || status == NT_TIMEOUT || is_index(status)));
}

/* For whoever asks next, the handle or number that an answer gives; the one before it is closed. */
static void keep(struct fuzzer *fuzzer, const struct request *request, const void *argument)
{
	const struct tare_nt_create *create = argument;
	const struct tare_nt_call *call = argument;
	uint32_t slot = below(&fuzzer->draw, SLOTS), handle;

	if (request->kind == TARE_NT_OP_SELF)
		fuzzer->run->number[fuzzer->open][slot] = call->value;
	if (request->gives >= SORTS)
		return;
	handle = request->command == TARE_NT_CREATE ? create->handle : call->handle;
	handle = atomic_exchange(&fuzzer->run->handle[fuzzer->open][request->gives][slot], handle);
	close_handle(fuzzer->opens[fuzzer->open], handle);
}

static void tell_wrong(struct fuzzer *fuzzer, const struct request *request, int64_t status)
{
	char words[16 * 9 + 1] = "";

	fuzzer->run->wrong = 1;
	for (uint32_t i = 0; i < request->size / 4; i++)
		sprintf(words + strlen(words), " %x", request->word[i]);
	printf("%s%s (command 0x%lx:%s) gave %s%llx\n", kinds[request->kind].name,
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

	if (fuzzer->fail < 0 || request->kind == WAIT || below(&fuzzer->draw, 8))
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
	struct request request = {.gives = NO_HANDLE};
	uintptr_t argument;
	int64_t status;

	make(fuzzer, &request);
	argument = write_argument(fuzzer, &request);
	status = ask_with_fault(fuzzer, &request, argument);
	if (!may_be(&request, status))
		tell_wrong(fuzzer, &request, status);
	fuzzer->run->asked[request.kind]++;
	if (is_index(status) || status == NT_OBJECT_EXISTS)
		fuzzer->run->ok[request.kind]++;
	if ((!status || status == NT_OBJECT_EXISTS) && !request.spoiled)
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

/* The end of SIZE bytes, behind which is nothing. */
static char *map(size_t size, int protection)
{
	char *start =
		mmap(NULL, size + PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (start == MAP_FAILED || mprotect(start + size, PAGE, PROT_NONE) ||
	    mprotect(start, size, protection))
		die("mmap");
	return start + size;
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
	for (int i = 0; i < threads; i++)
		worker[i] = (struct worker){
			.fuzzer = {.run = run,
				   .draw = {draw(&from)},
				   .opens = {shared[0], shared[1], own},
				   .argument_end = map(PAGE, PROT_READ | PROT_WRITE),
				   .in_end = map(TEXT, PROT_READ | PROT_WRITE),
				   .out_end = map(TEXT, PROT_READ | PROT_WRITE),
				   .read_only_end = map(PAGE, PROT_READ)},
			.left = count / threads + (i < count % threads)};
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
		printf("%-14s %8ld: %8ld ok\n", kinds[i].name, run->asked[i], run->ok[i]);
		if (!run->ok[i] && run->asked[i] >= MANY && i != UNKNOWN) {
			printf("%s never succeeded\n", kinds[i].name);
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
