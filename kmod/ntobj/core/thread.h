/* SPDX-License-Identifier: GPL-2.0-only */
/* Threads: what they own, and what others post to them. */
#ifndef NT_THREAD_H
#define NT_THREAD_H

#include <tare/ntobj.h>

#include "object.h"

struct nt_thread {
	struct nt_object object;
	u32 number;
	struct nt_object *ready; /* a manual event: set while there may be messages */
	nt_lock_t lock;          /* of what follows */
	struct nt_link mutexes, messages;
	u32 count;       /* of messages */
	int dead, takes; /* takes: it has asked for messages, so that it may be posted some */
};

/*
 * Gives a thread the number that others may post to. It begins what nt_alloc() gave the front end,
 * and the last reference frees that. NT_NO_MEMORY: it is freed.
 */
u32 nt_thread_init(struct nt_thread *thread, struct nt_domain *domain);
/* Abandons its mutexes, frees its messages; it is nobody's thread any more. */
void nt_thread_exit(struct nt_thread *thread);

/* NT_NO_THREAD: it is dead, or was never there, or takes no messages. NT_QUOTA_EXCEEDED. */
u32 nt_post(struct nt_domain *domain, u32 number, const struct tare_nt_message *message);
/* From now on it may be posted messages. The event is set while there may be some. */
struct nt_object *nt_thread_takes(struct nt_thread *thread);
/* NT_NO_MORE: there is none with such a number. */
u32 nt_take(struct nt_thread *thread, u32 lowest, u32 highest, u32 flags,
	    struct tare_nt_message *message);

/* For object.c: the last reference of a thread is gone. */
void nt_thread_free(struct nt_object *object);

#endif
