// SPDX-License-Identifier: GPL-2.0-only
#include "steps.h"
#include "core/handle.h"

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

const struct nt_case handle_cases[] = {
	{45, NT_LACKS_ACCESS, "a handle allows what it was made for",
	 STEPS(AUTO(a, true), DUPLICATE(a, b, NT_ACCESS_SYNCHRONIZE), DO(SET, b, ACCESS_DENIED),
	       ANY(b, OK), DO(CLOSE, b, OK), DUPLICATE(a, b, NT_ACCESS_MODIFY),
	       ANY(b, ACCESS_DENIED), DO(SET, b, OK), ANY(a, OK))},
	{46, NT_LACKS_DUPLICATES, "a wait outlives the handle that it began with",
	 STEPS(AUTO(a, false), DUPLICATE(a, b, 0), SLEEPS(0, a, 0, NT_FOREVER), DO(CLOSE, a, OK),
	       DO(SET, b, OK), ENDS(0, OK))},
	{47, 0, "a closed handle is none, and closed ones come again", .run = closed_twice},
	{47, NT_LACKS_ACCESS, "a handle's two low bits are ignored",
	 STEPS(AUTO(a, false), WITH(1, SET, a, OK), WITH(2, SET, a, OK), ANY(a, OK),
	       WITH(3, SET, a, OK), ANY(a, OK), WITH(4000000, SET, a, INVALID_HANDLE),
	       WITH(2, CLOSE, a, OK), DO(CLOSE, a, INVALID_HANDLE))},
	{48, 0, "an object of another type is told",
	 STEPS(AUTO(a, false), OBJECT(b, MUTEX, false, 0), RELEASE(a, 1, TYPE_MISMATCH, 0),
	       DO(UNLOCK, a, TYPE_MISMATCH), DO(SET, b, TYPE_MISMATCH))},
	{0},
};
