// SPDX-License-Identifier: GPL-2.0-only
/* Alertable waits, and the calls (APCs) that end them. */
#include <stddef.h>

#include "case.h"

#define ALERTABLE TARE_NT_WAIT_ALERTABLE

static uint32_t post(const struct nt_api *api, uint32_t number, uint64_t first)
{
	struct tare_nt_message message = {.number = 1, .first = first};
	struct tare_nt_call call = {
		.op = TARE_NT_OP_POST_APC, .a = number, .in_size = sizeof(message)};

	return api->call(&call, &message, NULL);
}

/* What the next call was posted with; or 0: there is none. */
static uint64_t take(const struct nt_api *api)
{
	struct tare_nt_message message = {0};
	struct tare_nt_call call = {.op = TARE_NT_OP_TAKE_APC, .out_size = sizeof(message)};
	uint32_t status = api->call(&call, NULL, &message);

	if (status != NT_NO_MORE)
		EXPECT(status, NT_OK);
	return status ? 0 : message.first;
}

static void pending_ends_a_wait(const struct nt_api *api)
{
	uint32_t event = case_event(api, false, false), self = case_number(api);

	EXPECT(take(api), 0);
	EXPECT(post(api, self, 5), NT_OK);
	EXPECT(post(api, self, 6), NT_OK);
	EXPECT(api->wait(&event, 1, ALERTABLE, LONG), NT_ALERTED);
	EXPECT(take(api), 5);
	/* NT's makes all calls that are pending */
	EXPECT(api->wait(&event, 1, ALERTABLE, 0), case_of(api, "wine", NT_TIMEOUT, NT_ALERTED));
	EXPECT(take(api), 6);
	EXPECT(api->wait(&event, 1, ALERTABLE, 0), NT_TIMEOUT);
	EXPECT(take(api), 0);
	nt_close(api, event);
}

static void coming_ends_a_wait(const struct nt_api *api)
{
	uint32_t event = case_event(api, false, false);
	struct waiter *waiter = case_waiter(api, 1, &event, ALERTABLE, LONG);

	EXPECT(post(api, case_number_of(waiter), 5), NT_OK);
	EXPECT(case_result(waiter), NT_ALERTED);
	/* it left nothing that would take what comes */
	EXPECT(case_set(api, event), NT_OK);
	EXPECT(case_wait(api, event, 0), NT_OK);
	nt_close(api, event);
}

static void stays_where_not_alertable(const struct nt_api *api)
{
	uint32_t event = case_event(api, false, true);

	EXPECT(post(api, case_number(api), 5), NT_OK);
	EXPECT(case_wait(api, event, 0), NT_OK);
	EXPECT(case_wait(api, event, MS), NT_TIMEOUT);
	EXPECT(api->wait(&event, 1, ALERTABLE, 0), NT_ALERTED);
	EXPECT(take(api), 5);
	nt_close(api, event);
}

static void objects_come_first(const struct nt_api *api)
{
	uint32_t handle[2] = {case_event(api, false, false), case_event(api, false, true)};

	EXPECT(post(api, case_number(api), 5), NT_OK);
	EXPECT(api->wait(handle, 2, ALERTABLE, 0), NT_OK + 1);
	EXPECT(case_wait(api, handle[1], 0), NT_TIMEOUT);
	EXPECT(api->wait(handle, 2, ALERTABLE, 0), NT_ALERTED);
	EXPECT(take(api), 5);
	case_close(api, handle, 2);
}

static void not_after_the_object(const struct nt_api *api)
{
	uint32_t event = case_event(api, false, false);
	struct waiter *waiter = case_waiter(api, 1, &event, ALERTABLE, LONG);

	EXPECT(case_set(api, event), NT_OK);
	EXPECT(case_result(waiter), NT_OK);
	EXPECT(case_wait(api, event, 0), NT_TIMEOUT);
	nt_close(api, event);
}

static void all_is_alerted(const struct nt_api *api)
{
	uint32_t handle[2] = {case_event(api, false, true), case_event(api, false, false)};
	struct waiter *waiter = case_waiter(api, 2, handle, TARE_NT_WAIT_ALL | ALERTABLE, LONG);

	EXPECT(post(api, case_number_of(waiter), 5), NT_OK);
	EXPECT(case_result(waiter), NT_ALERTED);
	EXPECT(api->wait(handle, 2, 0, 0), NT_OK);
	case_close(api, handle, 2);
}

static void all_comes_first(const struct nt_api *api)
{
	uint32_t handle[2] = {case_event(api, false, true), case_event(api, false, true)};

	EXPECT(post(api, case_number(api), 5), NT_OK);
	EXPECT(api->wait(handle, 2, TARE_NT_WAIT_ALL | ALERTABLE, LONG), NT_OK);
	EXPECT(api->wait(handle, 2, TARE_NT_WAIT_ALL | ALERTABLE, LONG), NT_ALERTED);
	EXPECT(take(api), 5);
	case_close(api, handle, 2);
}

static uint32_t number_there(const struct nt_api *api, void *of)
{
	(void)of;
	return case_number(api);
}

static void nobody_to_post_to(const struct nt_api *api)
{
	EXPECT(post(api, case_end(case_start(api, number_there, NULL)), 5), NT_NO_THREAD);
	EXPECT(post(api, 0x7ffffff0, 5), NT_NO_THREAD);
}

const struct nt_case alert_cases[] = {
	{35, NT_LACKS_ALERTS, "a pending call ends an alertable wait", pending_ends_a_wait},
	{35, NT_LACKS_ALERTS, "a call that comes ends an alertable wait", coming_ends_a_wait},
	{36, NT_LACKS_ALERTS, "a call stays while no wait is alertable", stays_where_not_alertable},
	{37, NT_LACKS_ALERTS, "an object comes before a call", objects_come_first},
	{37, NT_LACKS_ALERTS, "an alertable wait takes an object that comes", not_after_the_object},
	{38, NT_LACKS_ALERTS | NT_LACKS_ALL, "a wait for all that is alerted takes nothing",
	 all_is_alerted},
	{38, NT_LACKS_ALERTS | NT_LACKS_ALL, "all objects come before a call", all_comes_first},
	{57, NT_LACKS_ALERTS, "nobody posts calls to a thread that is no more", nobody_to_post_to},
	{0},
};
