// SPDX-License-Identifier: GPL-2.0-only
/*
 * The threads of clients, by task. A file's release sees neither the death of one thread of a
 * process nor that of a process whose descriptor others have, so the scheduler's tracepoint of
 * exits tells of both. It is not exported, and is found by name.
 *
 * A client finds the calling thread by its own lock and table. The tracepoint must find a task's
 * threads in all clients, and a task that is no client's must not notice it. So each task that has
 * a thread is a `mortal` in a table of all clients, and other tasks look at one bucket of it.
 *
 * Locks, in the order in which they are taken:
 *
 *	ending		of whoever adds or ends a thread, so that each is ended once
 *	client->lock	of client->threads
 *	the core's	see core/object.h
 *	mortals_lock	of mortals and dead; raw, since the tracepoint may not sleep
 */
#include <linux/hashtable.h>
#include <linux/mutex.h>
#include <linux/sched.h>
#include <linux/sched/task.h>
#include <linux/string.h>
#include <linux/tracepoint.h>
#include <linux/workqueue.h>
#include <tare/compat.h>
#include <trace/events/sched.h>

#include "ntobj.h"

#define EXIT	"sched_process_exit"

/* A task that has threads. Its owners are added and taken out with `ending`. */
struct mortal {
	struct task_struct *task;
	struct list_head owners;
	struct hlist_node hash;
	struct list_head dead; /* empty: it lives */
};

/* A thread of a client. */
struct owner {
	struct nt_thread thread; /* first: the core frees it with its last reference */
	struct nt_node node;
	struct ntobj_client *client;
	struct task_struct *task; /* a reference, so that no other task has this address */
	struct mortal *mortal;
	struct list_head of_task;
};

static DEFINE_HASHTABLE(mortals, 12);
static LIST_HEAD(dead);
static DEFINE_RAW_SPINLOCK(mortals_lock);
static DEFINE_MUTEX(ending);
static struct tracepoint *exits;

static struct owner *owner_of(struct nt_node *node)
{
	return node ? container_of(node, struct owner, node) : NULL;
}

/* The low bits of a task's address are the same for all. */
static u32 hash_of(const struct task_struct *task)
{
	return hash_ptr(task, 32);
}

/* The calling thread's, or NULL. Nobody else adds or, while it asks, ends it. */
static struct owner *find(struct ntobj_client *client)
{
	u32 hash = hash_of(current);
	struct owner *owner = NULL;

	spin_lock(&client->lock);
	do
		owner = owner_of(nt_trie_next(&client->threads, hash, owner ? &owner->node : NULL));
	while (owner && owner->task != current);
	spin_unlock(&client->lock);
	return owner;
}

bool nt_thread_exiting(const struct nt_thread *thread)
{
	const struct owner *owner = container_of(thread, const struct owner, thread);

	return READ_ONCE(owner->task->flags) & PF_EXITING;
}

/* The caller holds mortals_lock. NULL: the task is none. */
static struct mortal *mortal_of(const struct task_struct *task)
{
	struct mortal *mortal;

	hash_for_each_possible(mortals, mortal, hash, (unsigned long)task)
		if (mortal->task == task)
			return mortal;
	return NULL;
}

/* The caller holds `ending`. The calling task, which is made one if need be; NULL: no memory. */
static struct mortal *mortal_of_current(void)
{
	struct mortal *mortal;

	raw_spin_lock(&mortals_lock);
	mortal = mortal_of(current);
	raw_spin_unlock(&mortals_lock);
	if (mortal)
		return mortal;
	mortal = kzalloc(sizeof(*mortal), GFP_KERNEL_ACCOUNT);
	if (!mortal)
		return NULL;
	mortal->task = current;
	INIT_LIST_HEAD(&mortal->owners);
	INIT_LIST_HEAD(&mortal->dead);
	raw_spin_lock(&mortals_lock);
	hash_add(mortals, &mortal->hash, (unsigned long)current);
	raw_spin_unlock(&mortals_lock);
	return mortal;
}

/* The caller holds `ending`. A mortal that no thread belongs to any more is none. */
static void forget(struct mortal *mortal)
{
	if (!list_empty(&mortal->owners))
		return;
	raw_spin_lock(&mortals_lock);
	hash_del(&mortal->hash);
	list_del(&mortal->dead);
	raw_spin_unlock(&mortals_lock);
	kfree(mortal);
}

/* The caller holds `ending`, and the client's table has the thread no more. */
static void end(struct owner *owner)
{
	struct task_struct *task = owner->task;

	list_del(&owner->of_task);
	forget(owner->mortal);
	nt_thread_exit(&owner->thread);
	put_task_struct(task);
}

static struct owner *make(struct ntobj_client *client, struct mortal *mortal)
{
	struct owner *owner = nt_alloc(sizeof(*owner));

	if (!owner)
		return NULL;
	owner->client = client;
	owner->mortal = mortal;
	owner->task = current;
	owner->node.hash = hash_of(current);
	if (nt_thread_init(&owner->thread, &client->domain))
		return NULL;
	get_task_struct(current);
	list_add(&owner->of_task, &mortal->owners);
	spin_lock(&client->lock);
	nt_trie_add(&client->threads, &owner->node);
	spin_unlock(&client->lock);
	return owner;
}

static struct owner *add(struct ntobj_client *client)
{
	struct owner *owner = NULL;
	struct mortal *mortal;

	mutex_lock(&ending);
	mortal = mortal_of_current();
	if (mortal) {
		owner = make(client, mortal);
		if (!owner)
			forget(mortal);
	}
	mutex_unlock(&ending);
	return owner;
}

struct nt_thread *ntobj_thread(struct ntobj_client *client)
{
	struct owner *owner = find(client);

	if (!owner)
		owner = add(client);
	return owner ? &owner->thread : NULL;
}

/* The caller holds `ending`. */
static void take_out(struct owner *owner)
{
	spin_lock(&owner->client->lock);
	nt_trie_remove(&owner->client->threads, &owner->node);
	spin_unlock(&owner->client->lock);
}

void ntobj_thread_leave(struct ntobj_client *client)
{
	struct owner *owner;

	mutex_lock(&ending);
	owner = find(client);
	if (owner) {
		take_out(owner);
		end(owner);
	}
	mutex_unlock(&ending);
}

void ntobj_threads_of_client_end(struct ntobj_client *client)
{
	struct owner *owner;

	mutex_lock(&ending);
	/* nobody calls any more: the lock would lock out nobody */
	while ((owner = owner_of(nt_trie_take(&client->threads)))) {
		end(owner);
		cond_resched();
	}
	mutex_unlock(&ending);
}

/* The mortal stays in the list until its last thread is ended. */
static struct owner *first_of_dead(void)
{
	struct mortal *mortal;

	raw_spin_lock(&mortals_lock);
	mortal = list_first_entry_or_null(&dead, struct mortal, dead);
	raw_spin_unlock(&mortals_lock);
	return mortal ? list_first_entry(&mortal->owners, struct owner, of_task) : NULL;
}

static void end_dead(struct work_struct *unused)
{
	struct owner *owner;

	mutex_lock(&ending);
	while ((owner = first_of_dead())) {
		take_out(owner);
		end(owner);
		cond_resched();
	}
	mutex_unlock(&ending);
}

static DECLARE_WORK(work, end_dead);

/* The dying task itself, which may not sleep here. */
static void task_exits(void *unused, TARE_EXIT_ARGS)
{
	struct mortal *mortal;

	/* what this task itself has added is seen */
	if (hlist_empty(&mortals[hash_min((unsigned long)task, HASH_BITS(mortals))]))
		return;
	raw_spin_lock(&mortals_lock);
	mortal = mortal_of(task);
	if (mortal) {
		hash_del(&mortal->hash);
		list_add_tail(&mortal->dead, &dead);
	}
	raw_spin_unlock(&mortals_lock);
	/* which may be gone by now */
	if (mortal)
		schedule_work(&work);
}

static void find_exits(struct tracepoint *tracepoint, void *unused)
{
	if (!strcmp(tracepoint->name, EXIT))
		exits = tracepoint;
}

int ntobj_threads_start(void)
{
	/* the compiler compares the types; nothing else would */
	check_trace_callback_type_sched_process_exit(task_exits);
	for_each_kernel_tracepoint(find_exits, NULL);
	if (!exits) {
		pr_err("this kernel has no tracepoint " EXIT ", which tells of threads that die\n");
		return -EOPNOTSUPP;
	}
	return tracepoint_probe_register(exits, task_exits, NULL);
}

void ntobj_threads_stop(void)
{
	tracepoint_probe_unregister(exits, task_exits, NULL);
	tracepoint_synchronize_unregister();
	flush_work(&work);
}
