// SPDX-License-Identifier: GPL-2.0-only
/* Messages that threads post to each other. */
#include <stddef.h>

#include "steps.h"

static uint32_t post(const struct nt_api *api, uint32_t to, uint32_t number, uint64_t first)
{
	struct tare_nt_message message = {.number = number, .first = first};
	struct tare_nt_call call = {.op = TARE_NT_OP_POST, .a = to, .in_size = sizeof(message)};

	return api->call(&call, &message, NULL);
}

static uint32_t take(const struct nt_api *api, struct tare_nt_message *message)
{
	struct tare_nt_call call = {
		.op = TARE_NT_OP_TAKE, .b = UINT32_MAX, .out_size = sizeof(*message)};

	return api->call(&call, NULL, message);
}

/* From now on the caller may be posted messages. */
static uint32_t takes(const struct nt_api *api, uint32_t *ready)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_SELF, .a = 1};

	EXPECT(api->call(&call, NULL, NULL), NT_OK);
	*ready = call.handle;
	return call.value;
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

/* A thread is there, which is posted messages or cannot be, until it is to die. */
#define OTHER(takes)                                                                               \
	AUTO(c, false), AUTO(d, false),                                                            \
		BEGINS(0, SELF(b, takes), DO(SET, c, OK), WAITS(d, 0, OK, LONG)),                  \
		WAITS(c, 0, OK, LONG)
#define DIES DO(SET, d, OK), JOINS(0)
#define MANY .again = TARE_NT_MESSAGES_MAX - 1

const struct nt_case message_cases[] = {
	{55, NT_LACKS_MESSAGES, "messages come in their order, of a range the first",
	 STEPS(SELF(a, true), NONE_LEFT, ANY(a, TIMEOUT), POST(a, 5, 50, OK), POST(a, 6, 60, OK),
	       POST(a, 7, 70, OK), ANY(a, OK), TAKE(6, 7, TARE_NT_PEEK, OK, 6, 60),
	       TAKE(6, 7, 0, OK, 6, 60), TAKE(6, 6, 0, NO_MORE, 0, 0), NEXT(5, 50), NEXT(7, 70),
	       NONE_LEFT, ANY(a, TIMEOUT))},
	{55, NT_LACKS_MESSAGES, "a thread waits for messages, and answers each",
	 .run = there_and_back},
	/* Wine posts it to nobody, and says that it did; it has no limit */
	{57, NT_LACKS_MESSAGES, "nobody posts to a thread that takes none, or is no more",
	 STEPS(OTHER(false), POST(b, 5, 0, NO_THREAD), DIES, OTHER(true), POST(b, 5, 0, OK), DIES,
	       POST(b, 5, 0, NO_THREAD), POST(z, 5, 0, NO_THREAD), BY(wine), POST(0, 5, 0, OK),
	       NOT_BY(wine), POST(0, 5, 0, NO_THREAD))},
	{58, NT_LACKS_MESSAGES, "a thread has up to 10,000 messages",
	 STEPS(SELF(a, true), POST(a, 5, 1, OK, MANY), BY(wine), POST(a, 6, 0, OK), NOT_BY(wine),
	       POST(a, 6, 0, QUOTA_EXCEEDED), NEXT(5, 1, MANY), BY(wine), NEXT(6, 0), NONE_LEFT)},
	{59, NT_LACKS_MESSAGES, "a thread dies with its messages",
	 STEPS(OTHER(true), POST(b, 5, 0, OK, .again = 999), DIES), .again = 2},
	{0},
};
