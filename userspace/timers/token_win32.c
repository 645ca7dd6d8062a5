// SPDX-License-Identifier: GPL-2.0-only
#include "token.h"

#include <windows.h>

#include "portable.h"

struct token {
	HANDLE event;
	char value;
};

struct token *token_create(void)
{
	struct token *token = Malloc(sizeof(*token));

	token->event = CreateEventA(NULL, FALSE, FALSE, NULL);
	if (!token->event)
		fail("CreateEvent");
	return token;
}

void token_pass(struct token *token, char value)
{
	/* read only after the event, which orders the two */
	token->value = value;
	if (!SetEvent(token->event))
		fail("SetEvent");
}

char token_await(struct token *token)
{
	if (WaitForSingleObject(token->event, INFINITE) != WAIT_OBJECT_0)
		fail("WaitForSingleObject");
	return token->value;
}
