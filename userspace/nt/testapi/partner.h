/* SPDX-License-Identifier: GPL-2.0-only */
/* The second side of a part as another process: the same program, started again. */
#ifndef TESTAPI_PARTNER_H
#define TESTAPI_PARTNER_H

#include "part.h"

/* One of the system's own processes. */
struct partner;

/* Starts the second side of the part; it ends with us, and we with it where it fails. */
struct partner *partner_start(const struct link *link);
/* Waits for its end, and adds what it measured to link->tally. */
void partner_join(struct partner *partner, struct link *link);

/* At the begin of main: whether this process is one. Then it does its work, and ends. */
void partner_if_started(int argc, char **argv);

/* What the system gives. argument: as for argv, PARTNER_ARGUMENTS of them, the last one NULL. */
#define PARTNER_OPTION    "--partner"
#define PARTNER_ARGUMENTS 11
struct partner *partner_spawn(char *const argument[PARTNER_ARGUMENTS]);
/* Frees it, too. */
void partner_await(struct partner *partner);
/* Ends a process that did its work. */
void partner_done(void) __attribute__((noreturn));

#endif
