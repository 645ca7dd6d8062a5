// SPDX-License-Identifier: GPL-2.0-only
#include "case.h"

static void auto_counts_nothing(const struct nt_api *api)
{
	uint32_t event = case_event(api, false, false);

	EXPECT(case_set(api, event), NT_OK);
	EXPECT(case_set(api, event), NT_OK);
	EXPECT(case_wait(api, event, 0), NT_OK);
	EXPECT(case_wait(api, event, 0), NT_TIMEOUT);
	nt_close(api, event);
}

static void what_it_was(const struct nt_api *api)
{
	for (int manual = 0; manual < 2; manual++) {
		uint32_t event = case_event(api, manual, false);
		int32_t previous = 9;

		EXPECT(nt_set_event(api, event, &previous), NT_OK);
		EXPECT(previous, 0);
		EXPECT(nt_set_event(api, event, &previous), NT_OK);
		EXPECT(previous, 1);
		EXPECT(nt_reset_event(api, event, &previous), NT_OK);
		EXPECT(previous, 1);
		EXPECT(nt_reset_event(api, event, &previous), NT_OK);
		EXPECT(previous, 0);
		nt_close(api, event);
	}
}

static void auto_ends_one_wait(const struct nt_api *api)
{
	uint32_t event = case_event(api, false, true);

	EXPECT(case_wait(api, event, 0), NT_OK);
	EXPECT(case_wait(api, event, 0), NT_TIMEOUT);
	nt_close(api, event);
}

static void manual_ends_all_waits(const struct nt_api *api)
{
	uint32_t event = case_event(api, true, true);
	int32_t previous;

	EXPECT(case_wait(api, event, 0), NT_OK);
	EXPECT(case_wait(api, event, 0), NT_OK);
	EXPECT(nt_reset_event(api, event, &previous), NT_OK);
	EXPECT(case_wait(api, event, 0), NT_TIMEOUT);
	nt_close(api, event);
}

static void reset_of_auto(const struct nt_api *api)
{
	uint32_t event = case_event(api, false, true);
	int32_t previous;

	EXPECT(nt_reset_event(api, event, &previous), NT_OK);
	EXPECT(case_wait(api, event, 0), NT_TIMEOUT);
	EXPECT(case_set(api, event), NT_OK);
	EXPECT(case_wait(api, event, 0), NT_OK);
	nt_close(api, event);
}

static void pulse_leaves_nothing(const struct nt_api *api)
{
	for (int manual = 0; manual < 2; manual++) {
		uint32_t event = case_event(api, manual, false);
		int32_t previous = 9;

		EXPECT(nt_pulse_event(api, event, &previous), NT_OK);
		EXPECT(previous, 0);
		EXPECT(case_wait(api, event, 0), NT_TIMEOUT);
		EXPECT(nt_set_event(api, event, &previous), NT_OK);
		EXPECT(nt_pulse_event(api, event, &previous), NT_OK);
		EXPECT(previous, 1);
		EXPECT(case_wait(api, event, 0), NT_TIMEOUT);
		nt_close(api, event);
	}
}

static void pulse_ends_all_waits_of_manual(const struct nt_api *api)
{
	uint32_t event = case_event(api, true, false);
	struct waiter *one = case_waiter(api, 1, &event, 0, LONG);
	struct waiter *other = case_waiter(api, 1, &event, 0, LONG);
	int32_t previous;

	EXPECT(nt_pulse_event(api, event, &previous), NT_OK);
	EXPECT(case_result(one), NT_OK);
	EXPECT(case_result(other), NT_OK);
	EXPECT(case_wait(api, event, 0), NT_TIMEOUT);
	nt_close(api, event);
}

static void pulse_ends_one_wait_of_auto(const struct nt_api *api)
{
	uint32_t event = case_event(api, false, false);
	struct waiter *one = case_waiter(api, 1, &event, 0, 300 * MS);
	struct waiter *other = case_waiter(api, 1, &event, 0, 300 * MS);
	int32_t previous;

	EXPECT(nt_pulse_event(api, event, &previous), NT_OK);
	/* first come, first served */
	EXPECT(case_result(one), NT_OK);
	EXPECT(case_result(other), NT_TIMEOUT);
	nt_close(api, event);
}

static void set_consumes_for_the_waiter(const struct nt_api *api)
{
	uint32_t event = case_event(api, false, false);
	struct waiter *waiter = case_waiter(api, 1, &event, 0, NT_FOREVER);

	EXPECT(case_set(api, event), NT_OK);
	EXPECT(case_wait(api, event, 0), NT_TIMEOUT);
	EXPECT(case_result(waiter), NT_OK);
	nt_close(api, event);
}

static void as_many_sets_as_waits(const struct nt_api *api)
{
	uint32_t event = case_event(api, false, false);
	struct waiter *waiter[4];
	int32_t previous;

	for (int i = 0; i < 4; i++)
		waiter[i] = case_waiter(api, 1, &event, 0, 500 * MS);
	for (int i = 0; i < 3; i++) {
		EXPECT(nt_set_event(api, event, &previous), NT_OK);
		EXPECT(previous, 0);
	}
	for (int i = 0; i < 4; i++)
		EXPECT(case_result(waiter[i]), i < 3 ? NT_OK : NT_TIMEOUT);
	nt_close(api, event);
}

const struct nt_case event_cases[] = {
	{1, 0, "an auto event that is set twice ends one wait", auto_counts_nothing},
	{1, 0, "a change tells what the event was", what_it_was},
	{2, 0, "an auto event ends one wait", auto_ends_one_wait},
	{3, 0, "a manual event ends all waits until it is reset", manual_ends_all_waits},
	{3, 0, "an auto event that is reset ends no wait", reset_of_auto},
	{4, NT_LACKS_PULSE, "a pulse nobody waits for is gone", pulse_leaves_nothing},
	{5, NT_LACKS_PULSE, "a pulse of a manual event ends all waits",
	 pulse_ends_all_waits_of_manual},
	{6, NT_LACKS_PULSE, "a pulse of an auto event ends the first wait",
	 pulse_ends_one_wait_of_auto},
	{7, NT_LACKS_ORDER, "an auto event is consumed when the call that sets it returns",
	 set_consumes_for_the_waiter},
	{8, NT_LACKS_ORDER, "each set ends another wait, in their order", as_many_sets_as_waits},
	{0},
};
