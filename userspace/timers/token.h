/* SPDX-License-Identifier: GPL-2.0-only */
/* A token that goes round a ring: one byte through a pipe, or an event. */
#ifndef TIMERS_TOKEN_H
#define TIMERS_TOKEN_H

#include <stdint.h>

/* The numbers are descriptors or handles, so that it can lie in memory that processes share. */
struct token {
	intptr_t in, out;
	volatile char value;
};

void token_create(struct token *token);
void token_pass(struct token *token, char value);
char token_await(const struct token *token);

#endif
