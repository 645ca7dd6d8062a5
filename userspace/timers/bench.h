/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The harness that all programs of the toolbox share: a body against an empty body, in
 * rounds, interleaved A B B A over all cases, printed as a table and written as JSON.
 */
#ifndef TIMERS_BENCH_H
#define TIMERS_BENCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lib/error.h"
#include "options.h"

#define BENCH_FACTS_MAX 8

/* Does `count` times what is measured; ends the program by fail() on an error. */
typedef void bench_body(void *context, uint64_t count);

/* A number beside the times, such as how often the kernel really switched. */
struct bench_fact {
	const char *name;
	double value;
	const char *missing; /* why there is no value, or NULL */
};

struct bench_case {
	char name[48];
	bench_body *body;
	bench_body *empty; /* the same loop and work, without what is measured */
	void *context;
	uint64_t bytes;      /* moved by one operation; 0: this is not a transfer */
	uint64_t operations; /* of a sample; 0: as many as take about a millisecond */
	uint64_t most;       /* operations that a sample can have; 0: any number */
	uint64_t multiple;   /* operations come in multiples of this; 0: any number */
	const char *cannot;  /* why this machine cannot, or NULL */
	/* each may be NULL */
	void (*open)(struct bench_case *);    /* before the first round */
	void (*prepare)(struct bench_case *); /* before each body, not timed */
	/* after each body, not timed; false: the sample was disturbed and is taken again */
	bool (*settle)(struct bench_case *);
	void (*finish)(struct bench_case *); /* after the last round: adds facts, cleans up */
	/* filled by the harness */
	double *raw, *overhead; /* ns an operation, one of each a round */
	uint64_t done;          /* operations of body since open */
	uint64_t retaken;       /* samples that settle refused */
	uint64_t tolerated;     /* samples that were kept after too many refusals */
	struct bench_fact fact[BENCH_FACTS_MAX];
	unsigned int facts;
};

struct bench {
	const char *program;
	const char *summary; /* one line for --help */
	const char *subject; /* what a case is: clock, call */
	uint64_t operations; /* of each case in all, unless an option tells; 0: found by trials */
	struct options options;
	struct bench_case **cases;
	size_t count;
	struct bench_case **left_out; /* cases with `cannot` */
	size_t left_out_count;
	double resolution_ns; /* of the harness's own clock */
};

/* Adds a case named by the format, which `bench` owns; the caller fills the rest. */
struct bench_case *bench_add(struct bench *bench, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

void bench_fact(struct bench_case *one, const char *name, double value);
/* The table says `why` in place of the value; the document has null. */
void bench_fact_missing(struct bench_case *one, const char *name, const char *why);

/*
 * The empty body for bodies that call a function through a pointer: ignores `context` and calls a
 * function that returns at once.
 */
void bench_empty_calls(void *context, uint64_t count);
/* The loop of such bodies: the same machine code, whatever is called. */
void bench_call_loop(void (*call)(void), uint64_t count);

/* The empty body for bodies that work in a loop of their own. */
void bench_empty_loop(void *context, uint64_t count);

/* Parses the command line and pins to one CPU. Called before cases are added. */
void bench_begin(struct bench *bench, int argc, char **argv);
/* Chooses cases, measures them, prints the table and writes JSON. Returns the exit status. */
int bench_run(struct bench *bench);

#endif
