/* SPDX-License-Identifier: GPL-2.0-only */
/* What the two halves of syscall-cost share: names and order are equal on both systems. */
#ifndef TIMERS_SYSCALL_COST_H
#define TIMERS_SYSCALL_COST_H

#include "bench.h"

/* Pages that one sample of faults touches at most. */
#define FAULT_PAGES 1024
#define PAGE        4096

/* Adds the calls of this system. */
void add_system_calls(struct bench *bench);

/* A program that is started with this argument ends at once. */
#define ARGUMENT_TO_END "--started-to-end"

/* A case that calls a function through the loop of the harness. */
struct bench_case *add_call(struct bench *bench, const char *name, void (*call)(void));

/* A case that touches pages; the caller adds what makes them absent before each sample. */
struct bench_case *add_faults(struct bench *bench, char *pages);

#endif
