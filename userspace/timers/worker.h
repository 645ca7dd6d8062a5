/* SPDX-License-Identifier: GPL-2.0-only */
/* A partner for a measurement: a thread, or a process of its own. */
#ifndef TIMERS_WORKER_H
#define TIMERS_WORKER_H

#include <stdbool.h>
#include <stddef.h>

enum worker_kind { WORKER_THREAD, WORKER_PROCESS };

struct worker;

/* Whether a worker process is a copy of this one, with all its memory and functions. */
extern const bool worker_forks;

/*
 * Zeroed memory for the context of processes, never freed. Without worker_forks the processes share
 * it, each at an address of its own, so that it must hold no pointers.
 */
void *worker_memory(size_t size);

/*
 * Called at the beginning of main by a program that starts processes. Without worker_forks a worker
 * process is this program started anew: it does its work here, and ends.
 */
void worker_if_started(int argc, char **argv, void (*work)(void *));

/*
 * Runs work(context) on `cpu`. A process dies with its parent. Without worker_forks a process's
 * context is worker_memory(), or a part of it, and its work that of worker_if_started().
 */
struct worker *worker_start(enum worker_kind kind, int cpu, void (*work)(void *), void *context);

/* Waits until the worker's work has returned, and frees the worker. */
void worker_join(struct worker *worker);

/* Stands in a table in place of switches that the system does not count. */
#define SWITCHES_UNKNOWN "not counted here"

/* How often the CPU went from a task to another. Negative: the system does not tell. */
struct switches {
	double all;
	/* of these, how often the task was pushed aside; otherwise it began to wait */
	double aside;
};

/* Of all threads of this process; of a worker that is a process (0 for a thread). */
struct switches own_switches(void);
struct switches worker_switches(const struct worker *worker);

/*
 * With `yes`, the calling thread does not push aside the task that woke it, until a call without.
 * Does nothing if the system has no such mode.
 */
void wake_without_preempting(bool yes);

#endif
