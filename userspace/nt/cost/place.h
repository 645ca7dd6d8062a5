/* SPDX-License-Identifier: GPL-2.0-only */
/* Where things run: who asks on the first CPU, who answers on the second, or wherever. */
#ifndef NT_COST_PLACE_H
#define NT_COST_PLACE_H

#include <stdbool.h>
#include <sys/types.h>

#define COST_ANYWHERE (-1)

struct cost_places {
	int asks, answers; /* CPUs, or COST_ANYWHERE */
	pid_t server;      /* that answers; 0: the partner does, and runs there */
};

/* What the functions below take; before the first thread is started. */
extern struct cost_places cost_places;

/* Put the caller there. 0, or -1 with a line on stderr. */
int cost_place_first(void);
int cost_place_partner(void);
int cost_place_server(void);

/*
 * Keeps both CPUs from going idle, by processes that run where nothing else does (SCHED_IDLE);
 * they end with this one. 0, or -1 with a line on stderr.
 */
int cost_keep_awake(void);

/* Whether all of these processes still run. */
bool cost_kept_awake(void);

#endif
