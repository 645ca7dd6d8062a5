/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_EVENTS_CHILD_H
#define TARE_EVENTS_CHILD_H

#include "lib/command.h"
#include "server.h"

/*
 * Forks COMMAND with {PORT} in its words replaced; it waits until it is released. Returns 0, or -1
 * with *err filled.
 */
int child_prepare(const struct setting *set, struct command *child, struct tare_error *err);

#endif
