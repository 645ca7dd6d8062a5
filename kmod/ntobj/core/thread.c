// SPDX-License-Identifier: GPL-2.0-only
#include "thread.h"

#include "domain.h"

struct held {
	struct nt_link link;
	struct tare_nt_message message;
};

static void free_held(struct nt_domain *domain, struct held *held)
{
	nt_domain_free(domain, held, sizeof(*held));
}

void nt_thread_free(struct nt_object *object)
{
	struct nt_thread *thread = nt_holder(object, struct nt_thread, object);

	if (thread->ready)
		nt_object_put(thread->ready);
	nt_free(thread);
}

u32 nt_thread_init(struct nt_thread *thread, struct nt_domain *domain)
{
	nt_object_init(&thread->object, domain, NT_THREAD);
	nt_lock_init(&thread->lock);
	nt_ring_init(&thread->mutexes);
	nt_ring_init(&thread->messages);
	thread->ready = nt_event_new(domain, 1, 0);
	if (thread->ready && !nt_handle_new(&domain->threads, &thread->object, 0, &thread->number))
		return NT_OK;
	nt_object_put(&thread->object);
	return NT_NO_MEMORY;
}

/* Nobody posts to it any more. */
static void free_messages(struct nt_thread *thread)
{
	while (!nt_ring_empty(&thread->messages)) {
		struct nt_link *first = thread->messages.next;

		nt_link_remove(first);
		free_held(thread->object.domain, nt_holder(first, struct held, link));
	}
	thread->count = 0;
}

void nt_thread_exit(struct nt_thread *thread)
{
	nt_mutexes_abandon(thread);
	nt_handle_close(&thread->object.domain->threads, thread->number);
	nt_lock(&thread->lock);
	thread->dead = 1;
	nt_unlock(&thread->lock);
	free_messages(thread);
	nt_object_put(&thread->object);
}

static u32 add(struct nt_thread *thread, struct held *held) __must_hold(&thread->lock)
{
	if (thread->dead || !thread->takes || nt_thread_exiting(thread))
		return NT_NO_THREAD;
	if (thread->count == TARE_NT_MESSAGES_MAX)
		return NT_QUOTA_EXCEEDED;
	nt_link_add(&held->link, &thread->messages);
	thread->count++;
	return NT_OK;
}

static u32 post(struct nt_thread *thread, const struct tare_nt_message *message)
{
	struct nt_domain *domain = thread->object.domain;
	struct held *held = nt_domain_alloc(domain, sizeof(*held));
	s32 previous;
	u32 status;

	if (!held)
		return NT_NO_MEMORY;
	held->message = *message;
	nt_lock(&thread->lock);
	status = add(thread, held);
	nt_unlock(&thread->lock);
	if (status)
		free_held(domain, held);
	else
		nt_event_set(thread->ready, &previous);
	return status;
}

u32 nt_post(struct nt_domain *domain, u32 number, const struct tare_nt_message *message)
{
	struct nt_object *object;
	u32 status;

	if (nt_handle_get(&domain->threads, number, 0, &object))
		return NT_NO_THREAD;
	status = post(nt_holder(object, struct nt_thread, object), message);
	nt_object_put(object);
	return status;
}

struct nt_object *nt_thread_takes(struct nt_thread *thread)
{
	nt_lock(&thread->lock);
	thread->takes = 1;
	nt_unlock(&thread->lock);
	return thread->ready;
}

static struct held *first_of(struct nt_thread *thread, u32 lowest, u32 highest)
	__must_hold(&thread->lock)
{
	for (struct nt_link *at = thread->messages.next; at != &thread->messages; at = at->next) {
		struct held *held = nt_holder(at, struct held, link);

		if (held->message.number >= lowest && held->message.number <= highest)
			return held;
	}
	return NULL;
}

/* Returns whether there was one. What it takes is freed. */
static int look(struct nt_thread *thread, u32 lowest, u32 highest, u32 flags,
		struct tare_nt_message *message)
{
	struct held *held;

	nt_lock(&thread->lock);
	held = first_of(thread, lowest, highest);
	if (held) {
		*message = held->message;
		if (!(flags & TARE_NT_PEEK)) {
			nt_link_remove(&held->link);
			thread->count--;
		}
	}
	nt_unlock(&thread->lock);
	if (held && !(flags & TARE_NT_PEEK))
		free_held(thread->object.domain, held);
	return !!held;
}

u32 nt_take(struct nt_thread *thread, u32 lowest, u32 highest, u32 flags,
	    struct tare_nt_message *message)
{
	s32 previous;

	if (flags & ~TARE_NT_PEEK)
		return NT_INVALID_PARAMETER;
	nt_thread_takes(thread);
	if (look(thread, lowest, highest, flags, message))
		return NT_OK;
	/* what is posted after the second look sets the event again */
	nt_event_reset(thread->ready, &previous);
	if (!look(thread, lowest, highest, flags, message))
		return NT_NO_MORE;
	nt_event_set(thread->ready, &previous);
	return NT_OK;
}
