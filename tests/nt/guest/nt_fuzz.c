// SPDX-License-Identifier: GPL-2.0-only
/*
 *   nt_fuzz SEED COUNT [PROCESSES [THREADS [faults]]]
 *
 * COUNT ioctls on /dev/tare_ntobj: requests that make sense, from a table, and every fourth of
 * them spoiled in one place before it is asked. An answer that such a request may not have is a
 * fault of the module; to one that is not spoiled EFAULT is, too. All processes share two opens,
 * and each has one of its own. Threads die, with what they own, and so do processes, in the midst
 * of what they do, and others take their place; signals meet all of them.
 *
 * What threads draw depends on SEED alone; which handles they meet depends on the others, too. With
 * "faults" the first thing that could fail in every eighth request does, then the second, until all
 * have; and in a thread's first ones, which make more than others. That what failed has changed
 * nothing is for nt_play. Status 77: this kernel injects none.
 *
 * Prints how each operation ended. Fails where an answer is none of those that the request may
 * have, and where an operation of many never succeeded, or never lacked memory: then nothing was
 * tried.
 */
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "nt_guest.h"

#define OPENS   3
#define SLOTS   24   /* handles of a sort that are kept in mind, of an open */
#define LIVING  2    /* numbers of threads, most of which still live */
#define LIFE    3000 /* ioctls of a thread, at most */
#define HANDLES 64   /* of a wait, at most */
#define SHORT   50   /* the same where the first may fail, which makes more than others */
#define MANY    200  /* tries after which an operation should have succeeded */
#define FAULTS  60   /* of a request, at most: a deep path has more */
#define PAGE    4096ul
#define TEXT    (TARE_NT_VALUE_MAX + 8 * PAGE)

/* What is not an operation of TARE_NT_CALL, behind those that are. */
enum { WAIT = TARE_NT_OPS, LEAVE, UNKNOWN, KINDS };
/* What a handle is for; and which is named, or given: that of the type that a says, some other. */
enum sort { EVENT, SEMAPHORE, MUTEX, KEY, FILE_HANDLE, SORTS, NONE, ANY, OF_TYPE };
enum text { EMPTY, NAMES, VALUE, MESSAGE };

#define OP(op, ...) [TARE_NT_OP_##op] = {#op, __VA_ARGS__}

static const struct kind {
	const char *name;
	unsigned long command; /* that does the same without a text, or TARE_NT_CALL */
	int weight;
	enum sort handle, gives;
	enum text in;
	uint32_t room;
} kinds[KINDS] = {
	OP(CREATE, TARE_NT_CREATE, 16, NONE, OF_TYPE, NAMES, 0),
	OP(OPEN, TARE_NT_CALL, 4, NONE, OF_TYPE, NAMES, 0),
	OP(DUPLICATE, TARE_NT_CALL, 4, ANY, ANY, EMPTY, 0),
	OP(CLOSE, TARE_NT_CLOSE, 16, ANY, NONE, EMPTY, 0),
	OP(SET, TARE_NT_SET, 11, EVENT, NONE, EMPTY, 0),
	OP(RESET, TARE_NT_RESET, 6, EVENT, NONE, EMPTY, 0),
	OP(PULSE, TARE_NT_PULSE, 6, EVENT, NONE, EMPTY, 0),
	OP(RELEASE, TARE_NT_RELEASE, 11, SEMAPHORE, NONE, EMPTY, 0),
	OP(UNLOCK, TARE_NT_UNLOCK, 14, MUTEX, NONE, EMPTY, 0),
	OP(QUERY, TARE_NT_CALL, 2, ANY, NONE, EMPTY, 0),
	OP(KEY_CREATE, TARE_NT_CALL, 6, KEY, KEY, NAMES, 0),
	OP(KEY_OPEN, TARE_NT_CALL, 4, KEY, KEY, NAMES, 0),
	OP(KEY_DELETE, TARE_NT_CALL, 3, KEY, NONE, EMPTY, 0),
	OP(VALUE_SET, TARE_NT_CALL, 6, KEY, NONE, VALUE, 0),
	OP(VALUE_GET, TARE_NT_CALL, 4, KEY, NONE, NAMES, 10000),
	OP(SELF, TARE_NT_CALL, 6, NONE, NONE, EMPTY, 0),
	OP(POST, TARE_NT_CALL, 6, NONE, NONE, MESSAGE, 0),
	OP(TAKE, TARE_NT_CALL, 4, NONE, NONE, EMPTY, sizeof(struct tare_nt_message)),
	OP(FILE_OPEN, TARE_NT_CALL, 4, NONE, FILE_HANDLE, NAMES, 0),
	OP(FILE_ACCESS, TARE_NT_CALL, 2, FILE_HANDLE, NONE, EMPTY, 0),
	[WAIT] = {"wait", TARE_NT_WAIT, 24, NONE, NONE, EMPTY, 0},
	[LEAVE] = {"leave", TARE_NT_LEAVE, 1, NONE, NONE, EMPTY, 0},
	[UNKNOWN] = {"unknown", 0, 1, NONE, NONE, EMPTY, 0},
};

/* Shared by all processes. */
static struct run {
	_Atomic int wrong;
	bool faults;
	_Atomic long left; /* to be asked */
	_Atomic long met;  /* faults */
	_Atomic long asked[KINDS], ok[KINDS], no_memory[KINDS];
	/* of the opens that are shared: numbers of threads, too */
	_Atomic uint32_t handle[OPENS][SORTS][SLOTS];
	_Atomic uint32_t number[OPENS][LIVING];
} * run;

struct fuzzer {
	struct draw draw;
	_Atomic pid_t tid; /* 0: it is over */
	int opens[OPENS];  /* the last: its own */
	bool known[OPENS]; /* where it has asked for what needs a thread */
	int open;          /* of this request */
	int fail;          /* fail_open(), or -1 */
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
	uint32_t size;      /* of that; 0: the argument is not an address */
	uintptr_t argument; /* what is asked with */
	bool spoiled;
	enum sort gives;
};

/* What many requests name, so that they meet; some are too long, or of other bytes. */
static uint32_t add_name(struct draw *by, char *to)
{
	static const char *const words[] = {"a", "a", "a", "A", "b", "Local", "\xc3\xa4", ""};
	uint32_t which = below(by, 128), size = TARE_NT_NAME_MAX - 2 + below(by, 4);

	if (which > 1)
		return sprintf(to, "%s", words[which % 8]);
	memset(to, which ? 'n' : (int)below(by, 256), size);
	return size;
}

/* Each hundredth is as deep as a path may be, or deeper. */
static uint32_t add_names(struct draw *by, char *to)
{
	uint32_t names = below(by, 8) ? 1 + !below(by, 4) + !below(by, 8) : 0, size = 0;

	if (!below(by, 100))
		names = TARE_NT_DEPTH_MAX - 4 + below(by, 8);
	for (uint32_t i = 0; i < names; i++) {
		if (i)
			to[size++] = '\\';
		if (names > 4)
			to[size++] = 'a' + below(by, 2);
		else
			size += add_name(by, to + size);
	}
	return size;
}

/* It ends where its memory does. */
static void make_text(struct fuzzer *fuzzer, enum text kind, struct tare_nt_call *call)
{
	static __thread char text[TEXT];
	struct draw *by = &fuzzer->draw;
	uint32_t size = 0;

	if (kind == MESSAGE) {
		struct tare_nt_message message = {below(by, 2), 0, draw(by), draw(by)};

		memcpy(text, &message, sizeof(message));
		size = sizeof(message);
	} else if (kind != EMPTY) {
		size = add_names(by, text);
	}
	if (kind == VALUE) {
		call->b = size;
		size += below(by, 300) ? 1u << below(by, 14) : TARE_NT_VALUE_MAX - 1 + below(by, 3);
	}
	call->in_size = size;
	call->in = (uintptr_t)memcpy(fuzzer->in_end - size, text, size);
}

/* Mostly one of the sort that was once given; of a key's the root, too. */
static uint32_t some_handle(struct fuzzer *fuzzer, enum sort sort)
{
	struct draw *by = &fuzzer->draw;

	if (sort == NONE || (sort == KEY && !below(by, 3)))
		return 0;
	if (sort == ANY || !below(by, 16))
		sort = below(by, SORTS);
	return run->handle[fuzzer->open][sort][below(by, SLOTS)];
}

/* One that is often a limit: about a power of two. */
static uint32_t odd_word(struct draw *by)
{
	return below(by, 16) ? (1u << below(by, 32)) - 2 + below(by, 4) : (uint32_t)draw(by);
}

/* A type, a flag, a count or a number; or an access. */
static uint32_t some_word(struct draw *by)
{
	static const uint32_t access[] = {2, 0x100000, 0x1f0003, 0x100002};

	switch (below(by, 8)) {
	case 0:
		return access[below(by, 4)];
	case 1:
		return odd_word(by);
	case 2:
		return below(by, 8);
	default:
		return below(by, 3);
	}
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
	uint32_t count = below(by, 8) ? 1 + below(by, 4) : 1 + below(by, HANDLES);
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
		request->argument = call.handle;
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

	*call = (struct tare_nt_call){.op = request->kind,
				      .handle = some_handle(fuzzer, kind->handle),
				      .a = some_word(by),
				      .b = some_word(by),
				      .c = some_word(by)};
	if (call->op == TARE_NT_OP_POST)
		call->a = run->number[fuzzer->open][below(by, LIVING)];
	make_text(fuzzer, kind->in, call);
	/* a type is that of the name's size: so most opens find what they name */
	if (kind->gives == OF_TYPE && call->in_size && below(by, 8)) {
		call->a = (call->in_size - 1) % (MUTEX + 1);
		if (call->op == TARE_NT_OP_OPEN)
			call->c &= TARE_NT_NO_CASE;
	}
	call->out_size = kind->room > PAGE ? below(by, kind->room + 1) : kind->room;
	call->out = (uintptr_t)(fuzzer->out_end - call->out_size);
	request->gives = kind->gives == OF_TYPE ? call->a : kind->gives;
	if (kind->gives == ANY)
		request->gives = below(by, SORTS);
	request->command = TARE_NT_CALL;
	request->size = sizeof(*call);
	if (kind->command != TARE_NT_CALL && below(by, 2))
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
		request->argument = draw(by);
	} else if (request->kind == UNKNOWN) {
		request->command = _IOC(below(by, 4), below(by, 4) ? 'N' : 'M',
					0x4a + below(by, 0x80), below(by, 1 << 14));
		request->size = sizeof(request->word);
	} else {
		make_call(fuzzer, request);
	}
	if (request->size)
		request->argument = (uintptr_t)fuzzer->argument_end - request->size;
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

static void spoil(struct fuzzer *fuzzer, struct request *request)
{
	static const unsigned long others[] = {TARE_NT_CREATE, TARE_NT_SET,   TARE_NT_PULSE,
					       TARE_NT_UNLOCK, TARE_NT_LEAVE, 0x4e41};
	struct draw *by = &fuzzer->draw;
	__u64 *address = address_in(fuzzer, request);
	uint32_t word;

	request->spoiled = true;
	if (!request->size) {
		request->argument = below(by, 2) ? odd_word(by) : draw(by);
		return;
	}
	switch (below(by, 8)) {
	case 0:
		request->argument = odd_address(fuzzer);
		break;
	case 1 ... 3:
		if (address)
			*address = odd_address(fuzzer);
		else
			request->command = others[below(by, 6)];
		break;
	default:
		word = below(by, request->size / 4);
		if (!is_address(request, word))
			request->word[word] = odd_word(by);
	}
}

static bool is_index(int64_t status)
{
	return status >= 0 && (status & ~(int64_t)NT_ABANDONED) < HANDLES;
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
static void keep(struct fuzzer *fuzzer, const struct request *request)
{
	const struct tare_nt_create *create = (void *)request->argument;
	const struct tare_nt_call *call = (void *)request->argument;
	uint32_t slot = below(&fuzzer->draw, SLOTS), handle;

	if (request->kind == TARE_NT_OP_SELF)
		run->number[fuzzer->open][slot % LIVING] = call->value;
	if (request->gives >= SORTS)
		return;
	handle = request->command == TARE_NT_CREATE ? create->handle : call->handle;
	handle = atomic_exchange(&run->handle[fuzzer->open][request->gives][slot], handle);
	close_handle(fuzzer->opens[fuzzer->open], handle);
}

static void tell_wrong(const struct request *request, int64_t status)
{
	char words[16 * 9 + 1] = "";

	run->wrong = 1;
	for (uint32_t i = 0; i < request->size / 4; i++)
		sprintf(words + strlen(words), " %x", request->word[i]);
	printf("%s%s (command 0x%lx:%s) gave %s%llx\n", kinds[request->kind].name,
	       request->spoiled ? ", spoiled" : "", request->command, words,
	       status < 0 ? "errno 0x" : "0x", status < 0 ? (long long)-status : (long long)status);
	fflush(stdout);
}

static int64_t ask_once(struct fuzzer *fuzzer, const struct request *request)
{
	memcpy(fuzzer->argument_end - request->size, request->word, request->size);
	return ask(fuzzer->opens[fuzzer->open], request->command, (void *)request->argument);
}

/* What each thread's first request needs memory for; what goes in may need more. */
static bool allocates(int kind)
{
	return kinds[kind].command == TARE_NT_CALL || kind == TARE_NT_OP_CREATE ||
	       kind == TARE_NT_OP_UNLOCK || kind == WAIT;
}

/* Whether its NTH thing failed, and so the request. */
static bool fails(struct fuzzer *fuzzer, const struct request *request, int nth, int64_t *status)
{
	fail_at(fuzzer->fail, nth);
	*status = ask_once(fuzzer, request);
	if (!fail_met(fuzzer->fail))
		return false;
	run->met++;
	run->no_memory[request->kind] += *status == NT_NO_MEMORY;
	return *status == NT_NO_MEMORY || *status == -EFAULT;
}

/*
 * No signal may come meanwhile: its frame is copied, too; and without signals no wait for ever
 * would end.
 */
static int64_t ask_with_faults(struct fuzzer *fuzzer, const struct request *request)
{
	bool *known = &fuzzer->known[fuzzer->open], first = !*known;
	sigset_t all, before;
	int64_t status;
	int nth = 1;

	*known |= allocates(request->kind) && request->kind != WAIT;
	if (fuzzer->fail < 0 || (!first && below(&fuzzer->draw, 8)) ||
	    (request->command == TARE_NT_WAIT && request->wait.deadline_ns > now_ns() + MS))
		return ask_once(fuzzer, request);
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	while (nth < FAULTS && fails(fuzzer, request, nth, &status))
		nth++;
	if (nth == FAULTS)
		status = ask_once(fuzzer, request);
	pthread_sigmask(SIG_SETMASK, &before, NULL);
	return status;
}

static void fuzz_ask(struct fuzzer *fuzzer)
{
	struct request request = {.gives = NONE};
	int64_t status;

	make(fuzzer, &request);
	if (!below(&fuzzer->draw, 4))
		spoil(fuzzer, &request);
	status = ask_with_faults(fuzzer, &request);
	if (!may_be(&request, status))
		tell_wrong(&request, status);
	run->asked[request.kind]++;
	if (is_index(status) || status == NT_OBJECT_EXISTS)
		run->ok[request.kind]++;
	if (status && status != NT_OBJECT_EXISTS)
		return;
	if (!request.spoiled)
		keep(fuzzer, &request);
}

static void *live(void *arg)
{
	struct fuzzer *fuzzer = arg;
	long life = 1 + below(&fuzzer->draw, run->faults ? SHORT : LIFE);

	memset(fuzzer->known, 0, sizeof(fuzzer->known));
	fuzzer->fail = run->faults ? fail_open() : -1;
	fuzzer->tid = gettid();
	while (life-- && run->left-- > 0)
		fuzz_ask(fuzzer);
	if (fuzzer->fail >= 0)
		close(fuzzer->fail);
	fuzzer->tid = 0;
	return NULL;
}

/*
 * Signals to those that live, of which one restarts a call and the other does not: a wait for ever
 * ends by them alone. In the place of each that has died another begins, until all is asked, or
 * the process is killed.
 */
static void tick(struct fuzzer *fuzzer, int threads, struct draw *by)
{
	static const int signals[] = {SIGUSR1, SIGUSR2};
	bool lives = below(by, 4);
	pthread_t thread[threads];

	for (int i = 0; i < threads; i++)
		thread[i] = begin(live, &fuzzer[i]);
	for (int alive = threads, i; alive;) {
		struct timespec some = {.tv_nsec = 200000 + below(by, 800000)};
		pid_t tid;

		i = below(by, threads);
		tid = fuzzer[i].tid;
		if (!run->faults || tid)
			nanosleep(&some, NULL);
		if (!lives && !below(by, 64))
			raise(SIGKILL);
		if (tid) {
			syscall(SYS_tgkill, getpid(), tid, signals[below(by, 2)]);
		} else if (thread[i] && !pthread_tryjoin_np(thread[i], NULL)) {
			thread[i] = run->left > 0 ? begin(live, &fuzzer[i]) : 0;
			alive -= !thread[i];
		}
	}
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

static void caught(int number)
{
	(void)number;
}

static void be_process(const int *shared, struct draw by, int threads)
{
	struct fuzzer fuzzer[threads];
	int own = open_device();

	sigaction(SIGUSR1, &(struct sigaction){.sa_handler = caught, .sa_flags = SA_RESTART}, NULL);
	sigaction(SIGUSR2, &(struct sigaction){.sa_handler = caught}, NULL);
	for (int i = 0; i < threads; i++)
		fuzzer[i] = (struct fuzzer){.draw = {draw(&by)},
					    .opens = {shared[0], shared[1], own},
					    .argument_end = map(PAGE, PROT_READ | PROT_WRITE),
					    .in_end = map(TEXT, PROT_READ | PROT_WRITE),
					    .out_end = map(TEXT, PROT_READ | PROT_WRITE),
					    .read_only_end = map(PAGE, PROT_READ)};
	tick(fuzzer, threads, &by);
	exit(0);
}

static int judge(void)
{
	int bad = run->wrong != 0;

	for (int i = 0; i < KINDS; i++) {
		printf("%-14s %8ld: %8ld ok, %8ld without memory\n", kinds[i].name, run->asked[i],
		       run->ok[i], run->no_memory[i]);
		if (!run->ok[i] && run->asked[i] >= MANY && i != UNKNOWN) {
			printf("%s never succeeded\n", kinds[i].name);
			bad = 1;
		}
		if (run->faults && allocates(i) && !run->no_memory[i] && run->asked[i] >= MANY) {
			printf("%s never lacked memory\n", kinds[i].name);
			bad = 1;
		}
	}
	printf("%ld faults\n", run->met);
	return bad || (run->faults && !run->met);
}

/* Until all is asked. Returns whether one died of something else than its kill. */
static bool breed(int processes, const int *shared, int threads, uint64_t seed)
{
	int alive = 0, status = 0;
	bool bad = false;

	for (int born = 0; alive || (run->left > 0 && !bad); alive--) {
		for (; alive < processes && run->left > 0 && !bad; alive++, born++)
			if (!fork())
				be_process(shared, (struct draw){1000 * seed + born}, threads);
		if (wait(&status) < 0)
			die("wait");
		if (status && status != SIGKILL) {
			printf("a process ended with status 0x%x\n", status);
			bad = true;
		}
	}
	return bad;
}

int main(int argc, char **argv)
{
	int processes = argc > 3 ? atoi(argv[3]) : 2, threads = argc > 4 ? atoi(argv[4]) : 4;
	uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 0;
	int shared[2];
	bool bad;

	run = mmap(NULL, sizeof(*run), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (run == MAP_FAILED)
		die("mmap");
	run->left = argc > 2 ? atol(argv[2]) : 0;
	if (run->left < 1 || processes < 1 || threads < 1) {
		fprintf(stderr, "nt_fuzz SEED COUNT [PROCESSES [THREADS [faults]]]\n");
		return 2;
	}
	run->faults = argc > 5;
	if (run->faults && !fail_prepare()) {
		puts("this kernel injects no faults");
		return 77;
	}
	for (int i = 0; i < 2; i++)
		shared[i] = open_device();
	bad = breed(processes, shared, threads, seed);
	return judge() | bad;
}
