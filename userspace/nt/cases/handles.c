// SPDX-License-Identifier: GPL-2.0-only
#include "case.h"
#include "core/handle.h"

static void only_to_wait(const struct nt_api *api)
{
	uint32_t event = case_event(api, false, true), other;

	EXPECT(nt_duplicate(api, event, NT_ACCESS_SYNCHRONIZE, &other), NT_OK);
	EXPECT(case_set(api, other), NT_ACCESS_DENIED);
	EXPECT(case_wait(api, other, 0), NT_OK);
	EXPECT(nt_close(api, other), NT_OK);
	EXPECT(nt_duplicate(api, event, NT_ACCESS_MODIFY, &other), NT_OK);
	EXPECT(case_wait(api, other, 0), NT_ACCESS_DENIED);
	EXPECT(case_set(api, other), NT_OK);
	EXPECT(case_wait(api, event, 0), NT_OK);
	case_close(api, (uint32_t[]){event, other}, 2);
}

static void closed_while_another_waits(const struct nt_api *api)
{
	uint32_t event = case_event(api, false, false), other = 0;
	struct waiter *waiter;

	EXPECT(nt_duplicate(api, event, 0, &other), NT_OK);
	waiter = case_waiter(api, 1, &event, 0, NT_FOREVER);
	EXPECT(nt_close(api, event), NT_OK);
	EXPECT(case_set(api, other), NT_OK);
	EXPECT(case_result(waiter), NT_OK);
	nt_close(api, other);
}

static void closed_twice(const struct nt_api *api)
{
	uint32_t event = case_event(api, false, false), most = 0;

	EXPECT(nt_close(api, event), NT_OK);
	EXPECT(nt_close(api, event), NT_INVALID_HANDLE);
	EXPECT(case_wait(api, event, 0), NT_INVALID_HANDLE);
	EXPECT(case_set(api, event), NT_INVALID_HANDLE);
	for (unsigned int i = 0; i < case_many(); i++) {
		event = case_event(api, false, false);
		most = event > most ? event : most;
		nt_close(api, event);
	}
	EXPECT(most < 1000, true);
}

static void two_bits_are_ignored(const struct nt_api *api)
{
	uint32_t event = case_event(api, false, false);

	for (uint32_t bits = 1; bits < 4; bits++) {
		EXPECT(case_set(api, event + bits), NT_OK);
		EXPECT(case_wait(api, event + 3 - bits, 0), NT_OK);
	}
	EXPECT(case_wait(api, event + 4 * 1000000, 0), NT_INVALID_HANDLE);
	EXPECT(nt_close(api, event + 2), NT_OK);
	EXPECT(nt_close(api, event), NT_INVALID_HANDLE);
}

static void wrong_kind(const struct nt_api *api)
{
	uint32_t event = case_event(api, false, false), mutex = case_mutex(api, false), count;

	EXPECT(nt_release_semaphore(api, event, 1, &count), NT_TYPE_MISMATCH);
	EXPECT(case_unlock(api, event), NT_TYPE_MISMATCH);
	EXPECT(case_set(api, mutex), NT_TYPE_MISMATCH);
	case_close(api, (uint32_t[]){event, mutex}, 2);
}

const struct nt_case handle_cases[] = {
	{45, NT_LACKS_ACCESS, "a handle allows what it was made for", only_to_wait},
	{46, NT_LACKS_DUPLICATES, "a wait outlives the handle that it began with",
	 closed_while_another_waits},
	{47, 0, "a closed handle is none, and closed ones come again", closed_twice},
	{47, NT_LACKS_ACCESS, "a handle's two low bits are ignored", two_bits_are_ignored},
	{48, 0, "an object of another type is told", wrong_kind},
	{0},
};
