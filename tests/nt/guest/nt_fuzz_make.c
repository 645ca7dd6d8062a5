// SPDX-License-Identifier: GPL-2.0-only
/* What is asked, from a table. Its memory ends where nothing is mapped. */
#include <sys/mman.h>

#include "nt_fuzz.h"

#define PAGE     4096ul
#define ARGUMENT PAGE
#define TEXT     (TARE_NT_VALUE_MAX + 8 * PAGE)

enum word { NOTHING, TYPE, BOOL, SMALL, ACCESS, ANY, NUMBER };
enum text { NONE, NAME, PATH, VALUE, VALUE_NAME, MESSAGE };
enum room { NO_ROOM, FOR_DATA, FOR_MESSAGE };
/* Which handle is named; of the root, which has none, too. Behind the sorts of handles. */
enum { NO_HANDLE = SORTS, ANY_HANDLE, KEY_OR_ROOT };
/* What is given: a handle of a sort, of the sort that a says, of the one that was named. */
enum { NO_RESULT = SORTS, OF_TYPE, OF_HANDLE, A_NUMBER };

/* What is asked: of an operation its words, text and room, as uapi/tare/ntobj.h has them. */
struct kind {
	const char *name;
	unsigned long command;
	void (*make)(struct fuzzer *fuzzer, struct request *request);
	int weight, op, handle;
	enum word a, b, c;
	enum text in;
	enum room out;
	int result;
};

/* Names, paths, values and messages: each ends where its area does. Each returns its size. */

/* What many requests name, so that they meet; each sixteenth is of other bytes, or too long. */
static uint32_t word(struct draw *by, char *to)
{
	static const char *const words[] = {"a",      "A",     "b",        "c",
					    "value",  "Value", "Software", "Local",
					    "Global", "x.y",   "\xc3\xa4"};
	uint32_t which = below(by, 176), size;

	if (which < 165) {
		size = strlen(words[which % 11]);
		memcpy(to, words[which % 11], size);
		return size;
	}
	size = which < 170 ? below(by, 20) : TARE_NT_NAME_MAX - 2 + below(by, 4);
	for (uint32_t i = 0; i < size; i++)
		to[i] = which < 168 ? below(by, 256) : 'a' + i % 3;
	return size;
}

static uint32_t at_end(const struct area *in, const char *text, uint32_t size)
{
	memcpy(in->end - size, text, size);
	return size;
}

static uint32_t names_text(struct draw *by, const struct area *in, uint32_t names)
{
	static __thread char text[(TARE_NT_DEPTH_MAX + 8) * (TARE_NT_NAME_MAX + 4)];
	uint32_t size = 0;

	for (uint32_t i = 0; i < names; i++) {
		if (i)
			text[size++] = '\\';
		if (names > 4)
			text[size++] = 'a' + below(by, 2);
		else
			size += word(by, text + size);
	}
	return at_end(in, text, size);
}

/* None at all, sometimes; below Local\ or another folder, sometimes. */
static uint32_t name_text(struct draw *by, const struct area *in)
{
	return names_text(by, in, below(by, 8) ? 1 + !below(by, 4) : 0);
}

/* Of 1 to 4 names; each hundredth as deep as it may be, or deeper. */
static uint32_t path_text(struct draw *by, const struct area *in)
{
	return names_text(by, in,
			  below(by, 100) ? 1 + below(by, 4) : TARE_NT_DEPTH_MAX - 4 + below(by, 8));
}

static uint32_t value_text(struct draw *by, const struct area *in)
{
	uint32_t size;

	if (below(by, 200))
		return names_text(by, in, below(by, 8) != 0);
	size = TARE_NT_VALUE_NAME_MAX - 1 + below(by, 3);
	memset(in->end - size, 'n', size);
	return size;
}

/* Behind a text of SIZE bytes that ends where the area does, which is moved. The sum. */
static uint32_t add_data(struct draw *by, const struct area *in, uint32_t size)
{
	static const uint32_t sizes[] = {0, 1, 4, 8, 100, 1000, 4096, 8192};
	uint32_t data = sizes[below(by, 8)];

	if (!below(by, 300))
		data = TARE_NT_VALUE_MAX - 1 + below(by, 3);
	memmove(in->end - size - data, in->end - size, size);
	memset(in->end - data, 'd', data);
	return size + data;
}

static uint32_t message_text(struct draw *by, const struct area *in)
{
	struct tare_nt_message message = {below(by, 16), 0, draw(by), draw(by)};

	return at_end(in, (const char *)&message, sizeof(message));
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
	static const uint32_t odd[] = {
		TARE_NT_VALUE_MAX, TARE_NT_VALUE_MAX + 1, 0, 1, 2, 3, 4, 64, 65, 255, 256, 0xffff,
		0x7fffffff, 0x80000000, 0xfffffffc, 0xffffffff};
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
	request->number = some_handle(fuzzer, request->kind->handle);
}

static void make_change(struct fuzzer *fuzzer, struct request *request)
{
	request->change.handle = some_handle(fuzzer, request->kind->handle);
	request->size = sizeof(request->change);
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
	request->wait.flags = below(by, 2);
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
	static uint32_t (*const make[])(struct draw *by, const struct area *in) = {
		[NAME] = name_text,   [PATH] = path_text,        [VALUE_NAME] = value_text,
		[VALUE] = value_text, [MESSAGE] = message_text,
	};
	struct area *in = &fuzzer->in;

	if (text == NONE)
		return;
	call->in_size = make[text](&fuzzer->draw, in);
	if (text == VALUE) {
		call->b = call->in_size;
		call->in_size = add_data(&fuzzer->draw, in, call->b);
	}
	call->in = (uintptr_t)fuzz_room(in, call->in_size);
}

static void make_room(struct fuzzer *fuzzer, enum room kind, struct tare_nt_call *call)
{
	struct draw *by = &fuzzer->draw;

	if (kind == NO_ROOM)
		return;
	if (kind == FOR_MESSAGE)
		call->out_size = sizeof(struct tare_nt_message);
	else
		call->out_size = below(by, 200) ? below(by, 10000) : TARE_NT_VALUE_MAX;
	call->out = (uintptr_t)fuzz_room(&fuzzer->out, call->out_size);
}

static void make_call(struct fuzzer *fuzzer, struct request *request)
{
	const struct kind *asked = request->kind;
	struct tare_nt_call *call = &request->call;

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

#define CALL(op, weight, ...) {#op, TARE_NT_CALL, make_call, weight, TARE_NT_OP_##op, __VA_ARGS__}

static const struct kind kinds[] = {
	{"create", TARE_NT_CREATE, make_create, 10, .handle = NO_HANDLE},
	{"close", TARE_NT_CLOSE, make_close, 8, .handle = ANY_HANDLE},
	{"set", TARE_NT_SET, make_change, 8, .handle = EVENT},
	{"reset", TARE_NT_RESET, make_change, 4, .handle = EVENT},
	{"pulse", TARE_NT_PULSE, make_change, 4, .handle = EVENT},
	{"release", TARE_NT_RELEASE, make_release, 8, .handle = SEMAPHORE},
	{"unlock", TARE_NT_UNLOCK, make_change, 10, .handle = MUTEX},
	{"wait", TARE_NT_WAIT, make_wait, 24, .handle = NO_HANDLE},
	{"leave", TARE_NT_LEAVE, make_leave, 1, .handle = NO_HANDLE},
	{"unknown", 0, make_unknown, 1, .handle = NO_HANDLE},
	CALL(CREATE, 6, NO_HANDLE, TYPE, BOOL, SMALL, NAME, NO_ROOM, OF_TYPE),
	CALL(OPEN, 4, NO_HANDLE, TYPE, ACCESS, BOOL, NAME, NO_ROOM, OF_TYPE),
	CALL(DUPLICATE, 4, ANY_HANDLE, ACCESS, .result = OF_HANDLE),
	CALL(CLOSE, 8, ANY_HANDLE, .result = NO_RESULT),
	CALL(SET, 3, EVENT, .result = NO_RESULT),
	CALL(RESET, 2, EVENT, .result = NO_RESULT),
	CALL(PULSE, 2, EVENT, .result = NO_RESULT),
	CALL(RELEASE, 3, SEMAPHORE, SMALL, .result = NO_RESULT),
	CALL(UNLOCK, 4, MUTEX, .result = NO_RESULT),
	CALL(QUERY, 2, ANY_HANDLE, .result = NO_RESULT),
	CALL(KEY_CREATE, 6, KEY_OR_ROOT, BOOL, .in = PATH, .result = KEY),
	CALL(KEY_OPEN, 4, KEY_OR_ROOT, .in = PATH, .result = KEY),
	CALL(KEY_DELETE, 3, KEY, .result = NO_RESULT),
	CALL(VALUE_SET, 6, KEY, ANY, .in = VALUE, .result = NO_RESULT),
	CALL(VALUE_GET, 4, KEY, .in = VALUE_NAME, .out = FOR_DATA, .result = NO_RESULT),
	CALL(SELF, 2, NO_HANDLE, BOOL, .result = A_NUMBER),
	CALL(POST, 6, NO_HANDLE, NUMBER, .in = MESSAGE, .result = NO_RESULT),
	CALL(TAKE, 4, NO_HANDLE, SMALL, ANY, BOOL, .out = FOR_MESSAGE, .result = NO_RESULT),
	CALL(FILE_OPEN, 4, NO_HANDLE, SMALL, SMALL, .in = PATH, .result = FILE_HANDLE),
	CALL(FILE_ACCESS, 2, FILE_HANDLE, .result = NO_RESULT),
};

_Static_assert(sizeof(kinds) / sizeof(*kinds) == KINDS, "every operation is asked");

const char *fuzz_name(int kind)
{
	return kinds[kind].name;
}

bool fuzz_can_succeed(int kind)
{
	return kinds[kind].command;
}

int fuzz_some_kind(struct draw *by)
{
	int all = 0, at, kind = 0;

	for (int i = 0; i < KINDS; i++)
		all += kinds[i].weight;
	at = below(by, all);
	while ((at -= kinds[kind].weight) >= 0)
		kind++;
	return kind;
}

void fuzz_make(struct fuzzer *fuzzer, int kind, struct request *request)
{
	request->kind = &kinds[kind];
	request->command = kinds[kind].command;
	kinds[kind].make(fuzzer, request);
}
