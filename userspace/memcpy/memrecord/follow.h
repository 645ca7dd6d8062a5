/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef TARE_FOLLOW_H
#define TARE_FOLLOW_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/command.h"
#include "rings.h"

/* The command while it is recorded, and what may end the recording before the command ends. */
struct follow {
	struct command command;
	int device;
	int signals;          /* of follow_signals() */
	struct rings *rings;  /* NULL: none to empty */
	uint64_t deadline_ms; /* of the module, renewed in time; 0: none */
	bool own_group;       /* the command's, which no terminal's signal reaches */
	int signal;           /* that ended the recording; 0: none has */
	bool lapsed;          /* the deadline passed: the taps were off before the end */
	bool not_run;         /* there is no such command */
	enum {
		FOLLOW_RUNS,
		FOLLOW_ASKED, /* to end, by the signal */
		FOLLOW_KILLED,
		FOLLOW_LEFT, /* it cannot be killed; the recording ends without it */
	} state;
	uint64_t renew_at, step_at; /* ms */
};

/* Holds back the signals that end a recording, and returns a file that tells of them, or -1. */
int follow_signals(void);

/* Before the command is released: it has a process group of its own, unless a terminal is ours. */
void follow_begin(struct follow *f);

/*
 * Until the command ends; meanwhile rings are emptied whenever one is a quarter full, and the
 * deadline is renewed. A signal is passed on, and what does not end by it is killed.
 */
void follow(struct follow *f);

/* While the taps should still be on: whether they are. Otherwise f->lapsed is set. */
void follow_renew(struct follow *f);

/* As command_wait(); of a command that was left, as if SIGKILL had ended it. */
int follow_wait(struct follow *f);

#endif
