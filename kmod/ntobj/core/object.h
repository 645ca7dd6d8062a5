/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Events, semaphores and mutexes as a state machine, and what all objects have: references, a
 * name, a number of handles. Nothing here sleeps for an object, copies
 * from a user, or reads a clock. The front end gives nt_platform.h: memory, locks, claims and
 * the waking of a wait; its locks are empty where one thread runs all.
 *
 * Locks. An object has a lock of its own. Who changes several objects at once, for a wait for
 * all, has the domain's mutex and holds each object (`held`); others that meet a held object, or
 * one that such a wait is queued at, take the mutex first. So no two objects' locks are nested.
 */
#ifndef NT_OBJECT_H
#define NT_OBJECT_H

#include "list.h"
#include "nt_platform.h"
#include "status.h"

/* References, where the platform has no type for them. nt_refs_put: whether it was the last. */
#ifndef nt_refs_t
#define nt_refs_t	   nt_count_t
#define nt_refs_init(refs) nt_count_set(refs, 1)
#define nt_refs_read	   nt_count_read
#define nt_refs_get(refs)  nt_count_add(refs, 1)
#define nt_refs_put(refs)  (!nt_count_add(refs, -1))
#endif

enum nt_type {
	NT_EVENT_AUTO,
	NT_EVENT_MANUAL,
	NT_SEMAPHORE,
	NT_MUTEX,
	/* what cannot be waited for */
	NT_THREAD,
	NT_KEY,
	NT_OPEN_FILE,
};

struct nt_domain;
struct nt_name;
struct nt_thread;

struct nt_object {
	struct nt_domain *domain;
	nt_refs_t references;
	nt_count_t handles;
	struct nt_name *name; /* or NULL; names.c sets it before others see the object */
	nt_lock_t lock;
	enum nt_type type;
	int held;
	nt_count_t pending_all; /* waits for all that are queued here */
	struct nt_link any;     /* of nt_place, of waits for any */
	struct nt_link all;     /* the same for all; the domain's mutex protects it */
	union {
		struct {
			int set;
		} event;
		struct {
			u32 count, most;
		} semaphore;
		struct {
			struct nt_thread *owner;
			struct nt_link owned; /* among the owner's mutexes */
			u32 recursion;
			int abandoned;
		} mutex;
	};
};

/* An object with one reference, or NULL: no memory. */
struct nt_object *nt_event_new(struct nt_domain *domain, int manual, int set);
struct nt_object *nt_mutex_new(struct nt_domain *domain, struct nt_thread *owner);
/* count must not be above most, and most not 0: the caller has checked. */
struct nt_object *nt_semaphore_new(struct nt_domain *domain, u32 count, u32 most);

/* Of another part's structure, which begins with it. */
void nt_object_init(struct nt_object *object, struct nt_domain *domain, enum nt_type type);
void nt_object_free(struct nt_object *object);

static inline void nt_object_get(struct nt_object *object)
{
	nt_refs_get(&object->references);
}

static inline void nt_object_put(struct nt_object *object)
{
	if (nt_refs_put(&object->references))
		nt_object_free(object);
}

/* Of one that its maker gives up after handles were made, or none: nobody owns it then. */
void nt_object_drop(struct nt_object *object, struct nt_thread *maker);

/*
 * With so many references, once no handle and no name is left: its owner would keep it until its
 * death. Two callers at the same moment may each see the references of the other; then it does.
 */
void nt_object_unreachable(struct nt_object *object, u32 ours);

/* *previous: the state before; not written where the call fails. */
u32 nt_event_set(struct nt_object *object, s32 *previous);
u32 nt_event_reset(struct nt_object *object, s32 *previous);
u32 nt_event_pulse(struct nt_object *object, s32 *previous);
u32 nt_semaphore_release(struct nt_object *object, u32 count, u32 *previous);
/* value: the state; more: the most of a semaphore, or whether a mutex was abandoned. */
u32 nt_object_query(struct nt_object *object, u32 *value, u32 *more);
/* *previous: 1 - how often it was owned. */
u32 nt_mutex_release(struct nt_object *object, struct nt_thread *thread, s32 *previous);

/* Whether a wait may name it. */
static inline int nt_object_waitable(const struct nt_object *object)
{
	return object->type <= NT_MUTEX;
}

/* The mutexes that a thread owned, which is no more. */
void nt_mutexes_abandon(struct nt_thread *thread);

/*
 * For wait.c. nt_object_lock returns whether the whole domain is locked: give it back. To sparse
 * that is the object's lock as well.
 */
void nt_object_lock_whole(struct nt_object *object) __acquires(&object->lock);
void nt_object_unlock_whole(struct nt_object *object) __releases(&object->lock);

static inline int nt_object_lock(struct nt_object *object) __acquires(&object->lock)
{
	nt_lock(&object->lock);
	/* both change only while the object is held, or less is pending than it seems */
	if (!(object->held | nt_count_read(&object->pending_all)))
		return 0;
	nt_unlock(&object->lock);
	nt_object_lock_whole(object);
	return 1;
}

static inline void nt_object_unlock(struct nt_object *object, int whole) __releases(&object->lock)
{
	if (whole)
		nt_object_unlock_whole(object);
	else
		nt_unlock(&object->lock);
}

void nt_object_hold(struct nt_object *object);
void nt_object_let_go(struct nt_object *object);
/* Whether a wait of the thread would be over; nt_object_take then takes what it takes, and
 * returns whether that was an abandoned mutex. With the lock, or held.
 */
int nt_object_ready(const struct nt_object *object, const struct nt_thread *thread);
int nt_object_take(struct nt_object *object, struct nt_thread *thread);

#endif
