/* SPDX-License-Identifier: GPL-2.0-only */
/* Numbers of a front end's objects, which are in an array: a handle is an index and one. */
#ifndef NT_SLOTS_H
#define NT_SLOTS_H

#include <pthread.h>
#include <stdint.h>

#define NT_SLOTS 4096

struct nt_slots {
	pthread_mutex_t lock;
	uint32_t used, unused;
	uint32_t free[NT_SLOTS]; /* `unused` of them, which were closed */
};

/* A handle, or 0: there are as many as there can be. */
uint32_t nt_slots_take(struct nt_slots *slots);
void nt_slots_give(struct nt_slots *slots, uint32_t handle);

#endif
