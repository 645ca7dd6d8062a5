/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * nt-cost: what one operation costs on one front end. An operation is a loop's body over struct
 * nt_api; its overhead is the same body on a front end that does nothing.
 */
#ifndef NT_COST_H
#define NT_COST_H

#include <stdbool.h>
#include <stdint.h>

#include "nt/api.h"

#define COST_OBJECTS 64    /* that a wait may name */
#define COST_MESSAGE 0x400 /* number of a message, and what it tells */
#define COST_DATA    "16 bytes of data"

/* Beside what front ends lack by nt/api.h: another thread, which one could hand over to. */
#define COST_LACKS_THREADS (1u << 31)

struct cost_operation;
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
	int objects;        /* that a wait names */
	void (*open)(struct cost_run *run);
	void (*once)(struct cost_run *run);
	void (*close)(struct cost_run *run);
};

/* All of them; ends with one without a name. */
extern const struct cost_operation cost_operations[];

/*
 * Front ends of this program: nothing, the overhead; a refused ioctl; an echo by pipes, without
 * service; the core without locks, called directly.
 */
extern const struct nt_api cost_nothing, cost_trap, cost_echo, nt_direct;

/* handover.c: two threads that wake each other by two events, handle[0] and handle[1]. */
void cost_partner_start(struct cost_run *run);
void cost_partner_end(struct cost_run *run);

#endif
