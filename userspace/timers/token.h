/* SPDX-License-Identifier: GPL-2.0-only */
/* What goes round a ring: one byte through a pipe, or an event. */
#ifndef TIMERS_TOKEN_H
#define TIMERS_TOKEN_H

#include <stdint.h>

/* What the numbers are is the system's affair; it can lie in memory that processes share. */
struct token {
	intptr_t in, out;
	volatile char value;
};

void token_create(struct token *token);
void token_pass(struct token *token, char value);
char token_await(const struct token *token);

#endif
