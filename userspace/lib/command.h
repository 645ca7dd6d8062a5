/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_COMMAND_H
#define TARE_COMMAND_H

#include <stdbool.h>
#include <sys/types.h>

#include "error.h"

/* The command under test: started at once, but held until it is released. */
struct command {
	pid_t pid;
	int pidfd;
	int gate; /* closing it lets the command run */
};

/* Forks now, so that the fork is not measured. Returns 0, or -1 with *err filled. */
int command_prepare(struct command *command, char **argv, struct tare_error *err);

/* Lets the command run. */
void command_release(struct command *command);

/* Whether the command has ended. If so, it is reaped, and *status is as of command_wait(). */
bool command_ended(struct command *command, int *status);

/*
 * Waits for the command and reaps it. Returns its exit status, or 128 plus the signal that ended
 * it; 127 if it could not be started, as a shell would say.
 */
int command_wait(struct command *command);

#endif
