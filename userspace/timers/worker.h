/* SPDX-License-Identifier: GPL-2.0-only */
/* Somebody to talk to: a thread, or a process of its own. */
#ifndef TIMERS_WORKER_H
#define TIMERS_WORKER_H

#include <stdbool.h>
#include <stddef.h>

enum worker_kind { WORKER_THREAD, WORKER_PROCESS };

struct worker;

/* Whether a process can do any work with any memory of ours, as a copy of ourselves. */
extern const bool worker_forks;

/*
 * Zeroed memory for the context of processes. Where no process is a copy of another one they
 * share it, each at an address of its own: there are no pointers in it.
 */
void *worker_memory(size_t size);

/*
 * At the begin of main where worker_forks may be false and processes are started: if this
 * process is such a worker, it does its work here, and ends.
 */
void worker_if_started(int argc, char **argv, void (*work)(void *));

/*
 * Runs work(context) on `cpu`. A process dies with its parent. Without worker_forks its
 * context is what worker_memory gave, or a part of it, and its work that of worker_if_started.
 */
struct worker *worker_start(enum worker_kind kind, int cpu, void (*work)(void *), void *context);

/* Waits until its work has returned. */
void worker_join(struct worker *worker);

/* What a table says of switches where the system does not tell. */
#define SWITCHES_UNKNOWN "not counted here"

/* How often the kernel took the CPU from somebody. Negative: the system does not tell. */
struct switches {
	double all;
	/* of these, how often it was for another task: the rest was to wait */
	double aside;
};

/* Of this process, all its threads together; of a worker that is a process (0 for a thread). */
struct switches own_switches(void);
struct switches worker_switches(const struct worker *worker);

/*
 * The calling thread from now on lets who woke it finish, and does not push it aside;
 * or again as usual. Nothing where the system has no such mode.
 */
void wake_without_preempting(bool yes);

#endif
