/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * nt-cost: what one operation costs on one front end. An operation is a loop's body over struct
 * nt_api; its overhead is the same body on a front end that does nothing.
 */
#ifndef NT_COST_H
#define NT_COST_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "lib/error.h"
#include "nt/api.h"

#define COST_OBJECTS 64    /* that a wait may name */
#define COST_MESSAGE 0x400 /* number of a message, and what it tells */
#define COST_DATA    "16 bytes of data"

/* Beside what front ends lack by nt/api.h: another thread, which one could hand over to. */
#define COST_LACKS_THREADS (1u << 31)

struct cost_partner;

/* An operation on a front end: its objects, and what went wrong. */
struct cost_run {
	const struct nt_api *api;
	const struct cost_operation *operation;
	uint32_t handle[COST_OBJECTS];
	uint32_t number;              /* of the calling thread */
	struct cost_partner *partner; /* the other thread, of those that hand over */
	uint64_t asked;               /* before it is closed: how often it was done */
	uint32_t wrong;               /* bits of results that were not expected: 0 */
};

struct cost_operation {
	const char *name, *what;
	unsigned int needs; /* what the front end must not lack: NT_LACKS_*, COST_LACKS_* */
	int objects;        /* that open() makes, and a wait names */
	void (*open)(struct cost_run *run);
	void (*once)(struct cost_run *run);
};

/* All of them; ends with one without a name. */
extern const struct cost_operation cost_operations[];

/*
 * Front ends of this program: nothing, the overhead; a refused ioctl; an echo by pipes, without
 * service; the core without locks, called directly.
 */
extern const struct nt_api cost_nothing, cost_trap, cost_echo, nt_direct;

/* Of each round: ns an operation, and the ticks of the CPU's clock that the whole round took. */
struct cost_samples {
	double *ns, *ticks;
};

/* Of an operation; none where the front end lacks what it needs. */
struct cost_figures {
	const struct cost_operation *operation;
	struct cost_samples raw, overhead;
};

/* What holds for all operations of a run. */
struct cost_conditions {
	const struct nt_api *front;
	uint64_t count, rounds; /* operations of a sample; samples */
	bool awake;
	const struct cost_figures *figures;
	unsigned int operations; /* that there are figures of */
};

/* 0, or -1 with a line on stderr. */
int cost_measure(struct cost_figures *figures, const struct cost_conditions *conditions);

/* As docs/nt-cost.schema.json says. of: a struct cost_conditions. */
void cost_write(FILE *out, const void *of);

/* handover.c: two threads that wake each other by two events, handle[0] and handle[1]. */
void cost_partner_start(struct cost_run *run);
void cost_partner_end(struct cost_run *run);

/* Where things run: who asks on the first CPU, who answers on the second. */
extern struct cost_places {
	int asks, answers;
	bool server; /* it answers; else the partner does, and runs there */
} cost_places;

/* A process on that CPU that ends with this one: its number, or -1 with a line on stderr. */
int cost_process(int cpu, void (*does)(void));

/*
 * Starts an nt-server, the one that lies beside this program, for its front end, and what keeps
 * both CPUs from going idle where that is asked for; whether it still does. 0, or -1 with *err
 * filled.
 */
int cost_begin(const struct cost_conditions *conditions, struct tare_error *err);
int cost_kept_awake(struct tare_error *err);

#endif
