/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Waits for any and for all of up to 64 objects.
 *
 *   nt_wait_begin()    takes what is there; else queues the wait: NT_PENDING
 *   the front end      sleeps until nt_wait_over(), or its time is up, or a signal
 *   nt_wait_end()      takes the wait out of the queues and says how it ended
 *
 * Whoever changes an object consumes on the waiter's behalf: a wait that was claimed has
 * succeeded, whatever else happens before it is ended.
 */
#ifndef NT_WAIT_H
#define NT_WAIT_H

#include "object.h"

#define NT_WAIT_MAX 64

struct nt_place {
	struct nt_link link;
	struct nt_wait *wait;
	struct nt_object *object;
	int index;
};

struct nt_wait {
	struct nt_thread *thread; /* who owns the mutexes that it takes */
	nt_claim_t claimed;       /* index of the object that ended it; -1: none yet, count: none */
	int count, all, abandoned, queued;
	struct nt_place *place; /* the front end's, of count */
};

/*
 * wait->place holds `count` objects, with references that last until nt_wait_end(). The caller has
 * checked that count is 1 to NT_WAIT_MAX. Returns NT_PENDING, NT_INVALID_PARAMETER (all of
 * one object twice), or how it ended.
 */
u32 nt_wait_begin(struct nt_wait *wait, struct nt_domain *domain, struct nt_thread *thread,
		  int count, int all);

/* Whether it has been claimed; the front end reads it before it sleeps. */
int nt_wait_over(struct nt_wait *wait);

/* otherwise: what is returned where nobody has claimed it: NT_TIMEOUT ... */
u32 nt_wait_end(struct nt_wait *wait, struct nt_domain *domain, u32 otherwise);

/* For object.c: give a locked object to waits for any; a held one to waits for all. */
void nt_wait_offer_any(struct nt_object *object);
void nt_wait_offer_all(struct nt_object *object);

#endif
