// SPDX-License-Identifier: GPL-2.0-only
#include "token.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "portable.h"

struct token {
	int in, out;
};

struct token *token_create(void)
{
	struct token *token = Malloc(sizeof(*token));
	int fd[2];

	if (pipe2(fd, O_CLOEXEC))
		fail("pipe");
	*token = (struct token){.in = fd[0], .out = fd[1]};
	return token;
}

void token_pass(struct token *token, char value)
{
	if (write(token->out, &value, 1) != 1)
		fail("passing on");
}

char token_await(struct token *token)
{
	char value;

	if (read(token->in, &value, 1) != 1)
		fail("waiting for a token");
	return value;
}
