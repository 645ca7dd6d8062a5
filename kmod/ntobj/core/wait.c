// SPDX-License-Identifier: GPL-2.0-only
#include "wait.h"

#include "domain.h"

void nt_wait_offer_any(struct nt_object *object)
{
	for (struct nt_link *at = object->any.next; at != &object->any; at = at->next) {
		struct nt_place *place = nt_holder(at, struct nt_place, link);
		struct nt_wait *wait = place->wait;

		/* nor for those behind: who owns a mutex waits for it no more */
		if (!nt_object_ready(object, wait->thread))
			break;
		if (!nt_claim(&wait->claimed, place->index))
			continue;
		if (nt_object_take(object, wait->thread))
			wait->abandoned = 1;
		nt_wake(wait);
	}
}

/* All objects are held, or the wait's own one is and the others are held meanwhile. */
static int all_ready(const struct nt_wait *wait)
{
	for (int i = 0; i < wait->count; i++)
		if (!nt_object_ready(wait->place[i].object, wait->thread))
			return 0;
	return 1;
}

static void take_all(struct nt_wait *wait)
{
	for (int i = 0; i < wait->count; i++)
		if (nt_object_take(wait->place[i].object, wait->thread))
			wait->abandoned = 1;
}

static void hold_others(struct nt_wait *wait, const struct nt_object *held)
{
	for (int i = 0; i < wait->count; i++)
		if (wait->place[i].object != held)
			nt_object_hold(wait->place[i].object);
}

static void let_go_others(struct nt_wait *wait, const struct nt_object *held)
{
	for (int i = 0; i < wait->count; i++)
		if (wait->place[i].object != held)
			nt_object_let_go(wait->place[i].object);
}

void nt_wait_offer_all(struct nt_object *object)
{
	nt_mutex_held(&object->domain->whole);
	for (struct nt_link *at = object->all.next; at != &object->all; at = at->next) {
		struct nt_wait *wait = nt_holder(at, struct nt_place, link)->wait;

		/*
		 * The wait is queued at each of its objects, so that who changes one needs the
		 * domain's mutex, which the caller has.
		 */
		if (!all_ready(wait) || !nt_claim(&wait->claimed, 0))
			continue;
		hold_others(wait, object);
		take_all(wait);
		let_go_others(wait, object);
		nt_wake(wait);
	}
}

int nt_wait_over(struct nt_wait *wait)
{
	return nt_claim_read(&wait->claimed) >= 0;
}

/*
 * The first object that is there is taken. The wait is queued at those before it, each as it is
 * looked at: one that comes meanwhile claims the wait, so that none of them is there when a later
 * one is taken.
 */
static void begin_any(struct nt_wait *wait)
{
	for (int i = 0; i < wait->count; i++) {
		struct nt_place *place = &wait->place[i];
		struct nt_object *object = place->object;
		int whole = nt_object_lock(object), ready = nt_object_ready(object, wait->thread);

		if (!ready) {
			nt_link_add(&place->link, &object->any);
			wait->queued = i + 1;
		/* who is queued nowhere is claimed by nobody else */
		} else if ((!i || nt_claim(&wait->claimed, i)) &&
			   nt_object_take(object, wait->thread)) {
			wait->abandoned = 1;
		}
		nt_object_unlock(object, whole);
		if (ready || nt_wait_over(wait))
			break;
	}
}

/* Returns whether all were there. */
static int begin_all(struct nt_wait *wait, struct nt_domain *domain)
{
	int over;

	nt_mutex_lock(&domain->whole);
	hold_others(wait, NULL);
	over = all_ready(wait);
	if (over) {
		take_all(wait);
	} else {
		for (int i = 0; i < wait->count; i++) {
			struct nt_place *place = &wait->place[i];

			nt_count_add(&place->object->pending_all, 1);
			nt_link_add(&place->link, &place->object->all);
		}
		wait->queued = wait->count;
	}
	let_go_others(wait, NULL);
	nt_mutex_unlock(&domain->whole);
	return over;
}

static int named_twice(const struct nt_wait *wait)
{
	for (int i = 1; i < wait->count; i++)
		for (int j = 0; j < i; j++)
			if (wait->place[i].object == wait->place[j].object)
				return 1;
	return 0;
}

static u32 ended(const struct nt_wait *wait, int index)
{
	return (wait->abandoned ? NT_ABANDONED : NT_OK) + index;
}

u32 nt_wait_begin(struct nt_wait *wait, struct nt_domain *domain, struct nt_thread *thread,
		  int count, int all)
{
	wait->thread = thread;
	nt_claim_init(&wait->claimed);
	wait->count = count;
	wait->all = all;
	wait->abandoned = 0;
	wait->queued = 0;
	for (int i = 0; i < count; i++) {
		wait->place[i].wait = wait;
		wait->place[i].index = i;
	}
	if (wait->all) {
		if (named_twice(wait))
			return NT_INVALID_PARAMETER;
		if (begin_all(wait, domain))
			return ended(wait, 0);
		return NT_PENDING;
	}
	begin_any(wait);
	if (!wait->queued)
		return ended(wait, 0);
	return nt_wait_over(wait) ? nt_wait_end(wait, domain, NT_OK) : NT_PENDING;
}

/* What was waited for, and has no handle any more. */
static void forget(const struct nt_wait *wait, struct nt_object *object)
{
	u32 ours = 0;

	if (nt_count_read(&object->handles))
		return;
	/* a wait for any may name it twice */
	for (int i = 0; i < wait->count; i++)
		ours += wait->place[i].object == object;
	nt_object_unreachable(object, ours);
}

static void leave_any(struct nt_place *place)
{
	int whole = nt_object_lock(place->object);

	nt_link_remove(&place->link);
	nt_object_unlock(place->object, whole);
	forget(place->wait, place->object);
}

static void leave_all(struct nt_wait *wait, struct nt_domain *domain)
{
	nt_mutex_lock(&domain->whole);
	for (int i = 0; i < wait->count; i++) {
		nt_link_remove(&wait->place[i].link);
		nt_count_add(&wait->place[i].object->pending_all, -1);
	}
	nt_mutex_unlock(&domain->whole);
	for (int i = 0; i < wait->count; i++)
		forget(wait, wait->place[i].object);
}

u32 nt_wait_end(struct nt_wait *wait, struct nt_domain *domain, u32 otherwise)
{
	/* by no object: one that is left late is not to claim it after one that is left early */
	int unclaimed = nt_claim(&wait->claimed, wait->count);

	if (wait->all)
		leave_all(wait, domain);
	else
		for (int i = 0; i < wait->queued; i++)
			leave_any(&wait->place[i]);
	return unclaimed ? otherwise : ended(wait, nt_claim_read(&wait->claimed));
}
