// SPDX-License-Identifier: GPL-2.0-only
/*
 * nt_moment NAME: what an event that is set in any instruction of a wait must not do; nor a message
 * that comes while its thread finds none, nor who opens what loses its last handle.
 */
#include "nt_guest.h"

#include "../../guest/moment.h"

#define INSTRUCTIONS 500

static int device;
static uint32_t handle;
static int64_t status;
static uint64_t patience, took;
static int counted, seen[INSTRUCTIONS + 1];

static void set(void)
{
	must_be(change(device, TARE_NT_SET, handle, 0), NT_OK);
}

static void wait_once(void)
{
	uint64_t start = now_ns();

	status = wait_for(device, &handle, 1, 0, patience ? start + patience : 0);
	took = now_ns() - start;
}

/* An event is given to one wait, and wakes it. */
static const char *given_once(void)
{
	int64_t later = wait_for(device, &handle, 1, 0, 0);

	if (took > 5 * MS)
		return "the wait slept though it was over";
	if (patience && status)
		return "the wait ended before its time";
	if (status == later)
		return status ? "the event was lost" : "the event was given twice";
	return NULL;
}

static uint32_t two[2];

static void wait_for_two(void)
{
	status = wait_for(device, two, 2, 0, 0);
}

static void set_both(void)
{
	for (int i = 0; i < 2; i++)
		must_be(change(device, TARE_NT_SET, two[i], 0), NT_OK);
}

static const char *first_of_two(void)
{
	for (int i = 0; i < 2; i++)
		must_be(change(device, TARE_NT_RESET, two[i], 0), NT_OK);
	return status == NT_OK + 1 ? "the second ended the wait, which is set after the first"
				   : NULL;
}

static struct tare_nt_message message;
static uint32_t self, ready;

static void take(void)
{
	struct tare_nt_call asked = {
		.op = TARE_NT_OP_TAKE, .b = UINT32_MAX, .out_size = sizeof(message)};

	status = ask_call(device, &asked, &message);
}

static void post(void)
{
	struct tare_nt_call asked = {.op = TARE_NT_OP_POST, .a = self, .in_size = sizeof(message)};

	must_be(ask_call(device, &asked, &message), NT_OK);
}

static const char *told(void)
{
	bool lost = status && wait_for(device, &ready, 1, 0, 0);

	take();
	take();
	return lost ? "a message came, and its event is not set" : NULL;
}

static uint32_t last, next;

static int64_t named(uint32_t *made)
{
	struct tare_nt_call asked = {.op = TARE_NT_OP_CREATE, .in_size = 4};
	int64_t how = ask_call(device, &asked, "name");

	*made = asked.handle;
	return how;
}

static void close_last(void)
{
	must_be(close_handle(device, last), NT_OK);
}

static void open_next(void)
{
	named(&next);
}

static const char *still_named(void)
{
	int64_t how = named(&last);

	must_be(close_handle(device, next), NT_OK);
	return how == NT_OBJECT_EXISTS ? NULL : "what is open has lost its name";
}

/* That no instruction is left out: here the other thread sees behind which one it came. */
static void count(void)
{
	asm volatile(".rept %c1\n	incl %0\n	.endr" : "+m"(counted) : "i"(INSTRUCTIONS));
}

static void look(void)
{
	seen[counted]++;
}

static const char *count_anew(void)
{
	counted = 0;
	return NULL;
}

static const struct {
	const char *name;
	struct moment of;
} all[] = {{"count", {count, look, count_anew, false}},
	   {"poll", {wait_once, set, given_once, false}},
	   {"sleep", {wait_once, set, given_once, false}},
	   {"any", {wait_for_two, set_both, first_of_two, false}},
	   {"take", {take, post, told, false}},
	   {"close", {close_last, open_next, still_named, false}}};

static void prepare(void)
{
	struct tare_nt_call asked = {.op = TARE_NT_OP_SELF, .a = 1};

	device = open_device();
	must_be(ask_call(device, &asked, NULL), NT_OK);
	self = asked.value;
	ready = asked.handle;
	must_be(create(device, TARE_NT_EVENT, 0, 0, &handle), NT_OK);
	for (int i = 0; i < 2; i++)
		must_be(create(device, TARE_NT_EVENT, 1, 0, &two[i]), NT_OK);
	named(&last);
	patience = strcmp(doing, "sleep") ? 0 : 10 * MS;
}

int main(int argc, char **argv)
{
	int missed = 0, which = 0;

	strcpy(doing, argv[argc - 1]);
	prepare();
	while (strcmp(all[which].name, doing))
		which++;
	if (moments(&all[which].of))
		return 1;
	if (which)
		return 0;
	for (int i = 0; i <= INSTRUCTIONS; i++)
		missed += !seen[i];
	printf("%d missed\n", missed);
	return missed != 0;
}
