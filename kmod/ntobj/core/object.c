// SPDX-License-Identifier: GPL-2.0-only
#include "object.h"

#include "domain.h"
#include "file.h"
#include "thread.h"
#include "wait.h"

void nt_object_lock_whole(struct nt_object *object) __acquires(&object->lock)
{
	nt_mutex_lock(&object->domain->whole);
	nt_object_hold(object);
	__acquire(&object->lock);
}

void nt_object_unlock_whole(struct nt_object *object) __releases(&object->lock)
{
	__release(&object->lock);
	nt_object_let_go(object);
	nt_mutex_unlock(&object->domain->whole);
}

void nt_object_hold(struct nt_object *object)
{
	nt_lock(&object->lock);
	object->held = 1;
	nt_unlock(&object->lock);
}

void nt_object_let_go(struct nt_object *object)
{
	nt_lock(&object->lock);
	object->held = 0;
	nt_unlock(&object->lock);
}

void nt_object_init(struct nt_object *object, struct nt_domain *domain, enum nt_type type)
{
	object->domain = domain;
	object->type = type;
	object->held = 0;
	object->name = NULL;
	nt_refs_init(&object->references);
	nt_count_set(&object->handles, 0);
	nt_count_set(&object->pending_all, 0);
	nt_lock_init(&object->lock);
	nt_ring_init(&object->any);
	nt_ring_init(&object->all);
}

static struct nt_object *object_new(struct nt_domain *domain, enum nt_type type)
{
	struct nt_object *object = nt_domain_alloc(domain, sizeof(*object));

	if (object)
		nt_object_init(object, domain, type);
	return object;
}

void nt_object_free(struct nt_object *object)
{
	switch (object->type) {
	case NT_THREAD:
		nt_thread_free(object);
		break;
	case NT_KEY:
		nt_key_free(object);
		break;
	case NT_OPEN_FILE:
		nt_file_free(object);
		break;
	default:
		nt_domain_free(object->domain, object, sizeof(*object));
	}
}

struct nt_object *nt_event_new(struct nt_domain *domain, int manual, int set)
{
	struct nt_object *object = object_new(domain, manual ? NT_EVENT_MANUAL : NT_EVENT_AUTO);

	if (object)
		object->event.set = !!set;
	return object;
}

struct nt_object *nt_semaphore_new(struct nt_domain *domain, u32 count, u32 most)
{
	struct nt_object *object = object_new(domain, NT_SEMAPHORE);

	if (object) {
		object->semaphore.count = count;
		object->semaphore.most = most;
	}
	return object;
}

/*
 * A mutex counts as a reference to itself while it is owned: its owner may die last. The caller
 * takes it, or has the one of the owner before.
 */
static void own(struct nt_object *object, struct nt_thread *thread)
{
	object->mutex.owner = thread;
	object->mutex.recursion = 1;
	nt_lock(&thread->lock);
	nt_link_add(&object->mutex.owned, &thread->mutexes);
	nt_unlock(&thread->lock);
}

static void disown(struct nt_object *object)
{
	struct nt_thread *thread = object->mutex.owner;

	nt_lock(&thread->lock);
	nt_link_remove(&object->mutex.owned);
	nt_unlock(&thread->lock);
	object->mutex.owner = NULL;
	object->mutex.recursion = 0;
}

struct nt_object *nt_mutex_new(struct nt_domain *domain, struct nt_thread *owner)
{
	struct nt_object *object = object_new(domain, NT_MUTEX);

	if (object && owner) {
		nt_object_get(object);
		own(object, owner);
	}
	return object;
}

int nt_object_ready(const struct nt_object *object, const struct nt_thread *thread)
{
	switch (object->type) {
	case NT_EVENT_AUTO:
	case NT_EVENT_MANUAL:
		return object->event.set;
	case NT_SEMAPHORE:
		return object->semaphore.count > 0;
	case NT_MUTEX:
		if (object->mutex.owner == thread)
			return object->mutex.recursion < U32_MAX;
		return !object->mutex.owner || nt_thread_exiting(object->mutex.owner);
	default:
		return 0;
	}
}

/* Returns whether it was abandoned. */
static int take_mutex(struct nt_object *object, struct nt_thread *thread)
{
	int abandoned = object->mutex.abandoned;

	if (object->mutex.owner == thread) {
		object->mutex.recursion++;
		return abandoned;
	}
	if (object->mutex.owner) {
		/* it is exiting, and was not seen to die yet */
		disown(object);
		abandoned = 1;
	} else {
		nt_object_get(object);
	}
	object->mutex.abandoned = 0;
	own(object, thread);
	return abandoned;
}

int nt_object_take(struct nt_object *object, struct nt_thread *thread)
{
	switch (object->type) {
	case NT_EVENT_AUTO:
		object->event.set = 0;
		return 0;
	case NT_SEMAPHORE:
		object->semaphore.count--;
		return 0;
	case NT_MUTEX:
		return take_mutex(object, thread);
	default:
		return 0;
	}
}

/* Its state has changed for the better: whoever waited for it gets it. */
static void offer(struct nt_object *object, int whole) __must_hold(&object->lock)
{
	if (whole)
		nt_wait_offer_all(object);
	if (!nt_ring_empty(&object->any))
		nt_wait_offer_any(object);
}

void nt_object_drop(struct nt_object *object, struct nt_thread *maker)
{
	s32 previous;

	if (object->type == NT_MUTEX && !nt_count_read(&object->handles))
		nt_mutex_release(object, maker, &previous);
	nt_object_put(object);
}

void nt_object_unreachable(struct nt_object *object, u32 ours)
{
	int whole, free;

	if (object->type != NT_MUTEX)
		return;
	whole = nt_object_lock(object);
	/* the caller's references, and the mutex's own: nobody waits, or is about to */
	free = object->mutex.owner && !nt_count_read(&object->handles) &&
	       (u32)nt_refs_read(&object->references) == ours + 1;
	if (free)
		disown(object);
	nt_object_unlock(object, whole);
	if (free)
		nt_object_put(object);
}

static int is_event(const struct nt_object *object)
{
	return object->type == NT_EVENT_AUTO || object->type == NT_EVENT_MANUAL;
}

static u32 change_event(struct nt_object *object, int set, int after, s32 *previous)
{
	int whole;

	if (!is_event(object))
		return NT_TYPE_MISMATCH;
	whole = nt_object_lock(object);
	*previous = object->event.set;
	object->event.set = set;
	if (set)
		offer(object, whole);
	if (!after)
		object->event.set = 0;
	nt_object_unlock(object, whole);
	return NT_OK;
}

u32 nt_event_set(struct nt_object *object, s32 *previous)
{
	return change_event(object, 1, 1, previous);
}

u32 nt_event_reset(struct nt_object *object, s32 *previous)
{
	return change_event(object, 0, 0, previous);
}

u32 nt_event_pulse(struct nt_object *object, s32 *previous)
{
	return change_event(object, 1, 0, previous);
}

u32 nt_semaphore_release(struct nt_object *object, u32 count, u32 *previous)
{
	u32 status = NT_OK;
	int whole;

	if (object->type != NT_SEMAPHORE)
		return NT_TYPE_MISMATCH;
	whole = nt_object_lock(object);
	if (count > object->semaphore.most - object->semaphore.count) {
		status = NT_SEMAPHORE_LIMIT;
	} else {
		*previous = object->semaphore.count;
		object->semaphore.count += count;
		offer(object, whole);
	}
	nt_object_unlock(object, whole);
	return status;
}

u32 nt_mutex_release(struct nt_object *object, struct nt_thread *thread, s32 *previous)
{
	int whole, free = 0;

	if (object->type != NT_MUTEX)
		return NT_TYPE_MISMATCH;
	whole = nt_object_lock(object);
	if (object->mutex.owner != thread) {
		nt_object_unlock(object, whole);
		return NT_MUTEX_NOT_OWNED;
	}
	*previous = 1 - (s32)object->mutex.recursion;
	if (!--object->mutex.recursion) {
		free = 1;
		disown(object);
		offer(object, whole);
	}
	nt_object_unlock(object, whole);
	if (free)
		nt_object_put(object);
	return NT_OK;
}

u32 nt_object_query(struct nt_object *object, u32 *value, u32 *more)
{
	int whole;

	if (!nt_object_waitable(object))
		return NT_TYPE_MISMATCH;
	whole = nt_object_lock(object);
	switch (object->type) {
	case NT_SEMAPHORE:
		*value = object->semaphore.count;
		*more = object->semaphore.most;
		break;
	case NT_MUTEX:
		*value = 1 - object->mutex.recursion;
		*more = object->mutex.abandoned;
		/* as whoever waits next will find it */
		if (object->mutex.owner && nt_thread_exiting(object->mutex.owner)) {
			*value = 1;
			*more = 1;
		}
		break;
	default:
		*value = object->event.set;
		*more = 0;
	}
	nt_object_unlock(object, whole);
	return NT_OK;
}

static struct nt_object *first_mutex(struct nt_thread *thread)
{
	struct nt_object *object = NULL;

	nt_lock(&thread->lock);
	if (!nt_ring_empty(&thread->mutexes)) {
		object = nt_holder(thread->mutexes.next, struct nt_object, mutex.owned);
		nt_object_get(object);
	}
	nt_unlock(&thread->lock);
	return object;
}

void nt_mutexes_abandon(struct nt_thread *thread)
{
	struct nt_object *object;
	int whole, owned;

	while ((object = first_mutex(thread))) {
		whole = nt_object_lock(object);
		owned = object->mutex.owner == thread;
		if (owned) {
			disown(object);
			object->mutex.abandoned = 1;
			offer(object, whole);
		}
		nt_object_unlock(object, whole);
		if (owned)
			nt_object_put(object);
		nt_object_put(object);
		nt_pause();
	}
}
