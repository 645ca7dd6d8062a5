// SPDX-License-Identifier: GPL-2.0-only
/* Messages that threads post to each other. */
#include <stddef.h>

#include "case.h"

static uint32_t post(const struct nt_api *api, uint32_t to, uint32_t number, uint64_t first)
{
	struct tare_nt_message message = {.number = number, .first = first};
	struct tare_nt_call call = {.op = TARE_NT_OP_POST, .a = to, .in_size = sizeof(message)};

	return api->call(&call, &message, NULL);
}

static uint32_t take_of(const struct nt_api *api, uint32_t lowest, uint32_t highest, uint32_t flags,
			struct tare_nt_message *message)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_TAKE,
				    .a = lowest,
				    .b = highest,
				    .c = flags,
				    .out_size = sizeof(*message)};

	*message = (struct tare_nt_message){0};
	return api->call(&call, NULL, message);
}

static uint32_t take(const struct nt_api *api, struct tare_nt_message *message)
{
	return take_of(api, 0, UINT32_MAX, 0, message);
}

/* From now on the caller may be posted messages. */
static uint32_t takes(const struct nt_api *api, uint32_t *ready)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_SELF, .a = 1};

	EXPECT(api->call(&call, NULL, NULL), NT_OK);
	*ready = call.handle;
	return call.value;
}

static void expect_next(const struct nt_api *api, uint32_t number, uint64_t first)
{
	struct tare_nt_message message;

	EXPECT(take(api, &message), NT_OK);
	EXPECT(message.number, number);
	EXPECT(message.first, first);
}

static void expect_none(const struct nt_api *api)
{
	struct tare_nt_message message;

	EXPECT(take(api, &message), NT_NO_MORE);
}

static void in_order(const struct nt_api *api)
{
	uint32_t ready, self = takes(api, &ready);
	struct tare_nt_message message;

	expect_none(api);
	EXPECT(case_wait(api, ready, 0), NT_TIMEOUT);
	for (uint32_t i = 5; i < 8; i++)
		EXPECT(post(api, self, i, 10 * i), NT_OK);
	EXPECT(case_wait(api, ready, 0), NT_OK);
	EXPECT(take_of(api, 6, 7, TARE_NT_PEEK, &message), NT_OK);
	EXPECT(message.number, 6);
	EXPECT(take_of(api, 6, 7, 0, &message), NT_OK);
	EXPECT(message.number, 6);
	EXPECT(take_of(api, 6, 6, 0, &message), NT_NO_MORE);
	expect_next(api, 5, 50);
	expect_next(api, 7, 70);
	expect_none(api);
	EXPECT(case_wait(api, ready, 0), NT_TIMEOUT);
	nt_close(api, ready);
}

/* A thread that takes messages or does not, tells its number, and dies when it may. */
struct other {
	bool takes;
	uint32_t number, there, may_die;
};

static uint32_t be_there(const struct nt_api *api, void *of)
{
	struct other *other = of;
	uint32_t ready;

	other->number = other->takes ? takes(api, &ready) : case_number(api);
	EXPECT(case_set(api, other->there), NT_OK);
	EXPECT(case_wait(api, other->may_die, LONG), NT_OK);
	if (other->takes)
		nt_close(api, ready);
	return NT_OK;
}

static struct side *start_other(const struct nt_api *api, struct other *other)
{
	struct side *side;

	other->there = case_event(api, false, false);
	other->may_die = case_event(api, false, false);
	side = case_start(api, be_there, other);
	EXPECT(case_wait(api, other->there, LONG), NT_OK);
	return side;
}

static void end_other(const struct nt_api *api, const struct other *other, struct side *side)
{
	EXPECT(case_set(api, other->may_die), NT_OK);
	EXPECT(case_end(side), NT_OK);
	case_close(api, (uint32_t[]){other->there, other->may_die}, 2);
}

static void nobody_to_post_to(const struct nt_api *api)
{
	struct other other = {.takes = false};
	struct side *side = start_other(api, &other);

	EXPECT(post(api, other.number, 5, 0), NT_NO_THREAD);
	end_other(api, &other, side);
	other.takes = true;
	side = start_other(api, &other);
	EXPECT(post(api, other.number, 5, 0), NT_OK);
	end_other(api, &other, side);
	EXPECT(post(api, other.number, 5, 0), NT_NO_THREAD);
	EXPECT(post(api, 0x7ffffff0, 5, 0), NT_NO_THREAD);
	/* Wine posts it to nobody, and says that it did */
	EXPECT(post(api, 0, 5, 0), case_of(api, "wine", NT_OK, NT_NO_THREAD));
}

static void how_many(const struct nt_api *api)
{
	uint32_t ready, self = takes(api, &ready);

	for (uint32_t i = 0; i < TARE_NT_MESSAGES_MAX; i++)
		EXPECT(post(api, self, 5, i), NT_OK);
	/* Wine has no limit */
	EXPECT(post(api, self, 6, 0), case_of(api, "wine", NT_OK, NT_QUOTA_EXCEEDED));
	for (uint32_t i = 0; i < TARE_NT_MESSAGES_MAX; i++)
		expect_next(api, 5, i);
	if (case_of(api, "wine", true, false))
		expect_next(api, 6, 0);
	expect_none(api);
	nt_close(api, ready);
}

static void dies_with_messages(const struct nt_api *api)
{
	for (int round = 0; round < 3; round++) {
		struct other other = {.takes = true};
		struct side *side = start_other(api, &other);

		for (int i = 0; i < 1000; i++)
			EXPECT(post(api, other.number, 5, 0), NT_OK);
		end_other(api, &other, side);
	}
}

#define ENOUGH 6 /* the message after which it echoes no more */

struct echo {
	uint32_t back, number, there;
};

static uint32_t echo_all(const struct nt_api *api, void *of)
{
	struct tare_nt_message message = {0};
	struct echo *echo = of;
	uint32_t ready, bad = 0;

	echo->number = takes(api, &ready);
	EXPECT(case_set(api, echo->there), NT_OK);
	while (message.number != ENOUGH) {
		uint32_t status = take(api, &message);

		if (status == NT_NO_MORE)
			bad |= case_wait(api, ready, LONG);
		else
			bad |= status | post(api, echo->back, message.number, message.first + 1);
		if (bad)
			break;
	}
	nt_close(api, ready);
	return bad;
}

static uint32_t take_blocking(const struct nt_api *api, uint32_t ready,
			      struct tare_nt_message *message)
{
	uint32_t status;

	while ((status = take(api, message)) == NT_NO_MORE)
		if (case_wait(api, ready, LONG))
			return NT_TIMEOUT;
	return status;
}

static void there_and_back(const struct nt_api *api)
{
	uint32_t ready, rounds = case_rounds / 10;
	struct echo echo = {.back = takes(api, &ready), .there = case_event(api, false, false)};
	struct side *side = case_start(api, echo_all, &echo);
	struct tare_nt_message message;

	EXPECT(case_wait(api, echo.there, LONG), NT_OK);
	for (uint32_t i = 0; i <= rounds; i++) {
		EXPECT(post(api, echo.number, i < rounds ? 5 : ENOUGH, i), NT_OK);
		EXPECT(take_blocking(api, ready, &message), NT_OK);
		EXPECT(message.first, i + 1);
	}
	EXPECT(case_end(side), NT_OK);
	case_close(api, (uint32_t[]){ready, echo.there}, 2);
}

const struct nt_case message_cases[] = {
	{55, NT_LACKS_MESSAGES, "messages come in their order, of a range the first",
	 .run = in_order},
	{55, NT_LACKS_MESSAGES, "a thread waits for messages, and answers each",
	 .run = there_and_back},
	{57, NT_LACKS_MESSAGES, "nobody posts to a thread that takes none, or is no more",
	 .run = nobody_to_post_to},
	{58, NT_LACKS_MESSAGES, "a thread has up to 10,000 messages", .run = how_many},
	{59, NT_LACKS_MESSAGES, "a thread dies with its messages", .run = dies_with_messages},
	{0},
};
