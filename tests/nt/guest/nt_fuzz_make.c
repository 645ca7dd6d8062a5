// SPDX-License-Identifier: GPL-2.0-only
/* What is asked, from a table. Its memory ends where nothing is mapped. */
#include <sys/mman.h>

#include "nt_fuzz_request.h"
#include "nt_fuzz_text.h"

#define PAGE     4096ul
#define ARGUMENT PAGE
#define TEXT     (TARE_NT_VALUE_MAX + 8 * PAGE)

enum word { NOTHING, TYPE, BOOL, SMALL, ACCESS, ANY, NUMBER };
enum text { NONE, NAME, PATH, VALUE, VALUE_NAME, MESSAGE };
enum room { NO_ROOM, FOR_NAME, FOR_DATA, FOR_MESSAGE };
/* Which handle is named; of the root, which has none, too. Behind the sorts of handles. */
enum { NO_HANDLE = SORTS, ANY_HANDLE, KEY_OR_ROOT };
/* What is given: a handle of a sort, of the sort that a says, of the one that was named. */
enum { NO_RESULT = SORTS, OF_TYPE, OF_HANDLE, A_NUMBER };

/* What an operation is asked, as uapi/tare/ntobj.h has it. */
static const struct call {
	const char *name;
	enum tare_nt_op op;
	int weight, handle;
	enum word a, b, c;
	enum text in;
	enum room out;
	int result;
} calls[] = {
	{"CREATE", TARE_NT_OP_CREATE, 6, NO_HANDLE, TYPE, BOOL, SMALL, NAME, NO_ROOM, OF_TYPE},
	{"OPEN", TARE_NT_OP_OPEN, 4, NO_HANDLE, TYPE, ACCESS, BOOL, NAME, NO_ROOM, OF_TYPE},
	{"DUPLICATE", TARE_NT_OP_DUPLICATE, 4, ANY_HANDLE, ACCESS, .result = OF_HANDLE},
	{"CLOSE", TARE_NT_OP_CLOSE, 8, ANY_HANDLE, .result = NO_RESULT},
	{"SET", TARE_NT_OP_SET, 3, EVENT, .result = NO_RESULT},
	{"RESET", TARE_NT_OP_RESET, 2, EVENT, .result = NO_RESULT},
	{"PULSE", TARE_NT_OP_PULSE, 2, EVENT, .result = NO_RESULT},
	{"RELEASE", TARE_NT_OP_RELEASE, 3, SEMAPHORE, SMALL, .result = NO_RESULT},
	{"UNLOCK", TARE_NT_OP_UNLOCK, 4, MUTEX, .result = NO_RESULT},
	{"QUERY", TARE_NT_OP_QUERY, 2, ANY_HANDLE, .result = NO_RESULT},
	{"KEY_CREATE", TARE_NT_OP_KEY_CREATE, 6, KEY_OR_ROOT, BOOL, .in = PATH, .result = KEY},
	{"KEY_OPEN", TARE_NT_OP_KEY_OPEN, 4, KEY_OR_ROOT, .in = PATH, .result = KEY},
	{"KEY_DELETE", TARE_NT_OP_KEY_DELETE, 3, KEY, .result = NO_RESULT},
	{"KEY_NAME", TARE_NT_OP_KEY_NAME, 3, KEY, SMALL, .out = FOR_NAME, .result = NO_RESULT},
	{"VALUE_SET", TARE_NT_OP_VALUE_SET, 6, KEY, ANY, .in = VALUE, .result = NO_RESULT},
	{"VALUE_GET", TARE_NT_OP_VALUE_GET, 4, KEY, .in = VALUE_NAME, .out = FOR_DATA,
	 .result = NO_RESULT},
	{"VALUE_DELETE", TARE_NT_OP_VALUE_DELETE, 3, KEY, .in = VALUE_NAME, .result = NO_RESULT},
	{"VALUE_NAME", TARE_NT_OP_VALUE_NAME, 3, KEY, SMALL, .out = FOR_NAME, .result = NO_RESULT},
	{"SELF", TARE_NT_OP_SELF, 2, NO_HANDLE, BOOL, .result = A_NUMBER},
	{"POST", TARE_NT_OP_POST, 6, NO_HANDLE, NUMBER, .in = MESSAGE, .result = NO_RESULT},
	{"TAKE", TARE_NT_OP_TAKE, 4, NO_HANDLE, SMALL, ANY, BOOL, .out = FOR_MESSAGE,
	 .result = NO_RESULT},
	{"QUIT", TARE_NT_OP_QUIT, 1, NO_HANDLE, ANY, .result = NO_RESULT},
	{"POST_APC", TARE_NT_OP_POST_APC, 4, NO_HANDLE, NUMBER, .in = MESSAGE, .result = NO_RESULT},
	{"TAKE_APC", TARE_NT_OP_TAKE_APC, 3, NO_HANDLE, .out = FOR_MESSAGE, .result = NO_RESULT},
	{"FILE_OPEN", TARE_NT_OP_FILE_OPEN, 4, NO_HANDLE, SMALL, SMALL, .in = PATH,
	 .result = FILE_HANDLE},
	{"FILE_ACCESS", TARE_NT_OP_FILE_ACCESS, 2, FILE_HANDLE, .result = NO_RESULT},
};

#define CALLS ((int)(sizeof(calls) / sizeof(*calls)))

static void make_create(struct fuzzer *fuzzer, struct request *request);
static void make_close(struct fuzzer *fuzzer, struct request *request);
static void make_change(struct fuzzer *fuzzer, struct request *request);
static void make_release(struct fuzzer *fuzzer, struct request *request);
static void make_wait(struct fuzzer *fuzzer, struct request *request);
static void make_leave(struct fuzzer *fuzzer, struct request *request);
static void make_unknown(struct fuzzer *fuzzer, struct request *request);

/* Ioctls of their own. */
static const struct direct {
	const char *name;
	unsigned long command;
	int weight;
	void (*make)(struct fuzzer *fuzzer, struct request *request);
	enum sort sort; /* of the handle */
} directs[] = {
	{"create", TARE_NT_CREATE, 10, make_create, SORTS},
	{"close", TARE_NT_CLOSE, 8, make_close, SORTS},
	{"set", TARE_NT_SET, 8, make_change, EVENT},
	{"reset", TARE_NT_RESET, 4, make_change, EVENT},
	{"pulse", TARE_NT_PULSE, 4, make_change, EVENT},
	{"release", TARE_NT_RELEASE, 8, make_release, SEMAPHORE},
	{"unlock", TARE_NT_UNLOCK, 10, make_change, MUTEX},
	{"wait", TARE_NT_WAIT, 24, make_wait, SORTS},
	{"leave", TARE_NT_LEAVE, 1, make_leave, SORTS},
	{"unknown", 0, 1, make_unknown, SORTS},
};

#define DIRECTS ((int)(sizeof(directs) / sizeof(*directs)))

int fuzz_kinds(void)
{
	_Static_assert(CALLS + DIRECTS <= KINDS, "tallies for all");
	_Static_assert(CALLS == TARE_NT_OPS, "every operation is asked");
	return DIRECTS + CALLS;
}

const char *fuzz_name(int kind)
{
	return kind < DIRECTS ? directs[kind].name : calls[kind - DIRECTS].name;
}

bool fuzz_can_succeed(int kind)
{
	return kind >= DIRECTS || directs[kind].command;
}

/* SIZE bytes, then nothing. */
static struct area map(size_t size)
{
	char *start =
		mmap(NULL, size + PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (start == MAP_FAILED || mprotect(start + size, PAGE, PROT_NONE))
		die("mmap");
	return (struct area){start, start + size};
}

void fuzz_memory(struct fuzzer *fuzzer)
{
	fuzzer->argument = map(ARGUMENT);
	fuzzer->in = map(TEXT);
	fuzzer->out = map(TEXT);
	fuzzer->read_only = map(PAGE);
	if (mprotect(fuzzer->read_only.start, PAGE, PROT_READ))
		die("mprotect");
}

void fuzz_forget(struct fuzzer *fuzzer)
{
	struct area *area[] = {&fuzzer->argument, &fuzzer->in, &fuzzer->out, &fuzzer->read_only};

	for (int i = 0; i < 4; i++)
		munmap(area[i]->start, area[i]->end - area[i]->start + PAGE);
}

/* Mostly one of the sort that was once given. */
static uint32_t some_handle(struct fuzzer *fuzzer, int sort)
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

uint32_t fuzz_odd_word(struct draw *by)
{
	static const uint32_t odd[] = {0,
				       1,
				       2,
				       3,
				       4,
				       64,
				       65,
				       255,
				       256,
				       0xffff,
				       0x7fffffff,
				       0x80000000,
				       0xfffffffc,
				       0xffffffff,
				       TARE_NT_VALUE_MAX,
				       TARE_NT_VALUE_MAX + 1};
	uint32_t which = below(by, sizeof(odd) / sizeof(*odd) + 1);

	return which < sizeof(odd) / sizeof(*odd) ? odd[which] : (uint32_t)draw(by);
}

static uint32_t some_word(struct fuzzer *fuzzer, enum word word)
{
	static const uint32_t access[] = {0, 0, 0, 2, 0x100000, 0x1f0003, 0x100002};
	struct draw *by = &fuzzer->draw;

	switch (word) {
	case TYPE:
		return below(by, 3);
	case BOOL:
		return below(by, 2);
	case SMALL:
		return below(by, 8);
	case ACCESS:
		return access[below(by, 7)];
	case ANY:
		return fuzz_odd_word(by);
	case NUMBER:
		return fuzzer->run->number[fuzzer->open][below(by, SLOTS)];
	default:
		return 0;
	}
}

static void make_create(struct fuzzer *fuzzer, struct request *request)
{
	struct draw *by = &fuzzer->draw;
	uint32_t most = 1 + below(by, 5);

	request->sort = below(by, MUTEX + 1);
	request->create.type = request->sort;
	request->create.first = below(by, 2);
	if (request->sort != MUTEX)
		request->create.second = request->sort == EVENT ? below(by, 2) : most;
	request->size = sizeof(request->create);
}

static void make_close(struct fuzzer *fuzzer, struct request *request)
{
	request->number = some_handle(fuzzer, ANY_HANDLE);
}

static void make_change(struct fuzzer *fuzzer, struct request *request)
{
	request->change.handle = some_handle(fuzzer, request->sort);
	request->size = sizeof(request->change);
	request->sort = SORTS;
}

static void make_release(struct fuzzer *fuzzer, struct request *request)
{
	request->change.value = below(&fuzzer->draw, 3);
	make_change(fuzzer, request);
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
	uint32_t count = below(by, 8) ? 1 + below(by, 4) : 1 + below(by, 64), *handle;

	handle = (uint32_t *)fuzz_room(&fuzzer->in, count * sizeof(*handle));
	for (uint32_t i = 0; i < count; i++)
		handle[i] = some_handle(fuzzer, below(by, MUTEX + 1));
	request->wait.handles = (uintptr_t)handle;
	request->wait.count = count;
	request->wait.deadline_ns = some_deadline(by);
	request->wait.flags = below(by, 4);
	request->sleeps = true;
	request->size = sizeof(request->wait);
}

static void make_leave(struct fuzzer *fuzzer, struct request *request)
{
	request->number = draw(&fuzzer->draw);
}

static void make_unknown(struct fuzzer *fuzzer, struct request *request)
{
	struct draw *by = &fuzzer->draw;

	request->command = _IOC(below(by, 4), below(by, 4) ? 'N' : 'M', 0x4a + below(by, 0x80),
				below(by, 1 << 14));
	request->size = sizeof(request->word);
	request->unknown = true;
}

static void make_text(struct fuzzer *fuzzer, enum text text, struct tare_nt_call *call)
{
	struct area *in = &fuzzer->in;

	switch (text) {
	case NONE:
		return;
	case NAME:
		call->in_size = fuzz_name_text(&fuzzer->draw, in);
		break;
	case PATH:
		call->in_size = fuzz_path_text(&fuzzer->draw, in);
		break;
	case VALUE_NAME:
		call->in_size = fuzz_value_text(&fuzzer->draw, in);
		break;
	case VALUE:
		call->b = fuzz_value_text(&fuzzer->draw, in);
		call->in_size = fuzz_add_data(&fuzzer->draw, in, call->b);
		break;
	case MESSAGE:
		call->in_size = fuzz_message(&fuzzer->draw, in);
	}
	call->in = (uintptr_t)fuzz_room(in, call->in_size);
}

static void make_room(struct fuzzer *fuzzer, enum room kind, struct tare_nt_call *call)
{
	static const uint32_t most[] = {[FOR_NAME] = 300, [FOR_DATA] = 10000};
	struct draw *by = &fuzzer->draw;

	if (kind == NO_ROOM)
		return;
	if (kind == FOR_MESSAGE)
		call->out_size = sizeof(struct tare_nt_message);
	else
		call->out_size = below(by, 200) ? below(by, most[kind]) : TARE_NT_VALUE_MAX;
	call->out = (uintptr_t)fuzz_room(&fuzzer->out, call->out_size);
}

static void make_call(struct fuzzer *fuzzer, const struct call *asked, struct request *request)
{
	struct tare_nt_call *call = &request->call;

	request->command = TARE_NT_CALL;
	request->size = sizeof(*call);
	call->op = asked->op;
	call->handle = some_handle(fuzzer, asked->handle);
	call->a = some_word(fuzzer, asked->a);
	call->b = some_word(fuzzer, asked->b);
	call->c = some_word(fuzzer, asked->c);
	make_text(fuzzer, asked->in, call);
	make_room(fuzzer, asked->out, call);
	if (asked->result < SORTS)
		request->sort = asked->result;
	else if (asked->result == OF_TYPE)
		request->sort = call->a;
	else if (asked->result == OF_HANDLE)
		request->sort = below(&fuzzer->draw, SORTS);
}

int fuzz_some_kind(struct draw *by)
{
	int all = 0, at;

	for (int i = 0; i < DIRECTS; i++)
		all += directs[i].weight;
	for (int i = 0; i < CALLS; i++)
		all += calls[i].weight;
	at = below(by, all);
	for (int i = 0; i < DIRECTS; i++)
		if ((at -= directs[i].weight) < 0)
			return i;
	for (int i = 0; i < CALLS; i++)
		if ((at -= calls[i].weight) < 0)
			return DIRECTS + i;
	return 0;
}

void fuzz_make(struct fuzzer *fuzzer, int kind, struct request *request)
{
	if (kind >= DIRECTS) {
		make_call(fuzzer, &calls[kind - DIRECTS], request);
		return;
	}
	request->command = directs[kind].command;
	request->sort = directs[kind].sort;
	directs[kind].make(fuzzer, request);
}
