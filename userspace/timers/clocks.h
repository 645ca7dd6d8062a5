/* SPDX-License-Identifier: GPL-2.0-only */
/* The clocks that this system has. */
#ifndef TIMERS_CLOCKS_H
#define TIMERS_CLOCKS_H

#include <stddef.h>
#include <stdint.h>

struct clock_kind {
	const char *name;
	void (*call)(void);          /* the bare call, as a program makes it */
	uint64_t (*read)(void);      /* the same, as a number */
	double ns_per_unit;          /* of that number; 0: CPU cycles, see ns_per_cycle() */
	const char *(*cannot)(void); /* why this machine lacks the clock, or NULL; may be NULL */
};

extern const struct clock_kind clock_kinds[];
extern const size_t clock_kinds_count;

/* clock_tsc.c */
void call_rdtsc(void);
uint64_t read_rdtsc(void);
void call_rdtscp(void);
uint64_t read_rdtscp(void);
const char *cannot_rdtscp(void);

/* Nanoseconds of one cycle of the time stamp counter, by the harness's clock. */
double ns_per_cycle(void);

#endif
