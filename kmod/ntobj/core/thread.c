// SPDX-License-Identifier: GPL-2.0-only
#include "thread.h"

#include "domain.h"

struct held {
	struct nt_link link;
	struct tare_nt_message message;
};

static int queue_init(struct nt_queue *queue, struct nt_domain *domain)
{
	nt_ring_init(&queue->messages);
	queue->ready = nt_event_new(domain, 1, 0);
	return !!queue->ready;
}

static void free_held(struct nt_domain *domain, struct held *held)
{
	nt_domain_free(domain, held, sizeof(*held));
}

/* Nobody posts to it any more. */
static void queue_free(struct nt_queue *queue, struct nt_domain *domain)
{
	while (!nt_ring_empty(&queue->messages)) {
		struct nt_link *first = queue->messages.next;

		nt_link_remove(first);
		free_held(domain, nt_holder(first, struct held, link));
	}
	queue->count = 0;
}

void nt_thread_free(struct nt_object *object)
{
	struct nt_thread *thread = nt_holder(object, struct nt_thread, object);

	if (thread->messages.ready)
		nt_object_put(thread->messages.ready);
	if (thread->apcs.ready)
		nt_object_put(thread->apcs.ready);
	nt_free(thread);
}

struct nt_thread *nt_thread_new(struct nt_domain *domain)
{
	struct nt_thread *thread = nt_alloc(sizeof(*thread));

	if (!thread)
		return NULL;
	nt_object_init(&thread->object, domain, NT_THREAD);
	nt_lock_init(&thread->lock);
	nt_ring_init(&thread->mutexes);
	if (queue_init(&thread->messages, domain) && queue_init(&thread->apcs, domain) &&
	    !nt_handle_new(&domain->threads, &thread->object, 0, &thread->number))
		return thread;
	nt_object_put(&thread->object);
	return NULL;
}

void nt_thread_exit(struct nt_thread *thread)
{
	struct nt_domain *domain = thread->object.domain;

	nt_mutexes_abandon(thread);
	nt_handle_close(&domain->threads, thread->number);
	nt_lock(&thread->lock);
	thread->dead = 1;
	nt_unlock(&thread->lock);
	queue_free(&thread->messages, domain);
	queue_free(&thread->apcs, domain);
	nt_object_put(&thread->object);
}

/* With the thread's lock. */
static u32 queue_add(struct nt_thread *thread, struct held *held, int apc)
{
	struct nt_queue *queue = apc ? &thread->apcs : &thread->messages;

	if (thread->dead || (!apc && !thread->takes))
		return NT_NO_THREAD;
	if (queue->count == TARE_NT_MESSAGES_MAX)
		return NT_QUOTA_EXCEEDED;
	nt_link_add(&held->link, &queue->messages);
	queue->count++;
	return NT_OK;
}

static u32 post(struct nt_thread *thread, struct held *held, int apc)
{
	s32 previous;
	u32 status;

	nt_lock(&thread->lock);
	status = queue_add(thread, held, apc);
	nt_unlock(&thread->lock);
	if (status)
		free_held(thread->object.domain, held);
	else
		nt_event_set((apc ? &thread->apcs : &thread->messages)->ready, &previous);
	return status;
}

u32 nt_post(struct nt_domain *domain, u32 number, const struct tare_nt_message *message, int apc)
{
	struct nt_object *object;
	struct held *held;
	u32 status;

	if (nt_handle_get(&domain->threads, number, 0, &object))
		return NT_NO_THREAD;
	held = nt_domain_alloc(domain, sizeof(*held));
	if (held) {
		held->message = *message;
		status = post(nt_holder(object, struct nt_thread, object), held, apc);
	} else {
		status = NT_NO_MEMORY;
	}
	nt_object_put(object);
	return status;
}

struct nt_object *nt_thread_takes(struct nt_thread *thread)
{
	nt_lock(&thread->lock);
	thread->takes = 1;
	nt_unlock(&thread->lock);
	return thread->messages.ready;
}

static struct held *first_of(struct nt_queue *queue, u32 lowest, u32 highest)
{
	for (struct nt_link *at = queue->messages.next; at != &queue->messages; at = at->next) {
		struct held *held = nt_holder(at, struct held, link);

		if (held->message.number >= lowest && held->message.number <= highest)
			return held;
	}
	return NULL;
}

/* What quits comes last, whatever numbers are wanted. With the lock. */
static int take_quit(struct nt_thread *thread, u32 flags, struct tare_nt_message *message)
{
	if (!thread->quits || !nt_ring_empty(&thread->messages.messages))
		return 0;
	*message = (struct tare_nt_message){.number = TARE_NT_QUIT, .first = thread->exit_code};
	if (!(flags & TARE_NT_PEEK))
		thread->quits = 0;
	return 1;
}

/* Returns whether there was one; *taken: what is to be freed, or NULL. */
static int look(struct nt_thread *thread, struct nt_queue *queue, u32 lowest, u32 highest,
		u32 flags, struct tare_nt_message *message, struct held **taken)
{
	struct held *held;
	int found = 1;

	*taken = NULL;
	nt_lock(&thread->lock);
	held = first_of(queue, lowest, highest);
	if (held) {
		*message = held->message;
		if (!(flags & TARE_NT_PEEK)) {
			nt_link_remove(&held->link);
			queue->count--;
			*taken = held;
		}
	} else {
		found = queue == &thread->messages && take_quit(thread, flags, message);
	}
	nt_unlock(&thread->lock);
	return found;
}

static u32 take(struct nt_thread *thread, struct nt_queue *queue, u32 lowest, u32 highest,
		u32 flags, struct tare_nt_message *message)
{
	struct held *taken;
	s32 previous;
	int found = look(thread, queue, lowest, highest, flags, message, &taken);

	if (!found) {
		/* what is posted after the second look sets the event again */
		nt_event_reset(queue->ready, &previous);
		found = look(thread, queue, lowest, highest, flags, message, &taken);
		if (found)
			nt_event_set(queue->ready, &previous);
	}
	/* what quits may come now, though the event was reset when nothing wanted was there */
	if (taken && thread->quits)
		nt_event_set(queue->ready, &previous);
	if (taken)
		free_held(thread->object.domain, taken);
	return found ? NT_OK : NT_NO_MORE;
}

u32 nt_take(struct nt_thread *thread, u32 lowest, u32 highest, u32 flags,
	    struct tare_nt_message *message)
{
	nt_thread_takes(thread);
	return take(thread, &thread->messages, lowest, highest, flags, message);
}

static int is_empty(struct nt_thread *thread, struct nt_queue *queue)
{
	int empty;

	nt_lock(&thread->lock);
	empty = nt_ring_empty(&queue->messages);
	nt_unlock(&thread->lock);
	return empty;
}

u32 nt_take_apc(struct nt_thread *thread, struct tare_nt_message *message)
{
	u32 status = take(thread, &thread->apcs, 0, U32_MAX, 0, message);
	s32 previous;

	/* or else the next alertable wait would end for nothing */
	if (status || !is_empty(thread, &thread->apcs))
		return status;
	nt_event_reset(thread->apcs.ready, &previous);
	if (!is_empty(thread, &thread->apcs))
		nt_event_set(thread->apcs.ready, &previous);
	return status;
}

void nt_quit(struct nt_thread *thread, u32 exit_code)
{
	s32 previous;

	nt_lock(&thread->lock);
	thread->quits = 1;
	thread->exit_code = exit_code;
	nt_unlock(&thread->lock);
	nt_event_set(nt_thread_takes(thread), &previous);
}
