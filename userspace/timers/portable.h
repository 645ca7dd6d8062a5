/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the programs of the toolbox need of an operating system, under one set of names on
 * Linux and Win32. The short names are those of the series that published these
 * programs in 2001.
 */
#ifndef TIMERS_PORTABLE_H
#define TIMERS_PORTABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/error.h"

/* The clock of tstart, tend and now_ns: the best one that the system has for spans. */
extern const char *const clock_name;
uint64_t now_ns(void);

void tstart(void);
void tend(void);
uint64_t tval_ns(void); /* from the last tstart to the last tend */

/* As malloc(), but ends the program with one line if there is no memory. */
void *Malloc(size_t size);
/* As Malloc(), zeroed. */
void *Zeroed(size_t size);

/* Ends the program with status 1 and "PROGRAM: WHAT: REASON", by errno or GetLastError(). */
void fail(const char *what) __attribute__((noreturn));
void set_program(const char *name);
const char *program_name(void);

/*
 * Reads a whole decimal number that may end in k or m, either case (x 1024, x 1024 x 1024).
 * Returns 0, or -1 with *err filled: no digits, another suffix, or too large for the type.
 */
int atoik(const char *text, int32_t *value, struct tare_error *err);
int atoik64(const char *text, int64_t *value, struct tare_error *err);

/* Operating system and version; with underscores the string has no blanks. */
const char *ver(bool underscores);
/* The part of ver() that only the system knows, in memory that stays. */
char *system_version(void);

/* The clock by which the kernel keeps time, or NULL if the system does not tell. */
const char *clock_source(void);

/* The CPUs that this process could use when it started, in rising order. */
const int *cpus_allowed(int *count);

/* Pins the calling thread to the highest CPU that is allowed. */
void pin(void);
/* The CPU that pin chose, or -1. */
int pinned_cpu(void);
/* An allowed CPU that is not the pinned one, or -1. */
int other_cpu(void);
/* Why nothing can be measured between two CPUs, or NULL. */
const char *cannot_use_two_cpus(void);

/* Moves the calling thread to an allowed CPU. Returns 0, or -1. */
int move_to(int cpu);

/* Keeps the CPU busy until its frequency has had time to rise. */
void warm_up(void);

/* Leaves the CPU to others for some milliseconds. */
void rest(void);

#endif
