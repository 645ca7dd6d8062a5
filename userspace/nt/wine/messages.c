// SPDX-License-Identifier: GPL-2.0-only
/* Threads of Wine, and their messages. */
#include <stdbool.h>

#include "core/status.h"
#include "wine.h"

/* The numbers of Win32's posting. */
static uint32_t status_of_last_error(void)
{
	switch (GetLastError()) {
	case ERROR_INVALID_THREAD_ID:
	case ERROR_INVALID_PARAMETER:
		return NT_NO_THREAD;
	case ERROR_NOT_ENOUGH_QUOTA:
		return NT_QUOTA_EXCEEDED;
	}
	return NT_INVALID_PARAMETER;
}

static uint32_t self(struct tare_nt_call *call)
{
	MSG message;

	call->value = GetCurrentThreadId();
	if (call->a) {
		/* who has looked for messages can be posted some */
		PeekMessageA(&message, NULL, WM_USER, WM_USER, PM_NOREMOVE);
		call->handle = WINE_READY;
	}
	return NT_OK;
}

uint32_t wine_wait_ready(DWORD ms)
{
	DWORD result = MsgWaitForMultipleObjectsEx(0, NULL, ms, QS_ALLINPUT, MWMO_INPUTAVAILABLE);

	return result == WAIT_OBJECT_0 ? NT_OK : result == WAIT_TIMEOUT ? NT_TIMEOUT : result;
}

static uint32_t post(const struct tare_nt_call *call, const struct tare_nt_message *message)
{
	if (PostThreadMessageA(call->a, message->number, (WPARAM)message->first,
			       (LPARAM)message->second))
		return NT_OK;
	return status_of_last_error();
}

static uint32_t take(struct tare_nt_call *call, struct tare_nt_message *message)
{
	MSG taken;
	UINT remove = call->c & TARE_NT_PEEK ? PM_NOREMOVE : PM_REMOVE;

	if (!PeekMessageA(&taken, (HWND)-1, call->a, call->b, remove))
		return NT_NO_MORE;
	*message = (struct tare_nt_message){
		.number = taken.message, .first = taken.wParam, .second = (uint64_t)taken.lParam};
	call->out_size = sizeof(*message);
	return NT_OK;
}

uint32_t wine_messages(struct tare_nt_call *call, const void *in, void *out, bool *known)
{
	*known = true;
	switch (call->op) {
	case TARE_NT_OP_SELF:
		return self(call);
	case TARE_NT_OP_POST:
		return post(call, in);
	case TARE_NT_OP_TAKE:
		return take(call, out);
	}
	*known = false;
	return NT_OK;
}
