/* SPDX-License-Identifier: GPL-2.0-only */
/* Somebody to talk to: a thread, or where the system has fork a process of its own. */
#ifndef TIMERS_WORKER_H
#define TIMERS_WORKER_H

#include <stdbool.h>

enum worker_kind { WORKER_THREAD, WORKER_PROCESS };

struct worker;

/* Whether WORKER_PROCESS can be asked for. */
extern const bool worker_has_processes;

/* Runs work(context) on `cpu`; a process has a copy of the memory, and dies with its parent. */
struct worker *worker_start(enum worker_kind kind, int cpu, void (*work)(void *), void *context);

/* Waits until its work has returned. */
void worker_join(struct worker *worker);

/*
 * How often the kernel took the CPU from this process, all its threads together, and
 * from a worker that is a process (0 for a thread). Negative: the system does not tell.
 */
double own_switches(void);
double worker_switches(const struct worker *worker);

/*
 * The calling thread from now on lets who woke it finish, and does not push it aside;
 * or again as usual. Nothing where the system has no such mode.
 */
void wake_without_preempting(bool yes);

#endif
