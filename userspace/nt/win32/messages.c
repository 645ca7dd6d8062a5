// SPDX-License-Identifier: GPL-2.0-only
#include "core/status.h"
#include "layer.h"
#include "win32.h"

/* Of this thread: set while it has messages; 0: it was not asked for. */
static __thread uint32_t ready;

/* From now on others may post to this thread. */
static bool take_part(void)
{
	struct tare_nt_call call = {.op = TARE_NT_OP_SELF, .a = 1};

	if (!ready && win32_good(win32_ask(&call)))
		ready = call.handle;
	return ready;
}

/* The whole range of numbers is asked for by two zeros. */
static uint32_t take(MSG *message, UINT lowest, UINT highest, uint32_t flags)
{
	struct tare_nt_message taken;
	struct tare_nt_call call = {.op = TARE_NT_OP_TAKE,
				    .a = lowest,
				    .b = lowest || highest ? highest : UINT32_MAX,
				    .c = flags,
				    .out_size = sizeof(taken)};
	uint32_t status = win32_api()->call(&call, NULL, &taken);

	if (!status)
		*message = (MSG){.message = taken.number,
				 .wParam = (WPARAM)taken.first,
				 .lParam = (LPARAM)taken.second};
	return status;
}

BOOL PostThreadMessageA(DWORD thread, UINT message, WPARAM first, LPARAM second)
{
	struct tare_nt_message posted = {
		.number = message, .first = first, .second = (uint64_t)second};
	struct tare_nt_call call = {.op = TARE_NT_OP_POST, .a = thread, .in_size = sizeof(posted)};

	return win32_good(win32_api()->call(&call, &posted, NULL));
}

BOOL GetMessageA(MSG *message, HWND window, UINT lowest, UINT highest)
{
	uint32_t status;

	(void)window;
	if (!take_part())
		return -1;
	while ((status = take(message, lowest, highest, 0)) == NT_NO_MORE)
		if (win32_api()->wait(&ready, 1, 0, NT_FOREVER))
			return -1;
	if (!win32_good(status))
		return -1;
	return message->message != WM_QUIT;
}

BOOL PeekMessageA(MSG *message, HWND window, UINT lowest, UINT highest, UINT flags)
{
	uint32_t status;

	(void)window;
	if (!take_part())
		return FALSE;
	status = take(message, lowest, highest, flags == PM_NOREMOVE ? TARE_NT_PEEK : 0);
	return !status;
}
