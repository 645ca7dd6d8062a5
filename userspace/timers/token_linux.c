// SPDX-License-Identifier: GPL-2.0-only
#include "token.h"

#include <fcntl.h>
#include <unistd.h>

#include "portable.h"

void token_create(struct token *token)
{
	int fd[2];

	if (pipe2(fd, O_CLOEXEC))
		fail("pipe");
	token->in = fd[0];
	token->out = fd[1];
}

void token_pass(struct token *token, char value)
{
	if (write((int)token->out, &value, 1) != 1)
		fail("passing on");
}

char token_await(const struct token *token)
{
	char value;

	if (read((int)token->in, &value, 1) != 1)
		fail("waiting for a token");
	return value;
}
