// SPDX-License-Identifier: GPL-2.0-only
/* Threads of Wine, their messages, and the calls that are queued for them (APCs). */
#include <stdbool.h>
#include <string.h>

#include "core/status.h"
#include "wine.h"

#define CALLS_MAX 16

/* Calls that the services have made in this thread, and nobody has taken yet. */
static __thread struct {
	struct tare_nt_message message[CALLS_MAX];
	unsigned int first, count;
} made;

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

static void CALLBACK remember(ULONG_PTR number, ULONG_PTR first, ULONG_PTR second)
{
	unsigned int at = (made.first + made.count) % CALLS_MAX;

	if (made.count == CALLS_MAX)
		return;
	made.message[at] = (struct tare_nt_message){
		.number = (uint32_t)number, .first = first, .second = second};
	made.count++;
}

static uint32_t post_call(const struct tare_nt_call *call, const struct tare_nt_message *message)
{
	OBJECT_ATTRIBUTES attributes = {.Length = sizeof(attributes)};
	CLIENT_ID client = {.UniqueThread = wine_handle(call->a)};
	HANDLE thread;
	NTSTATUS status = NtOpenThread(&thread, THREAD_SET_CONTEXT, &attributes, &client);

	if (status)
		return NT_NO_THREAD;
	status = NtQueueApcThread(thread, remember, message->number, message->first,
				  message->second);
	NtClose(thread);
	/* who is dead has a number as long as somebody holds it */
	return status ? NT_NO_THREAD : NT_OK;
}

/* What no alertable wait has made is made now. */
static uint32_t take_call(struct tare_nt_call *call, struct tare_nt_message *message)
{
	if (!made.count)
		NtTestAlert();
	if (!made.count)
		return NT_NO_MORE;
	*message = made.message[made.first];
	made.first = (made.first + 1) % CALLS_MAX;
	made.count--;
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
	case TARE_NT_OP_QUIT:
		PostQuitMessage((int)call->a);
		return NT_OK;
	case TARE_NT_OP_POST_APC:
		return post_call(call, in);
	case TARE_NT_OP_TAKE_APC:
		return take_call(call, out);
	}
	*known = false;
	return NT_OK;
}
