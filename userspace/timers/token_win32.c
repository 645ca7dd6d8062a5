// SPDX-License-Identifier: GPL-2.0-only
#include "token.h"

#include <windows.h>

#include "portable.h"

void token_create(struct token *token)
{
	/* inherited, so that all processes of the ring have the event under the same handle */
	SECURITY_ATTRIBUTES inherited = {.nLength = sizeof(inherited), .bInheritHandle = TRUE};

	token->in = (intptr_t)CreateEventA(&inherited, FALSE, FALSE, NULL);
	if (!token->in)
		fail("CreateEvent");
}

void token_pass(struct token *token, char value)
{
	/* the other side reads this only after the event, which orders the two */
	token->value = value;
	if (!SetEvent((HANDLE)token->in))
		fail("SetEvent");
}

char token_await(const struct token *token)
{
	if (WaitForSingleObject((HANDLE)token->in, INFINITE) != WAIT_OBJECT_0)
		fail("WaitForSingleObject");
	return token->value;
}
