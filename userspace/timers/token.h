/* SPDX-License-Identifier: GPL-2.0-only */
/* What goes round a ring: one byte through a pipe, or an event. */
#ifndef TIMERS_TOKEN_H
#define TIMERS_TOKEN_H

struct token;

struct token *token_create(void);
void token_pass(struct token *token, char value);
char token_await(struct token *token);

#endif
