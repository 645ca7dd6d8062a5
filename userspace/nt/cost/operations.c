// SPDX-License-Identifier: GPL-2.0-only
/* Each does what an NT program asks for, and remembers any result that it did not expect. */
#include <string.h>

#include "cost.h"

#define MOST  0x7fffffffu
#define KEY   "Software\\tare\\cost"
#define VALUE "value"
#define FILE  "cost.dat"

static void event(struct cost_run *run, int place, int manual, int set)
{
	run->wrong |= nt_create_event(run->api, &run->handle[place], manual, set);
}

static void close_handle(struct cost_run *run, int place)
{
	run->wrong |= nt_close(run->api, run->handle[place]);
}

static void open_event(struct cost_run *run)
{
	event(run, 0, 1, 0);
}

static void once_set(struct cost_run *run)
{
	int32_t previous;

	run->wrong |= nt_set_event(run->api, run->handle[0], &previous);
}

static void once_reset(struct cost_run *run)
{
	int32_t previous;

	run->wrong |= nt_reset_event(run->api, run->handle[0], &previous);
}

static void open_semaphore(struct cost_run *run)
{
	run->wrong |= nt_create_semaphore(run->api, &run->handle[0], 0, MOST);
}

static void once_release(struct cost_run *run)
{
	uint32_t previous;

	run->wrong |= nt_release_semaphore(run->api, run->handle[0], 1, &previous);
}

static void open_mutex(struct cost_run *run)
{
	run->wrong |= nt_create_mutex(run->api, &run->handle[0], 0);
}

static void once_mutex(struct cost_run *run)
{
	int32_t previous;

	run->wrong |= run->api->wait(run->handle, 1, 0, NT_FOREVER);
	run->wrong |= nt_release_mutex(run->api, run->handle[0], &previous);
}

/* The last of them is set, and stays so: a wait looks at all. */
static void open_ready(struct cost_run *run)
{
	for (int i = 0; i < run->operation->objects; i++)
		event(run, i, 1, i == run->operation->objects - 1);
}

static void once_ready(struct cost_run *run)
{
	int objects = run->operation->objects;

	run->wrong |= run->api->wait(run->handle, objects, 0, NT_FOREVER) ^ (objects - 1);
}

static void once_create(struct cost_run *run)
{
	event(run, 0, 0, 0);
	close_handle(run, 0);
}

static void once_duplicate(struct cost_run *run)
{
	run->wrong |= nt_duplicate(run->api, run->handle[0], 0, &run->handle[1]);
	close_handle(run, 1);
}

static uint32_t named(struct cost_run *run, uint32_t op, const char *name)
{
	struct tare_nt_call call = {.op = op, .in_size = strlen(name)};

	run->wrong |= run->api->call(&call, name, NULL);
	return call.handle;
}

static void set_value(struct cost_run *run)
{
	static const char in[] = VALUE COST_DATA;
	struct tare_nt_call call = {.op = TARE_NT_OP_VALUE_SET,
				    .handle = run->handle[0],
				    .a = 3, /* REG_BINARY */
				    .b = sizeof(VALUE) - 1,
				    .in_size = sizeof(in) - 1};

	run->wrong |= run->api->call(&call, in, NULL);
}

static void open_key(struct cost_run *run)
{
	run->handle[0] = named(run, TARE_NT_OP_KEY_CREATE, KEY);
	set_value(run);
}

static void once_get(struct cost_run *run)
{
	char out[sizeof(COST_DATA)];
	struct tare_nt_call call = {.op = TARE_NT_OP_VALUE_GET,
				    .handle = run->handle[0],
				    .in_size = sizeof(VALUE) - 1,
				    .out_size = sizeof(out)};

	run->wrong |= run->api->call(&call, VALUE, out);
	run->wrong |= call.out_size ^ (sizeof(COST_DATA) - 1);
}

static void once_open_key(struct cost_run *run)
{
	run->handle[1] = named(run, TARE_NT_OP_KEY_OPEN, KEY);
	close_handle(run, 1);
}

static void open_messages(struct cost_run *run)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_SELF, .a = 1};

	run->wrong |= run->api->call(&call, NULL, NULL);
	run->handle[0] = call.handle;
	run->number = call.value;
}

static void once_message(struct cost_run *run)
{
	struct tare_nt_message message = {.number = COST_MESSAGE, .first = COST_MESSAGE};
	struct tare_nt_call post = {
		.op = TARE_NT_OP_POST, .a = run->number, .in_size = sizeof(message)};
	struct tare_nt_call take = {
		.op = TARE_NT_OP_TAKE, .b = UINT32_MAX, .out_size = sizeof(message)};

	run->wrong |= run->api->call(&post, &message, NULL);
	run->wrong |= run->api->call(&take, NULL, &message);
	run->wrong |= (message.number ^ COST_MESSAGE) | (message.first != COST_MESSAGE);
}

static void once_file(struct cost_run *run)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_FILE_OPEN,
				    .a = TARE_NT_FILE_READ,
				    .b = TARE_NT_FILE_READ,
				    .in_size = sizeof(FILE) - 1};

	run->wrong |= run->api->call(&call, FILE, NULL);
	run->handle[0] = call.handle;
	close_handle(run, 0);
}

static void open_pair(struct cost_run *run)
{
	event(run, 0, 0, 0);
	event(run, 1, 0, 0);
}

/* What two threads ask for in a round trip. */
static void once_alone(struct cost_run *run)
{
	int32_t previous;

	for (int i = 0; i < 2; i++) {
		run->wrong |= nt_set_event(run->api, run->handle[i], &previous);
		run->wrong |= run->api->wait(&run->handle[i], 1, 0, NT_FOREVER);
	}
}

static void open_hand_over(struct cost_run *run)
{
	open_pair(run);
	cost_partner_start(run);
}

static void once_hand_over(struct cost_run *run)
{
	int32_t previous;

	run->wrong |= nt_set_event(run->api, run->handle[0], &previous);
	run->wrong |= run->api->wait(&run->handle[1], 1, 0, NT_FOREVER);
}

const struct cost_operation cost_operations[] = {
	{"set", "set an event", 0, 1, open_event, once_set},
	{"reset", "reset an event", 0, 1, open_event, once_reset},
	{"release", "release a semaphore by one", 0, 1, open_semaphore, once_release},
	{"mutex", "wait for a free mutex, and release it", 0, 1, open_mutex, once_mutex},
	{"wait-1", "wait for any of 1 events, the last of which is set", 0, 1, open_ready,
	 once_ready},
	{"wait-2", "wait for any of 2 events, the last of which is set", 0, 2, open_ready,
	 once_ready},
	{"wait-8", "wait for any of 8 events, the last of which is set", 0, 8, open_ready,
	 once_ready},
	{"wait-64", "wait for any of 64 events, the last of which is set", 0, 64, open_ready,
	 once_ready},
	{"create", "create an event, and close it", .once = once_create},
	{"duplicate", "duplicate a handle, and close it", NT_LACKS_DUPLICATES, 1, open_event,
	 once_duplicate},
	{"set-value", "set a value of the registry, of 16 bytes", NT_LACKS_CORE, 1, open_key,
	 set_value},
	{"get-value", "get a value of the registry, of 16 bytes", NT_LACKS_CORE, 1, open_key,
	 once_get},
	{"open-key", "open a key, and close it", NT_LACKS_CORE, 1, open_key, once_open_key},
	{"message", "post a message to oneself, and take it", NT_LACKS_CORE, 1, open_messages,
	 once_message},
	{"open-file", "open a file's handle, and close it", NT_LACKS_CORE, .once = once_file},
	{"alone", "one thread sets and awaits two events in turn", 0, 2, open_pair, once_alone},
	{"hand-over", "two threads set and await two events in turn: both hand over",
	 COST_LACKS_THREADS, 2, open_hand_over, once_hand_over},
	{0}};
