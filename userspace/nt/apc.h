/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Calls that threads of this process queue for each other, for a front end whose kernel knows
 * alerts but no queues. What makes a wait alertable is the front end's; `alert` tells it.
 */
#ifndef NT_APC_H
#define NT_APC_H

#include <stdint.h>
#include <tare/ntobj.h>

#define NT_APC_MAX     64 /* of one thread */
#define NT_APC_THREADS 64

/* The calling thread gets a number, not 0; 0: there are too many threads. alert: the front end's.
 */
uint32_t nt_apc_attach(int alert);
/* What is queued is dropped. Returns its alert. */
int nt_apc_detach(uint32_t number);

/* ring: is called with the alert of the thread, before another can empty its queue. */
uint32_t nt_apc_post(uint32_t number, const struct tare_nt_message *message,
		     void (*ring)(int alert));
/* still: the same, where the queue is empty now. NT_NO_MORE. */
uint32_t nt_apc_take(uint32_t number, struct tare_nt_message *message, void (*still)(int alert));

#endif
