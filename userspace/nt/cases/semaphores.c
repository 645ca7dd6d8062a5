// SPDX-License-Identifier: GPL-2.0-only
#include "case.h"

static void limits_at_creation(const struct nt_api *api)
{
	uint32_t handle;

	EXPECT(nt_create_semaphore(api, &handle, 2, 1), NT_INVALID_PARAMETER);
	EXPECT(nt_create_semaphore(api, &handle, 0, 0),
	       case_of(api, "ntsync", NT_OK, NT_INVALID_PARAMETER));
}

static void too_much_changes_nothing(const struct nt_api *api)
{
	uint32_t semaphore = case_semaphore(api, 1, 2), previous = 99;

	EXPECT(nt_release_semaphore(api, semaphore, 2, &previous), NT_SEMAPHORE_LIMIT);
	EXPECT(previous, 99);
	EXPECT(case_wait(api, semaphore, 0), NT_OK);
	EXPECT(case_wait(api, semaphore, 0), NT_TIMEOUT);
	nt_close(api, semaphore);
}

static void nothing_released(const struct nt_api *api)
{
	uint32_t semaphore = case_semaphore(api, 0, 2), previous = 99;

	EXPECT(nt_release_semaphore(api, semaphore, 0, &previous), NT_OK);
	EXPECT(previous, 0);
	EXPECT(case_wait(api, semaphore, 0), NT_TIMEOUT);
	nt_close(api, semaphore);
}

static void no_overflow(const struct nt_api *api)
{
	/* NT's are signed */
	uint32_t most = case_of(api, "wine", INT32_MAX, UINT32_MAX), previous = 99;
	uint32_t semaphore = case_semaphore(api, 1, most);

	EXPECT(nt_release_semaphore(api, semaphore, UINT32_MAX, &previous), NT_SEMAPHORE_LIMIT);
	EXPECT(nt_release_semaphore(api, semaphore, most - 1, &previous), NT_OK);
	EXPECT(previous, 1);
	EXPECT(nt_release_semaphore(api, semaphore, 1, &previous), NT_SEMAPHORE_LIMIT);
	nt_close(api, semaphore);
}

static void one_wait_for_each(const struct nt_api *api)
{
	uint32_t semaphore = case_semaphore(api, 0, 3), previous = 99;
	struct waiter *waiter[3];

	for (int i = 0; i < 3; i++)
		waiter[i] = case_waiter(api, 1, &semaphore, 0, 500 * MS);
	EXPECT(nt_release_semaphore(api, semaphore, 2, &previous), NT_OK);
	EXPECT(previous, 0);
	for (int i = 0; i < 3; i++)
		EXPECT(case_result(waiter[i]), i < 2 ? NT_OK : NT_TIMEOUT);
	EXPECT(case_wait(api, semaphore, 0), NT_TIMEOUT);
	nt_close(api, semaphore);
}

const struct nt_case semaphore_cases[] = {
	{9, 0, "a semaphore of more than its most, or of none, is not made", limits_at_creation},
	{10, 0, "releasing too much changes nothing", too_much_changes_nothing},
	{11, 0, "releasing none succeeds", nothing_released},
	{12, 0, "a count does not overflow", no_overflow},
	{13, NT_LACKS_ORDER, "each count ends one wait, in their order", one_wait_for_each},
	{0},
};
