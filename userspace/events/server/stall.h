/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Pauses of the whole server by a schedule, so that what clients measure can be checked: a signal
 * comes to all threads that serve, whose handler sleeps.
 */
#ifndef TARE_EVENTS_STALL_H
#define TARE_EVENTS_STALL_H

#include "server.h"

struct stall {
	uint64_t next_ns;  /* CLOCK_MONOTONIC */
	uint64_t start_ns; /* when the first began, CLOCK_MONOTONIC_RAW; 0: none has */
	uint64_t count;
};

/* Before any thread serves: the first is one period from now. */
void stall_start(const struct server *server, struct stall *stall);

/* For how long to wait at most, in ms; -1: for ever. */
int stall_wait_ms(const struct server *server, const struct stall *stall);

/* Stalls, where it is time. */
void stall_do(struct server *server, struct stall *stall);

#endif
