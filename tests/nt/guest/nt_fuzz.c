// SPDX-License-Identifier: GPL-2.0-only
/*
 *   nt_fuzz SEED COUNT [PROCESSES [THREADS]]
 *
 * COUNT ioctls on /dev/tare_ntobj: each a known operation with words that may make sense, and every
 * fourth of them spoiled in one place before it is asked. An answer that such a request may not
 * have is a fault of the module; to one that is not spoiled EFAULT is, too. All processes share two
 * opens, and each has one of its own. Threads die, with what they own, and so do processes, in the
 * midst of what they do, and others take their place; signals meet all of them. What is answered,
 * and that what lacked memory has changed nothing, is for nt_play.
 *
 * What threads draw depends on SEED alone; which handles they meet depends on the others, too.
 *
 * Prints how often each operation was asked, and succeeded. Fails where an answer is none of those
 * that the request may have, and where an operation of many never succeeded: then nothing was
 * tried.
 */
#include <signal.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "nt_guest.h"

#define OPENS  3
#define SLOTS  4    /* handles of a sort that a thread keeps, of an open */
#define LOWEST 32   /* of an open, which all of its threads draw from */
#define LIFE   3000 /* ioctls of a thread, at most */
#define MOST   64   /* handles of a wait */
#define MANY   1000 /* tries after which an operation should have succeeded */
#define PAGE   4096ul
#define TEXT   (TARE_NT_VALUE_MAX + 8 * PAGE)

enum sort { OBJECT, KEY, OPEN_FILE, SORTS };
/* Operations of TARE_NT_CALL, and behind them the ioctls, by their number. */
#define IOCTLS TARE_NT_OPS
#define KINDS  (IOCTLS + 32)

/* Shared by all processes. */
static struct run {
	_Atomic bool wrong;
	_Atomic long left; /* to be asked */
	_Atomic long asked[KINDS], ok[KINDS];
} * run;
static int threads;

struct fuzzer {
	struct draw draw;
	_Atomic pid_t tid; /* 0: it is over */
	int opens[OPENS];  /* the last: its own */
	int open;          /* of this request */
	uint32_t kept[OPENS][SORTS][SLOTS];
	/* memory behind whose end is none */
	char *argument_end, *in_end, *out_end;
};

struct request {
	unsigned long command;
	union {
		struct tare_nt_wait wait;
		struct tare_nt_call call;
		uint32_t word[12];
	};
	uint32_t kind;
	uint32_t size;      /* of the struct; 0: the argument is not an address */
	uintptr_t argument; /* what is asked with */
	bool spoiled;
};

/* One that is often a limit: about a power of two. */
static uint32_t odd_word(struct draw *by)
{
	return below(by, 16) ? (1u << below(by, 32)) - 2 + below(by, 4) : (uint32_t)draw(by);
}

static enum sort sort_of(uint32_t kind)
{
	if (kind == TARE_NT_OP_FILE_OPEN || kind == TARE_NT_OP_FILE_ACCESS)
		return OPEN_FILE;
	return kind >= TARE_NT_OP_KEY_CREATE && kind <= TARE_NT_OP_VALUE_GET ? KEY : OBJECT;
}

/* One of its own, or anybody's: the lowest are given first. Threads are numbered alike. */
static uint32_t some_handle(struct fuzzer *fuzzer, enum sort sort)
{
	struct draw *by = &fuzzer->draw;

	return below(by, 4) ? fuzzer->kept[fuzzer->open][sort][below(by, SLOTS)]
			    : 4 * below(by, LOWEST);
}

/* What many requests name, so that they meet; some are too long, or as deep as a path may be. */
static uint32_t add_names(struct draw *by, char *to)
{
	static const char *const some[] = {"",     "a",    "a",        "A",  "b",
					   "a\\b", "b\\a", "Local\\a", "\\", "\xc3\xa4"};
	uint32_t depth = TARE_NT_DEPTH_MAX - 4 + below(by, 8), which = below(by, 100), size = 0;

	if (which > 1)
		return sprintf(to, "%s", some[which % 10]);
	if (which)
		return sprintf(to, "%0*d", TARE_NT_NAME_MAX - 2 + below(by, 4), 0);
	for (uint32_t i = 0; i < depth; i++)
		size += sprintf(to + size, "%sa", i ? "\\" : "");
	return size;
}

/* It ends where its memory does. */
static void make_text(struct fuzzer *fuzzer, struct tare_nt_call *call)
{
	struct draw *by = &fuzzer->draw;
	char *text = fuzzer->in_end - TEXT;
	uint32_t size = add_names(by, text);

	if (call->op == TARE_NT_OP_POST) {
		struct tare_nt_message message = {.number = 1};

		size = sizeof(message);
		memcpy(text, &message, size);
	} else if (call->op == TARE_NT_OP_VALUE_SET) {
		call->b = size;
		size += below(by, 300) ? 1u << below(by, 14) : TARE_NT_VALUE_MAX - 1 + below(by, 3);
	}
	call->in_size = size;
	call->in = (uintptr_t)memmove(fuzzer->in_end - size, text, size);
}

static void make_call(struct fuzzer *fuzzer, struct tare_nt_call *call)
{
	struct draw *by = &fuzzer->draw;

	call->op = below(by, TARE_NT_OPS);
	call->handle = some_handle(fuzzer, sort_of(call->op));
	if (call->op == TARE_NT_OP_POST)
		call->a = 4 * below(by, 10);
	/* mostly below the root, so that some keys have none below them */
	if ((call->op == TARE_NT_OP_KEY_CREATE || call->op == TARE_NT_OP_KEY_OPEN) && below(by, 4))
		call->handle = 0;
	make_text(fuzzer, call);
	call->out_size = below(by, 2) ? sizeof(struct tare_nt_message) : below(by, 10000);
	call->out = (uintptr_t)(fuzzer->out_end - call->out_size);
}

static void make_wait(struct fuzzer *fuzzer, struct tare_nt_wait *wait)
{
	struct draw *by = &fuzzer->draw;
	uint32_t count = below(by, 8) ? 1 + below(by, 3) : 1 + below(by, MOST);
	uint32_t *handle = (uint32_t *)fuzzer->in_end - count;
	/* over at once, soon, or never: then a signal or an object ends it */
	const uint64_t deadlines[] = {0,
				      0,
				      0,
				      below(by, 1000000),
				      now_ns() + below(by, 400000),
				      now_ns() + below(by, 400000),
				      FOREVER};

	for (uint32_t i = 0; i < count; i++)
		handle[i] = some_handle(fuzzer, OBJECT);
	*wait = (struct tare_nt_wait){.handles = (uintptr_t)handle,
				      .count = count,
				      .deadline_ns = deadlines[below(by, 7)],
				      .flags = below(by, 2)};
}

/* Words are mostly a type, a flag, a count or a number. */
static void make(struct fuzzer *fuzzer, struct request *request)
{
	static const unsigned long commands[] = {
		TARE_NT_CALL,    TARE_NT_CALL,   TARE_NT_CALL,   TARE_NT_CALL,   TARE_NT_CALL,
		TARE_NT_CALL,    TARE_NT_CALL,   TARE_NT_CALL,   TARE_NT_WAIT,   TARE_NT_WAIT,
		TARE_NT_WAIT,    TARE_NT_WAIT,   TARE_NT_CREATE, TARE_NT_CREATE, TARE_NT_CLOSE,
		TARE_NT_SET,     TARE_NT_RESET,  TARE_NT_PULSE,  TARE_NT_LEAVE,  TARE_NT_RELEASE,
		TARE_NT_RELEASE, TARE_NT_UNLOCK, TARE_NT_UNLOCK};
	struct draw *by = &fuzzer->draw;

	request->command = commands[below(by, sizeof(commands) / sizeof(*commands))];
	request->size = _IOC_SIZE(request->command);
	request->kind = IOCTLS + _IOC_NR(request->command) % 32;
	for (uint32_t i = 0; i < request->size / 4; i++)
		request->word[i] = below(by, 6) ? below(by, 3) : odd_word(by);
	if (request->command == TARE_NT_WAIT) {
		make_wait(fuzzer, &request->wait);
	} else if (request->command == TARE_NT_CALL) {
		make_call(fuzzer, &request->call);
		request->kind = request->call.op;
	} else if (request->command != TARE_NT_CREATE) {
		request->word[0] = some_handle(fuzzer, OBJECT);
	}
	request->argument =
		request->size ? (uintptr_t)fuzzer->argument_end - request->size : request->word[0];
}

/* What is mapped nowhere, or not for writing, or only at its beginning. */
static uintptr_t odd_address(struct fuzzer *fuzzer)
{
	static const char read_only[PAGE];
	struct draw *by = &fuzzer->draw;
	const uintptr_t odd[] = {below(by, 2),
				 (uintptr_t)fuzzer->argument_end - below(by, 24),
				 UINTPTR_MAX - below(by, 64),
				 0xffff888000000000,
				 0x8000000000000000 | below(by, 4096),
				 (uintptr_t)read_only};

	return odd[below(by, sizeof(odd) / sizeof(*odd))];
}

/*
 * Its command, its argument, an address in that, or another word. No address by halves: one that
 * happens to be there would let the kernel write into us.
 */
static void spoil(struct fuzzer *fuzzer, struct request *request)
{
	struct draw *by = &fuzzer->draw;
	uint32_t first = 0, end = request->size / 4;
	__u64 *address = NULL;

	if (request->command == TARE_NT_WAIT) {
		address = &request->wait.handles;
		first = 2;
	} else if (request->command == TARE_NT_CALL) {
		address = below(by, 2) ? &request->call.in : &request->call.out;
		end = 8;
	}
	request->spoiled = true;
	switch (below(by, 6)) {
	case 0:
		request->command ^= 1ul << below(by, 32);
		break;
	case 1:
		request->argument = odd_address(fuzzer);
		break;
	case 2:
		if (address)
			*address = odd_address(fuzzer);
		break;
	default:
		if (end)
			request->word[first + below(by, end - first)] = odd_word(by);
		else
			request->argument = odd_word(by);
	}
}

/* What a status says is for nt_play. */
static bool may_be(const struct request *request, int64_t status)
{
	switch (status) {
	case -EFAULT:
	case -EINVAL:
	case -ENOTTY:
		return request->spoiled;
	case -EINTR:
	case NT_TIMEOUT:
	case 1 ... MOST - 1:
	case NT_ABANDONED ... NT_ABANDONED + MOST - 1:
		return request->spoiled || request->command == TARE_NT_WAIT;
	default:
		return !status || status >= NT_OBJECT_EXISTS;
	}
}

static void tell_wrong(const struct request *request, int64_t status)
{
	run->wrong = true;
	printf("%scommand 0x%lx:", request->spoiled ? "spoiled " : "", request->command);
	for (uint32_t i = 0; i < request->size / 4; i++)
		printf(" %x", request->word[i]);
	printf(" gave %lld\n", (long long)status);
	fflush(stdout);
}

/* The handle that was given, if one was; one that was kept before it is closed. */
static void keep(struct fuzzer *fuzzer, const struct request *request)
{
	const uint32_t *answer = (uint32_t *)request->argument;
	uint32_t *kept = fuzzer->kept[fuzzer->open][sort_of(request->kind)];
	uint32_t *slot = &kept[below(&fuzzer->draw, SLOTS)], handle = 0;

	if (request->command == TARE_NT_CREATE)
		handle = answer[3];
	else if (request->command == TARE_NT_CALL && answer[1] != request->call.handle)
		handle = answer[1];
	if (!handle)
		return;
	close_handle(fuzzer->opens[fuzzer->open], *slot);
	*slot = handle;
}

static void fuzz_ask(struct fuzzer *fuzzer)
{
	struct request request = {0};
	int64_t status;
	bool ok;

	fuzzer->open = below(&fuzzer->draw, OPENS);
	make(fuzzer, &request);
	if (!below(&fuzzer->draw, 4))
		spoil(fuzzer, &request);
	memcpy(fuzzer->argument_end - request.size, request.word, request.size);
	status = ask(fuzzer->opens[fuzzer->open], request.command, (void *)request.argument);
	if (!may_be(&request, status))
		tell_wrong(&request, status);
	ok = status >= 0 && status <= NT_OBJECT_EXISTS && status != NT_TIMEOUT;
	run->asked[request.kind]++;
	run->ok[request.kind] += ok;
	if (ok && !request.spoiled)
		keep(fuzzer, &request);
}

/* Another takes its place, until all is asked. */
static void *live(void *arg)
{
	struct fuzzer *fuzzer = arg;
	long life = 1 + below(&fuzzer->draw, LIFE);

	pthread_detach(pthread_self());
	fuzzer->tid = gettid();
	while (life-- && run->left-- > 0)
		fuzz_ask(fuzzer);
	if (run->left > 0)
		begin(live, fuzzer);
	else
		fuzzer->tid = 0;
	return NULL;
}

/*
 * Signals to those that live, of which one restarts a call and the other does not: a wait for ever
 * ends by them alone. Until all is asked, or the process is killed.
 */
static void tick(const struct fuzzer *fuzzer, struct draw *by)
{
	bool killed = !below(by, 4), lives = true;

	while (lives) {
		usleep(200 + below(by, 800));
		if (killed && !below(by, 64))
			raise(SIGKILL);
		lives = false;
		for (int i = 0; i < threads; i++) {
			lives |= fuzzer[i].tid != 0;
			if (fuzzer[i].tid && !below(by, threads))
				syscall(SYS_tgkill, getpid(), fuzzer[i].tid,
					below(by, 2) ? SIGUSR1 : SIGUSR2);
		}
	}
}

/* The end of SIZE bytes, behind which is nothing. */
static char *map(size_t size)
{
	char *start =
		mmap(NULL, size + PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (start == MAP_FAILED || mprotect(start + size, PAGE, PROT_NONE))
		die("mmap");
	return start + size;
}

static void caught(int number)
{
	(void)number;
}

static void be_process(const int *shared, struct draw by)
{
	struct fuzzer fuzzer[threads];
	int own = open_device();

	sigaction(SIGUSR1, &(struct sigaction){.sa_handler = caught, .sa_flags = SA_RESTART}, NULL);
	sigaction(SIGUSR2, &(struct sigaction){.sa_handler = caught}, NULL);
	for (int i = 0; i < threads; i++) {
		fuzzer[i] = (struct fuzzer){.draw = {draw(&by)},
					    .tid = getpid(),
					    .opens = {shared[0], shared[1], own},
					    .argument_end = map(PAGE),
					    .in_end = map(TEXT),
					    .out_end = map(TEXT)};
		begin(live, &fuzzer[i]);
	}
	tick(fuzzer, &by);
	exit(0);
}

static bool never_succeeded(void)
{
	bool bad = false;

	for (int i = 0; i < KINDS; i++) {
		if (run->asked[i])
			printf("%2d %8ld: %8ld ok\n", i, run->asked[i], run->ok[i]);
		bad |= !run->ok[i] && run->asked[i] >= MANY;
	}
	return bad;
}

/* Until all is asked, or one dies of something else than its kill. */
int main(int argc, char **argv)
{
	int processes = argc > 3 ? atoi(argv[3]) : 2, shared[] = {open_device(), open_device()};
	int alive = 0, status;

	threads = argc > 4 ? atoi(argv[4]) : 4;
	run = mmap(NULL, sizeof(*run), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (run == MAP_FAILED || argc < 3)
		die("nt_fuzz SEED COUNT [PROCESSES [THREADS]]");
	run->left = atol(argv[2]);
	for (uint64_t seed = 1000 * strtoull(argv[1], NULL, 0); alive || run->left > 0; alive--) {
		for (; alive < processes && run->left > 0; alive++, seed++)
			if (!fork())
				be_process(shared, (struct draw){seed});
		if (wait(&status) < 0)
			die("wait");
		if (status && status != SIGKILL)
			die("a process ended with status 0x%x", status);
	}
	return never_succeeded() | run->wrong;
}
